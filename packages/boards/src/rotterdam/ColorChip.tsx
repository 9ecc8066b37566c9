import type { Lang } from '@portolan/core';
import type { ColorId } from '@portolan/rotterdam';
import { colorInWords } from '@portolan/rotterdam/rules';
import { colorClass, colorLetter } from './colors.ts';

const Drawing = ({ color, lang }: { color: ColorId; lang: Lang }) => (
  <>
    <path class="rt-ch" d="M1 11H43" />
    <circle class="rt-ch-b" cx="22" cy="11" r="9.5" />
    <text class="rt-ch-l" x="22" y="15.4">
      {colorLetter(color, lang)}
    </text>
  </>
);

/** A color of channels in a line of text: a piece of its line with its letter. `plain`: the words beside it name it. */
export const ColorChip = ({ color, lang, plain = false }: { color: ColorId; lang: Lang; plain?: boolean }) =>
  plain ? (
    <svg class={`rt-chip ${colorClass(color)}`} width="44" height="22" viewBox="0 0 44 22" aria-hidden="true">
      <Drawing color={color} lang={lang} />
    </svg>
  ) : (
    <svg
      class={`rt-chip ${colorClass(color)}`}
      width="44"
      height="22"
      viewBox="0 0 44 22"
      role="img"
      aria-label={colorInWords(color, lang)}
    >
      <Drawing color={color} lang={lang} />
    </svg>
  );
