import type { FlagLetter } from '@portolan/boards/borneo';

/** The flag of a company, `0` for none, `any` for one that nobody has named. Silent: the words stand beside it. */
export const FlagMark = ({ letter, width = 34 }: { letter: FlagLetter | '0' | 'any'; width?: number }) => (
  <svg class="flg" width={width} height={Math.round(width * 0.82)} aria-hidden="true">
    <use href={`#flag-${letter}`} />
  </svg>
);

/** The drawing of a spice (`p` `c` `v` `n`) or of the crate (`x`). Silent. */
export const SpiceMark = ({ letter, size = 28 }: { letter: string; size?: number }) => (
  <svg class="spice" width={size} height={size} aria-hidden="true">
    <use href={`#sp-${letter}`} />
  </svg>
);
