import type { Lang } from '@portolan/core';
import { type FlagLetter, flagLetter, flagLetterX, flagPaths, flagSeams } from './flags.ts';

const Flags = ({ lang }: { lang: Lang }) => (
  <>
    {(Object.keys(flagPaths) as FlagLetter[]).map((letter) => (
      <symbol key={letter} id={`flag-${letter}`} viewBox="-2 -2 32 26" overflow="visible">
        <path class="pole" d="M-.6 -2V24" />
        <path class={`fl fl-${letter}`} d={flagPaths[letter]} />
        {flagSeams[letter] && <path class="fl-m" d={flagSeams[letter]} />}
        <text class={`fl-l on-${letter}`} x={flagLetterX[letter]} y="14.6">
          {flagLetter(letter, lang)}
        </text>
      </symbol>
    ))}
    <symbol id="flag-any" viewBox="-2 -2 32 26" overflow="visible">
      <path class="pole" d="M-.6 -2V24" />
      <path class="fl fl-any" d={flagPaths.R} />
      <text class="fl-l on-any" x={flagLetterX.R} y="14.6">
        ?
      </text>
    </symbol>
    <symbol id="flag-0" viewBox="-2 -2 32 26" overflow="visible">
      <path class="fl-0" d="M0 0H28V20H0Z" />
    </symbol>
  </>
);

const Spices = () => (
  <>
    <symbol id="sp-p" viewBox="0 0 48 48">
      <path class="sp-i" d="M25 4C22 12 24 20 22 44" />
      <path class="sp-f sp-p2" d="M25 8C32 3 40 5 42 11C35 15 29 14 25 8Z" />
      <path class="sp-i" d="M25 8C31 8 36 9 42 11" />
      <circle class="sp-f sp-p" cx="17" cy="14" r="5" />
      <circle class="sp-f sp-p" cx="28" cy="19" r="5" />
      <circle class="sp-f sp-p" cx="16" cy="23" r="5.4" />
      <circle class="sp-f sp-p" cx="27" cy="28" r="5" />
      <circle class="sp-f sp-p" cx="17" cy="32" r="4.8" />
      <circle class="sp-f sp-p" cx="26" cy="37" r="4.2" />
      <circle class="sp-f sp-p" cx="19" cy="41" r="3.4" />
    </symbol>
    <symbol id="sp-c" viewBox="0 0 48 48">
      <g transform="rotate(-38 24 24)">
        <rect class="sp-f sp-c" x="3" y="13" width="42" height="10" rx="3" />
        <path class="sp-i" d="M9 16.5H40M12 20H36" />
        <rect class="sp-f sp-c" x="3" y="25" width="42" height="10" rx="3" />
        <path class="sp-i" d="M9 28.5H40M12 32H36" />
        <ellipse class="sp-f sp-k" cx="45" cy="18" rx="2.4" ry="5" />
        <ellipse class="sp-f sp-k" cx="45" cy="30" rx="2.4" ry="5" />
      </g>
    </symbol>
    <symbol id="sp-v" viewBox="0 0 48 48">
      <g transform="translate(16 24) rotate(24)">
        <path class="sp-f sp-v" d="M-3 -4L-2 17Q0 20 2 17L3 -4Z" />
        <path class="sp-f sp-v" d="M-7.5 -9Q-4 -3 0 -4Q4 -3 7.5 -9Q3 -8 0 -6Q-3 -8 -7.5 -9Z" />
        <circle class="sp-f sp-v2" cy="-10" r="4.6" />
      </g>
      <g transform="translate(33 25) rotate(-18)">
        <path class="sp-f sp-v" d="M-3 -4L-2 17Q0 20 2 17L3 -4Z" />
        <path class="sp-f sp-v" d="M-7.5 -9Q-4 -3 0 -4Q4 -3 7.5 -9Q3 -8 0 -6Q-3 -8 -7.5 -9Z" />
        <circle class="sp-f sp-v2" cy="-10" r="4.6" />
      </g>
    </symbol>
    <symbol id="sp-n" viewBox="0 0 48 48">
      <ellipse class="sp-f sp-n" cx="17" cy="22" rx="12" ry="15" transform="rotate(-18 17 22)" />
      <path class="sp-i" d="M10 13C14 20 13 28 17 36M17 9C21 16 19 26 24 32" />
      <ellipse class="sp-f sp-n2" cx="34" cy="32" rx="10.5" ry="12" />
      <path class="sp-i" d="M29 27Q33 31 30 36M34 24Q38 30 34 34Q36 38 33 41M38 28Q41 32 39 37" />
    </symbol>
    <symbol id="sp-x" viewBox="0 0 48 48">
      <rect class="sp-f sp-x" x="6" y="9" width="36" height="31" />
      <path class="sp-i" d="M6 16H42M6 33H42M13 16V33M35 16V33M13 16L35 33M35 16L13 33" />
    </symbol>
  </>
);

/** The symbols of Borneo, by `<use>`: flags of the companies and spices. */
export const BorneoSymbols = ({ lang }: { lang: Lang }) => (
  <svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      <Flags lang={lang} />
      <Spices />
    </defs>
  </svg>
);
