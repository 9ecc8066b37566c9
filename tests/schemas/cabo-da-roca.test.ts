import {
  actionSchema,
  caboDaRoca,
  editionSchema,
  logSchema,
  parseEdition,
  positionSchema,
} from '@portolan/cabo-da-roca';
import { tables } from '../laws/cabo-da-roca.ts';
import { caboDaRocaBoxes } from './boxes.ts';
import { schemaLaws } from './law.ts';

schemaLaws({
  game: caboDaRoca,
  schemas: { position: positionSchema, action: actionSchema, edition: editionSchema, log: logSchema },
  parseEdition,
  tables,
  rulings: { 'new-ship': 'may-leave' },
  steps: 60,
  boxes: caboDaRocaBoxes,
  oddities: [
    null,
    true,
    -1,
    0,
    2,
    5,
    7,
    1.5,
    '',
    '?',
    '0t1',
    't23',
    'A',
    'N',
    'qNE',
    'free',
    'over',
    [],
    {},
    ['?'],
    [0, 0],
  ],
});
