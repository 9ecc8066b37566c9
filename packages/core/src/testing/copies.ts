import type { Game, Kind } from '../game.ts';
import { play } from '../play.ts';
import { pick, rng } from '../random.ts';
import { difference, lossInJson, show, throughJson } from './compare.ts';
import type { StateLaw } from './hooks.ts';

/** Up to four of the actions, by seed. */
const some = <Action extends Kind>(actions: readonly Action[], seed: number): Action[] => {
  const random = rng(seed);
  return actions.length <= 4 ? [...actions] : Array.from({ length: 4 }, () => pick(random, actions));
};

/** Everything that can be asked of a state, in words, and the asking. */
const asking = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  state: State,
  seed: number,
): (readonly [what: string, ask: () => unknown])[] => [
  ...some(game.actions(state), seed).flatMap((action) => [
    ['check', () => game.check(state, action)] as const,
    [`playing ${show(action)}`, () => play(game, state, action)] as const,
  ]),
  ['view', () => [...game.scores(state).map(({ seat }) => game.view(state, seat)), game.view(state, null)]],
  ...(['turn', 'actions', 'chances', 'scores', 'outcome', 'makePosition', 'validate'] as const).map(
    (ask) => [ask, () => game[ask](state)] as const,
  ),
];

/** Asking and playing leave the state as it is. */
export const askingChangesNothing: StateLaw = (game, state, _hooks, seed) => {
  const before = JSON.stringify(state);
  for (const [, ask] of asking(game, state, seed)) ask();
  if (JSON.stringify(state) === before) return [];
  // Something does: what it is takes a look after each.
  const again = JSON.parse(before) as typeof state;
  let last = before;
  const found = asking(game, again, seed).flatMap(([what, ask]) => {
    ask();
    const now = JSON.stringify(again);
    const changed = now !== last;
    last = now;
    return changed ? [`${what} changes the state`] : [];
  });
  return found.length > 0 ? found : ['what is asked changes the state'];
};

/** An action does the same to every copy, whether anybody listens or not; only a legal one changes anything. */
export const applyIsAFunction: StateLaw = (game, state, _hooks, seed) =>
  some(game.actions(state), seed).flatMap((action) => {
    const played = play(game, state, action);
    if (!played.ok) return [`${show(action)} is listed and refused`];
    const silent = game.clone(state);
    game.apply(silent, action);
    const found = difference(played.state, silent);
    const failures = found ? [`${show(action)} does something else when somebody listens, ${found}`] : [];
    const strangers = played.events.filter((event) => typeof event?.kind !== 'string');
    return strangers.length > 0 ? [...failures, `an event without a kind: ${show(strangers)}`] : failures;
  });

/** A copy equals its original, and a state is plain JSON. */
export const statesArePlain: StateLaw = (game, state) => {
  const clone = difference(state, game.clone(state));
  const json = lossInJson(state);
  return [...(clone ? [`a clone differs, ${clone}`] : []), ...(json ? [`a state does not survive JSON, ${json}`] : [])];
};

/** `parsePosition(makePosition(state))` gives the state back, through JSON. */
export const positionsRoundTrip: StateLaw = (game, state) => {
  const position = throughJson(game.makePosition(state));
  const parsed = game.parsePosition(position);
  if (!parsed.ok) return [`the position ${show(position)} has problems: ${show(parsed.problems)}`];
  const found = difference(parsed.value, state);
  return found ? [`the position does not give the state back, ${found}`] : [];
};

/** Every listed action survives JSON and is read as itself. */
export const actionsRoundTrip: StateLaw = (game, state) =>
  game.actions(state).flatMap((action) => {
    const parsed = game.parseAction(throughJson(action), state);
    if (!parsed.ok) return [`${show(action)} has problems: ${show(parsed.problems)}`];
    const found = difference(parsed.value, action);
    return found ? [`${show(action)} is read as another action, ${found}`] : [];
  });

/** A state that play reaches is a sound position. */
export const reachedIsSound: StateLaw = (game, state) =>
  game.validate(state).map((violation) => `a state that was reached is found unsound: ${show(violation)}`);
