import { actionSchema, borneo, editionSchema, logSchema, parseEdition, positionSchema } from '@portolan/borneo';
import { tables } from '../laws/borneo.ts';
import { borneoBoxes } from './boxes.ts';
import { schemaLaws } from './law.ts';

schemaLaws({
  game: borneo,
  schemas: { position: positionSchema, action: actionSchema, edition: editionSchema, log: logSchema },
  parseEdition,
  tables,
  rulings: { 'fight-vacancy': 'leave-gap' },
  steps: 40,
  boxes: borneoBoxes,
  oddities: [null, true, -1, 0, 2, 5, 7, 1.5, '', '?', 'RRR/B:v', 'kuching', 'red', 'over', [], {}, ['?'], [60]],
});
