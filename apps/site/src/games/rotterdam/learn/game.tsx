import { Around, Banks, InWords, MapInWords, RiverView, type Table } from '@portolan/boards/rotterdam';
import type { State } from '@portolan/rotterdam';
import { lessons } from '@portolan/rotterdam/lessons';
import type { BoardProps, LearnGame } from '../../../learn/learn-game.ts';
import rotterdamPage from '../page.ts';
import { ColorRow } from '../parts/ColorRow.tsx';
import { RiverSpots } from '../parts/RiverSpots.tsx';
import { game as editor } from '../position/Editor.tsx';
import type { Form } from '../position/form.ts';
import { words } from '../position/words.ts';
import { isListed, offered } from './offered.ts';

/** Phases of cards alone: what they are about lies in the hands. */
const ofCards: readonly unknown[] = ['trade', 'mission'];

/** The colors to call, above the river that they are sailed on, and right beside it the players with their cards, of which steps speak. */
const Board = ({ table, lang, form, propose, seat, done }: BoardProps<State, Table, Form>) => {
  const hands = <Around table={table} lang={lang} banks={false} told={false} />;
  const handsFirst = ofCards.includes(form.phase);
  return (
    <div class="board rt-beside">
      {form.phase === 'sail' && !done && (
        <ColorRow
          lang={lang}
          label={words.callColor[lang]}
          box={form.box}
          color={table.position.call?.color}
          onColor={(color) => propose({ kind: 'callColor', seat, color })}
        />
      )}
      {handsFirst && hands}
      <RiverView
        table={table}
        name="lesson"
        lang={lang}
        near
        over={(box) => <RiverSpots table={table} lang={lang} box={box} />}
      />
      {!handsFirst && hands}
      <Banks table={table} lang={lang} />
      <InWords table={table} lang={lang} />
      <MapInWords table={table} lang={lang} />
    </div>
  );
};

const game: LearnGame = {
  page: rotterdamPage,
  lessons,
  editor,
  Board,
  offered,
  isListed,
  policy: () => import('./policy.ts'),
};

export default game;
