import { boxOf } from '../box.ts';
import type { Clause } from '../clauses.ts';
import { sellPiece } from '../effects/sale.ts';
import { KIND, portText } from '../faces.ts';
import { FLEET, kindOfShip, ownerOf, PIRATE, pieceText, SAILOR, shipId, shipKindNumber } from '../ids.ts';
import { kindOn, portOn, sailorOn, shipOn, tileOn } from '../pieces/chart.ts';
import { directionTo, distance, squareOf, squareText } from '../pieces/squares.ts';
import type { Refusal } from '../reasons.ts';
import { clone, leftOf, NONE, type Sale, type State } from '../state.ts';
import { stockOf } from '../stock.ts';
import { governorOf } from '../table.ts';
import type { ActionOf } from '../types.ts';
import type { Ear, Judgment } from './judgment.ts';
import { tooFewActions } from './payment.ts';
import { checkSales, salesOf } from './sales.ts';
import { sinksOnTheWay, stepForbidden } from './step.ts';
import { departureFirst, pendingDepartures } from './turn.ts';

/** When one may buy (ruling.buy-timing); true if not now. */
export const buyingClosed = (state: State, ear: Ear): boolean => {
  if (state.rulings['buy-timing'] === 'after-tile') {
    if (state.stage === 'buy') return false;
    ear?.push({ clause: 'buying.after-tile', reason: 'too-late', facts: {} });
    return true;
  }
  if (!departureFirst(state)) return false;
  ear?.push({
    clause: 'turn.steps',
    reason: 'departure-pending',
    facts: { ships: pendingDepartures(state).map(shipId) },
  });
  return true;
};

/** Whether the port on a square is an opponent's. */
const isGuest = (state: State, seat: number, at: number): boolean => {
  const port = portOn(state.chart, at);
  const governor = port === NONE ? NONE : governorOf(state, port);
  return governor !== NONE && governor !== seat;
};

/** What a piece costs on a square: its price, and in an opponent's port the fee (buying.prices, buying.guest-fee). */
export const priceAt = (state: State, seat: number, piece: number, at: number): number => {
  const price = boxOf(state.edition).buy[piece]!;
  if (piece === SAILOR || !isGuest(state, seat, at)) return price;
  return price + guestFee(state, piece);
};

/** The fee for a guest ship; for a pirate only under a reading (ruling.pirate-guest-fee). */
export const guestFee = (state: State, piece: number): number =>
  piece === PIRATE && state.rulings['pirate-guest-fee'] === 'none' ? 0 : state.edition.dues.guestFee;

const noneLeft = (piece: number): Refusal => {
  const clause = piece === SAILOR ? 'pieces.sailors' : piece === PIRATE ? 'pirate.one' : 'pieces.fleet-limit';
  return { clause, reason: 'none-left', facts: { piece: pieceText(piece) } };
};

/** Coins, stock and actions (buying.prices, pieces.*, turn.limit); `sold` pieces take an action each. True if anything lacks. */
export const unaffordable = (
  state: State,
  seat: number,
  piece: number,
  price: number,
  sold: number,
  ear: Ear,
): boolean => {
  const coins = state.coins[seat]!;
  const none = stockOf(state, seat, piece) === 0;
  const cost = 1 + sold;
  const left = leftOf(state);
  if (ear) {
    if (coins < price) ear.push({ clause: 'buying.prices', reason: 'not-enough-coins', facts: { price, coins } });
    if (none) ear.push(noneLeft(piece));
    if (left < cost) ear.push(tooFewActions({ cost, left }));
  }
  return coins < price || none || left < cost;
};

/** An own port from which a pirate could be launched onto a square; `NONE` if there is none (ruling.pirate-launch). */
export const launchPort = (state: State, seat: number, at: number): number => {
  const { chart } = state;
  if (shipOn(chart, at) !== NONE || tileOn(chart, at) === NONE) return NONE;
  const pirate = seat * FLEET + FLEET - 1;
  for (const [port, from] of chart.ports.entries()) {
    if (from === NONE || distance(from, at) !== 1 || governorOf(state, port) !== seat) continue;
    const dir = directionTo(from, at);
    if (sinksOnTheWay(state, pirate, from, dir)) continue;
    if (!stepForbidden(state, { ship: pirate, from, dir, left: 0, bonus: 0 }, null)) return port;
  }
  return NONE;
};

/** Where a pirate is placed beside a port; true if not here. */
const launchForbidden = (state: State, seat: number, at: number, ear: Ear): boolean => {
  if (portOn(state.chart, at) !== NONE) {
    ear?.push({ clause: 'pirate.no-port', reason: 'pirate-at-port', facts: {} });
    return true;
  }
  if (launchPort(state, seat, at) !== NONE) return false;
  ear?.push({ clause: 'buying.own-port', reason: 'not-beside-own-port', facts: {} });
  return true;
};

/** Where a ship is placed (buying.own-port, buying.guest-port); true if not here. */
export const shipPlaceForbidden = (state: State, seat: number, piece: number, at: number, ear: Ear): boolean => {
  if (piece === PIRATE && state.rulings['pirate-launch'] === 'beside-port') {
    return launchForbidden(state, seat, at, ear);
  }
  const port = portOn(state.chart, at);
  if (port === NONE) {
    ear?.push({ clause: 'buying.own-port', reason: 'not-a-port', facts: {} });
    return true;
  }
  const governor = governorOf(state, port);
  const there = shipOn(state.chart, at);
  if (ear && governor === NONE) {
    ear.push({ clause: 'buying.own-port', reason: 'vacant-port', facts: { port: portText(port) } });
  }
  if (ear && there !== NONE) {
    const barred = governor === seat && ownerOf(there) !== seat;
    const clause = barred ? 'buying.own-port' : 'actions.one-ship-per-tile';
    ear.push({ clause, reason: 'port-occupied', facts: { ship: shipId(there) } });
  }
  return governor === NONE || there !== NONE;
};

/** Whether a fishing or trade ship of a seat lies in the eight squares around (buying.sailor-islet). */
const hasShipNear = (state: State, seat: number, at: number): boolean => {
  for (let slot = seat * FLEET; slot < (seat + 1) * FLEET; slot++) {
    const ship = state.ships[slot];
    if (ship && kindOfShip(slot) !== PIRATE && distance(ship.at, at) === 1) return true;
  }
  return false;
};

/** Where a sailor is placed (buying.sailor-home, buying.sailor-port, buying.sailor-islet); true if not here. */
export const sailorPlaceForbidden = (state: State, seat: number, at: number, ear: Ear): boolean => {
  const { chart } = state;
  if (sailorOn(chart, at) !== NONE) {
    ear?.push({ clause: 'actions.one-sailor-per-tile', reason: 'sailor-there', facts: { at: squareText(at) } });
    return true;
  }
  const kind = kindOn(chart, at);
  if (kind === KIND.port) {
    const port = portOn(chart, at);
    const guest = shipOn(chart, at);
    if (port === state.home[seat] || (guest !== NONE && ownerOf(guest) === seat)) return false;
    ear?.push({ clause: 'buying.sailor-port', reason: 'no-ship-in-port', facts: { port: portText(port) } });
    return true;
  }
  if (kind === KIND.lighthouse || kind === KIND.island) {
    if (hasShipNear(state, seat, at)) return false;
    ear?.push({ clause: 'buying.sailor-islet', reason: 'no-ship-near', facts: {} });
    return true;
  }
  ear?.push({ clause: 'buying.sailor-port', reason: 'not-a-post', facts: {} });
  return true;
};

/** The table as it stands when the pieces named have been sold; the same table if that is not allowed (ruling.sale-for). */
const afterSales = (state: State, seat: number, sales: readonly Sale[]): State => {
  if (sales.length === 0 || state.rulings['sale-for'] === 'debt-due') return state;
  const after = clone(state);
  for (const sale of sales) sellPiece(after, seat, sale, undefined);
  return after;
};

/** The seat that must agree to a ship in its port, once the pieces named have been sold; `NONE` if nobody is asked (buying.guest-port). */
export const hostOf = (state: State, seat: number, piece: number, at: number, sales: readonly Sale[]): number => {
  if (piece === PIRATE && state.rulings['pirate-launch'] === 'beside-port') return NONE;
  const port = portOn(state.chart, at);
  const governor = port === NONE ? NONE : governorOf(afterSales(state, seat, sales), port);
  return governor === seat ? NONE : governor;
};

/** Pieces that take an action each when sold for a purchase. */
const soldFor = (state: State, sales: readonly Sale[]): number =>
  state.rulings['sale-for'] === 'debt-due' ? 0 : sales.length;

const finalBy = (state: State, sales: readonly Sale[]): Clause[] => [
  ...(state.final ? (['end.may-buy'] as const) : []),
  ...(sales.length > 0 ? (['debts.sell'] as const) : []),
];

const shipBy = (state: State, seat: number, piece: number, at: number): Clause[] => {
  const by: Clause[] = ['buying.may', 'buying.one-action', 'buying.moored'];
  if (!isGuest(state, seat, at)) return [...by, 'buying.own-port'];
  return [...by, 'buying.guest-port', ...(guestFee(state, piece) === 0 ? (['pirate.no-dues'] as const) : [])];
};

/** A ship is bought and placed (buying.*). */
export const checkBuyShip = (state: State, { seat, piece: name, at: square, sell }: ActionOf<'buyShip'>): Judgment => {
  const piece = shipKindNumber(name);
  const at = squareOf(square);
  const sales = salesOf(sell);
  const found: Refusal[] = [];
  const after = afterSales(state, seat, sales);
  const price = priceAt(after, seat, piece, at);
  buyingClosed(after, found);
  checkSales(state, seat, sales, price, found);
  unaffordable(after, seat, piece, price, soldFor(state, sales), found);
  shipPlaceForbidden(after, seat, piece, at, found);
  return { found, by: [...shipBy(after, seat, piece, at), ...finalBy(state, sales)] };
};

const sailorBy = (state: State, seat: number, at: number): Clause[] => {
  const by: Clause[] = ['buying.may', 'buying.one-action'];
  const kind = kindOn(state.chart, at);
  if (kind === KIND.port) {
    const home = portOn(state.chart, at) === state.home[seat];
    return [...by, home ? 'buying.sailor-home' : 'buying.sailor-port', 'port.governor'];
  }
  return [...by, 'buying.sailor-islet', ...(kind === KIND.lighthouse ? (['lighthouse.keeper'] as const) : [])];
};

/** A sailor is bought and placed (buying.*). */
export const checkBuySailor = (state: State, { seat, at: square, sell }: ActionOf<'buySailor'>): Judgment => {
  const at = squareOf(square);
  const sales = salesOf(sell);
  const found: Refusal[] = [];
  const after = afterSales(state, seat, sales);
  const price = priceAt(after, seat, SAILOR, at);
  buyingClosed(after, found);
  checkSales(state, seat, sales, price, found);
  unaffordable(after, seat, SAILOR, price, soldFor(state, sales), found);
  sailorPlaceForbidden(after, seat, at, found);
  return { found, by: [...sailorBy(after, seat, at), ...finalBy(state, sales)] };
};
