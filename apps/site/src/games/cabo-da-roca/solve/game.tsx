import { Board, beside, type Marks, readTable, shipOf, type Table, turnedBy } from '@portolan/boards/cabo-da-roca';
import type { Action, Square } from '@portolan/cabo-da-roca';
import { inputs, type PirateReachAnswer, type ShortestVoyageAnswer, sample } from '@portolan/solvers/cabo-da-roca';
import { type GivenAnswer, perMove, type SolveGame } from '../../../solve/game.ts';
import type { Json } from '../../../stores/table.ts';
import caboPage from '../page.ts';
import { isSquare } from '../position/draft.ts';
import { inBox } from '../position/in-box.ts';
import { solvedText } from './answers.ts';
import { changed, fields } from './fields.tsx';
import { inputOf } from './inputs.ts';
import { asked } from './questions.ts';

/** The squares that a ship's moves lead over, from where it is. */
const wayOf = (table: Table, id: string, plan: readonly Action[]): Square[] => {
  const ship = shipOf(table, id);
  if (!ship) return [];
  let heading = ship.heading ?? 'N';
  const way: Square[] = [ship.at];
  for (const action of plan) {
    if (action.kind === 'rotate') heading = turnedBy(heading, action.to === 'right' ? 1 : -1);
    if (action.kind === 'depart') heading = action.dir;
    if (action.kind === 'depart' || action.kind === 'advance')
      way.push(beside(way[way.length - 1] ?? ship.at, heading));
  }
  return way;
};

/** What an answer points out on the chart: the best line, or what is under fire. */
const marksOf = (table: Table, told: GivenAnswer<Table> | undefined): Marks => {
  if (told?.id === 'pirateReach')
    return { rings: (told.answer as PirateReachAnswer).squares.map((at) => ({ at, wrong: true })) };
  if (told?.id === 'shortestVoyage') {
    const { plan, actions } = told.answer as ShortestVoyageAnswer;
    const squares = wayOf(table, String(told.input.ship), plan);
    return squares.length > 1 ? { routes: [{ squares, passed: 1, label: String(actions) }] } : {};
  }
  return {};
};

/** The square that an answer is about: the one it was asked for, or that of its ship. */
const squareOf = (table: Table, told: GivenAnswer<Table> | undefined): Square | undefined => {
  const { square, ship } = told?.input ?? {};
  if (isSquare(square)) return square;
  return typeof ship === 'string' ? shipOf(table, ship)?.at : undefined;
};

/** The questions of Cabo da Roca about one's best move, and what answers them. */
const game: SolveGame<Table> = {
  page: caboPage,
  asked,
  first: 'best',
  inputOf,
  sample,
  sampleFor: (edition) => inBox(sample as unknown as Json, edition),
  read: readTable,
  Board: ({ table, lang, answer }) => (
    <Board table={table} lang={lang} name="solve" marks={marksOf(table, answer)} asked={squareOf(table, answer)} />
  ),
  inputs,
  fields,
  changed,
  solved: solvedText,
  tries: { label: perMove, choices: [8, 24, 80] },
  thoughts: [200, 1000, 5000],
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
};

export default game;
