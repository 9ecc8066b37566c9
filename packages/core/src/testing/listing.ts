import type { Game, Kind, Seat } from '../game.ts';
import { below, pick, rng } from '../random.ts';
import { difference, same, show } from './compare.ts';
import type { StateLaw } from './hooks.ts';

const keys = (actions: readonly unknown[]): string[] => actions.map((action) => JSON.stringify(action));

/** The seats of which `unlisted` says that their list is not whole. */
export const saidOf = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  state: State,
): ReadonlySet<Seat> => new Set((game.unlisted?.(state) ?? []).map(({ seat }) => seat));

/** Whether the action is of such a seat. */
const isSaid = (said: ReadonlySet<Seat>, action: Kind): boolean => 'seat' in action && said.has(action.seat as Seat);

/** Every listed action is judged legal, by at least one clause. */
export const listedAreLegal: StateLaw = (game, state) =>
  game.actions(state).flatMap((action) => {
    const verdict = game.check(state, action);
    if (!verdict.legal) return [`${show(action)} is listed, but illegal: ${show(verdict.violations)}`];
    return verdict.by.length > 0 ? [] : [`${show(action)} is legal by no clause`];
  });

/** A list names no action twice, and is the same list each time and for a copy. */
export const listIsCanonical: StateLaw = (game, state) => {
  const actions = game.actions(state);
  const failures = new Set(keys(actions)).size < actions.length ? [`an action is listed twice: ${show(actions)}`] : [];
  for (const again of [game.actions(state), game.actions(game.clone(state))]) {
    const found = difference(actions, again);
    if (found) failures.push(`the list is another one the second time, ${found}`);
  }
  return failures;
};

/** Nature's actions as listed: those of the whole list that no seat has. */
const natureIn = <Action extends Kind>(all: readonly Action[], bySeats: readonly Action[]): Action[] => {
  const seats = new Set(keys(bySeats));
  return all.filter((action) => !seats.has(JSON.stringify(action)));
};

/** The list of all is the lists of those who may act, in order; everybody else has nothing to do. */
export const listsByActor: StateLaw = (game, state) => {
  const { actors } = game.turn(state);
  const said = saidOf(game, state);
  const failures: string[] = [];
  for (let seat = 0; seat < game.seats.max; seat++) {
    const own = game.actions(state, seat);
    if (own.length === 0 && said.has(seat)) continue;
    if (own.length > 0 !== actors.includes(seat)) {
      failures.push(`seat ${seat} has ${own.length} actions, and those who may act are ${show(actors)}`);
    }
  }
  const nature = game.chances(state).map(([action]) => action);
  const lists = actors.map((actor) => (actor === 'nature' ? nature : game.actions(state, actor)));
  const found = difference(lists.flat(), game.actions(state));
  if (found) failures.push(`the lists of the actors are not the list of all, ${found}`);
  return failures;
};

/** Nature has something to draw exactly when it may act; its weights are positive integers and its actions are those listed. */
export const chancesAreSound: StateLaw = (game, state) => {
  const chances = game.chances(state);
  const failures = chances
    .filter(([, weight]) => !Number.isSafeInteger(weight) || weight < 1)
    .map(([action, weight]) => `the weight of ${show(action)} is ${weight}`);
  const acts = game.turn(state).actors.includes('nature');
  if (acts !== chances.length > 0)
    failures.push(`nature ${acts ? 'may' : 'may not'} act with ${chances.length} chances`);
  const seats = game.turn(state).actors.filter((actor): actor is Seat => actor !== 'nature');
  const listed = natureIn(
    game.actions(state),
    seats.flatMap((seat) => game.actions(state, seat)),
  );
  const found = difference(
    chances.map(([action]) => action),
    listed,
  );
  if (found) failures.push(`the chances are not the actions of nature, ${found}`);
  return failures;
};

/** Somebody can act, or the game is over and has an outcome. */
export const someoneActsOrItIsOver: StateLaw = (game, state) => {
  const { actors, phase } = game.turn(state);
  const outcome = game.outcome(state);
  const failures: string[] = [];
  if ((actors.length === 0) !== (outcome !== undefined)) {
    failures.push(`in ${phase}, ${show(actors)} may act and the outcome is ${show(outcome)}`);
  }
  if (new Set(actors).size < actors.length) failures.push(`an actor is named twice: ${show(actors)}`);
  if (outcome && new Set(outcome.winners).size < outcome.winners.length) {
    failures.push(`a winner is named twice: ${show(outcome)}`);
  }
  return failures;
};

/** Each seat has a score, in order, and the total is the sum of the parts. */
export const scoresAddUp: StateLaw = (game, state) =>
  game.scores(state).flatMap(({ seat, total, parts }, i) => {
    const sum = parts.reduce((points, part) => points + part.points, 0);
    const failures = seat === i ? [] : [`the score of seat ${seat} stands at ${i}`];
    return sum === total ? failures : [...failures, `seat ${seat} has ${total}, its parts make ${sum}`];
  });

/** Two changes of an action that keep its shape: another seat, another value of the same field in a listed action. */
const neighbors = <Action extends Kind>(actions: readonly Action[], seats: number, seed: number): Action[] => {
  const random = rng(seed);
  if (actions.length === 0) return [];
  return Array.from({ length: 12 }, () => {
    const changed: Record<string, unknown> = { ...(pick(random, actions) as Kind) };
    if ('seat' in changed && below(random, 3) === 0) changed.seat = below(random, seats);
    const donor = pick(random, actions) as unknown as Record<string, unknown>;
    const field = pick(random, Object.keys(changed));
    if (donor.kind === changed.kind && field in donor) changed[field] = donor[field];
    return changed as unknown as Action;
  });
};

/** What the judge allows is listed, for well-formed actions near the listed ones and by other seats. */
export const legalAreListed: StateLaw = (game, state, { listedInFull = () => true }, seed) => {
  const actions = game.actions(state);
  const said = saidOf(game, state);
  return neighbors(actions, game.scores(state).length, seed).flatMap((action) => {
    const parsed = game.parseAction(action, state);
    if (!parsed.ok || !game.check(state, parsed.value).legal || !listedInFull(parsed.value, state)) return [];
    if (isSaid(said, parsed.value)) return [];
    return actions.some((one) => same(one, parsed.value)) ? [] : [`${show(action)} is legal, but not listed`];
  });
};

/** What was legal elsewhere is legal here only if it is listed here. */
export const foreignAreListed =
  (pool: readonly Kind[]): StateLaw =>
  (game, state, { listedInFull = () => true }) => {
    const actions = game.actions(state);
    const said = saidOf(game, state);
    const listed = new Set(keys(actions));
    return (pool as typeof actions).flatMap((action) => {
      if (!game.check(state, action).legal || !listedInFull(action, state)) return [];
      if (isSaid(said, action)) return [];
      return listed.has(JSON.stringify(action)) ? [] : [`${show(action)} is legal, but not listed`];
    });
  };
