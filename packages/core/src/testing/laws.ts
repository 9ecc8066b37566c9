import type { Game, Kind } from '../game.ts';
import { replay } from '../log.ts';
import { rng } from '../random.ts';
import { badActionsAreRefused, badPositionsAreProblems, mutate } from './bad-input.ts';
import { difference, show, throughJson } from './compare.ts';
import {
  actionsRoundTrip,
  applyIsAFunction,
  askingChangesNothing,
  positionsRoundTrip,
  reachedIsSound,
  statesArePlain,
} from './copies.ts';
import { seatsKnowTheirActions, viewsAreStable, viewsAreStates, viewsLeakNothing, viewsPlayOn } from './hidden.ts';
import type { Hooks, StateLaw } from './hooks.ts';
import {
  chancesAreSound,
  foreignAreListed,
  legalAreListed,
  listedAreLegal,
  listIsCanonical,
  listsByActor,
  scoresAddUp,
  someoneActsOrItIsOver,
} from './listing.ts';
import { goesOn, listsWholeOrSaid, neverThrows, some, soundStaysSound } from './sound.ts';
import type { Walk } from './walk.ts';

export type { Hooks, StateLaw } from './hooks.ts';

/** The laws that every state of every game keeps, by name. Each returns its failures as sentences. */
export const stateLaws: Readonly<Record<string, StateLaw>> = {
  listedAreLegal,
  listIsCanonical,
  listsByActor,
  chancesAreSound,
  someoneActsOrItIsOver,
  scoresAddUp,
  legalAreListed,
  askingChangesNothing,
  applyIsAFunction,
  statesArePlain,
  positionsRoundTrip,
  actionsRoundTrip,
  reachedIsSound,
  viewsAreStable,
  viewsAreStates,
  seatsKnowTheirActions,
  viewsLeakNothing,
  viewsPlayOn,
  badActionsAreRefused,
  badPositionsAreProblems,
  goesOn,
  soundStaysSound,
  listsWholeOrSaid,
  neverThrows,
};

/** A law that was broken: its name, where in the walk, and how. */
export interface Failure {
  /** The law that is broken. */
  readonly law: string;
  /** The number of actions before it. */
  readonly index: number;
  /** How, and after which actions. */
  readonly message: string;
}

/** Runs a law; what it throws is a failure too. */
const run = (law: string, index: number, find: () => string[]): Failure[] => {
  try {
    return find().map((message) => ({ law, index, message }));
  } catch (error) {
    return [{ law, index, message: `threw ${error instanceof Error ? error.stack : error}` }];
  }
};

/** The failures of all state laws at one state; each law gets a copy, so that a bug spoils one only. */
export const failuresAt = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  state: State,
  hooks: Hooks<State, Action> = {},
  index = 0,
): Failure[] =>
  Object.entries(stateLaws)
    .filter(([name]) => !Object.hasOwn(hooks.except ?? {}, name))
    .flatMap(([name, law]) => run(name, index, () => law(game, game.clone(state), hooks, index)));

/** Nothing is lost and nothing appears: the hook `pieces` says the same at every state. */
export const piecesAreConserved = <State, Action>(
  walk: Walk<State, Action>,
  pieces: (state: State) => unknown,
): Failure[] => {
  const [first, ...rest] = walk.steps;
  const all = first && pieces(first.state);
  const lost = rest.flatMap(({ index, state }) => {
    const found = difference(pieces(state), all);
    return found ? [{ law: 'piecesAreConserved', index, message: `pieces appear or are lost, ${found}` }] : [];
  });
  return lost.slice(0, 1);
};

/** The log of a walk, read back from JSON, leads to the same states. */
export const sameLogSameGame = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  walk: Walk<State, Action>,
): Failure[] =>
  run('sameLogSameGame', walk.steps.length - 1, () => {
    const failures: string[] = [];
    const replayed = replay(game, throughJson(walk.log), (_action, state, index) => {
      const found = failures.length === 0 && difference(state, walk.steps[index]?.state);
      if (found) failures.push(`after ${index} actions the replay differs, ${found}`);
    });
    if (!replayed.ok) return [`the log does not replay: ${JSON.stringify(replayed).slice(0, 400)}`];
    const found = difference(replayed.state, walk.steps.at(-1)?.state);
    return found ? [...failures, `the replay ends elsewhere, ${found}`] : failures;
  });

/** Every `every`-th state of a walk (the last always), so that long games stay affordable. */
const sample = <Item>(items: readonly Item[], every: number): Item[] =>
  items.filter((_, i) => i % every === 0 || i === items.length - 1);

/** An action is read the same at every moment of a game, malformed ones too: of a state only what never changes is used. */
export const actionsReadAnyTime = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  { log, steps }: Walk<State, Action>,
): Failure[] => {
  const random = rng(steps.length);
  // One moment of each kind of action: a reader that leans on the moment does so by kind.
  const moments = [...new Map(steps.map((step) => [step.action?.kind, step])).values(), ...some(steps, random)];
  const played = moments.flatMap(({ action }) => action ?? []);
  const actions = [...played, ...some(log.actions, random, 12)].flatMap((action) => [
    throughJson(action),
    mutate(action, random),
  ]);
  return run('actionsReadAnyTime', 0, () =>
    actions.flatMap((json) => {
      const first = game.parseAction(json, steps[0]!.state);
      return moments.flatMap(({ state, index }) => {
        const found = difference(game.parseAction(json, state), first);
        return found ? [`${show(json)} is read otherwise after ${index} actions, ${found}`] : [];
      });
    }),
  ).slice(0, 3);
};

/**
 * Somebody who comes in when a third is over, sees what a spectator sees, and then every action with its cards, can follow:
 * each action is legal with so many cards face-down, and the same may act after it, until hidden cards are turned up.
 */
export const spectatorsCanFollow = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  { steps }: Walk<State, Action>,
  { turnsUp = () => false }: Hooks<State, Action> = {},
): Failure[] => {
  const from = Math.floor(steps.length / 3);
  const seen = game.view(steps[from]!.state, null);
  for (const { index, state, action } of steps.slice(from)) {
    if (action === undefined || turnsUp(action, state)) break;
    const found = run('spectatorsCanFollow', index, () => {
      const verdict = game.check(seen, action);
      if (!verdict.legal) return [`${show(action)} is illegal to a spectator: ${show(verdict.violations)}`];
      game.apply(seen, action);
      const next = steps[index + 1]?.state;
      const other = next && difference(game.turn(seen), game.turn(next));
      return other ? [`after ${show(action)} a spectator expects another turn, ${other}`] : [];
    });
    if (found.length > 0) return found;
  }
  return [];
};

/**
 * All laws over a random game: the state laws at every state (or every n-th), what was legal at one state
 * asked at others, pieces conserved, and the log replayed. Returns what is broken; empty if all is well.
 */
export const failuresOn = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  walk: Walk<State, Action>,
  hooks: Hooks<State, Action> = {},
  every = 1,
): Failure[] => {
  const played = sample(walk.log.actions, Math.max(1, Math.ceil(walk.log.actions.length / 25)));
  const foreign = foreignAreListed(played);
  return [
    ...sample(walk.steps, every).flatMap(({ state, index }) => [
      ...failuresAt(game, state, hooks, index),
      ...run('foreignAreListed', index, () => foreign(game, game.clone(state), hooks, index)),
    ]),
    ...(hooks.pieces ? piecesAreConserved(walk, hooks.pieces) : []),
    ...sameLogSameGame(game, walk),
    ...(hooks.except?.actionsReadAnyTime === undefined ? actionsReadAnyTime(game, walk) : []),
    ...spectatorsCanFollow(game, walk, hooks),
  ];
};

/** Throws an error that lists the first broken laws; does nothing if all hold. */
export const assertLaws = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  walk: Walk<State, Action>,
  hooks: Hooks<State, Action> = {},
  every = 1,
): void => {
  const failures = failuresOn(game, walk, hooks, every);
  if (failures.length === 0) return;
  const lines = failures.slice(0, 10).map(({ law, index, message }) => `- ${law}, after ${index} actions: ${message}`);
  throw new Error(`${game.id} breaks ${failures.length} laws:\n${lines.join('\n')}`);
};
