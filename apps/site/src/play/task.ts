import { type AnyGame, type Kind, type Policy, rng, uniform } from '@portolan/core';
import { moveBy } from '@portolan/core/table';
import { type Searchable, searchFor, unrepeating } from '@portolan/solvers/search';
import { STRONG } from './strong.ts';

/** What the machine is asked: a move for a seat, from what that seat sees. */
export interface MoveTask {
  readonly id: number;
  /** The view of the seat; the whole state never leaves the page. */
  readonly seen: unknown;
  readonly seat: number;
  readonly policy: string;
  readonly random: { readonly seed: number; readonly stream: number };
  /** What the seat has done in this phase. */
  readonly already: readonly Kind[];
}

/** What it answers; without an action it knows none. While it thinks, it says how far it has come, and what is best so far. */
export interface MoveReport {
  readonly id: number;
  readonly action?: unknown;
  /** The share of its time that is over, from 0 to 1; undefined: this is the move. */
  readonly done?: number;
}

/** How long the machine may look ahead, in milliseconds. */
const THINKS = 1500;

/** A word of how far it has come at most this often, in milliseconds. */
const PACE = 150;

// biome-ignore lint/suspicious/noExplicitAny: policies and searches of any game
type AnyPolicy = Policy<any, any>;

// biome-ignore lint/suspicious/noExplicitAny: policies and searches of any game
type AnySearch = Searchable<any, any>;

const say = (report: MoveReport): void => postMessage(report);

/** The best move as far as there is time to look; none where nothing is listed. */
const searched = (game: AnySearch, { id, seen, seat, random, already }: MoveTask): unknown => {
  if (game.game.actions(seen, seat).length === 0) return undefined;
  const now = (): number => performance.now();
  const seed = rng(random.seed, random.stream).next() >>> 0;
  const search = searchFor(game, seen, seat, { time: THINKS, now, seed, already });
  let told = now();
  while (search.step()) {
    if (now() - told < PACE) continue;
    told = now();
    say({ id, done: search.done(), action: search.answer().best });
  }
  return search.answer().best;
};

/** Plays for the machine, inside a worker. */
export const playForMachine = (
  game: AnyGame,
  policies: Readonly<Record<string, AnyPolicy>>,
  strong: AnySearch,
): void => {
  addEventListener('message', ({ data }: MessageEvent<MoveTask>) => {
    const { id, seen, seat, policy, random, already } = data;
    const byRules = unrepeating(strong, policies[policy] ?? uniform, already);
    const action =
      policy === STRONG ? searched(strong, data) : moveBy(game, seen, seat, byRules, rng(random.seed, random.stream));
    say({ id, action });
  });
};
