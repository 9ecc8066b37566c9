import { RiverView, tableOf } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { ColorId, State } from '@portolan/rotterdam';
import { ColorRow } from '../parts/ColorRow.tsx';
import { CallOrder } from './CallOrder.tsx';
import { marksOf, previewOf } from './preview.ts';
import { callTexts } from './words.ts';

interface Props {
  readonly state: State;
  readonly color: ColorId;
  readonly onColor: (color: ColorId) => void;
  readonly lang: Lang;
  /** Begins all ids of the drawing: unique on the page. */
  readonly name: string;
}

/** Before a color is called: which ships would move, in which order, where to, and which are blocked. */
export const CallPreview = ({ state, color, onColor, lang, name }: Props) => {
  const table = tableOf(state);
  const preview = previewOf(state, color);
  return (
    <div class="board rt-call">
      <RiverView table={table} marks={preview ? marksOf(preview) : {}} name={name} lang={lang} follow />
      <ColorRow lang={lang} label={callTexts.color[lang]} box={table.box} color={color} onColor={onColor} />
      {preview ? <CallOrder preview={preview} caller={state.seat} lang={lang} /> : <p>{callTexts.never[lang]}</p>}
    </div>
  );
};
