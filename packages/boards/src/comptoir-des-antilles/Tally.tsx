import type { Lang, Seat } from '@portolan/core';
import { SeatToken } from '../SeatToken.tsx';

/** A counter, and what is said of it. */
export interface TallyRow {
  readonly seat: Seat;
  /** Left out where nobody has said what it shows. */
  readonly premiums?: number | undefined;
  /** Changes of this number, in their order: proposed, or just made. */
  readonly changes?: readonly number[] | undefined;
  /** Whether they are made: then the ropes show what has come of them. */
  readonly changed?: boolean | undefined;
  readonly note?: string | undefined;
}

const short = { fr: 'Le comptoir', en: 'The trading post' } as const;
const caption = { fr: 'Le comptoir\u00a0: dizaines, unités', en: 'The trading post: tens, units' } as const;

const head = {
  fr: ['Joueur', 'Primes', 'Cordes, remarque'],
  en: ['Player', 'Premiums', 'Ropes, remark'],
} as const;

/** A number as a counter shows it, with a true minus sign. */
export const counterText = (value: number): string => (value < 0 ? `\u2212${-value}` : String(value));

/** A change of a counter: "+12", "−3". */
export const changeText = (value: number): string => (value < 0 ? `\u2212${-value}` : `+${value}`);

const places = Array.from({ length: 10 }, (_, i) => i);
const placeX = (place: number): number => 11 + place * 23.3;

/** A rope with ten places, the knot at one of them; a tens rope may show more than nine. */
const Rope = ({ value }: { value: number }) => {
  const at = Math.min(9, value);
  return (
    <svg class="ca-knots" viewBox="0 0 232 22" aria-hidden="true">
      <path class="ca-rope" d="M6 11H226" />
      {places.map((place) => place !== at && <circle key={place} class="ca-slot" cx={placeX(place)} cy="11" r="5.5" />)}
      {at >= 0 && (
        <>
          <circle class="ca-knot" cx={placeX(at)} cy="11" r="9.5" />
          <text class="ca-knot-t" x={placeX(at)} y="15.2">
            {value}
          </text>
        </>
      )}
    </svg>
  );
};

/** The two ropes of a counter; below 0 no knot has a place. */
const Ropes = ({ value }: { value: number }) => (
  <>
    <Rope value={value < 0 ? -1 : Math.floor(value / 10)} />
    <Rope value={value < 0 ? -1 : value % 10} />
  </>
);

const sumOf = (changes: readonly number[]): number => changes.reduce((sum, change) => sum + change, 0);

/** What changes make of a counter: "+9 −3 = 16"; of one that is not known the changes alone. */
const Result = ({ premiums, changes }: { premiums: number | undefined; changes: readonly number[] }) => (
  <>
    {changes.map((change, i) => (
      <span key={i} class={change < 0 ? 'ca-change is-down' : 'ca-change'}>
        {' '}
        {changeText(change)}
      </span>
    ))}
    {premiums !== undefined && ` = ${counterText(premiums + sumOf(changes))}`}
  </>
);

/** The counters: for each player the number and two knotted ropes, tens and units; the number alone where there is little room. */
export const Tally = ({ rows, lang, ropes = true }: { rows: readonly TallyRow[]; lang: Lang; ropes?: boolean }) => (
  <table class="ca-tally">
    <caption>{(ropes ? caption : short)[lang]}</caption>
    <thead class="sr">
      <tr>
        {head[lang].map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ seat, premiums, changes = [], changed = false, note }) => (
        <tr key={seat}>
          <th scope="row">
            <SeatToken seat={seat} lang={lang} size={28} />
          </th>
          <td class="ca-sum">
            {premiums !== undefined && counterText(premiums)}
            {changes.length > 0 && <Result premiums={premiums} changes={changes} />}
            {premiums === undefined && changes.length === 0 && '–'}
          </td>
          <td>
            <div class="ca-ropes">
              {ropes && premiums !== undefined && <Ropes value={changed ? premiums + sumOf(changes) : premiums} />}
              {note && <span class="ca-note">{note}</span>}
            </div>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
