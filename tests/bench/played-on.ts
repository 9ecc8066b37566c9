import { must, nextAction, rng, type Seat } from '@portolan/core';
import { bestMove } from '@portolan/solvers/search';
import { type Benchmark, mix } from './measure.ts';
import { type Contest, processorTime } from './players.ts';

type Searched = Pick<Contest, 'game' | 'searched'>;

/** A seat that has several actions, in the middle of a game. */
interface Decision {
  readonly state: unknown;
  readonly seat: Seat;
}

/** The decisions of a sensible game for three, each in the one state that goes on, with how much was played before it. */
function* decisionsOf({ game, searched }: Searched): Generator<Decision & { readonly played: number }> {
  const state: unknown = must(game.setup({ seats: 3 }));
  const random = rng(2026);
  for (let played = 0; ; played++) {
    const [actor] = game.turn(state).actors;
    if (actor === undefined) return;
    if (actor !== 'nature' && game.actions(state, actor).length > 1) yield { state, seat: actor, played };
    game.apply(state, nextAction(game, state, random, searched.policy)!);
  }
}

/** The first decision among four actions or more after so many of a game. */
const middle = (one: Searched, actions: number): Decision => {
  for (const { state, seat, played } of decisionsOf(one))
    if (played >= actions && one.game.actions(state, seat).length > 3) return { state, seat };
  throw new Error(`${one.game.id}: the game is over before its action ${actions}`);
};

/** One decision in so many of a whole game; where all that remains is searched, none is played on. */
const oneIn = (one: Searched, every: number): Decision[] => {
  const found: Decision[] = [];
  let number = 0;
  for (const { state, seat } of decisionsOf(one)) {
    if (number++ % every !== 0 || one.searched.small?.(one.game.view(state, seat))) continue;
    found.push({ state: one.game.clone(state), seat });
  }
  return found;
};

const unit = 'games played on';

/** Games played on from the middle of a game, every action tried. */
export const fromMiddle = (
  title: string,
  one: Searched,
  { actions, iterations, target }: { readonly actions: number; readonly iterations: number; readonly target: number },
): Benchmark => {
  const { state, seat } = middle(one, actions);
  return {
    group: `${title}, a search in the middle of a game for 3`,
    name: 'portolan',
    unit,
    target,
    work: () => {
      const { tried, ranking } = bestMove(one.searched, state, seat, { iterations, all: true });
      const checksum = ranking.reduce((sum, { count, wins }) => mix(mix(sum, count), Math.round(100 * (wins ?? 0))), 0);
      return { count: tried, checksum };
    },
  };
};

/** Milliseconds that are thought about each decision. */
const TIME = 50;

/** Games played on over the decisions of a whole game, by a player that thinks for some time of the processor about each. */
export const overGame = (
  title: string,
  one: Searched,
  { every, target }: { readonly every: number; readonly target: number },
): Benchmark => {
  let decisions: readonly Decision[] | undefined;
  return {
    group: `${title}, a search over a whole game for 3`,
    name: 'portolan',
    unit,
    target,
    work: () => {
      decisions ??= oneIn(one, every);
      let count = 0;
      let checksum = 0;
      for (const { state, seat } of decisions) {
        count += bestMove(one.searched, state, seat, { time: TIME, now: processorTime }).tried;
        // How many games there is time for differs from run to run: what is the same are the decisions.
        checksum = mix(mix(checksum, seat), one.game.actions(state, seat).length);
      }
      return { count, checksum };
    },
  };
};
