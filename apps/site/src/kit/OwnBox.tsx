import type { Lang } from '@portolan/core';
import { useGame } from './game.ts';
import { both } from './text.ts';

const texts = {
  own: both('Avec votre boîte.', 'With your box.'),
  change: both('La changer', 'Change it'),
} as const;

/** Says that a page counts with the owner's box. */
export const OwnBox = ({ lang, base }: { readonly lang: Lang; readonly base: string }) => (
  <p class="small" data-box="own">
    {texts.own[lang]} <a href={useGame().book.pageHref('check/#box', lang, base)}>{texts.change[lang]}</a>
  </p>
);
