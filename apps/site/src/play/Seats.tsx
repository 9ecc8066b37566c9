import { SeatToken } from '../kit/marks.tsx';

interface Props {
  readonly nameOf: (seat: number) => string;
  readonly scores: readonly { readonly seat: number; readonly total: number }[];
  readonly active: readonly number[];
  readonly label: string;
}

/** All players with their points as they stand; whose turn it is has the wash and a foot. */
export const Seats = ({ nameOf, scores, active, label }: Props) => (
  <ul class="play-seats" aria-label={label}>
    {scores.map(({ seat, total }) => (
      <li key={seat} aria-current={active.includes(seat) ? 'true' : undefined}>
        <SeatToken seat={seat} />
        <span>
          <b>{nameOf(seat)}</b>
          <span class="small num">{total}</span>
        </span>
      </li>
    ))}
  </ul>
);
