import { placeIn, seatOf, type Table, TableTop } from '@portolan/boards/borneo';
import type { State } from '@portolan/borneo';
import { lessons } from '@portolan/borneo/lessons';
import { useMind, useSpots } from '../../../board/spots.ts';
import type { BoardProps, LearnGame } from '../../../learn/learn-game.ts';
import borneoPage from '../page.ts';
import { game as editor } from '../position/Editor.tsx';
import type { Form } from '../position/form.ts';

/** The table without what only an editor changes: of the players, the one whose lesson it is, or who was touched. */
const Board = ({ table, lang, seat }: BoardProps<State, Table, Form>) => {
  const chosen = useMind()?.chosen;
  const looked = chosen === undefined ? undefined : seatOf(placeIn(chosen));
  return <TableTop table={table} lang={lang} spot={useSpots()} seat={looked ?? seat} />;
};

const game: LearnGame = {
  page: borneoPage,
  lessons,
  editor,
  Board,
  policy: () => import('./policy.ts'),
};

export default game;
