import { type Marks, RiverView, type Table } from '@portolan/boards/rotterdam';
import type { Lang, Seat } from '@portolan/core';
import type { ColorId } from '@portolan/rotterdam';
import { ColorRow } from '../parts/ColorRow.tsx';
import { CallOrder } from './CallOrder.tsx';
import type { Preview } from './preview.ts';
import { callTexts } from './words.ts';

/** What a color would do, and what points it out on the river. */
export interface ShownCall {
  readonly preview: Preview;
  readonly marks: Marks;
}

interface Props {
  readonly table: Table;
  readonly caller: Seat;
  /** What each color would do; none for one that cannot be called. */
  readonly calls: Readonly<Partial<Record<ColorId, ShownCall>>>;
  readonly color: ColorId;
  readonly onColor: (color: ColorId) => void;
  readonly lang: Lang;
  /** Begins all ids of the drawing: unique on the page. */
  readonly name: string;
}

/** Before a color is called: which ships would move, in which order, where to, and which are blocked. */
export const CallPreview = ({ table, caller, calls, color, onColor, lang, name }: Props) => {
  const call = calls[color];
  return (
    <div class="board rt-call">
      <RiverView table={table} marks={call?.marks ?? {}} name={name} lang={lang} follow />
      <ColorRow lang={lang} label={callTexts.color[lang]} box={table.box} color={color} onColor={onColor} />
      {call ? <CallOrder preview={call.preview} caller={caller} lang={lang} /> : <p>{callTexts.never[lang]}</p>}
    </div>
  );
};
