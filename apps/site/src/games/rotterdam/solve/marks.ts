import { callMarks, type Marks, type Ring, ringsOf, sceneOf, shipOf, type Way } from '@portolan/boards/rotterdam';
import type { Action, HarborId, PositionId } from '@portolan/rotterdam';
import type {
  ArrivalAnswer,
  BestAnswer,
  CardThreatsAnswer,
  LaunchChancesAnswer,
  QuestionId,
  ReachAnswer,
} from '@portolan/solvers/rotterdam';
import type { GivenAnswer } from '../../../solve/game.ts';
import type { AskedTable } from './table.ts';

const quays = ({ box }: AskedTable, harbor: HarborId): Ring[] =>
  ringsOf(
    box.positions.flatMap((place) => (place.harbor === harbor ? [place.id] : [])),
    'open',
  );

/** A way over positions, each step of a kind. */
const wayOver = (from: PositionId, path: readonly PositionId[], kind: Way['kind']): Way[] =>
  path.map((to, i) => ({ from: path[i - 1] ?? from, to, kind }));

/** The line that brings the ship in. */
const arrivalMarks = (table: AskedTable, { line }: ArrivalAnswer, id: string, harbor: HarborId): Marks => {
  const ship = shipOf(table, id);
  const path = line.flatMap((action) => (action.kind === 'sail' && action.ship === id ? [action.to] : []));
  const end = path.at(-1);
  return {
    ways: ship ? wayOver(ship.at, path, 'goes') : [],
    rings: [...ringsOf([ship?.at], 'meant'), ...quays(table, harbor)],
    ghosts: ship && end ? [{ ship: ship.id, at: end, cargo: ship.cargo }] : [],
  };
};

/** Channels ahead that keep the harbor, and every channel further on that loses it. */
const reachMarks = (table: AskedTable, { ranking, lostBy }: ReachAnswer, at: PositionId, harbor: HarborId): Marks => ({
  ways: [
    ...ranking.filter(({ channels }) => channels !== null).map(({ to }): Way => ({ from: at, to, kind: 'may' })),
    ...lostBy.map(({ at: from, to }): Way => ({ from, to, kind: 'wrong' })),
  ],
  rings: [...ringsOf([at], 'meant'), ...quays(table, harbor)],
});

const launchMarks = (table: AskedTable, { ranking, harbor }: LaunchChancesAnswer): Marks => ({
  rings: [
    ...ranking.map(
      ({ start, chance }): Ring => ({ at: start, kind: chance === ranking[0]?.chance ? 'meant' : 'open' }),
    ),
    ...quays(table, harbor),
  ],
});

/** Ways back, those after which the harbor of the cargo is lost as wrong ones. */
const threatMarks = (table: AskedTable, { ranking }: CardThreatsAnswer, id: string): Marks => {
  const ship = shipOf(table, id);
  if (!ship) return {};
  const ways = ranking.flatMap(({ action, lost }) =>
    'path' in action ? wayOver(ship.at, action.path, lost ? 'wrong' : 'back') : [],
  );
  const distinct = [...new Map(ways.map((way) => [`${way.from} ${way.to}`, way])).values()];
  return { ways: distinct, rings: ringsOf([ship.at], 'meant') };
};

const bestMarks = (table: AskedTable, { best }: BestAnswer<Action>): Marks => {
  const scene = sceneOf(table, best);
  return scene.kind === 'part' ? (scene.marks ?? {}) : {};
};

type Maker = (told: GivenAnswer<AskedTable>) => Marks;

const makers: Readonly<Partial<Record<QuestionId, Maker>>> = {
  best: ({ table, answer }) => bestMarks(table, answer as BestAnswer<Action>),
  arrival: ({ table, answer, input }) =>
    arrivalMarks(table, answer as ArrivalAnswer, String(input.ship), String(input.harbor)),
  reach: ({ table, answer, input }) =>
    reachMarks(table, answer as ReachAnswer, String(input.position), String(input.harbor)),
  launchChances: ({ table, answer }) => launchMarks(table, answer as LaunchChancesAnswer),
  cardThreats: ({ table, answer, input }) => threatMarks(table, answer as CardThreatsAnswer, String(input.ship)),
};

/** What an answer points out on the river; without one the call under way. */
export const marksOf = (table: AskedTable, told: GivenAnswer<AskedTable> | undefined): Marks =>
  (told && makers[told.id as QuestionId]?.(told)) ?? callMarks(table);
