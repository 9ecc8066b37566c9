import type { Lang } from '@portolan/core';
import type { EndAnswer, EndRow } from '@portolan/rotterdam/checkers';
import { type NameOf, spanInWords } from '@portolan/rotterdam/checkers';
import { ClauseNumber } from '../../../kit/ClauseNumber.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { both } from '../../../kit/text.ts';

const texts = {
  caption: both('Le décompte', 'The count'),
  missions: both('Missions visibles', 'Missions shown'),
  navigation: both('Cartes Navigation', 'Navigation cards'),
  products: both('Produits en main', 'Products in hand'),
  total: both('Total', 'Total'),
  cards: both('Nombre de Produits', 'Number of Products'),
  wins: both('gagne', 'wins'),
  may: both('peut gagner', 'may win'),
} as const;

/** The parts of the count, each with the clause that it follows. */
const parts: readonly (readonly [keyof typeof texts, string, (row: EndRow, lang: Lang) => string])[] = [
  ['missions', 'score.missions', ({ missions }) => String(missions)],
  ['navigation', 'score.navigation', ({ navigation }, lang) => spanInWords(navigation, lang)],
  ['products', 'score.products', ({ products }, lang) => spanInWords(products, lang)],
];

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly answer: EndAnswer;
  readonly nameOf: NameOf;
  /** Whether somebody has something: before that nobody wins. */
  readonly started?: boolean;
}

const Head = ({
  line,
  clause,
  lang,
  base,
}: Pick<Props, 'lang' | 'base'> & { line: keyof typeof texts; clause: string }) => (
  <th scope="row">
    {texts[line][lang]} <ClauseNumber id={clause} lang={lang} base={base} />
  </th>
);

/** The count as a table: a column for each player, a line for each kind of points; unknown cards as ranges. */
export const CountTable = ({ lang, base, answer, nameOf, started = true }: Props) => {
  const { rows, possible, winners, ties } = answer;
  const marked = (seat: number): boolean => started && possible.includes(seat);
  const className = (seat: number) => (marked(seat) && winners !== null ? 'is-winner' : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrolled by keyboard too
    <section class="scroll" tabIndex={0} aria-label={texts.caption[lang]}>
      <table class="sheet">
        <thead>
          <tr>
            <td />
            {rows.map(({ seat }) => (
              <th key={seat} scope="col" class={className(seat)}>
                <SeatToken seat={seat} size={28} /> <span>{nameOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(([line, clause, text]) => (
            <tr key={line}>
              <Head line={line} clause={clause} lang={lang} base={base} />
              {rows.map((row) => (
                <td key={row.seat}>{text(row, lang)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <Head line="total" clause="score.total" lang={lang} base={base} />
            {rows.map(({ seat, total }) => (
              <td key={seat} class={className(seat)}>
                {spanInWords(total, lang)}
                {marked(seat) && <span class="small"> {texts[winners === null ? 'may' : 'wins'][lang]}</span>}
              </td>
            ))}
          </tr>
          {started && ties.some(({ by }) => by === 'products') && (
            <tr>
              <Head line="cards" clause="score.tie-products" lang={lang} base={base} />
              {rows.map(({ seat, productCards }) => (
                <td key={seat}>{productCards}</td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </section>
  );
};
