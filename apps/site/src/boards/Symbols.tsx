import './boards.css';
import type { Lang } from '@portolan/core';
import { type FlagLetter, flagLetter, flagLetterX, flagPaths, flagSeams } from './flags.ts';

const Signs = () => (
  <>
    <symbol id="sign-legal" viewBox="0 0 32 32">
      <circle class="sg sg-legal" cx="16" cy="16" r="15" />
      <path class="sg-m" d="M8.5 16.8L13.8 22L23.6 10.8" />
    </symbol>
    <symbol id="sign-illegal" viewBox="0 0 32 32">
      <path class="sg sg-illegal" d="M10.2 1H21.8L31 10.2V21.8L21.8 31H10.2L1 21.8V10.2Z" />
      <path class="sg-m" d="M10.5 10.5L21.5 21.5M21.5 10.5L10.5 21.5" />
    </symbol>
    <symbol id="sign-depends" viewBox="0 0 32 32">
      <circle class="sg sg-depends" cx="16" cy="16" r="15" />
      <path class="sg-n" d="M16 3.5L19.6 16H12.4Z" />
      <path class="sg-s" d="M16 28.5L12.4 16H19.6Z" />
      <path class="sg-t" d="M4 16H7.5M24.5 16H28" />
    </symbol>
  </>
);

const Seats = () => (
  <>
    <symbol id="seat-A" viewBox="-21 -21 42 42" overflow="visible">
      <g class="seat seat-A">
        <circle r="15.5" />
        <g class="seat-in">
          <circle r="12.1" />
        </g>
      </g>
      <text class="seat-l" y="5">
        A
      </text>
    </symbol>
    <symbol id="seat-B" viewBox="-21 -21 42 42" overflow="visible">
      <g class="seat seat-B">
        <rect x="-14" y="-14" width="28" height="28" rx="2" />
        <g class="seat-in">
          <rect x="-10.9" y="-10.9" width="21.8" height="21.8" rx="1.6" />
        </g>
      </g>
      <text class="seat-l" y="5">
        B
      </text>
    </symbol>
    <symbol id="seat-C" viewBox="-21 -21 42 42" overflow="visible">
      <g class="seat seat-C">
        <path d="M0 -18.5L18.5 13.5H-18.5Z" />
        <g class="seat-in">
          <path d="M0 -13.8L14.4 11.2H-14.4Z" />
        </g>
      </g>
      <text class="seat-l" y="9">
        C
      </text>
    </symbol>
    <symbol id="seat-D" viewBox="-21 -21 42 42" overflow="visible">
      <g class="seat seat-D">
        <path d="M0 -19L18 0L0 19L-18 0Z" />
        <g class="seat-in">
          <path d="M0 -14.8L14 0L0 14.8L-14 0Z" />
        </g>
      </g>
      <text class="seat-l" y="5">
        D
      </text>
    </symbol>
    <symbol id="seat-E" viewBox="-21 -21 42 42" overflow="visible">
      <g class="seat seat-E">
        <polygon points="17.5,0 8.8,15.2 -8.7,15.2 -17.5,0 -8.8,-15.2 8.7,-15.2" />
        <g class="seat-in">
          <polygon points="13.7,0 6.8,11.8 -6.8,11.8 -13.6,0 -6.8,-11.8 6.8,-11.8" />
        </g>
      </g>
      <text class="seat-l" y="5">
        E
      </text>
    </symbol>
  </>
);

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

/** The sheet of symbols that all boards draw with, by `<use>`: put it once on each page, before the first board. */
export const Symbols = ({ lang }: { lang: Lang }) => (
  <svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      <Signs />
      <Seats />
      <Flags lang={lang} />
      <Spices />
    </defs>
  </svg>
);
