import { AuctionView, Harbor, type Table } from '@portolan/boards/comptoir-des-antilles';
import type { State } from '@portolan/comptoir-des-antilles';
import { lessons } from '@portolan/comptoir-des-antilles/lessons';
import { useSpots } from '../../../board/spots.ts';
import type { BoardProps, LearnGame } from '../../../learn/learn-game.ts';
import { Cards } from '../board/Cards.tsx';
import comptoirPage from '../page.ts';
import { Goods } from '../play/Goods.tsx';
import { Around } from '../position/Around.tsx';
import { game as editor } from '../position/Editor.tsx';
import type { Form } from '../position/form.ts';
import { offered } from './offered.ts';
import { ends, lessonEntry, movesOn } from './touching.ts';

/** The harbor without what only an editor changes: cards and goods to play. */
const Board = (props: BoardProps<State, Table, Form>) => {
  const { table, lang, state, seat } = props;
  // As at a table: a contact is chosen above the quays, then they are what is touched.
  const choosing = state?.phase === 'act' && state.contact < 0;
  const cards = <Cards table={table} lang={lang} discard={false} />;
  return (
    <>
      {choosing && <div class="board ca-first">{cards}</div>}
      <div class="board">
        <Harbor table={table} lang={lang} place={useSpots()} />
        <AuctionView table={table} lang={lang} />
        {!choosing && cards}
      </div>
      <Goods table={table} seat={seat} lang={lang} />
      <Around {...props} />
    </>
  );
};

const game: LearnGame = {
  page: comptoirPage,
  lessons,
  editor: { ...editor, entry: lessonEntry, movesOn },
  Board,
  offered,
  ends,
  policy: () => import('./policy.ts'),
};

export default game;
