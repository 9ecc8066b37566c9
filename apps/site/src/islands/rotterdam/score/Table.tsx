import type { Lang } from '@portolan/core';
import type { EndAnswer, EndRow } from '@portolan/rotterdam/checkers';
import { SeatToken } from '../../../kit/marks.tsx';
import { rotterdamBook } from '../../../kit/rotterdam.ts';
import { both } from '../../../kit/text.ts';
import { type NameOf, spanInWords } from './words.ts';

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

/** The lines of the count, each with the clause that it follows. */
const lines: readonly (readonly [keyof typeof texts, string, (row: EndRow, lang: Lang) => string])[] = [
  ['missions', 'score.missions', ({ missions }) => String(missions)],
  ['navigation', 'score.navigation', ({ navigation }, lang) => spanInWords(navigation, lang)],
  ['products', 'score.products', ({ products }, lang) => spanInWords(products, lang)],
  ['total', 'score.total', ({ total }, lang) => spanInWords(total, lang)],
  ['cards', 'score.tie-products', ({ productCards }) => String(productCards)],
];

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly answer: EndAnswer;
  readonly nameOf: NameOf;
}

/** The count as a table: a column for each player, a line for each kind of points; unknown cards as ranges. */
export const CountTable = ({ lang, base, answer, nameOf }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrolled by keyboard too
  <section class="scroll" tabIndex={0} aria-label={texts.caption[lang]}>
    <table class="count-t">
      <thead>
        <tr>
          <td />
          {answer.rows.map(({ seat }) => (
            <th key={nameOf(seat)} scope="col">
              <SeatToken seat={seat} /> <span>{nameOf(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([line, clause, text]) => (
          <tr key={line} class={line === 'total' ? 'sum' : undefined}>
            <th scope="row">
              <a href={rotterdamBook.clauseHref(clause, lang, base)}>{texts[line][lang]}</a>
            </th>
            {answer.rows.map((row) => (
              <td key={nameOf(row.seat)}>
                {text(row, lang)}
                {line === 'total' && answer.possible.includes(row.seat) && (
                  <span class="small"> {texts[answer.winners === null ? 'may' : 'wins'][lang]}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
