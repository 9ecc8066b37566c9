import { seatLetter } from '@portolan/boards';
import { Around, Banks, InWords, MapInWords, stockOf, type Table } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import { type ColorId, rotterdam, type State } from '@portolan/rotterdam';
import { materialInWords } from '@portolan/rotterdam/rules';
import { useMemo } from 'preact/hooks';
import { useMind } from '../../../board/spots.ts';
import { Folded } from '../../../kit/Folded.tsx';
import type { PictureProps } from '../../../position/editor-game.ts';
import { seatsAt } from '../../../position/fields.tsx';
import type { Json } from '../../../stores/table.ts';
import { CallOrder } from '../call/CallOrder.tsx';
import { type Preview, previewOf } from '../call/preview.ts';
import { callTexts } from '../call/words.ts';
import { allLists, cardsIn } from './cards.ts';
import type { Form } from './form.ts';
import { Hands } from './Hands.tsx';
import { Moment } from './Moment.tsx';
import { whereOf } from './spots.ts';
import { words } from './words.ts';

/** What the color that is proposed would do; undefined if none is, or if it cannot be called. */
export const previewIn = (state: State | undefined, action: Json | undefined): Preview | undefined => {
  if (!state || action?.kind !== 'callColor' || action.seat !== state.seat) return undefined;
  const read = rotterdam.parseAction(action, state);
  return read.ok ? previewOf(state, String(action.color) as ColorId) : undefined;
};

/** How many cards each player has, in hand and laid, as the line of their fold says it. */
const cardsSaid = (form: Form): string =>
  seatsAt(form)
    .map((seat) => `${seatLetter(seat)} ${allLists.flatMap((list) => cardsIn(form.position, seat, list)).length}`)
    .join(', ');

/** What is left in stock, as the line of its fold says it. */
const stockSaid = (table: Table, lang: Lang): string =>
  table.box.materials.map(({ id }) => `${materialInWords(id, lang, table.box)} ${stockOf(table, id)}`).join(', ');

/** Below the tray: when it is, what a call would do, the players with their cards, stock and piles. */
export const Beside = ({ table, lang, form, state, action }: PictureProps<State, Table, Form>) => {
  const preview = useMemo(() => previewIn(state, action), [state, JSON.stringify(action)]);
  const chosen = useMind()?.chosen;
  const isAtPlayer = chosen !== undefined && whereOf(chosen).what !== 'river';
  return (
    <div class="board rt-beside fold-tiles">
      <Moment lang={lang} form={form} />
      {preview && state && (
        <Folded title={callTexts.order[lang]} value={preview.movers.map(({ owner }) => seatLetter(owner)).join(', ')}>
          {() => <CallOrder preview={preview} caller={state.seat} lang={lang} />}
        </Folded>
      )}
      <Folded title={words.cards[lang]} value={cardsSaid(form)} long called={isAtPlayer}>
        {() => <Hands table={table} form={form} lang={lang} />}
      </Folded>
      <Folded title={words.heaps[lang]} value={stockSaid(table, lang)} long>
        {() => <Banks table={table} lang={lang} />}
      </Folded>
      <Around table={table} lang={lang} players={false} banks={false} told={false} />
      <Folded title={words.inWords[lang]} value={words.inWordsOf[lang]} long>
        {() => (
          <>
            <InWords table={table} lang={lang} />
            <MapInWords table={table} lang={lang} />
          </>
        )}
      </Folded>
    </div>
  );
};
