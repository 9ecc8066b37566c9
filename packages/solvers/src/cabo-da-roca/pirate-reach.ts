import { type Action, caboDaRoca, type Square, type State } from '@portolan/cabo-da-roca';
import {
  directionText,
  firesToward,
  fleetOf,
  NONE,
  neighbor,
  ownerOf,
  setShip,
  shipId,
  shipOn,
  squareText,
  tileOn,
} from '@portolan/cabo-da-roca/pieces';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { inputs, type PirateReachInput } from './inputs.ts';
import { frozen, shipNumber } from './table.ts';

/** A square under fire, and the least that the pirate must do before. */
export interface ThreatenedSquare {
  readonly at: Square;
  readonly plan: readonly Action[];
}

/** Where a pirate can fire in this turn of its owner, or in the next one: squares of the map, all other pieces where they are. */
export interface PirateReachAnswer extends Answer {
  /** By y, then x. */
  readonly squares: readonly Square[];
  readonly number: number;
  /** The squares that it reaches with the fewest moves first. */
  readonly ranking: readonly ThreatenedSquare[];
}

/** The table on which the pirate acts: as it stands in its owner's turn, else at the start of the next one. */
const turnOf = (state: State, slot: number): State => {
  const owner = ownerOf(slot);
  const table = frozen(state, slot);
  const now = state.active === owner && ['act', 'crossing'].includes(state.phase);
  const { actions, more, fleet } = state.edition.turn;
  const ship = table.ships[slot]!;
  if (now) {
    table.allowance = state.allowance;
    table.used = state.used;
  } else {
    table.allowance = fleetOf(state, owner) >= fleet ? more : actions;
    table.used = state.owed[owner]!;
    table.ships[slot] = { ...ship, credited: 0, passed: 0, advanced: 0, rotated: 0, bought: false, arrived: false };
  }
  if (state.crossing === slot) {
    table.crossing = slot;
    table.phase = 'crossing';
  } else setShip(table.chart, ship.at, slot);
  return table;
};

/** Everything that a pirate could try, without and with a bonus move. */
const attempts = (state: State, slot: number): Action[] => {
  const who = { seat: ownerOf(slot), ship: shipId(slot) };
  const ways = [0, 1, 2, 3, 4, 5, 6, 7].map((dir) => directionText(dir));
  const paid: { bonus?: number }[] = [{}, { bonus: 1 }];
  return paid.flatMap((pay): Action[] =>
    state.ships[slot]!.heading === NONE
      ? ways.map((dir) => ({ kind: 'depart', ...who, dir, ...pay }))
      : [
          { kind: 'advance', ...who, ...pay },
          { kind: 'rotate', ...who, to: 'left', ...pay },
          { kind: 'rotate', ...who, to: 'right', ...pay },
        ],
  );
};

/** What tells two moments of the search apart. */
const keyOf = (state: State, slot: number): string => {
  const { at, heading, kept, fresh, credited, passed, advanced, rotated } = state.ships[slot]!;
  const turned = [Math.min(advanced, 1), Math.min(rotated, 1)];
  return [at, heading, kept, fresh, credited, passed, ...turned, state.used, state.crossing].join(' ');
};

/** Squares of the map under fire from where the pirate is; none from a port or over another ship. */
const underFire = (state: State, slot: number): number[] => {
  const { at, heading } = state.ships[slot]!;
  if (heading === NONE || shipOn(state.chart, at) !== slot) return [];
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .filter((dir) => firesToward(heading, dir, state.rulings.broadside === 'three-per-side'))
    .map((dir) => neighbor(at, dir))
    .filter((square) => tileOn(state.chart, square) >= 0);
};

/** The squares under fire, each with the shortest plan that brings the pirate there: breadth-first over everything it can do. */
export const threatened = (state: State, slot: number): ReadonlyMap<number, readonly Action[]> => {
  const start = turnOf(state, slot);
  const found = new Map<number, readonly Action[]>();
  const seen = new Set([keyOf(start, slot)]);
  let frontier = [{ table: start, plan: [] as readonly Action[] }];
  while (frontier.length > 0) {
    for (const { table, plan } of frontier) {
      for (const at of underFire(table, slot)) if (!found.has(at)) found.set(at, plan);
    }
    frontier = frontier.flatMap(({ table, plan }) =>
      attempts(table, slot).flatMap((action) => {
        if (!caboDaRoca.check(table, action).legal) return [];
        const next = caboDaRoca.clone(table);
        caboDaRoca.apply(next, action);
        if (!next.ships[slot] || seen.has(keyOf(next, slot))) return [];
        seen.add(keyOf(next, slot));
        return [{ table: next, plan: [...plan, action] }];
      }),
    );
  }
  return found;
};

/** Where is it safe from that pirate? */
export const pirateReach: Question<State, PirateReachInput, PirateReachAnswer> = positionQuestion(caboDaRoca, {
  id: 'pirateReach',
  certainty: 'proved',
  example: { ship: '1p' },
  reads: inputs.pirateReach,
  solve: (state, { ship }) => {
    const found = [...threatened(state!, shipNumber(ship))].sort(([a], [b]) => a - b);
    return {
      certainty: 'proved',
      squares: found.map(([at]) => squareText(at)),
      number: found.length,
      ranking: found.map(([at, plan]) => ({ at: squareText(at), plan })).sort((a, b) => a.plan.length - b.plan.length),
    };
  },
});
