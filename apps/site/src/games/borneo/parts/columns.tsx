import { companies, companyName, letterOf } from '@portolan/boards/borneo';
import type { CompanyId } from '@portolan/borneo';
import { theCompany } from '@portolan/borneo/rules';
import type { Lang, Seat } from '@portolan/core';
import { SeatPick } from '../../../kit/picks.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { FlagMark } from './marks.tsx';
import { words } from './words.ts';

/** Owners from rank 1 down; `null` for an empty space above a merchant. */
export type Owners = readonly (Seat | null)[];

/** A column with one space changed: empty spaces at the end fall away; others too, unless gaps may stand. */
export const withOwner = (column: Owners, rank: number, owner: Seat | null, gaps: boolean): Owners => {
  const changed = Array.from(
    { length: Math.max(column.length, rank) },
    (_, i) => (i === rank - 1 ? owner : column[i]) ?? null,
  );
  if (!gaps) return changed.filter((seat) => seat !== null);
  while (changed.length > 0 && changed[changed.length - 1] === null) changed.pop();
  return changed;
};

/** A column with a merchant put in front of who stands on that rank, or on a free space. */
export const inFront = (column: Owners, rank: number, seat: Seat, gaps: boolean): Owners =>
  typeof column[rank - 1] === 'number'
    ? [...column.slice(0, rank - 1), seat, ...column.slice(rank - 1)]
    : withOwner(column, rank, seat, gaps);

/** All merchants of a column, and whether one more finds a space. */
export const hasRoom = (column: Owners, spaces: number, openEnded: boolean): boolean =>
  openEnded || column.includes(null) || column.length < spaces;

interface ColumnProps {
  lang: Lang;
  company: CompanyId;
  value: Owners;
  seats: number;
  spaces?: number;
  /** Empty spaces above a merchant may stand (ruling.fight-vacancy, leave-gap). */
  gaps?: boolean;
  /** A full company gets one more space (ruling.company-full, open-ended). */
  openEnded?: boolean;
  onChange: (value: Owners) => void;
}

/** A column cannot hold more than all merchants, with a gap above each. */
const MOST_SPACES = 20;

const spacesShown = (value: Owners, board: number, gaps: boolean, openEnded: boolean): number => {
  const spaces = openEnded ? Math.min(MOST_SPACES, Math.max(board, value.length + 1)) : board;
  return gaps
    ? Math.max(spaces, value.length)
    : Math.max(value.length, Math.min(Math.max(spaces, value.length), value.length + 1));
};

/** The spaces of a company from rank 1 down, each with its owner: the next free one is offered too. */
export const ColumnInput = ({
  lang,
  company,
  value,
  seats,
  spaces = 5,
  gaps = false,
  openEnded = false,
  onChange,
}: ColumnProps) => (
  <ol class="spaces" aria-label={capital(theCompany(company, lang))}>
    {Array.from({ length: spacesShown(value, spaces, gaps, openEnded) }, (_, i) => i + 1).map((rank) => (
      <li key={rank}>
        <span class="rank-n" aria-hidden="true">
          {rank}
        </span>
        <SeatPick
          label={`${capital(theCompany(company, lang))}, ${fill(words.rank[lang], { n: rank })}`}
          value={value[rank - 1] ?? null}
          seats={seats}
          onChange={(owner) => onChange(withOwner(value, rank, owner, gaps))}
        />
      </li>
    ))}
  </ol>
);

/** All four companies as they stand on the board. */
export type AllOwners = Readonly<Partial<Record<CompanyId, Owners>>>;

/** The four columns side by side, each under its flag. */
export const ColumnsInput = ({
  lang,
  value,
  seats,
  spaces = 5,
  gaps = false,
  openEnded = false,
  onChange,
}: {
  lang: Lang;
  value: AllOwners;
  seats: number;
  spaces?: number;
  gaps?: boolean;
  openEnded?: boolean;
  onChange: (value: AllOwners) => void;
}) => (
  <div class="columns">
    {companies.map((company) => (
      <div key={company} class="column">
        <span class="column-head">
          <FlagMark letter={letterOf[company]} />
          <span>{companyName(company, lang)}</span>
        </span>
        <ColumnInput
          lang={lang}
          company={company}
          value={value[company] ?? []}
          seats={seats}
          spaces={spaces}
          gaps={gaps}
          openEnded={openEnded}
          onChange={(owners) => onChange({ ...value, [company]: owners })}
        />
      </div>
    ))}
  </div>
);
