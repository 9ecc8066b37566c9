import { Around, SeaView, type Table } from '@portolan/boards/cabo-da-roca';
import type { State } from '@portolan/cabo-da-roca';
import { lessons } from '@portolan/cabo-da-roca/lessons';
import type { BoardProps, LearnGame } from '../../../learn/learn-game.ts';
import { Unplaced } from '../../../learn/Unplaced.tsx';
import caboPage from '../page.ts';
import { ChartSpots } from '../parts/ChartSpots.tsx';
import { freeBeside } from '../parts/free-squares.ts';
import { game as editor } from '../position/Editor.tsx';
import type { Form } from '../position/form.ts';
import { faceInHand } from './hand.ts';
import { offered } from './offered.ts';
import { ends, hand, lessonEntry, movesOn } from './touching.ts';

/** The sea to play on, and buttons for what has no square. */
const Board = ({ table, lang, state, seat, done, propose }: BoardProps<State, Table, Form>) => {
  const free = faceInHand(table) === undefined ? [] : freeBeside(table);
  return (
    <div class="board">
      <SeaView
        table={table}
        name="lesson"
        lang={lang}
        reach={free}
        over={<ChartSpots table={table} lang={lang} free={free} />}
      />
      {state && !done && <Unplaced all={offered(state, seat, lang)} propose={propose} />}
    </div>
  );
};

const game: LearnGame = {
  page: caboPage,
  lessons,
  editor: { ...editor, entry: lessonEntry, movesOn },
  Board,
  Beside: ({ table, lang }) => <Around table={table} lang={lang} name="lesson" inHand={false} />,
  hand,
  ends,
  policy: () => import('./policy.ts'),
};

export default game;
