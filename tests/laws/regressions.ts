import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, type Kind, type Log, must, type Outcome, type Policies, type SetupOptions } from '@portolan/core';
import { type Failure, failuresOn, type Hooks, type Walk, walkThrough } from '@portolan/core/testing';

const folder = join(import.meta.dirname, '..', 'regressions');

/** A game worth keeping: one that once broke a law, or one with much in it. */
export interface Kept {
  /** Why it is kept. */
  readonly why: string;
  readonly log: Log;
  /** How it ended when it was kept; left out where a law was broken. */
  readonly end?: { readonly scores: readonly number[]; readonly outcome: Outcome | null };
}

/** All kept games of one game, by file name. */
export const keptGames = (game: string): (readonly [file: string, kept: Kept])[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.startsWith(`${game}-`) && file.endsWith('.json'))
    .sort()
    .map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))]);

/** Keeps a game; the name comes from its moves, so that the same game is kept once. */
export const keep = (kept: Kept): string => {
  const text = JSON.stringify(kept.log);
  const name = `${kept.log.game}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`;
  mkdirSync(folder, { recursive: true });
  // One action a line: a game can be read, and compared. The formatter adds the spaces.
  const actions = kept.log.actions.map((action) => `      ${JSON.stringify(action)}`).join(',\n');
  const head = JSON.stringify({ ...kept, log: { ...kept.log, actions: [] } }, null, 2);
  writeFileSync(join(folder, name), `${head.replace('"actions": []', `"actions": [\n${actions}\n    ]`)}\n`);
  return name;
};

/** The states of a logged game, as a walk. Throws if an action is malformed; an illegal one is a broken law. */
export const walkOf = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  log: Log,
): Walk<State, Action> => {
  const state = must(log.start === undefined ? game.setup(log) : game.parsePosition(log.start));
  const steps = log.actions.map((json, index) => {
    const action = must(game.parseAction(json, state));
    const step = { index, state: game.clone(state), action };
    if (!game.check(state, action).legal) throw new Error(`action ${index} is illegal: ${JSON.stringify(json)}`);
    game.apply(state, action);
    return step;
  });
  return { log: log as Log<Action>, steps: [...steps, { index: steps.length, state, action: undefined }] };
};

const told = ({ law, index, message }: Failure): string => `${law}, after ${index} actions: ${message}`;

/** All laws on a random game. One that breaks any is kept as a file, to be replayed for ever, and reported. */
export const lawsOnRandomGame = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  setup: SetupOptions,
  seed: number,
  hooks: Hooks<State, Action>,
  every: number,
  policy?: Policies<State, Action>,
): void => {
  const walk = walkThrough(game, setup, seed, policy ? { policy } : {});
  const failures = failuresOn(game, walk, hooks, every);
  if (failures.length === 0) return;
  const file = keep({ why: told(failures[0]!), log: walk.log });
  throw new Error(
    `${failures.length} laws broken, kept as regressions/${file}:\n${failures.slice(0, 5).map(told).join('\n')}`,
  );
};
