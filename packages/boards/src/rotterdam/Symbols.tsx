import type { Lang } from '@portolan/core';
import { reconstructed } from '@portolan/rotterdam';
import { Rose } from '../Rose.tsx';
import { CardSymbols } from './CardSymbols.tsx';
import { Channels } from './Channels.tsx';
import { drawingOf } from './drawing.ts';
import { Ground, LandDefs } from './Land.tsx';
import { Places } from './Places.tsx';
import { Works } from './Works.tsx';

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

const defaultMap = 'rt-map';

/** The default map, drawn once for all boards of a page: the ground, the channels and the positions. */
const DefaultMap = ({ lang }: { lang: Lang }) => {
  const drawing = drawingOf(reconstructed);
  return (
    <>
      <g id="rt-ground">
        <Ground drawing={drawing} box={reconstructed} name={defaultMap} lang={lang} />
      </g>
      <g id="rt-channels">
        <Channels links={drawing.links} lang={lang} />
      </g>
      <g id="rt-places">
        <Places places={reconstructed.positions} drawing={drawing} />
      </g>
    </>
  );
};

/** What the boards of Rotterdam draw with, by `<use>`: put it once on each page, beside the symbols of all boards. */
export const RotterdamSymbols = ({ lang }: { lang: Lang }) => (
  <>
    <svg class="clips" width="0" height="0" aria-hidden="true" focusable="false">
      <LandDefs drawing={drawingOf(reconstructed)} name={defaultMap} />
    </svg>
    <svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <Works />
        <Waters />
        <g id="rt-rose">
          <Rose radius={50} />
        </g>
        <CardSymbols />
        <DefaultMap lang={lang} />
      </defs>
    </svg>
  </>
);
