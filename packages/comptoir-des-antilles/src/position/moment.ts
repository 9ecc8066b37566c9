import type { Problem } from '@portolan/core';
import {
  drawsDue,
  emptyQuay,
  fullShips,
  inPlay,
  newShips,
  nextDealt,
  reserveOf,
  shipsBelow,
  shuffledGoods,
  tilesLeft,
} from '../counts.ts';
import { NO_SHIP, NONE, type State, UNKNOWN } from '../state.ts';
import type { Phase, Position } from '../types.ts';

/** Fields that only one phase has. */
const onlyIn: { readonly [Field in keyof Position]?: Phase } = {
  leaving: 'settle',
  auction: 'auction',
  outcome: 'over',
};

const misplaced = ({ phase }: State, position: Position): Problem[] =>
  Object.entries(onlyIn).flatMap(([path, expected]) => {
    const value = position[path as keyof Position];
    return value === undefined || value === null || phase === expected
      ? []
      : [{ path, code: 'wrong-phase', facts: { phase, expected } }];
  });

/** What a phase cannot do without: the field to blame. */
type Need = (state: State) => Problem | undefined;

const wrongPhase = (path: string, { phase }: State): Problem => ({ path, code: 'wrong-phase', facts: { phase } });

const need =
  (path: string, holds: (state: State) => boolean): Need =>
  (state) =>
    holds(state) ? undefined : wrongPhase(path, state);

/** The first of some needs that is not met. */
const all =
  (...needs: readonly Need[]): Need =>
  (state) => {
    for (const one of needs) {
      const problem = one(state);
      if (problem) return problem;
    }
    return undefined;
  };

const topUnknown = need('next', ({ next }) => next === UNKNOWN);
const shipLeft = need('ships', (state) => shipsBelow(state) > 0);
const goodsLeft = need('goods', (state) => shuffledGoods(state) > 0 || state.tail.length > 0);
const allShips = need('quays', ({ ships }) => !ships.includes(NO_SHIP));
const newShip = need('quays', (state) => newShips(state) > 0);
/** A ship has come, or a quay waits for one. */
const beingFilled = need('quays', (state) => newShips(state) > 0 || emptyQuay(state) !== NONE);
const contactInPlay = need('turn.contact', inPlay);
/** Outside its own phases no contact is in play. */
const contactDone = need('turn.resolved', (state) => !inPlay(state));

const leavingNeed: Need = ({ leaving, ships, goods }) => {
  if (!leaving) return { path: 'leaving', code: 'missing-field' };
  if (ships[leaving.quay] === NO_SHIP || goods[leaving.quay] === NONE) {
    return { path: 'leaving.quay', code: 'no-ship', facts: { found: leaving.quay + 1 } };
  }
  return leaving.due > 0 ? undefined : { path: 'leaving.due', code: 'missing-field' };
};

const auctionNeed: Need = ({ auction }) => {
  if (!auction) return { path: 'auction', code: 'missing-field' };
  const { next, passed, seat } = auction;
  const free = next !== NONE && !passed.includes(next) && next !== seat;
  return free
    ? undefined
    : { path: 'auction.next', code: 'not-bidding', facts: { found: next === NONE ? null : next } };
};

const needs: Readonly<Record<Phase, Need>> = {
  setupShips: all(topUnknown, shipLeft),
  setupGoods: all(
    allShips,
    need('quays', ({ goods }) => goods.includes(NONE)),
    goodsLeft,
  ),
  setupHands: all(
    need('hands', (state) => nextDealt(state) !== NONE),
    goodsLeft,
  ),
  act: contactDone,
  revealTile: all(
    contactDone,
    need('tilePile', (state) => tilesLeft(state) > 0),
  ),
  auction: all(contactDone, auctionNeed),
  effect: all(
    contactInPlay,
    need('turn.effects', ({ effects }) => effects.length > 0),
  ),
  depart: all(
    contactInPlay,
    need('quays', (state) => fullShips(state) > 1),
  ),
  settle: all(leavingNeed),
  revealShip: all(topUnknown, shipLeft, beingFilled),
  drawGoods: all(
    newShip,
    goodsLeft,
    need('hands', (state) => drawsDue(state) > 0),
  ),
  assign: all(
    newShip,
    need('hands', (state) => state.hands[state.active]!.length === newShips(state) + 1),
  ),
  over: () => undefined,
};

/** A visible ship that is not known is one of those in the pile. */
const pileNeed: Need = (state) => (state.next === UNKNOWN ? shipLeft(state) : undefined);

/** An empty top means an empty pile. */
const emptyNeed: Need = need('next', (state) => state.next !== NO_SHIP || shipsBelow(state) === 0);

/** Effects are due of a contact in play only. */
const effectsNeed: Need = need(
  'turn.effects',
  (state) => state.effects.length === 0 || inPlay(state) || state.phase === 'over',
);

/** Reserves are told only to be compared: porters aboard and at home are all there are (setup.porters). */
const reserveProblems = (state: State, { reserves = [] }: Position): Problem[] =>
  reserves.flatMap((told, seat) => {
    const { porters } = state.edition;
    const found = porters - reserveOf(state, seat) + told;
    return found === porters
      ? []
      : [{ path: `reserves[${seat}]`, code: 'wrong-total', facts: { found, expected: porters, seat } }];
  });

/** The codes of what `momentProblems` finds. */
export const momentCodes = ['wrong-phase', 'missing-field', 'no-ship', 'not-bidding', 'wrong-total'] as const;

/** What a phase cannot do without, and what does not belong to it. */
export const momentProblems = (state: State, position: Position): Problem[] => {
  const problem = all(needs[state.phase], pileNeed, emptyNeed, effectsNeed)(state);
  return [...misplaced(state, position), ...(problem ? [problem] : []), ...reserveProblems(state, position)];
};
