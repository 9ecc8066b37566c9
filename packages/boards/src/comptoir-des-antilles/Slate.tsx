import type { Lang, Seat } from '@portolan/core';
import { seatLetter } from '../seats.ts';

const texts = {
  slate: { fr: 'L’ardoise', en: 'The slate' },
  with: { fr: 'est chez', en: 'is with' },
  goes: { fr: ', elle irait à ', en: ', would go to ' },
} as const;

/** Who holds the slate, in words: "L’ardoise est chez B". */
export const slateInWords = (holder: Seat, lang: Lang, to?: Seat): string =>
  `${texts.slate[lang]} ${texts.with[lang]} ${seatLetter(holder)}${to === undefined ? '' : `${texts.goes[lang]}${seatLetter(to)}`}`;

interface Props {
  readonly holder: Seat;
  readonly lang: Lang;
  /** Whom it is left with. */
  readonly to?: Seat | undefined;
  readonly refused?: boolean | undefined;
}

/** The slate with the token of who holds it, and an arrow to whom it is left with. */
export const Slate = ({ holder, lang, to, refused = false }: Props) => (
  <svg class="ca-slate" viewBox="0 0 190 128" role="img" aria-label={slateInWords(holder, lang, to)}>
    <rect class="ca-slate-w" x="1" y="1" width="188" height="126" rx="5" />
    <rect class="ca-slate-b" x="12" y="12" width="166" height="104" rx="2" />
    <text class="ca-slate-t" x="28" y="45">
      {texts.slate[lang]}
    </text>
    <path class="ca-slate-l" d="M28 56q42 3 84 -1" />
    {to === undefined ? (
      <>
        <text class="ca-slate-t" x="28" y="92">
          {texts.with[lang]}
        </text>
        <use href={`#seat-${seatLetter(holder)}`} x="112" y="64" width="44" height="44" />
      </>
    ) : (
      <>
        <use href={`#seat-${seatLetter(holder)}`} x="24" y="64" width="44" height="44" />
        <path class="ca-slate-l ca-slate-a" d="M76 86q16 -5 34 0M102 79l8 7l-10 5" />
        <use href={`#seat-${seatLetter(to)}`} x="120" y="64" width="44" height="44" />
        {refused && <use href="#sign-illegal" x="80" y="74" width="24" height="24" />}
      </>
    )}
  </svg>
);
