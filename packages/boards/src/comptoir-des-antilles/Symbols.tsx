import type { TileId } from '@portolan/comptoir-des-antilles';
import type { ComponentChildren } from 'preact';
import { porterBody } from './porter.ts';

const Drawing = ({ id, children }: { id: string; children: ComponentChildren }) => (
  <symbol id={`ca-${id}`} viewBox="0 0 40 40" overflow="visible">
    {children}
  </symbol>
);

const Goods = () => (
  <>
    <Drawing id="goods-madras">
      <path class="ca-f ca-red" d="M5 12L20 6L35 12V30L20 36L5 30Z" />
      <path class="ca-check" d="M10 10V32M15 8V34M25 8V34M30 10V32M5 17L20 11L35 17M5 24L20 18L35 24" />
      <path class="ca-i" d="M5 12L20 18L35 12M20 18V36M5 12L20 6L35 12V30L20 36L5 30Z" />
    </Drawing>
    <Drawing id="goods-rum">
      <path class="ca-f ca-barrel" d="M9 8H31Q36 20 31 34H9Q4 20 9 8Z" />
      <path
        class="ca-i"
        d="M9 8H31Q36 20 31 34H9Q4 20 9 8ZM15 8Q12 20 15 34M25 8Q28 20 25 34M6.8 14H33.2M6.8 28H33.2"
      />
      <circle class="ca-k" cx="20" cy="21" r="2" />
    </Drawing>
    <Drawing id="goods-spices">
      <path class="ca-f ca-bowl" d="M6 22H34Q33 35 20 35Q7 35 6 22Z" />
      <path class="ca-f ca-orange" d="M9 22Q12 9 20 8Q28 9 31 22Z" />
      <path class="ca-i" d="M6 22H34Q33 35 20 35Q7 35 6 22ZM9 22Q12 9 20 8Q28 9 31 22" />
      <path class="ca-grain" d="M16 17h.01M20 13h.01M24 17h.01M20 19h.01" />
    </Drawing>
    <Drawing id="goods-vanilla">
      <path class="ca-f ca-pod" d="M8 34Q14 18 33 6Q22 20 12 35Z" />
      <path class="ca-f ca-pod" d="M15 35Q22 22 35 14Q28 26 19 36Z" />
      <path class="ca-i" d="M8 34Q14 18 33 6Q22 20 12 35ZM15 35Q22 22 35 14Q28 26 19 36Z" />
      <path
        class="ca-f ca-flower ca-i2"
        d="M10 6Q14 10 13 14Q17 12 21 14Q18 17 19 21Q15 19 12 21Q12 17 8 16Q12 14 10 6Z"
      />
    </Drawing>
    <Drawing id="goods-other">
      <path class="ca-f ca-crate" d="M5 9H35V34H5Z" />
      <path class="ca-i" d="M5 9H35V34H5ZM5 16H35M5 27H35M11 16V27M29 16V27M11 16L29 27M29 16L11 27" />
    </Drawing>
    <Drawing id="goods-back">
      <path class="ca-back" d="M20 4V36M4 20H36M9 9L31 31M31 9L9 31" />
      <path class="ca-back ca-back-f" d="M20 6L24 16L34 20L24 24L20 34L16 24L6 20L16 16Z" />
    </Drawing>
  </>
);

const star = 'M20 4.5L24.7 14.6L35.7 15.9L27.6 23.5L29.7 34.4L20 29L10.3 34.4L12.4 23.5L4.3 15.9L15.3 14.6Z';

/** The lines of each event tile, and what is filled in it. */
const events: Readonly<Record<TileId, readonly [lines: string, filled?: string]>> = {
  'top-quality': [star, 'M20 15.5v8M16 19.5h8'],
  'poor-quality': ['M7 13L20 7L33 13V33H7ZM7 13H33M22 13L17 20L22 25L18 33'],
  damage: ['M4 26H36Q34 36 27 36H13Q6 36 4 26ZM20 26V17M20 17L30 11M24 5L31 12M13 20H20'],
  exclusive: ['M12 18V12A8 8 0 0 1 28 12V18M8 18H32V34H8ZM20 26V30', 'M20 24.5v.1'],
  storm: ['M11 21a6 6 0 0 1 .5 -12a8.5 8.5 0 0 1 16 1a5.6 5.6 0 0 1 1 11ZM22 21L16 29H23L18 37'],
  pirates: [
    'M20 4C12.5 4 10 9 10 13C10 17 12 19 14 20.5V25H26V20.5C28 19 30 17 30 13C30 9 27.5 4 20 4ZM18 25V22M22 25V22M7 28L33 37M33 28L7 37',
    'M16 14v.1M24 14v.1',
  ],
  mutiny: [
    'M14 37C15 31 17 26 17 20H23C23 26 25 31 26 37ZM20 20A5.5 5.5 0 1 1 20.1 20M6 15L12 20M34 15L28 20M6 30H11M34 30H29',
  ],
  shortage: [
    'M10 5H30M10 35H30M13 5C13 13 20 16 20 20C20 24 13 27 13 35M27 5C27 13 20 16 20 20C20 24 27 27 27 35',
    'M20 29v.1M17 32v.1M23 32v.1',
  ],
  fire: [
    'M20 4C22 11 31 16 31 25C31 32 26 36 20 36C14 36 9 32 9 25C9 19 13 17 14 11C17 13 18 16 18 19C20 16 21 10 20 4ZM20 36C16 36 15 32 16 29C18 30 19 27 20 24C22 27 25 30 24 33C23 35 22 36 20 36Z',
  ],
  claim: ['M9 4H31V36H9ZM14 11H26M14 17H26M14 23H19', 'M24.5 28.5v.1'],
};

const Events = () => (
  <>
    {Object.entries(events).map(([id, [lines, filled]]) => (
      <Drawing key={id} id={`event-${id}`}>
        <path class="ca-ev" d={lines} />
        {filled && <path class="ca-ev ca-ev-d" d={filled} />}
      </Drawing>
    ))}
  </>
);

const Porters = () => (
  <>
    {['A', 'B', 'C', 'D'].map((letter) => (
      <symbol key={letter} id={`ca-porter-${letter}`} viewBox="-13 -39 26 40" overflow="visible">
        <g class={`seat seat-${letter}`}>
          <path d={porterBody} />
        </g>
        <use href={`#seat-${letter}`} x="-13.5" y="-38" width="27" height="27" />
      </symbol>
    ))}
  </>
);

const ripples = 'q9 -5 18 0t18 0'.repeat(8);
const swell = 'q7.5 -4 15 0t15 0'.repeat(6);

/** The water before a ship and the quay, as large as the drawing they stand in; again for ships seen from close by. */
const Grounds = () => (
  <>
    <symbol id="ca-ground" viewBox="0 0 300 346">
      <path class="ca-front" d={`M0 208${ripples}q6 -4 12 0V236H0Z`} />
      <path
        class="ca-wave"
        d={`M0 208${ripples}q6 -4 12 0M10 220q8 -4 16 0t16 0M92 223q8 -4 16 0t16 0t16 0M204 219q8 -4 16 0t16 0M262 226q8 -4 16 0t16 0`}
      />
      <path class="ca-top" d="M0 236H300V248H0Z" />
      <path class="ca-wall" d="M0 248H300V346H0Z" />
      <path
        class="ca-joint"
        d="M0 248H300M0 236H300M38 236V248M112 236V248M188 236V248M262 236V248M0 297H300M60 248V297M240 248V297M20 297V346M282 297V346"
      />
    </symbol>
    <symbol id="ca-ground-near" viewBox="0 0 180 196">
      <path class="ca-front" d={`M0 106${swell}V120H0Z`} />
      <path class="ca-wave" d={`M0 106${swell}`} />
      <path class="ca-top" d="M0 118H180V124H0Z" />
      <path class="ca-wall" d="M0 124H180V196H0Z" />
      <path class="ca-joint" d="M0 118H180M0 124H180M0 160H180M36 124V160M128 124V160M14 160V196M168 160V196" />
    </symbol>
  </>
);

/** What the boards of Comptoir des Antilles draw with, by `<use>`: put it once on each page, beside the symbols of all boards. */
export const ComptoirSymbols = () => (
  <svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      <Goods />
      <Events />
      <Porters />
      <Grounds />
    </defs>
  </svg>
);
