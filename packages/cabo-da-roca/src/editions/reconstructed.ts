import type { Edition, TileData, TradeCard, TreasureCard } from '../edition.ts';
import { type PortId, portIds, type TileKind } from '../types.ts';

type Corners = TileData['corners'];

const openSea: Corners = [0, 0, 0, 0];

const tile = (kind: TileKind, count: number, corners: Corners = openSea): TileData => ({ kind, count, corners });

/** The rulebook prints the counts; where land lies is read from the names and the five ways out of a port. */
const tiles: readonly TileData[] = [
  tile('sea', 11),
  tile('quarter', 19, [1, 0, 0, 0]),
  tile('coast', 7, [1, 1, 0, 0]),
  tile('cove', 8, [1, 1, 1, 0]),
  tile('port', 10, [1, 1, 0, 0]),
  tile('lighthouse', 4),
  tile('shoals', 2),
  tile('rock', 1),
  tile('shark', 1),
  tile('storm', 2),
  tile('island', 2),
  tile('wreck', 2),
  tile('fish1', 4),
  tile('fish2', 4),
  tile('fish3', 4),
];

const goods = [
  { id: 'salt', fr: 'sel', en: 'salt' },
  { id: 'cork', fr: 'liège', en: 'cork' },
  { id: 'cloth', fr: 'drap', en: 'cloth' },
  { id: 'wine', fr: 'vin', en: 'wine' },
  { id: 'spice', fr: 'épices', en: 'spice' },
] as const;

/** Goods, prices by zone, struck ports of its five cards. Dearer goods are bought in fewer ports; each port is struck on 7 cards. */
const rows: readonly (readonly [good: string, prices: TradeCard['prices'], struck: readonly string[]])[] = [
  ['salt', [30, 60, 90], ['AF', 'BG', 'CH', 'DI', 'EJ']],
  ['cork', [40, 70, 100], ['AB', 'CD', 'EF', 'GH', 'IJ']],
  ['cloth', [40, 80, 120], ['BC', 'DE', 'FG', 'HI', 'AJ']],
  ['wine', [50, 90, 140], ['ABDG', 'CDFI', 'AEFH', 'CGHJ', 'BEIJ']],
  ['spice', [60, 110, 160], ['BCEH', 'DEGJ', 'BFGI', 'ADHI', 'ACFJ']],
];

const tradeCards: readonly TradeCard[] = rows
  .flatMap(([good, prices, struck]) => struck.map((ports) => ({ good, prices, struck: [...ports] as PortId[] })))
  .map((card, i) => ({ id: `t${String(i + 1).padStart(2, '0')}`, ...card }));

const treasureCards: readonly TreasureCard[] = (['island', 'wreck'] as const).flatMap((type) =>
  [50, 100, 150].map((value) => ({ id: `${type}-${value}`, type, value })),
);

/**
 * The default box. Counts, prices of pieces, dues, zones and awards are printed in the rulebook; pictures, names and trade
 * cards are not: what stands here is a playable, balanced reconstruction of ours and says so.
 */
export const reconstructed: Edition = {
  id: 'reconstructed',
  title: { fr: 'Cabo da Roca', en: 'Cabo da Roca' },
  tiles,
  ports: portIds.map((id) => ({ id })),
  goods,
  tradeCards,
  treasureCards,
  costs: {
    sailor: { buy: 20, sell: 10 },
    fishing: { buy: 60, sell: 30 },
    trade: { buy: 100, sell: 50 },
    pirate: { buy: 150, sell: 100 },
  },
  limits: { sailor: 5, fishing: 2, trade: 2, pirate: 1 },
  start: { coins: 150, openingRounds: 3, cross: 5 },
  turn: { actions: 2, more: 3, fleet: 3 },
  dues: { toll: 20, portFee: 20, guestFee: 20 },
  zones: [1, 5, 8],
  awards: {
    fish: 20,
    fishUnderShip: 10,
    fleetPoints: { fishing: 1, pirate: 2, trade: 3 },
    fleet: 100,
    ports: 50,
    goal: 1000,
  },
  provenance: {
    tileCounts: 'rulebook',
    tileCorners: 'reconstructed',
    ports: 'reconstructed',
    goods: 'reconstructed',
    tradeCardCount: 'rulebook',
    tradeCards: 'reconstructed',
    treasureValues: 'rulebook',
    treasureCards: 'reconstructed',
    costs: 'rulebook',
    limits: 'rulebook',
    start: 'rulebook',
    turn: 'rulebook',
    dues: 'rulebook',
    zones: 'rulebook',
    awards: 'rulebook',
  },
};
