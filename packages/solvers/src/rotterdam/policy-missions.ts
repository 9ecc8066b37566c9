import { below, type Rng, type Seat } from '@portolan/core';
import { type Action, type ActionOf, boxOf, type ProductFace, type State } from '@portolan/rotterdam';
import { missionPoints, scoreOf, TARGET } from '@portolan/rotterdam/pieces';
import { bestOf } from '../promises.ts';
import { tradeGains, wantedBy } from './policy-hand.ts';
import { seenTotal } from './policy-worth.ts';
import { NONE } from './table.ts';

type Fulfill = ActionOf<'fulfill'>;

/** What a Joker that is spent costs: it could have paid for a Mission to come. */
const JOKER = 2;

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

/** One chance to offer in two is let pass: offers that are declined can be made again, and end nothing. */
const OFFERS = 2;

/** What a trade must gain to be accepted, and what the trouble of an offer costs. */
const WORTHWHILE = 0.4;
const TROUBLE = 0.3;

/** How often others take an offer that costs them points on the backs of the cards, costs nothing, or brings some. */
const TAKEN = { dear: 0.2, even: 0.6, cheap: 1 };

/** From a leader with so many Mission points nothing is taken. */
const TOO_NEAR = 9;

const answer = (state: State, actions: readonly Action[], seat: Seat): Action => {
  const { ids } = boxOf(state.edition).products;
  const { from, give, get } = state.offer!;
  const named = (cards: readonly number[]) => cards.map((card) => ids[card] ?? '?');
  const isWorthwhile = tradeGains(state, seat)(named(get), named(give)) > WORTHWHILE;
  const accepts = isWorthwhile && missionPoints(state, from) < TOO_NEAR;
  return actions.find(({ kind }) => kind === (accepts ? 'acceptTrade' : 'declineTrade')) ?? actions.at(-1)!;
};

/** The offer for a Product that a Mission lacks which gains most, by how readily it may be taken; an offer is accepted where it gains. */
export const chooseTrade = (state: State, actions: readonly Action[], seat: Seat, random: Rng): Action => {
  if (state.offer?.to === seat) return answer(state, actions, seat);
  const done = actions.at(-1)!;
  // An offer of another that is still open is let stand, where offers go freely.
  if (state.offer || below(random, OFFERS) === 0) return done;
  const { products, values } = boxOf(state.edition);
  const wanted = wantedBy(state, seat);
  if (!wanted.includes(true)) return done;
  const gain = tradeGains(state, seat);
  const pointsOf = (faces: readonly ProductFace[]) =>
    faces.reduce((sum, face) => sum + (values[products.at[face] ?? NONE] ?? 1), 0);
  let best = done;
  let most = 0;
  for (const action of actions) {
    if (action.kind !== 'offerTrade' || !action.get.some((face) => wanted[products.at[face] ?? NONE])) continue;
    const costs = pointsOf(action.get) - pointsOf(action.give);
    const taken = costs > 0 ? TAKEN.dear : costs === 0 ? TAKEN.even : TAKEN.cheap;
    const worth = taken * (gain(action.give, action.get) - TROUBLE);
    if (worth <= most) continue;
    best = action;
    most = worth;
  }
  return best;
};
