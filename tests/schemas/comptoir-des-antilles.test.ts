import {
  actionSchema,
  comptoirDesAntilles,
  editionSchema,
  logSchema,
  parseEdition,
  positionSchema,
} from '@portolan/comptoir-des-antilles';
import { tables } from '../laws/comptoir-des-antilles.ts';
import { schemaLaws } from './law.ts';

schemaLaws({
  game: comptoirDesAntilles,
  schemas: { position: positionSchema, action: actionSchema, edition: editionSchema, log: logSchema },
  parseEdition,
  tables,
  rulings: { 'slate-round-end': 'always-left' },
  steps: 40,
  boxes: [
    {
      contacts: [
        { id: 'mate', fr: 'Second', en: 'Mate', commission: 2, effects: [{ do: 'place', groups: [1] }] },
        { id: 'cook', fr: 'Coq', en: 'Cook', commission: 1, effects: [{ do: 'replace' }] },
      ],
    },
  ],
  oddities: [null, true, -1, 0, 2, 5, 7, 1.5, '', '?', 'rum', '?rum', 'pirates', 'over', [], {}, ['?'], [3], ['rum']],
});
