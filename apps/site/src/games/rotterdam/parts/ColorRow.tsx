import { ColorChip } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { ColorId, Edition } from '@portolan/rotterdam';
import { colorInWords } from '@portolan/rotterdam/rules';
import { capital } from '../../../kit/text.ts';

interface Props {
  readonly lang: Lang;
  readonly label: string;
  readonly box: Edition;
  readonly color: ColorId | undefined;
  readonly onColor: (color: ColorId) => void;
}

/** The colors of the channels below the river, each with its line and letter: the legend of the map, and the call. */
export const ColorRow = ({ lang, label, box, color, onColor }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a heading
  <div class="rt-colors" role="group" aria-label={label} data-tells="color" data-help>
    {box.colors.map((one) => (
      <button key={one} type="button" aria-pressed={one === color} onClick={() => onColor(one)}>
        <ColorChip color={one} lang={lang} plain />
        <span>{capital(colorInWords(one, lang))}</span>
      </button>
    ))}
  </div>
);
