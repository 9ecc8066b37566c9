import type { Lang } from '@portolan/core';
import type { Controls } from './useWindow.ts';

const words = {
  closer: { fr: 'Approcher', en: 'Closer' },
  farther: { fr: 'Éloigner', en: 'Farther' },
  all: { fr: 'Tout voir', en: 'See all' },
} as const;

/** The buttons under a drawing in a window. */
export const Tools = ({ controls: { zoom, fit, whole }, lang }: { controls: Controls; lang: Lang }) => (
  <div class="window-tools js">
    <button type="button" class="btn" aria-label={words.closer[lang]} onClick={() => zoom(1.5)}>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path class="ic" d="M10 4V16M4 10H16" />
      </svg>
    </button>
    <button type="button" class="btn" aria-label={words.farther[lang]} disabled={whole} onClick={() => zoom(1 / 1.5)}>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path class="ic" d="M4 10H16" />
      </svg>
    </button>
    <button type="button" class="btn" disabled={whole} onClick={fit}>
      {words.all[lang]}
    </button>
  </div>
);
