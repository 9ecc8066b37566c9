import { type AnyGame, type Policy, rng, uniform } from '@portolan/core';
import { moveBy } from '@portolan/core/table';

/** What the machine is asked: a move for a seat, from what that seat sees. */
export interface MoveTask {
  readonly id: number;
  /** The view of the seat; the whole state never leaves the page. */
  readonly seen: unknown;
  readonly seat: number;
  readonly policy: string;
  readonly random: { readonly seed: number; readonly stream: number };
}

/** What it answers; without an action it knows none. */
export interface MoveReport {
  readonly id: number;
  readonly action?: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: policies of any game
type AnyPolicy = Policy<any, any>;

/** Plays for the machine, inside a worker. */
export const playForMachine = (game: AnyGame, policies: Readonly<Record<string, AnyPolicy>>): void => {
  addEventListener('message', ({ data }: MessageEvent<MoveTask>) => {
    const { id, seen, seat, policy, random } = data;
    const action = moveBy(game, seen, seat, policies[policy] ?? uniform, rng(random.seed, random.stream));
    postMessage({ id, action } satisfies MoveReport);
  });
};
