import { boxOf, cardAt, HAND_LIMIT, NONE } from '../box.ts';
import { movable } from '../effects/call.ts';
import { productCard, productFace } from '../faces.ts';
import { cardsOf, holdsMission, missingProducts } from '../hands.ts';
import { mismatchOf } from '../pieces/missions.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import { harborAt, hasCardLeft, hasRoom, ownerOf, shipName, shipOf, shipsInHarbor } from '../table.ts';
import type { ActionOf, ProductFace } from '../types.ts';
import { outOfOrder } from './hand.ts';
import { citing, type Judgment, none } from './judgment.ts';

/** A ship in a harbor is unloaded (`unload.every-ship`). */
export const checkUnload = (state: State, { seat, ship: id }: ActionOf<'unload'>): Judgment => {
  const clause = 'unload.every-ship';
  const ship = shipOf(state, id);
  const owner = ownerOf(state, ship);
  const found: Refusal[] = owner === seat ? [] : [{ clause, reason: 'not-your-ship', owner }];
  if (harborAt(state, ship) === NONE) found.push({ clause, reason: 'not-in-harbor' });
  return { found, by: [clause] };
};

/** The products named that a hand cannot give, as they were named. */
const missing = (state: State, seat: number, faces: readonly ProductFace[]): ProductFace[] => {
  const box = boxOf(state.edition);
  const left = missingProducts(
    state,
    seat,
    faces.map((face) => productCard(box, face)!),
  );
  return faces.filter((face) => {
    const at = left.indexOf(productCard(box, face)!);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

/** An offer has two sides (`trade.products`, `ruling.trade-balance`). */
const sideRefusals = ({ rulings }: State, { give, get }: ActionOf<'offerTrade'>): Refusal[] => {
  if (give.length === 0 && get.length === 0) return [{ clause: 'trade.products', reason: 'nothing-exchanged' }];
  if ((give.length > 0 && get.length > 0) || rulings['trade-balance'] === 'gifts') return [];
  return [{ clause: 'ruling.trade-balance', reason: 'one-sided', side: give.length === 0 ? 'give' : 'get' }];
};

/** Cards are offered to another player; what is asked for is not looked at, for that hand is secret (`trade.secrecy`). */
export const checkOffer = (state: State, action: ActionOf<'offerTrade'>): Judgment => {
  const clause = 'trade.products';
  const { seat, to, give, get } = action;
  const found: Refusal[] = seat === to ? [{ clause, reason: 'own-seat' }] : [];
  const products = missing(state, seat, give);
  if (products.length > 0) found.push({ clause, reason: 'card-not-in-hand', products });
  found.push(...sideRefusals(state, action));
  const gift = give.length === 0 || get.length === 0;
  const free = outOfOrder(state, seat) && 'ruling.trading-order';
  return { found, by: citing(clause, 'trade.no-order', gift && 'ruling.trade-balance', free) };
};

/** The cards asked for are there (`trade.products`). */
export const checkAccept = (state: State, { seat }: ActionOf<'acceptTrade'>): Judgment => {
  const left = missingProducts(state, seat, state.offer!.get);
  const box = boxOf(state.edition);
  const products = left.map((card) => productFace(box, card));
  const clause = 'trade.products';
  return { found: left.length === 0 ? none : [{ clause, reason: 'card-not-in-hand', products }], by: [clause] };
};

/** Jokers in hand, and as many as one Mission takes (`card.joker`, `ruling.jokers-per-mission`). */
const jokerRefusals = (state: State, seat: number, used: number): Refusal[] => {
  const found: Refusal[] = [];
  if (used > cardsOf(state, seat, cardAt.joker)) {
    found.push({ clause: 'card.joker', reason: 'card-not-in-hand', card: 'joker' });
  }
  if (used > 1 && state.rulings['jokers-per-mission'] === 'one') {
    found.push({ clause: 'ruling.jokers-per-mission', reason: 'too-many-jokers', used, limit: 1 });
  }
  return found;
};

/** A Mission is fulfilled with exactly its products (`mission.fulfill`, `mission.exact-products`). */
export const checkFulfill = (state: State, action: ActionOf<'fulfill'>): Judgment => {
  const { seat, mission, products, jokers } = action;
  const { missions, edition } = boxOf(state.edition);
  const at = missions.at[mission]!;
  const found: Refusal[] = [];
  if (state.step === 'fulfilled')
    found.push({ clause: 'mission.one-per-round', reason: 'already-fulfilled', limit: 1 });
  if (!holdsMission(state, seat, at))
    found.push({ clause: 'mission.own-mission', reason: 'mission-not-in-hand', mission });
  const mismatch = mismatchOf(edition.missions[at]!.products, [...products, ...jokers]);
  if (mismatch.missing.length > 0 || mismatch.extra.length > 0) {
    found.push({ clause: 'mission.exact-products', reason: 'products-mismatch', ...mismatch });
  }
  const absent = missing(state, seat, products);
  if (absent.length > 0) found.push({ clause: 'mission.from-hand', reason: 'card-not-in-hand', products: absent });
  found.push(...jokerRefusals(state, seat, jokers.length));
  const many = jokers.length > 1 && 'ruling.jokers-per-mission';
  return { found, by: citing('mission.fulfill', jokers.length > 0 && 'card.joker', many) };
};

/** The cards due have been taken and the hand is within its limit (`anchor.one-card-per-ship`, `navigation.hand-limit`). */
const anchorRefusals = (state: State, seat: number): Refusal[] => {
  const found: Refusal[] = [];
  const [due, hand] = [state.due[seat]!, state.navigation[seat]!.length];
  if (due > 0 && hasCardLeft(state) && hasRoom(state, seat)) {
    found.push({ clause: 'anchor.one-card-per-ship', reason: 'card-not-taken', due });
  }
  if (hand > HAND_LIMIT) {
    found.push({ clause: 'navigation.hand-limit', reason: 'over-limit', hand, limit: HAND_LIMIT });
  }
  return found;
};

/** What a turn must not leave undone. */
const endRefusals = (state: State, seat: number): readonly Refusal[] => {
  const { phase, step, call } = state;
  const named = (ships: readonly number[]) => ships.map((ship) => shipName(state, ship));
  if (call) {
    const ships = named(movable(state, call, call.mover));
    return [{ clause: 'sail.all-ships-move', reason: 'ships-still-to-move', ships }];
  }
  if (step === 'choose') return [{ clause: 'sail.must-call', reason: 'color-not-called' }];
  if (phase === 'anchor') return anchorRefusals(state, seat);
  const ships = phase === 'unload' ? named(shipsInHarbor(state, seat)) : [];
  return ships.length > 0 ? [{ clause: 'unload.every-ship', reason: 'ship-not-unloaded', ships }] : none;
};

/** A turn ends (`round.seat-order`), a launch is left out (`launch.optional`), or a seat wants no more trade (`trade.ends`). */
export const checkEndTurn = (state: State, { seat }: ActionOf<'endTurn'>): Judgment => {
  if (state.phase === 'trade')
    return { found: none, by: citing('trade.ends', state.offer !== null && 'ruling.trading-order') };
  const optional = state.phase === 'launch' && state.step === 'open';
  return { found: endRefusals(state, seat), by: [optional ? 'launch.optional' : 'round.seat-order'] };
};
