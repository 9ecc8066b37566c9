import {
  actionSchema,
  atRandom,
  editionSchema,
  logSchema,
  parseEdition,
  positionSchema,
  rotterdam,
} from '@portolan/rotterdam';
import { tables } from '../laws/rotterdam.ts';
import { rotterdamBoxes } from './boxes.ts';
import { schemaLaws } from './law.ts';

schemaLaws({
  game: rotterdam,
  policy: atRandom,
  schemas: { position: positionSchema, action: actionSchema, edition: editionSchema, log: logSchema },
  parseEdition,
  tables,
  rulings: { 'blocked-ship': 'moves-later' },
  steps: 90,
  boxes: rotterdamBoxes,
  oddities: [null, true, -1, 0, 2, 5, 7, 1.5, '', '?', '?botlek', '0a@A1:grain', 'red', 'over', [], {}, ['?'], [60]],
});
