import {
  actionSchema,
  comptoirDesAntilles,
  editionSchema,
  logSchema,
  parseEdition,
  positionSchema,
} from '@portolan/comptoir-des-antilles';
import { tables } from '../laws/comptoir-des-antilles.ts';
import { comptoirDesAntillesBoxes } from './boxes.ts';
import { schemaLaws } from './law.ts';

schemaLaws({
  game: comptoirDesAntilles,
  schemas: { position: positionSchema, action: actionSchema, edition: editionSchema, log: logSchema },
  parseEdition,
  tables,
  rulings: { 'slate-round-end': 'always-left' },
  steps: 40,
  boxes: comptoirDesAntillesBoxes,
  oddities: [null, true, -1, 0, 2, 5, 7, 1.5, '', '?', 'rum', '?rum', 'pirates', 'over', [], {}, ['?'], [3], ['rum']],
});
