import type { Seat } from '@portolan/core';
import { seatLetter } from '../seats.ts';
import type { PorterSign } from './marks.ts';
import { type ShipLines, shipLines } from './ship.ts';

/** A porter to draw, and what happens to it. */
export interface Drawn {
  readonly seat: Seat;
  readonly sign?: PorterSign;
  readonly refused?: boolean;
}

const signs: Readonly<Record<PorterSign, string>> = {
  comes: 'M0 -4.5V4.5M-4.5 0H4.5',
  goes: 'M-4.5 0H4.5',
  left: 'M4.5 0H-4.5M-1 -3.5L-4.5 0L-1 3.5',
  right: 'M-4.5 0H4.5M1 -3.5L4.5 0L1 3.5',
  swap: 'M-4.8 -2.2H4.8M2.4 -4.6L4.8 -2.2M4.8 2.4H-4.8M-2.4 4.8L-4.8 2.4',
};

/** The disc above a porter that says what happens to it. */
export const SignDisc = ({ x, y, sign, refused }: { x: number; y: number; sign: PorterSign; refused: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle class={refused ? 'ca-disc ca-disc-x' : 'ca-disc'} r="8.6" />
    <path class="ca-disc-m" d={signs[sign]} />
  </g>
);

/** A porter: a cone with the token of its player as head; feet at (x, y), as wide as `width`. */
export const Porter = ({ x, y, width, porter }: { x: number; y: number; width: number; porter: Drawn }) => {
  const leaves = porter.sign && porter.sign !== 'comes' && porter.sign !== 'swap';
  return (
    <>
      <use
        class={leaves ? 'ca-leaving' : undefined}
        href={`#ca-porter-${seatLetter(porter.seat)}`}
        x={x - width / 2}
        y={y - (width * 39) / 26}
        width={width}
        height={(width * 40) / 26}
      />
      {porter.sign && (
        <SignDisc x={x} y={y - (width * 39) / 26 - 10} sign={porter.sign} refused={porter.refused ?? false} />
      )}
    </>
  );
};

const Rig = ({ lines }: { lines: ShipLines }) => (
  <>
    <path class="ca-rigging" d={lines.rigging} />
    {lines.masts.map(({ spar }) => (
      <path key={spar} class="ca-spar" d={spar} />
    ))}
    <path class="ca-spar" d={lines.bowsprit} />
    {lines.masts.map(({ yards, furls, pennant }) => (
      <g key={yards}>
        <path class="ca-furl" d={furls} />
        <path class="ca-yard" d={yards} />
        <path class="ca-pennant" d={pennant} />
      </g>
    ))}
    <path class="ca-spar ca-thin" d={lines.staff} />
    <path class="ca-ensign" d={lines.ensign} />
  </>
);

const Hold = ({ lines, porters, refused }: { lines: ShipLines; porters: readonly Drawn[]; refused: boolean }) => {
  const { hold, berths, berth } = lines;
  return (
    <>
      <rect class="ca-hold" x={hold.x} y="148" width={hold.width} height="50" rx="5" />
      {berths.slice(1).map((x) => (
        <path key={x} class="ca-rib" d={`M${x - berth / 2} 151v44`} />
      ))}
      {berths.slice(porters.length).map((x) => (
        <g key={x}>
          <path class="ca-berth" d={`M${x - berth * 0.26} 192h${berth * 0.52}`} />
          <circle class="ca-berth" cx={x} cy="171" r={berth * 0.25} />
        </g>
      ))}
      <rect
        class={refused ? 'ca-hold-f is-refused' : 'ca-hold-f'}
        x={hold.x}
        y="148"
        width={hold.width}
        height="50"
        rx="5"
      />
      {porters.map((porter, i) => (
        <Porter key={i} x={berths[i] ?? 0} y={194} width={Math.min(26, berth * 0.97)} porter={porter} />
      ))}
    </>
  );
};

/** A ship of a value with its porters, in the units of a quay: the hold is cut open, a free berth is a dotted ring. */
export const Ship = ({ value, porters, refused }: { value: number; porters: readonly Drawn[]; refused: boolean }) => {
  const lines = shipLines(value);
  return (
    <>
      <Rig lines={lines} />
      <path class="ca-hull" d={lines.hull} />
      <path class="ca-wale" d={lines.wale} />
      <path class="ca-plank" d={lines.planks} />
      <path class="ca-hull" d={lines.castle} />
      <path class="ca-pane" d={lines.panes} />
      <path class="ca-rail" d={lines.rail} />
      <Hold lines={lines} porters={porters} refused={refused} />
    </>
  );
};
