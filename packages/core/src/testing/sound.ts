import type { Game, Kind, Seat } from '../game.ts';
import { nextAction, type Policies } from '../playout.ts';
import { below, pick, type Rng, rng } from '../random.ts';
import { mutate } from './bad-input.ts';
import { show } from './compare.ts';
import type { StateLaw } from './hooks.ts';
import { saidOf } from './listing.ts';

/** Up to so many of the items, by seed. */
export const some = <Item>(items: readonly Item[], random: Rng, most = 4): Item[] =>
  items.length <= most ? [...items] : Array.from({ length: most }, () => pick(random, items));

/** From a sound position the game goes on: of those who may act, somebody has something to do. */
export const goesOn: StateLaw = (game, state) => {
  const { actors, phase } = game.turn(state);
  if (actors.length === 0 || game.validate(state).length > 0) return [];
  const said = saidOf(game, state);
  const can = actors.some((actor) =>
    actor === 'nature' ? game.chances(state).length > 0 : said.has(actor) || game.actions(state, actor).length > 0,
  );
  return can ? [] : [`in ${phase} ${show(actors)} may act and have nothing to do`];
};

/** A legal action leads from a sound position to a sound one. */
export const soundStaysSound: StateLaw = (game, state, _hooks, seed) => {
  if (game.validate(state).length > 0) return [];
  return some(game.actions(state), rng(seed)).flatMap((action) => {
    if (!game.check(state, action).legal) return [];
    const next = game.clone(state);
    game.apply(next, action);
    const [found] = game.validate(next);
    return found ? [`${show(action)} leads to an unsound position: ${show(found)}`] : [];
  });
};

/**
 * A seat that may act has a list that is whole, or `unlisted` says that it is not: an empty list is never all there is, and
 * what is legal in the full state and in the view of another seat is in the list of that view.
 */
export const listsWholeOrSaid: StateLaw = (game, state, { listedInFull = () => true }, seed) => {
  if (game.validate(state).length > 0) return [];
  const seats = game.turn(state).actors.filter((actor): actor is Seat => actor !== 'nature');
  const entries = game.unlisted?.(state) ?? [];
  const failures = entries
    .filter((entry) => !seats.includes(entry.seat) || !/^[a-z]+(-[a-z]+)*$/.test(entry.reason))
    .map((entry) => `${show(entry)} is no seat that may act with a reason`);
  const random = rng(seed);
  for (const seat of seats) {
    const actions = game.actions(state, seat);
    if (actions.length === 0) {
      if (!entries.some((entry) => entry.seat === seat)) failures.push(`seat ${seat} may act, and nothing is listed`);
      continue;
    }
    const viewer = below(random, game.scores(state).length + 1) - 1;
    const view = game.view(state, viewer < 0 ? null : viewer);
    if (game.validate(view).length > 0 || saidOf(game, view).has(seat)) continue;
    const listed = new Set(game.actions(view, seat).map((action) => JSON.stringify(action)));
    const missed = some(actions, random).find(
      (action) => !listed.has(JSON.stringify(action)) && listedInFull(action, view) && game.check(view, action).legal,
    );
    if (missed)
      failures.push(`${show(missed)} is legal as ${viewer < 0 ? 'a spectator' : viewer} sees it, and not listed`);
  }
  return failures;
};

/** What was asked, and what it threw. */
const thrown = (what: string, act: () => void): string[] => {
  try {
    act();
    return [];
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return [`${what} throws: ${stack.split('\n').slice(0, 3).join('\n')}`];
  }
};

/** What throws when every question is asked of a state, and `check` of these actions, read without a state. */
export const throwsAt = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  state: State,
  actions: readonly unknown[],
  random: Rng,
  policy?: Policies<State, Action>,
): string[] => {
  const asked = ['turn', 'actions', 'chances', 'scores', 'outcome', 'makePosition', 'validate', 'clone'] as const;
  const failures = asked.flatMap((ask) => thrown(ask, () => game[ask](state)));
  if (failures.length > 0) return failures;
  const seats = game.scores(state).map(({ seat }) => seat);
  return [
    ...thrown('unlisted', () => game.unlisted?.(state)),
    ...[null, ...seats].flatMap((seat) => thrown(`view of ${seat}`, () => game.view(state, seat))),
    ...thrown('nextAction', () => nextAction(game, state, random, policy)),
    ...actions.flatMap((json) =>
      thrown(`check of ${show(json)}`, () => {
        const parsed = game.parseAction(json);
        if (parsed.ok) game.check(state, parsed.value);
      }),
    ),
  ];
};

/** The action as it is, by another seat, and with something changed. */
export const variations = (action: Kind, seats: number, random: Rng): unknown[] => [
  action,
  ...('seat' in action ? [{ ...action, seat: below(random, seats) }] : []),
  mutate(action, random),
];

/** No question throws, whatever the state; actions are read without one, and may be of a seat that is not at the table. */
export const neverThrows: StateLaw = (game, state, _hooks, seed) => {
  const random = rng(seed);
  const near = some(game.actions(state), random).flatMap((action) => variations(action, game.seats.max, random));
  return throwsAt(game, state, near, random);
};
