import { actionSchema, borneo, editionSchema, logSchema, parseEdition, positionSchema } from '@portolan/borneo';
import { tables } from '../laws/borneo.ts';
import { schemaLaws } from './law.ts';

schemaLaws({
  game: borneo,
  schemas: { position: positionSchema, action: actionSchema, edition: editionSchema, log: logSchema },
  parseEdition,
  tables,
  rulings: { 'fight-vacancy': 'leave-gap' },
  steps: 40,
  boxes: [
    'reconstructed',
    { shipments: 'free' },
    { id: 'ours', spacesPerCompany: 6, lowerFlagColumn: 2, provenance: { harbors: 'given' } },
    {
      harbors: { kuching: { monopoly: 3, capacity: 5, mark: '5' } },
      missions: { '2a': { vp: 9, need: { clove: 2 } } },
    },
    {
      shipments: [
        { id: 's01', face: 'RRR/B:v', copies: 30 },
        { face: 'BBB/G:x2', copies: 30 },
      ],
    },
  ],
  oddities: [null, true, -1, 0, 2, 5, 7, 1.5, '', '?', 'RRR/B:v', 'kuching', 'red', 'over', [], {}, ['?'], [60]],
});
