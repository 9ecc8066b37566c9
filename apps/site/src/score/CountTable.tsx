import type { Lang, Text } from '@portolan/core';
import { number } from '@portolan/core/words';
import type { ComponentChildren } from 'preact';
import { ClauseNumber } from '../kit/ClauseNumber.tsx';
import { SeatToken } from '../kit/marks.tsx';
import { both } from '../kit/text.ts';
import { byLetter } from './players.tsx';

const texts = {
  caption: both('Le décompte', 'The count'),
  total: both('Total', 'Total'),
} as const;

/** A line of the count: what is counted, by which clause, and each player's share. */
export interface CountLine<Row> {
  readonly name: Text;
  readonly clause: string;
  readonly cell: (row: Row) => ComponentChildren;
}

interface Props<Row> {
  readonly lang: Lang;
  readonly base: string;
  readonly rows: readonly Row[];
  readonly nameOf: (seat: number) => string;
  readonly isWinner: (row: Row) => boolean;
  readonly lines: readonly CountLine<Row>[];
  readonly total: Omit<CountLine<Row>, 'name'>;
  /** What decides between equal totals. */
  readonly ties?: readonly CountLine<Row>[];
}

/** A number as it is printed; a minus sign is no hyphen. */
const written = (cell: ComponentChildren, lang: Lang): ComponentChildren =>
  typeof cell === 'number' ? number(cell, lang) : cell;

/** The count as a table: a column for each player, a line for each kind of points with its clause. */
export const CountTable = <Row extends { readonly seat: number }>(props: Props<Row>) => {
  const { lang, base, rows, nameOf, isWinner, lines, total, ties = [] } = props;
  const marked = (row: Row) => (isWinner(row) ? 'is-winner' : undefined);
  const line = ({ name, clause, cell }: CountLine<Row>, marks = false) => (
    <tr key={clause}>
      <th scope="row">
        {name[lang]} <ClauseNumber id={clause} lang={lang} base={base} />
      </th>
      {rows.map((row) => (
        <td key={row.seat} class={marks ? marked(row) : undefined}>
          {written(cell(row), lang)}
        </td>
      ))}
    </tr>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrolled by keyboard too
    <section class="scroll" tabIndex={0} aria-label={texts.caption[lang]}>
      <table class="sheet">
        <thead>
          <tr>
            <td />
            {rows.map((row) => (
              <th key={row.seat} scope="col" class={marked(row)}>
                <SeatToken seat={row.seat} size={28} />{' '}
                <span class={nameOf(row.seat) === byLetter(lang)(row.seat) ? 'sr' : undefined}>{nameOf(row.seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{lines.map((one) => line(one))}</tbody>
        <tfoot>
          {line({ name: texts.total, ...total }, true)}
          {ties.map((one) => line(one))}
        </tfoot>
      </table>
    </section>
  );
};
