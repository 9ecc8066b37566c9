import { type Action, caboDaRoca, countAll, type State } from '@portolan/cabo-da-roca';
import { type Result, within } from '@portolan/core';
import { questions } from '@portolan/solvers/cabo-da-roca';
import { countOf } from './cabo-da-roca-count.ts';
import { caboFacts } from './cabo-da-roca-facts.ts';
import type { Claim, Fields } from './cases.ts';
import { equal, type Mismatch } from './compare.ts';
import type { Adapter } from './runner.ts';
import { solveWith } from './solvers.ts';

/** Keys that a position has under the same name and in the same form. */
const asTheyAre = [
  ...['seats', 'round', 'active', 'phase', 'stage', 'final', 'idle', 'quiet', 'most', 'coins', 'home', 'homeLaid'],
  ...['gone', 'tile', 'stack', 'pile', 'discard', 'shown', 'ships', 'sailors', 'out', 'returned', 'delivered'],
  ...['drawing', 'departing', 'crossing', 'stepping', 'debts', 'offer'],
];
const keys = [...asTheyAre, 'rulings', 'board', 'origin', 'left', 'allowance'];

/** Actions of the turn: three with three ships of the active seat, else two; and how many are used when so many are left. */
const actionsOf = ({ allowance: typed, left, active = 0, ships = {} }: Fields): Fields => {
  if (typed !== undefined) return { allowance: typed };
  const fleet = Object.keys(ships as Fields).filter((id) => id.startsWith(String(active))).length;
  const allowance = fleet >= 3 ? 3 : 2;
  return typeof left === 'number' ? { allowance: Math.max(allowance, left), used: Math.max(allowance - left, 0) } : {};
};

const boardOf = ({ board, origin }: Fields): Fields => ({
  rows: String(board).trimEnd().split('\n'),
  ...(origin === undefined ? {} : { origin }),
});

/** The default position with what `given` changes in it. */
const positionOf = (given: Fields, rulings: Fields): Fields => ({
  seats: 2,
  ...Object.fromEntries(asTheyAre.flatMap((key) => (key in given ? [[key, given[key]]] : []))),
  ...actionsOf(given),
  rulings: { ...((given.rulings ?? {}) as Fields), ...rulings },
  board: boardOf(given),
});

const begin = (given: Fields, rulings: Readonly<Record<string, string>>): Result<State> => {
  const stranger = Object.keys(given).find((key) => !keys.includes(key));
  if (stranger !== undefined) throw new Error(`"given" has no key "${stranger}"`);
  const parsed = caboDaRoca.parsePosition(positionOf(given, rulings));
  return parsed.ok ? parsed : { ok: false, problems: within('given', parsed.problems) };
};

/** The parts of the final count by seat, as if the game ended now. */
const scoresOf = (state: State, stated: Fields): Mismatch[] => {
  const counts = countAll(state);
  return Object.entries(stated).flatMap(([part, amounts]) =>
    equal(
      `scores.${part}`,
      amounts,
      counts.map((count) => count[part as keyof typeof count]),
    ),
  );
};

/** How many sequences of legal actions match the patterns, and which fields the last pattern leaves open. */
const countsOf = (state: State, stated: NonNullable<Claim['count']>): Mismatch[] => {
  const patterns = stated.of as readonly Partial<Action>[];
  const { number, open } = countOf(state, patterns, stated.all as readonly Fields[] | undefined);
  return [...equal('count.number', stated.number, number), ...(stated.all ? equal('count.all', stated.all, open) : [])];
};

/** The shorthand of Cabo da Roca's cases: a drawn board, seats by number, what is not said stands as in the default position. */
export const caboAdapter: Adapter = {
  game: caboDaRoca,
  begin,
  facts: (state, then) => caboFacts(state as State, then),
  seat: Number,
  scores: (state, stated) => scoresOf(state as State, stated),
  count: (state, stated) => countsOf(state as State, stated),
  // What pays for a move and what takes more than it stand beside the facts that decide.
  unstated: ['bonus', 'shark'],
  solve: (state, question) => solveWith(questions, state, question),
};
