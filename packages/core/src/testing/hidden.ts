import type { Seat } from '../game.ts';
import { pick, rng } from '../random.ts';
import { difference, lossInJson, same, show, throughJson } from './compare.ts';
import type { StateLaw } from './hooks.ts';

const viewers = (seats: number): (Seat | null)[] => [null, ...Array.from({ length: seats }, (_, seat) => seat)];

const named = (seat: Seat | null): string => (seat === null ? 'a spectator' : `seat ${seat}`);

/** The view of a view is the view. */
export const viewsAreStable: StateLaw = (game, state) =>
  viewers(game.scores(state).length).flatMap((seat) => {
    const view = game.view(state, seat);
    const found = difference(view, game.view(view, seat));
    return found ? [`the view of ${named(seat)} shows less the second time, ${found}`] : [];
  });

/** A view is a state like any other: plain, sound, readable as a position, with the same turn. */
export const viewsAreStates: StateLaw = (game, state) => {
  const views = viewers(game.scores(state).length).map((seat) => ({ seat, view: game.view(state, seat) }));
  // Where nothing is hidden all see the same, and what is true of it is asked once.
  const different = views.filter(({ view }, i) => !views.slice(0, i).some((other) => same(other.view, view)));
  return different.flatMap(({ seat, view }) => {
    const parsed = game.parsePosition(throughJson(game.makePosition(view)));
    const broken = [
      lossInJson(view),
      difference(view, game.clone(view)),
      parsed.ok ? difference(parsed.value, view) : show(parsed.problems),
      difference(game.turn(view), game.turn(state)),
      game.validate(view).length > 0 ? show(game.validate(view)) : undefined,
    ];
    return broken.filter((found) => found !== undefined).map((found) => `the view of ${named(seat)}: ${found}`);
  });
};

/** A seat knows from its view what it may do. */
export const seatsKnowTheirActions: StateLaw = (game, state) =>
  game.turn(state).actors.flatMap((actor) => {
    if (actor === 'nature') return [];
    const found = difference(game.actions(game.view(state, actor), actor), game.actions(state, actor));
    return found ? [`seat ${actor} sees other actions than it has, ${found}`] : [];
  });

/** States that a seat cannot tell apart look the same to it. Needs the hook `reshuffle`. */
export const viewsLeakNothing: StateLaw = (game, state, { reshuffle }, seed) => {
  if (!reshuffle) return [];
  return viewers(game.scores(state).length).flatMap((seat) => {
    const other = reshuffle(game.clone(state), seat, rng(seed));
    const found = difference(game.view(other, seat), game.view(state, seat));
    return found ? [`${named(seat)} can tell hidden cards apart, ${found}`] : [];
  });
};

/** What is legal is legal in everybody's view, and a view played on is the view of the state played on. */
export const viewsPlayOn: StateLaw = (game, state, { turnsUp = () => false }, seed) => {
  const actions = game.actions(state);
  if (actions.length === 0) return [];
  const action = pick(rng(seed), actions);
  const next = game.clone(state);
  game.apply(next, action);
  return viewers(game.scores(state).length).flatMap((seat) => {
    const seen = game.view(state, seat);
    const verdict = game.check(seen, action);
    if (!verdict.legal) return [`${show(action)} is illegal as ${named(seat)} sees it: ${show(verdict.violations)}`];
    game.apply(seen, action);
    const found = turnsUp(action, state) ? undefined : difference(game.view(seen, seat), game.view(next, seat));
    return found ? [`after ${show(action)} the view of ${named(seat)}, played on, is not the view, ${found}`] : [];
  });
};
