import { boxOf } from '../box.ts';
import { slotOf } from '../ids.ts';
import { tileOn } from '../pieces/chart.ts';
import { neighbor, squareAt, squareText } from '../pieces/squares.ts';
import type { Readings } from '../readings.ts';
import { NONE, type State } from '../state.ts';
import { type Face, type Piece, type PieceKind, pieceKinds, type ShipId, type ShipKind, shipKinds } from '../types.ts';
import {
  ASKER,
  editionOf,
  layOn,
  layPort,
  OPPONENT,
  putSailor,
  putShip,
  seatMeant,
  smallTable,
} from './small-table.ts';
import type { PurchaseInput, PurchasePlace } from './types.ts';

/** The square where the piece is to be placed. */
export const here = squareAt(0, 0);

const tiles: Readonly<Record<PurchasePlace, Face>> = {
  port: 'A',
  lighthouse: 'lighthouse',
  island: 'island',
  coast: 'coast',
  sea: 'sea',
};

/** Somewhere out of the way, one square for each piece. */
const far = (i: number): number => squareAt(2 * i, 20);

const landFar = (state: State, i: number, tile: Face): number => {
  layOn(state, far(i), { tile });
  return far(i);
};

/** The buyer's ships by kind, in the order of their numbers. */
const shipsOf = (kind: ShipKind, count: number): ShipId[] =>
  kind === 'pirate' ? ['0p'].slice(0, count) : [1, 2].slice(0, count).map((n) => `0${kind[0]}${n}`);

/** Ships that trade, trade ships first: those that may be needed near the square. */
const traders = ({ owned }: PurchaseInput): ShipId[] => [
  ...shipsOf('trade', owned.trade ?? 0),
  ...shipsOf('fishing', owned.fishing ?? 0),
];

/** Where the buyer's ships lie: in the port, near it, waiting in another port, or far away. */
export interface Berths {
  readonly inPort: ShipId | undefined;
  readonly near: ShipId | undefined;
  readonly pending: ShipId | undefined;
  readonly away: readonly ShipId[];
}

/** Gives the ships their places; a place stays empty if the buyer owns too few. */
export const berthsOf = (input: PurchaseInput): Berths => {
  const free = [...traders(input), ...shipsOf('pirate', input.owned.pirate ?? 0)];
  const take = (wanted: boolean | undefined, may: (id: ShipId) => boolean): ShipId | undefined => {
    const found = wanted ? free.find(may) : undefined;
    if (found) free.splice(free.indexOf(found), 1);
    return found;
  };
  const trading = (id: ShipId): boolean => id !== '0p';
  const near = take(input.near, trading);
  const inPort = take(input.ship === 'own', () => true);
  const pending = take(input.pending, () => true);
  return { inPort, near, pending, away: free };
};

const putShips = (state: State, { inPort, near, pending, away }: Berths): void => {
  if (inPort) putShip(state, inPort, here, {});
  if (near) putShip(state, near, squareAt(1, 1), { heading: 0 });
  if (pending) {
    const port = squareAt(10, 0);
    layPort(state, port, 'C');
    layOn(state, neighbor(port, 4), { tile: 'sea' });
    putShip(state, pending, port, {});
  }
  for (const [i, id] of away.entries()) putShip(state, id, landFar(state, i, 'sea'), { heading: 0 });
};

const putSailors = (state: State, { owned, sailor }: PurchaseInput): void => {
  const seat = seatMeant(sailor);
  if (seat !== undefined) putSailor(state, seat, here);
  const away = (owned.sailor ?? 0) - (sailor === 'own' ? 1 : 0);
  for (let i = 0; i < away; i++) putSailor(state, ASKER, landFar(state, 10 + i, 'coast'));
};

const setActions = (state: State, { owned, left }: PurchaseInput): void => {
  const { actions, more, fleet } = state.edition.turn;
  const ships = shipKinds.reduce((sum, kind) => sum + (owned[kind] ?? 0), 0);
  state.allowance = Math.max(left, ships >= fleet ? more : actions);
  state.used = state.allowance - left;
};

/** A table for a purchase: the square with open sea around it, the buyer's pieces on and near it or far away. */
export const purchaseTable = (input: PurchaseInput, readings: Readings): State => {
  const { place, stage, coins, gone = {}, home, final = false, ship } = input;
  const state = smallTable(readings, editionOf(input));
  state.stage = stage;
  state.final = final;
  state.coins[ASKER] = coins;
  layOn(state, here, { tile: tiles[place] });
  for (let dir = 0; dir < 8; dir++) {
    if (tileOn(state.chart, neighbor(here, dir)) < 0) layOn(state, neighbor(here, dir), { tile: 'sea' });
  }
  const owner = seatMeant(home);
  if (owner !== undefined) state.home[owner] = 0;
  for (const [kind, name] of shipKinds.entries()) state.gone[ASKER * 3 + kind] = gone[name] ?? 0;
  putShips(state, berthsOf(input));
  putSailors(state, input);
  if (ship === 'opponent') putShip(state, `${OPPONENT}t1`, here, { heading: place === 'port' ? NONE : 0 });
  setActions(state, input);
  return state;
};

/** The buyer's pieces by kind, those that matter least to the purchase first. */
const piecesOf = (state: State, input: PurchaseInput): Readonly<Record<PieceKind, readonly Piece[]>> => {
  const { inPort, near, pending, away } = berthsOf(input);
  const ships = [...away, pending, near, inPort].filter((id): id is ShipId => id !== undefined);
  const sailors = state.sailors[ASKER]!.map(squareText).sort((a, b) => b[1] - a[1]);
  const ofKind = (kind: ShipKind): ShipId[] => ships.filter((id) => id[1] === kind[0]);
  return { sailor: sailors, fishing: ofKind('fishing'), trade: ofKind('trade'), pirate: ofKind('pirate') };
};

/** The pieces to be sold, by their kinds, the cheapest first; undefined if the buyer has too few. */
export const piecesSold = (state: State, input: PurchaseInput, kinds: readonly PieceKind[]): Piece[] | undefined => {
  const owned = piecesOf(state, input);
  const sold: Piece[] = [];
  for (const kind of pieceKinds) {
    const wanted = kinds.filter((other) => other === kind).length;
    if (wanted > owned[kind].length) return undefined;
    sold.push(...owned[kind].slice(0, wanted));
  }
  const resale = boxOf(state.edition).resale;
  const worth = (piece: Piece): number => resale[typeof piece === 'string' ? Math.floor(slotOf(piece)! / 2) : 3]!;
  return sold.sort((a, b) => worth(a) - worth(b));
};
