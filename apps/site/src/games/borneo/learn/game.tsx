import { placeIn, seatOf, type Table, TableTop } from '@portolan/boards/borneo';
import { borneo, type State } from '@portolan/borneo';
import { lessons } from '@portolan/borneo/lessons';
import type { Kind, Lang, Seat } from '@portolan/core';
import { useMind, useSpots } from '../../../board/spots.ts';
import type { BoardProps, LearnGame } from '../../../learn/learn-game.ts';
import type { Offer } from '../../../learn/Unplaced.tsx';
import borneoPage from '../page.ts';
import { playWords } from '../play/words.ts';
import { game as editor } from '../position/Editor.tsx';
import type { Form } from '../position/form.ts';

/** The table without what only an editor changes: of the players, the one whose lesson it is, or who was touched. */
const Board = ({ table, lang, seat }: BoardProps<State, Table, Form>) => {
  const chosen = useMind()?.chosen;
  const looked = chosen === undefined ? undefined : seatOf(placeIn(chosen));
  return <TableTop table={table} lang={lang} spot={useSpots()} seat={looked ?? seat} />;
};

/** To pass has no place. */
const offered = (state: State, seat: Seat, lang: Lang): readonly Offer[] =>
  borneo.actions(state, seat).some(({ kind }) => kind === 'pass')
    ? [[playWords.pass[lang], { kind: 'pass', seat }]]
    : [];

const game: LearnGame = {
  page: borneoPage,
  lessons,
  editor,
  Board,
  offered,
  // A card of a defense that is over lies nowhere.
  isListed: ({ kind }: Kind) => kind === 'reward',
  policy: () => import('./policy.ts'),
};

export default game;
