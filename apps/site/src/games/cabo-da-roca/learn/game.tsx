import { Around, Chart, chartExtent, SeaView, type Table } from '@portolan/boards/cabo-da-roca';
import type { State } from '@portolan/cabo-da-roca';
import { lessons } from '@portolan/cabo-da-roca/lessons';
import type { Lang } from '@portolan/core';
import type { BoardProps, LearnGame } from '../../../learn/learn-game.ts';
import caboPage from '../page.ts';
import { ChartSpots } from '../parts/ChartSpots.tsx';
import { freeBeside } from '../parts/free-squares.ts';
import { faceInHand } from '../parts/hand.ts';
import { game as editor } from '../position/Editor.tsx';
import type { Form } from '../position/form.ts';
import { offered } from './offered.ts';
import { Purses } from './Purses.tsx';
import { ends, hand, lessonEntry, movesOn } from './touching.ts';

/** So many squares across are seen whole, and touched, on a phone. */
const WHOLE = 8;

/** The sea of a lesson: whole, or in a window where it is too wide. */
const Sea = ({ table, lang }: { readonly table: Table; readonly lang: Lang }) => {
  const reach = faceInHand(table) === undefined ? [] : freeBeside(table);
  const extent = chartExtent(table, {}, reach);
  const drawn = { table, lang, name: 'lesson', over: <ChartSpots table={table} lang={lang} free={reach} /> };
  if (extent.columns > WHOLE) return <SeaView {...drawn} reach={reach} />;
  return (
    <div class="cb-still">
      <Chart {...drawn} extent={extent} />
    </div>
  );
};

/** The sea to play on, and what everybody has. */
const Board = ({ table, lang, seat }: BoardProps<State, Table, Form>) => (
  <div class="board">
    <Sea table={table} lang={lang} />
    <Purses table={table} seat={seat} lang={lang} />
  </div>
);

const game: LearnGame = {
  page: caboPage,
  lessons,
  editor: { ...editor, entry: lessonEntry, movesOn },
  Board,
  Beside: ({ table, lang }) => (
    <div class="board cb-around">
      <Around table={table} lang={lang} name="lesson" inHand={false} />
    </div>
  ),
  hand,
  offered,
  ends,
  policy: () => import('./policy.ts'),
};

export default game;
