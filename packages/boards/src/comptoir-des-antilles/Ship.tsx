import type { Seat } from '@portolan/core';
import { seatLetter } from '../seats.ts';
import type { PorterSign } from './marks.ts';
import { rounded, type ShipLines, shipLines } from './ship-lines.ts';

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
        x={rounded(x - width / 2)}
        y={rounded(y - (width * 39) / 26)}
        width={rounded(width)}
        height={rounded((width * 40) / 26)}
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

/** Free berths, a dotted ring over a dotted floor each. */
const rings = (free: readonly number[], berth: number, y: number): string => {
  const r = rounded(berth * 0.25);
  return free
    .map((x) => {
      const floor = `M${rounded(x - berth * 0.26)} ${y + 44}h${rounded(berth * 0.52)}`;
      return `${floor}M${rounded(x - r)} ${y + 23}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;
    })
    .join('');
};

interface HoldProps {
  readonly lines: Pick<ShipLines, 'hold' | 'berths' | 'berth'>;
  /** Where its upper edge is. */
  readonly y: number;
  readonly porters: readonly Drawn[];
  readonly refused: boolean;
}

/** The hold of a ship, cut open: a place for each porter, those aboard from the left. */
export const Hold = ({ lines: { hold, berths, berth }, y, porters, refused }: HoldProps) => (
  <>
    <rect class="ca-hold" x={hold.x} y={y} width={hold.width} height="50" rx="5" />
    <path
      class="ca-rib"
      d={berths
        .slice(1)
        .map((x) => `M${rounded(x - berth / 2)} ${y + 3}v44`)
        .join('')}
    />
    <path class="ca-berth" d={rings(berths.slice(porters.length), berth, y)} />
    <rect
      class={refused ? 'ca-hold-f is-refused' : 'ca-hold-f'}
      x={hold.x}
      y={y}
      width={hold.width}
      height="50"
      rx="5"
    />
    {porters.map((porter, i) => (
      <Porter key={i} x={berths[i] ?? 0} y={y + 46} width={Math.min(26, berth * 0.97)} porter={porter} />
    ))}
  </>
);

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
      <Hold lines={lines} y={148} porters={porters} refused={refused} />
    </>
  );
};
