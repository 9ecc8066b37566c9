import { type Bag, below, putIn, type Rng, type Seat, takeOut } from '@portolan/core';
import { type Action, type ActionOf, type Box, boxOf, type ProductFace, type State } from '@portolan/rotterdam';
import { cardPoints, makerOf, missionPoints, scoreOf, TARGET } from '@portolan/rotterdam/pieces';
import { bestOf } from '../promises.ts';
import { lacking } from './policy-worth.ts';

type Fulfill = ActionOf<'fulfill'>;

/** What a Joker is worth, and what a hidden Navigation card may count. */
const JOKER = 2;
const HIDDEN_CARD = 0.5;

/** Points of a seat as another sees them: Missions, cards laid, the values on the backs of its Products, a little for its cards. */
const seenTotal = (state: State, seat: Seat): number => {
  const laid = state.laid[seat]!.reduce((sum, kind) => sum + cardPoints[kind]!, 0);
  const box = boxOf(state.edition);
  const products = state.products[seat]!.reduce((sum, card) => {
    const made = box.productsOf[makerOf(box, card)] ?? [];
    return sum + (made.length > 0 ? Math.min(...made.map((product) => box.values[product]!)) : 1);
  }, 0);
  return missionPoints(state, seat) + laid + products + HIDDEN_CARD * state.navigation[seat]!.length;
};

const rivalsOf = ({ seats }: State, seat: Seat): number[] =>
  Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);

/** Mission points that bring a seat within one good Mission of the end. */
const NEAR = 7;

/** Whether somebody can end the game in this round. */
const isLast = (state: State, seat: Seat): boolean =>
  rivalsOf(state, seat).some((rival) => {
    const points = missionPoints(state, rival);
    return points >= TARGET || (points >= NEAR && state.products[rival]!.length > 1);
  });

/** What a Mission promises: points less what is spent, in a last round without regard to Jokers; nobody ends a game that he loses. */
export const missionPromises = (state: State, seat: Seat): ((action: Fulfill) => number) => {
  const { missions, points, products, values } = boxOf(state.edition);
  const last = isLast(state, seat);
  const ending = rivalsOf(state, seat).some((rival) => missionPoints(state, rival) >= TARGET);
  const highest = Math.max(...rivalsOf(state, seat).map((rival) => seenTotal(state, rival)));
  const own = scoreOf(state, seat).total;
  return ({ mission, products: paid, jokers }) => {
    const earned = points[missions.at[mission]!]!;
    const net = earned - paid.reduce((sum, id) => sum + values[products.at[id]!]!, 0);
    const ends = missionPoints(state, seat) + earned >= TARGET;
    if (ends && !ending) return own + net > highest ? 20 + net : -1;
    return last ? net + 0.01 * earned : net - JOKER * jokers.length;
  };
};

/** The best Mission, if it promises no loss. */
export const chooseMission = (state: State, actions: readonly Action[], seat: Seat): Action => {
  const end = actions.at(-1)!;
  const fulfillments = actions.filter((action): action is Fulfill => action.kind === 'fulfill');
  if (fulfillments.length === 0) return end;
  const worth = missionPromises(state, seat);
  const best = bestOf(fulfillments, worth);
  return worth(best) >= 0 ? best : end;
};

/** Own Missions that a hand completes, and products of which just one is wanting. */
const wishes = (
  box: Box,
  missions: Bag,
  hand: Bag,
): { readonly complete: number; readonly wanted: readonly number[] } => {
  let complete = 0;
  const wanted: number[] = [];
  for (const mission of missions) {
    if (mission < 0) continue;
    const missing = lacking(box.recipes[mission]!, hand);
    if (missing.length === 0) complete++;
    if (missing.length === 1) wanted.push(missing[0]!);
  }
  return { complete, wanted };
};

const exchanged = (box: Box, hand: Bag, gone: readonly ProductFace[], come: readonly ProductFace[]): Bag => {
  const next = hand.slice();
  for (const face of gone) takeOut(next, box.products.at[face] ?? -1);
  for (const face of come) if (box.products.at[face] !== undefined) putIn(next, box.products.at[face]!);
  return next;
};

/** One offer in three chances is made: offers that are declined can be made again, and end nothing. */
const OFFERS = 3;

/** From a leader with so many Mission points nothing is taken. */
const TOO_NEAR = 9;

const answer = (state: State, actions: readonly Action[], seat: Seat): Action => {
  const box = boxOf(state.edition);
  const { from, give, get } = state.offer!;
  const named = (cards: readonly number[]) => cards.map((card) => box.products.ids[card] ?? '?');
  const hand = state.products[seat]!;
  const next = exchanged(box, hand, named(get), named(give));
  const value = (cards: Bag) => cards.reduce((sum, card) => sum + (card >= 0 ? box.values[card]! : 1), 0);
  const missions = state.missions[seat]!;
  const gained = wishes(box, missions, next).complete - wishes(box, missions, hand).complete;
  const takes = gained > 0 || (gained === 0 && value(next) > value(hand));
  const accepts = takes && missionPoints(state, from) < TOO_NEAR;
  return actions.find(({ kind }) => kind === (accepts ? 'acceptTrade' : 'declineTrade')) ?? actions.at(-1)!;
};

/** A card that no Mission needs for one that completes a Mission; an offer is accepted for the same reasons. */
export const chooseTrade = (state: State, actions: readonly Action[], seat: Seat, random: Rng): Action => {
  if (state.offer?.to === seat) return answer(state, actions, seat);
  const done = actions.at(-1)!;
  // An offer of another that is still open is let stand, where offers go freely.
  if (state.offer || below(random, OFFERS) > 0) return done;
  const box = boxOf(state.edition);
  const missions = state.missions[seat]!;
  const hand = state.products[seat]!;
  const { complete, wanted } = wishes(box, missions, hand);
  if (wanted.length === 0) return done;
  const offers = actions.filter(
    (action): action is ActionOf<'offerTrade'> =>
      action.kind === 'offerTrade' && action.get.some((face) => wanted.includes(box.products.at[face]!)),
  );
  const good = offers.find(
    ({ give, get }) => wishes(box, missions, exchanged(box, hand, give, get)).complete > complete,
  );
  return good ?? done;
};
