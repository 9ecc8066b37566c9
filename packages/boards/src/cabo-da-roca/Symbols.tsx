import type { ComponentChildren } from 'preact';
import { Rose } from '../Rose.tsx';
import { portPlaces } from './port-places.ts';

/** The outline of a ship from above, bow up. */
const hulls = {
  fishing: 'M0 -20C7 -14 9.5 -5 9.5 3C9.5 11 8 16 6 19H-6C-8 16 -9.5 11 -9.5 3C-9.5 -5 -7 -14 0 -20Z',
  trade: 'M0 -27C9 -19 12 -8 12 4C12 14 10 22 8 26H-8C-10 22 -12 14 -12 4C-12 -8 -9 -19 0 -27Z',
  pirate: 'M0 -33C7 -22 10 -9 10 4C10 14 8.5 22 6 28L0 24L-6 28C-8.5 22 -10 14 -10 4C-10 -9 -7 -22 0 -33Z',
} as const;

const net =
  'M-6 19C-12 24 -12 31 -8 35M6 19C12 24 12 31 8 35M-8 35Q0 39 8 35M-9.5 25Q0 29 9.5 25M-11 30Q0 34 11 30M-3.5 20L-4.5 36M3.5 20L4.5 36';
const guns = 'M-10 -7H-15.5M-10.6 1H-16M-10.4 9H-15.8M-9.6 17H-15M10 -7H15.5M10.6 1H16M10.4 9H15.8M9.6 17H15';
const fish = 'M-13 0C-8 -7 3 -7.5 9 0C3 7.5 -8 7 -13 0ZM9 0L16 -5.5Q14 0 16 5.5Z';
const storm =
  'M0 -9C9 -9 12 2 5 7C-6 14 -19 4 -16 -9C-12 -26 12 -30 24 -15M0 9C-9 9 -12 -2 -5 -7C6 -14 19 -4 16 9C12 26 -12 30 -24 15';

/** Houses of a port by its rotation: their lower left corner and the height of their walls. */
const houses: readonly (readonly (readonly [x: number, y: number, wall: number])[])[] = [
  [
    [-40, -17, 8],
    [-28, -17, 12],
    [17, -17, 9],
  ],
  [
    [21, -15, 8],
    [15, 32, 12],
    [27, 32, 9],
  ],
  [
    [-40, 37, 8],
    [-28, 37, 12],
    [17, 37, 9],
  ],
  [
    [-33, -15, 8],
    [-39, 32, 12],
    [-27, 32, 9],
  ],
];

/** A drawing around the middle of a square. */
const Drawing = ({ id, children }: { id: string; children: ComponentChildren }) => (
  <symbol id={`cb-${id}`} viewBox="-50 -50 100 100" overflow="visible">
    {children}
  </symbol>
);

const Ports = () => (
  <>
    {houses.map((row, rot) => (
      <Drawing key={rot} id={`port-${rot}`}>
        <g transform={`rotate(${rot * 90})`}>
          <path class="cb-quay" d="M-31 1.5H31" />
          <path class="cb-jetty" d="M-24 1.5V8M0 1.5V8M24 1.5V8" />
        </g>
        <path
          class="cb-house"
          d={row.map(([x, y, wall]) => `M${x} ${y}v${-wall}l5.5 -4.6l5.5 4.6v${wall}Z`).join('')}
        />
        <circle class="cb-port" cx={portPlaces[rot]?.letter[0]} cy={portPlaces[rot]?.letter[1]} r="12.5" />
      </Drawing>
    ))}
  </>
);

const Fish = () => (
  <symbol id="cb-fish" viewBox="-16 -8 32 16" overflow="visible">
    <path class="cb-fish" d={fish} />
    <circle class="cb-eye" cx="-7.5" cy="-1.2" r="1.1" />
  </symbol>
);

const school: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-9, -9],
    [9, 8],
  ],
  [
    [-9, -15],
    [9, 0],
    [-9, 15],
  ],
];

const Places = () => (
  <>
    <Drawing id="lighthouse">
      <path class="cb-islet" d="M-27 17C-24 9 -14 8 -8 9C2 5 18 7 24 14C30 19 22 26 8 26C-6 28 -30 27 -27 17Z" />
      <path class="cb-beam" d="M0 -24L-40 -37V-15ZM0 -24L40 -37V-15Z" />
      <path class="cb-tower" d="M-7 16L-4.6 -16H4.6L7 16Z" />
      <path class="cb-band" d="M-5.4 -5H5.4L6 3H-6Z" />
      <path class="cb-tower" d="M-6.5 -16H6.5M-4 -16V-26H4V-16" />
      <path class="cb-roof" d="M-5 -26L0 -32L5 -26Z" />
    </Drawing>
    <Drawing id="island">
      <path class="cb-islet" d="M-30 6C-31 -8 -18 -14 -6 -16C8 -20 27 -13 30 2C32 15 18 22 2 22C-14 24 -29 19 -30 6Z" />
      <path class="cb-chest" d="M-12 2H12V14H-12ZM-12 2C-12 -7 12 -7 12 2ZM-3 1H3V7H-3Z" />
    </Drawing>
    <Drawing id="shoals">
      <path
        class="cb-shoal"
        d="M-34 4C-36 -12 -18 -27 2 -25C22 -26 36 -12 33 4C35 20 16 28 -2 26C-20 28 -33 18 -34 4Z"
      />
      <text class="cb-depth" x="-15" y="-6">
        2
      </text>
      <text class="cb-depth" x="11" y="-10">
        1
      </text>
      <text class="cb-depth" x="-4" y="12">
        3
      </text>
      <text class="cb-depth" x="19" y="9">
        2
      </text>
    </Drawing>
    <Drawing id="rock">
      <ellipse class="cb-shoal" cy="-3" rx="27" ry="22" />
      <path class="cb-mark" d="M0 -15V9M-12 -3H12" />
      <path class="cb-dot" d="M-8 -11v.1M8 -11v.1M-8 5v.1M8 5v.1" />
    </Drawing>
    <Drawing id="wreck">
      <ellipse class="cb-shoal" cy="-2" rx="34" ry="20" />
      <path class="cb-mark" d="M-22 -2H22M-12 -9V5M0 -12V8M12 -9V5" />
    </Drawing>
    <Drawing id="shark">
      <path class="cb-fin" d="M-13 4C-9 -10 0 -21 14 -24C9 -15 9 -5 15 4Z" />
      <path class="cb-mark cb-thin" d="M-32 7q5 -5 10 0t10 0t10 0t10 0t10 0t10 0M-22 15q5 -5 10 0t10 0t10 0t10 0" />
    </Drawing>
    <Drawing id="storm">
      <path class="cb-mark" d={storm} transform="translate(0 -3)" />
      <circle class="cb-mark" cy="-3" r="1.5" />
    </Drawing>
    {school.map((places, i) => (
      <Drawing key={i} id={`fish${i + 1}`}>
        {places.map(([x, y]) => (
          <g key={`${x}${y}`} transform={`translate(${x} ${y})`}>
            <path class="cb-fish" d={fish} />
            <circle class="cb-eye" cx="-7.5" cy="-1.2" r="1.1" />
          </g>
        ))}
      </Drawing>
    ))}
  </>
);

const Ships = () => (
  <>
    <Drawing id="fishing">
      <path class="cb-ship" d={hulls.fishing} />
      <path class="cb-deck" d={net} />
    </Drawing>
    <Drawing id="trade">
      <path class="cb-ship" d={hulls.trade} />
      <path class="cb-deck" d="M-9.5 17H9.5M-8.4 22H8.4" />
    </Drawing>
    <Drawing id="pirate">
      <path class="cb-guns" d={guns} />
      <path class="cb-ship cb-ship-p" d={hulls.pirate} />
    </Drawing>
  </>
);

/** What the charts of Cabo da Roca draw with, by `<use>`: put it once on each page, beside the symbols of all boards. */
export const CaboSymbols = () => (
  <svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      <Ports />
      <Places />
      <Ships />
      <Fish />
      <Drawing id="rose">
        <Rose radius={42} />
      </Drawing>
    </defs>
  </svg>
);
