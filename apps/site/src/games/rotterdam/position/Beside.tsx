import { Around, type Table } from '@portolan/boards/rotterdam';
import { type ColorId, rotterdam, type State } from '@portolan/rotterdam';
import { useMemo } from 'preact/hooks';
import type { PictureProps } from '../../../position/editor-game.ts';
import type { Json } from '../../../stores/table.ts';
import { CallOrder } from '../call/CallOrder.tsx';
import { type Preview, previewOf } from '../call/preview.ts';
import type { Form } from './form.ts';
import { Hands } from './Hands.tsx';
import { Moment } from './Moment.tsx';

/** What the color that is proposed would do; undefined if none is, or if it cannot be called. */
export const previewIn = (state: State | undefined, action: Json | undefined): Preview | undefined => {
  if (!state || action?.kind !== 'callColor' || action.seat !== state.seat) return undefined;
  const read = rotterdam.parseAction(action, state);
  return read.ok ? previewOf(state, String(action.color) as ColorId) : undefined;
};

/** Below the tray: what a call would do, when it is, the players with their cards, stock and piles. */
export const Beside = ({ table, lang, form, state, action }: PictureProps<State, Table, Form>) => {
  const preview = useMemo(() => previewIn(state, action), [state, JSON.stringify(action)]);
  return (
    <div class="board rt-beside">
      {preview && state && <CallOrder preview={preview} caller={state.seat} lang={lang} />}
      <Moment lang={lang} form={form} />
      <Hands table={table} form={form} lang={lang} />
      <Around table={table} lang={lang} players={false} />
    </div>
  );
};
