import { rose } from '../../drawings/rose.ts';
import { CardSymbols } from './CardSymbols.tsx';

/** The works of a harbor, standing on their ground line, by the material they process. */
const works: Readonly<Record<string, { readonly width: number; readonly solid: string; readonly line: string }>> = {
  grain: {
    width: 156,
    solid:
      'M16 -1v-38q8.5 -9 17 0v38ZM33 -1v-38q8.5 -9 17 0v38ZM50 -1v-38q8.5 -9 17 0v38ZM67 -1v-38q8.5 -9 17 0v38ZM84 -1v-38q8.5 -9 17 0v38ZM104 -1v-58h15v58ZM104 -59h15l-7.5 -8Z',
    line: 'M111 -51L20 -43M24 -19H98M120 -27l26 22v4M0 0H156',
  },
  fruit: {
    width: 124,
    solid: 'M44 -1V-45H124V-1ZM44 -45L58 -57H72V-45L86 -57H100V-45L114 -57H124V-45',
    line: 'M54 -1V-23H68V-1M78 -33H90M98 -33H110M78 -21H90M98 -21H110M30 0V-44M24 -44H36M30 -42L0 -28M30 -42L44 -33M30 -52V-42M30 -51L0 -28V-14M0 0H124',
  },
  'crude-oil': {
    width: 106,
    solid:
      'M10 -34v-26a20 5.6 0 0 1 40 0v26a20 5.6 0 0 1 -40 0ZM60 -40v-26a20 5.6 0 0 1 40 0v26a20 5.6 0 0 1 -40 0ZM30 -6v-26a22 6.2 0 0 1 44 0v26a22 6.2 0 0 1 -44 0Z',
    line: 'M10 -60a20 5.6 0 0 0 40 0M60 -66a20 5.6 0 0 0 40 0M30 -32a22 6.2 0 0 0 44 0M0 -16H12M72 -8L96 -16M0 0H106',
  },
  chemicals: {
    width: 170,
    solid: 'M14 -1v-46h11v46ZM32 -1v-58h13v58ZM52 -1v-40h10v40ZM80 -1v-22h40v22ZM134 -1v-50l8 -6l8 6v50Z',
    line: 'M14 -35H6V-1M25 -39H32M45 -43H52M62 -27H80M120 -17H134M38 -59V-67M142 -57V-67M150 -31H164V-1M0 0H170',
  },
};

/** How wide the works of a harbor are; one of an unknown material has a warehouse. */
export const worksOf = (material: string): { readonly id: string; readonly width: number } => {
  const id = material in works ? material : 'fruit';
  return { id: `rt-works-${id}`, width: works[id]!.width };
};

const Works = () => (
  <>
    {Object.entries(works).map(([id, { solid, line }]) => (
      <g key={id} id={`rt-works-${id}`}>
        <path class="rt-wk" d={solid} />
        <path class="rt-wk-l" d={line} />
      </g>
    ))}
  </>
);

const Rose = () => {
  const drawn = rose(50);
  return (
    <g id="rt-rose">
      <circle class="rose-c" r={drawn.ring} />
      <circle class="rose-h" r={drawn.halo} />
      <path class="rose-t" d={drawn.ticks} />
      {drawn.points.map(({ light, dark }) => (
        <g key={light}>
          <path class="rose-l" d={light} />
          <path class="rose-d" d={dark} />
        </g>
      ))}
      <circle class="rose-c rose-o" r={drawn.heart} />
      <path class="rose-n" d={drawn.north} />
      <path class="rose-nb" d={drawn.northBar} />
    </g>
  );
};

const Waters = () => (
  <>
    <g id="rt-buoy">
      <path class="rt-buoy" d="M-11 8H11L6 14H-6ZM-7 8L-2.5 -9H2.5L7 8Z" />
      <path class="rt-buoy-b" d="M-5.4 2H5.4L4.1 -3H-4.1Z" />
      <circle class="rt-buoy-t" cy="-12" r="3" />
    </g>
    <g id="rt-anchor">
      <circle class="rt-anc-c" r="11" />
      <path class="rt-anc" d="M0 -4V7M-4 -1H4M-6 2C-6 6 -3 7.5 0 7.5C3 7.5 6 6 6 2" />
      <circle class="rt-anc" cy="-5.6" r="1.8" />
    </g>
    <g id="rt-quay">
      <rect class="rt-quay" x="-20" y="-20" width="40" height="40" />
      <path class="rt-quay-x" d="M-20 -20h6v6h-6ZM14 -20h6v6h-6ZM-20 14h6v6h-6ZM14 14h6v6h-6Z" />
    </g>
    <path id="rt-hull" d="M-22 -15H7C16 -15 24 -8 28 0C24 8 16 15 7 15H-22Q-25 0 -22 -15Z" />
  </>
);

/** What the boards of Rotterdam draw with, by `<use>`: put it once on each page, beside the symbols of all boards. */
export const RotterdamSymbols = () => (
  <svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      <Works />
      <Waters />
      <Rose />
      <CardSymbols />
    </defs>
  </svg>
);
