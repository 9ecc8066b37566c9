import type { Quay } from '@portolan/comptoir-des-antilles';
import { quayName, shipsInWords, unit } from '@portolan/comptoir-des-antilles/rules';
import type { Lang, Seat } from '@portolan/core';
import { colon, plural } from '@portolan/core/words';
import { useMemo } from 'preact/hooks';
import { SeatToken } from '../SeatToken.tsx';
import { seatLetter } from '../seats.ts';
import { CloseUp } from './CloseUp.tsx';
import type { Marks, QuayMark } from './marks.ts';
import { type Berth, berthAt, seatsOf, shipsLeft, type Table } from './model.ts';
import { shareInWords } from './names.ts';
import { NextShip } from './Piles.tsx';
import { QuayDrawing } from './Quay.tsx';
import { counterBefore, rolesOf } from './roles.ts';
import { changeText, counterText } from './Tally.tsx';
import { type Place, Touched } from './Touched.tsx';
import { berthInWords, counterInWords } from './words.ts';

/** The names of the places of a harbor. */
export const spots = {
  quay: (quay: Quay): string => `quay${quay}`,
  seat: (seat: Seat): string => `seat${seat}`,
  pile: 'pile',
} as const;

const texts = {
  empty: { fr: 'sans navire', en: 'no ship' },
  noGoods: { fr: 'sans marchandise', en: 'no goods' },
  refused: { fr: 'Refusé ici', en: 'Refused here' },
  sails: { fr: 'Le navire part', en: 'The ship sails' },
  quays: { fr: 'Les quais', en: 'The quays' },
  counters: { fr: 'Le comptoir et la pile des navires', en: 'The trading post and the ship pile' },
  slate: { fr: 'l’ardoise', en: 'the slate' },
  at: { fr: 'à', en: 'at' },
  player: { fr: 'Joueur', en: 'Player' },
  pile: { fr: 'Pile des navires', en: 'Ship pile' },
  left: { fr: 'à venir', en: 'to come' },
} as const;

const premiums = (n: number, lang: Lang): string => {
  const [one, other] = unit[lang];
  return plural(n, one, other, lang);
};

/** What lies at a quay, in figures: "4 sur 5, à 3". */
const figures = (berth: Berth, lang: Lang): string => {
  if (berth.ship === undefined) return texts.empty[lang];
  const rate = berth.rate === undefined ? texts.noGoods[lang] : `${texts.at[lang]} ${berth.rate}`;
  return `${shareInWords(berth, lang)}, ${rate}`;
};

interface Props {
  readonly table: Table;
  readonly lang: Lang;
  readonly marks?: Marks | undefined;
  /** Without it the harbor is only looked at. */
  readonly place?: Place | undefined;
}

interface BerthProps extends Pick<Props, 'table' | 'lang' | 'place'> {
  readonly berth: Berth;
  readonly mark: QuayMark | undefined;
}

const Moored = ({ table, berth, mark = {}, lang, place }: BerthProps) => {
  const own = mark.refused ? 'ca-quay is-refused' : 'ca-quay';
  // A quay at which nothing has changed is not gone through again.
  const drawn = useMemo(
    () => (
      <>
        <QuayDrawing table={table} berth={berth} mark={mark} lang={lang} />
        <CloseUp table={table} berth={berth} mark={mark} lang={lang} />
      </>
    ),
    [JSON.stringify([berth, mark]), table.box, lang],
  );
  return (
    <Touched place={place} spot={spots.quay(berth.quay)} label={berthInWords(berth, lang)} class={own}>
      {drawn}
      <span class="ca-line">
        <b>
          {quayName(berth.quay, lang)}
          {colon[lang]}
        </b>
        <span class="num">{figures(berth, lang)}</span>
        {mark.refused && <b class="ca-refused">{texts.refused[lang]}</b>}
        {mark.sails && <b class="ca-sails">{texts.sails[lang]}</b>}
      </span>
    </Touched>
  );
};

/** Quays to touch, each a whole button: two by two where there is little room, with their figures in one line. */
export const Moorings = ({
  table,
  lang,
  quays = [1, 2, 3, 4],
  marks = {},
  place,
}: Props & { readonly quays?: readonly Quay[] }) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of pictures, no fields
  <div class={`ca-quays ca-quays-${quays.length} is-fitting`} role="group" aria-label={texts.quays[lang]}>
    {quays.map((quay) => (
      <Moored
        key={quay}
        table={table}
        berth={berthAt(table, quay)}
        mark={marks.quays?.[quay]}
        lang={lang}
        place={place}
      />
    ))}
  </div>
);

const Counter = ({ table, lang, marks = {}, place, seat }: Props & { readonly seat: Seat }) => {
  const { active, first = 0, slate = first } = table.position;
  const now = counterBefore(table, seat, marks);
  const slated = slate === seat && texts.slate[lang];
  const own = (active ?? first) === seat ? 'ca-cell is-active' : 'ca-cell';
  const told = [table.uncounted ? '' : counterInWords(now, lang), ...rolesOf(table, seat, lang), slated || ''];
  const parts = told.filter((part) => part !== '').join(', ');
  const name = `${texts.player[lang]} ${seatLetter(seat)}`;
  const label = parts === '' ? name : `${name}${colon[lang]}${parts}`;
  const changes = marks.counters?.[seat] ?? [];
  return (
    <Touched place={place} spot={spots.seat(seat)} label={label} class={own}>
      <SeatToken seat={seat} lang={lang} size={26} plain />
      <b class="num">{table.uncounted ? '–' : counterText(now)}</b>
      {changes.length > 0 && (
        <span class="ca-changes num">
          {changes.map((change, i) => (
            <span key={i} class={change < 0 ? 'ca-change is-down' : 'ca-change'}>
              {changeText(change)}
            </span>
          ))}
        </span>
      )}
      <span class="ca-said is-usual">{premiums(table.uncounted ? 2 : now, lang)}</span>
      {slated && <span class="ca-said">{slated}</span>}
    </Touched>
  );
};

const Pile = ({ table, lang, marks = {}, place }: Props) => {
  const { next } = table.position;
  const left = shipsInWords(shipsLeft(table), lang);
  return (
    <Touched place={place} spot={spots.pile} label={`${texts.pile[lang]}${colon[lang]}${left}`} class="ca-cell">
      <NextShip value={marks.ship ?? next ?? '–'} lang={lang} />
      <b class="num">{shipsLeft(table)}</b>
      <span class="ca-said">{texts.left[lang]}</span>
    </Touched>
  );
};

/** Counters to touch, with what changes on them, and the ship pile. */
export const Strip = ({ pile = true, ...props }: Props & { readonly pile?: boolean }) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of counters, no fields
  <div class="ca-strip" role="group" aria-label={texts.counters[props.lang]}>
    {seatsOf(props.table).map((seat) => (
      <Counter key={seat} {...props} seat={seat} />
    ))}
    {pile && <Pile {...props} />}
  </div>
);

/** The quays and, below them in the same frame, the counters and the ship pile: what a game is entered on. */
export const Harbor = (props: Props) => (
  <div class="ca-harbor">
    <Moorings {...props} />
    <Strip {...props} />
  </div>
);
