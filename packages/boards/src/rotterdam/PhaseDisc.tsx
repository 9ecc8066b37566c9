import type { Lang } from '@portolan/core';
import { phases } from '@portolan/rotterdam';
import { phaseName } from '@portolan/rotterdam/rules';
import { at, bearing, short } from '../drawings/geometry.ts';
import { SeatToken } from '../SeatToken.tsx';
import { seatLetter } from '../seats.ts';
import { ColorChip } from './ColorChip.tsx';
import { type Table, turnOf } from './model.ts';

/** The six sections of the disc. */
const sections = phases.slice(1, 7);

const words = {
  round: { fr: 'Manche', en: 'Round' },
  master: { fr: 'Capitaine du Port', en: 'Harbor Master' },
  turn: { fr: 'au tour de', en: 'turn of' },
  called: { fr: 'Couleurs annoncées', en: 'Colors called' },
  now: { fr: 'annonce en cours', en: 'being called' },
  mover: { fr: 'déplace ses navires', en: 'moves ships' },
} as const;

const OUTER = 46;
const INNER = 19;

const sector = (i: number): string => {
  const [from, to] = [i * 60, i * 60 + 60];
  return `M${at(bearing(from, INNER))}L${at(bearing(from, OUTER))}A${OUTER} ${OUTER} 0 0 1 ${at(bearing(to, OUTER))}L${at(bearing(to, INNER))}A${INNER} ${INNER} 0 0 0 ${at(bearing(from, INNER))}Z`;
};

const roundSize = (round: number): string => (round < 100 ? 'rt-disc-r' : 'rt-disc-r rt-disc-r3');

/** The phase disc: six sections, the blue marker in the one that is played, the round in the middle. */
export const Disc = ({ table, lang }: { table: Table; lang: Lang }) => {
  const { phase = 'launch', round = 1 } = table.position;
  return (
    <svg class="rt-disc" viewBox="-50 -50 100 100" role="img" aria-label={phaseName(phase, lang)}>
      {sections.map((section, i) => {
        const [x, y] = bearing(i * 60 + 30, 32.5);
        const now = section === phase;
        return (
          <g key={section}>
            <path class={now ? 'rt-sector is-now' : 'rt-sector'} d={sector(i)} />
            {now && <circle class="rt-marker" cx={short(x)} cy={short(y)} r="10.5" />}
            <text class={now ? 'rt-sector-n is-now' : 'rt-sector-n'} x={short(x)} y={short(y + 4.6)}>
              {i + 1}
            </text>
          </g>
        );
      })}
      <text class={roundSize(round)} y="6">
        {round}
      </text>
    </svg>
  );
};

const Turn = ({ table, lang }: { table: Table; lang: Lang }) => {
  const seat = turnOf(table);
  const { phase, call } = table.position;
  if (seat === null || phase === 'over' || phase === 'setup') return null;
  const mover = call?.mover;
  return (
    <>
      <p class="rt-now">
        {words.turn[lang]} <SeatToken seat={seat} lang={lang} size={24} plain /> <b>{seatLetter(seat)}</b>
      </p>
      {mover !== undefined && mover !== seat && (
        <p class="rt-now">
          <SeatToken seat={mover} lang={lang} size={24} plain /> <b>{seatLetter(mover)}</b> {words.mover[lang]}
        </p>
      )}
    </>
  );
};

const Called = ({ table, lang }: { table: Table; lang: Lang }) => {
  const { called = [], call } = table.position;
  if (called.length === 0) return null;
  return (
    <p class="rt-now">
      {words.called[lang]}
      {called.map((color, i) => (
        <ColorChip key={`${color} ${i}`} color={color} lang={lang} />
      ))}
      {call && <span class="small">({words.now[lang]})</span>}
    </p>
  );
};

/** Where the game stands: the disc, the phase in words, whose turn it is, the colors called. */
export const PhaseBar = ({ table, lang }: { table: Table; lang: Lang }) => {
  const { phase = 'launch', round = 1, master = 0 } = table.position;
  return (
    <div class="rt-phase">
      <Disc table={table} lang={lang} />
      <div>
        <p class="small">
          {words.round[lang]} {round}, {words.master[lang]} {seatLetter(master)}
        </p>
        <p class="rt-phase-n">{phaseName(phase, lang)}</p>
        <Turn table={table} lang={lang} />
        <Called table={table} lang={lang} />
      </div>
    </div>
  );
};
