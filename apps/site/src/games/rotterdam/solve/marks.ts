import { type Marks, type Ring, ringsOf, shipOf, type Table, type Way } from '@portolan/boards/rotterdam';
import type { Seat } from '@portolan/core';
import type { ColorId, HarborId, PositionId } from '@portolan/rotterdam';
import type {
  ArrivalAnswer,
  CardThreatsAnswer,
  ColorOutcomesAnswer,
  LaunchChancesAnswer,
  QuestionId,
  ReachAnswer,
} from '@portolan/solvers/rotterdam';
import type { GivenAnswer } from '../../../solve/game.ts';
import type { ShownCall } from '../call/CallPreview.tsx';
import { marksOf as marksOfCall, previewOf } from '../call/preview.ts';
import { callingIn } from './calling.ts';

const quays = ({ box }: Table, harbor: HarborId): Ring[] =>
  ringsOf(
    box.positions.flatMap((place) => (place.harbor === harbor ? [place.id] : [])),
    'open',
  );

/** A way over positions, each step of a kind. */
const wayOver = (from: PositionId, path: readonly PositionId[], kind: Way['kind']): Way[] =>
  path.map((to, i) => ({ from: path[i - 1] ?? from, to, kind }));

/** The line that brings the ship in. */
const arrivalMarks = (table: Table, { line }: ArrivalAnswer, id: string, harbor: HarborId): Marks => {
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
const reachMarks = (table: Table, { ranking, lostBy }: ReachAnswer, at: PositionId, harbor: HarborId): Marks => ({
  ways: [
    ...ranking.filter(({ channels }) => channels !== null).map(({ to }): Way => ({ from: at, to, kind: 'may' })),
    ...lostBy.map(({ at: from, to }): Way => ({ from, to, kind: 'wrong' })),
  ],
  rings: [...ringsOf([at], 'meant'), ...quays(table, harbor)],
});

const launchMarks = (table: Table, { ranking, harbor }: LaunchChancesAnswer): Marks => ({
  rings: [
    ...ranking.map(
      ({ start, chance }): Ring => ({ at: start, kind: chance === ranking[0]?.chance ? 'meant' : 'open' }),
    ),
    ...quays(table, harbor),
  ],
});

/** Ways back, those after which the harbor of the cargo is lost as wrong ones. */
const threatMarks = (table: Table, { ranking }: CardThreatsAnswer, id: string): Marks => {
  const ship = shipOf(table, id);
  if (!ship) return {};
  const ways = ranking.flatMap(({ action, lost }) =>
    'path' in action ? wayOver(ship.at, action.path, lost ? 'wrong' : 'back') : [],
  );
  const distinct = [...new Map(ways.map((way) => [`${way.from} ${way.to}`, way])).values()];
  return { ways: distinct, rings: ringsOf([ship.at], 'meant') };
};

/** What each color would do, called by a seat. */
export interface ShownCalls {
  readonly kind: 'calls';
  readonly caller: Seat;
  readonly calls: Readonly<Partial<Record<ColorId, ShownCall>>>;
  /** The color that is shown first. */
  readonly first: ColorId | undefined;
}

/** What each color would do, where none is being called. */
const callsOf = ({ table, state, answer }: GivenAnswer<Table>): ShownCalls => {
  const { caller, ranking } = answer as ColorOutcomesAnswer;
  const calling = callingIn(state, caller);
  const calls = table.box.colors.flatMap((color) => {
    const preview = previewOf(calling, color);
    return preview ? [[color, { preview, marks: marksOfCall(preview) }]] : [];
  });
  return { kind: 'calls', caller, calls: Object.fromEntries(calls), first: ranking[0]?.color };
};

type Maker = (told: GivenAnswer<Table>) => Marks;

const makers: Readonly<Partial<Record<QuestionId, Maker>>> = {
  arrival: ({ table, answer, input }) =>
    arrivalMarks(table, answer as ArrivalAnswer, String(input.ship), String(input.harbor)),
  reach: ({ table, answer, input }) =>
    reachMarks(table, answer as ReachAnswer, String(input.position), String(input.harbor)),
  launchChances: ({ table, answer }) => launchMarks(table, answer as LaunchChancesAnswer),
  cardThreats: ({ table, answer, input }) => threatMarks(table, answer as CardThreatsAnswer, String(input.ship)),
};

/** What an answer points out on the river. */
export const marksOf = (given: GivenAnswer<Table>): Marks | undefined => makers[given.id as QuestionId]?.(given);

/** What the picture shows of an answer: where no color is being called, what each of them would do. */
export const shownOf = (given: GivenAnswer<Table>): ShownCalls | { readonly marks: Marks } | undefined => {
  if (given.id === 'colorOutcomes' && !given.state.call) return callsOf(given);
  const marks = marksOf(given);
  return marks && { marks };
};
