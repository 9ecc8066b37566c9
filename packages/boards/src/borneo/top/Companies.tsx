import type { CompanyId } from '@portolan/borneo';
import type { Lang, Seat } from '@portolan/core';
import { SeatToken } from '../../SeatToken.tsx';
import { seatLetter } from '../../seats.ts';
import { columnsOf, type Table } from '../model.ts';
import { companyName, companyTitle, letterOf } from '../names.ts';
import { placed, type SpotMaker } from './spot.ts';
import { rankWords, topWords } from './words.ts';

interface Props {
  readonly table: Table;
  readonly lang: Lang;
  readonly spot?: SpotMaker | undefined;
}

/** How many spaces are drawn: those taken and the next one, all of them where gaps may stand. */
const spacesDrawn = ({ position: { rulings }, box }: Table, column: readonly unknown[]): number => {
  const next = column.length + 1;
  const spaces = rulings?.['company-full'] === 'open-ended' ? next : Math.max(box.spacesPerCompany, column.length);
  return rulings?.['fight-vacancy'] === 'leave-gap' ? Math.max(spaces, column.length) : Math.min(spaces, next);
};

const Row = ({
  company,
  column,
  table,
  lang,
  spot,
}: Props & { readonly company: CompanyId; readonly column: readonly (Seat | null)[] }) => (
  <li class="tt-row" aria-label={companyTitle(company, lang)}>
    <svg class="tt-flag" viewBox="-2 -2 32 26" aria-hidden="true">
      <use href={`#flag-${letterOf[company]}`} width="28.6" height="23.2" x="-2" y="-2" />
    </svg>
    {Array.from({ length: spacesDrawn(table, column) }, (_, i) => {
      const owner = column[i] ?? null;
      const who = owner === null ? topWords.free[lang] : seatLetter(owner);
      const label = `${companyName(company, lang)}, ${rankWords(i + 1, who, lang)}`;
      return (
        <span key={i} {...placed(spot, { kind: 'rank', company, rank: i + 1 }, label, 'tt-rank', owner !== null)}>
          {owner === null ? <span class="tt-hole" /> : <SeatToken seat={owner} lang={lang} size={28} plain />}
        </span>
      );
    })}
  </li>
);

/** The four companies as rows of tokens in the order of rank. */
export const CompanyRows = ({ table, lang, spot }: Props) => (
  <ul class="tt-co" aria-label={topWords.companies[lang]}>
    {columnsOf(table).map(({ company, column }) => (
      <Row key={company} company={company} column={column} table={table} lang={lang} spot={spot} />
    ))}
  </ul>
);
