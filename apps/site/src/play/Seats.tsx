import type { Lang } from '@portolan/core';
import { SeatToken } from '../kit/marks.tsx';
import { playWords as words } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly nameOf: (seat: number) => string;
  readonly scores: readonly { readonly seat: number; readonly total: number }[];
  readonly active: readonly number[];
  /** A number of what is scored, with its noun. */
  readonly scored: (n: number, lang: Lang) => string;
  readonly over: boolean;
}

/** All players with their points as they stand, and what these are; whose turn it is has the wash and a foot. */
export const Seats = ({ lang, nameOf, scores, active, scored, over }: Props) => (
  <div>
    <ul class="play-seats" aria-label={words.players[lang]}>
      {scores.map(({ seat, total }) => (
        <li key={seat} aria-current={active.includes(seat) ? 'true' : undefined}>
          <SeatToken seat={seat} />
          <b>{nameOf(seat)}</b>
          <span class="small num">{scored(total, lang)}</span>
        </li>
      ))}
    </ul>
    {!over && <p class="play-if small">{words.ifOver[lang]}</p>}
  </div>
);
