import {
  actionSchema,
  caboDaRoca,
  editionSchema,
  logSchema,
  parseEdition,
  positionSchema,
} from '@portolan/cabo-da-roca';
import { tables } from '../laws/cabo-da-roca.ts';
import { schemaLaws } from './law.ts';

schemaLaws({
  game: caboDaRoca,
  schemas: { position: positionSchema, action: actionSchema, edition: editionSchema, log: logSchema },
  parseEdition,
  tables,
  rulings: { 'new-ship': 'may-leave' },
  steps: 60,
  boxes: [
    { id: 'my-cabo', tiles: { coast: { corners: [0, 1, 1, 0] } } },
    { tradeCards: [{ id: 'tea', good: 'salt', prices: [15, 25, 35], struck: ['B'] }] },
    { costs: { trade: { buy: 70 } }, dues: { portFee: 5 } },
    { awards: { fleet: 30, fleetPoints: { fishing: 4, trade: 1, pirate: 3 } } },
  ],
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
