import { companyName } from '@portolan/boards/borneo';
import type { CompanyId, Rank } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import type { BoardEntry, Handle, Piece, Put } from '../../../../board/entry.ts';
import type { FieldsAbout } from '../../../../check/module.ts';
import { fill } from '../../../../kit/text.ts';
import type { AllOwners, Owners } from '../../parts/columns.tsx';
import { boardWords } from '../../position/board/words.ts';
import { fullCompany, joined, left, type Moved, rankIn, spaceIn } from './column.ts';
import { merchantIn, merchantOf, merchantTray } from './merchants.tsx';

interface WithColumns {
  readonly columns: AllOwners;
}

/** What else a dispute knows of merchants. */
interface More<Input> {
  /** What goes along with a column that has changed. */
  readonly follow?: (input: Input, company: CompanyId, moved: Moved) => Input;
  /** What a merchant can be meant as. */
  readonly handles?: (input: Input, company: CompanyId, rank: Rank, lang: Lang) => readonly Handle<Input>[];
}

/** How the merchants of four companies are entered on their columns. */
export const columnsEntry = <Input extends WithColumns>(more: More<Input> = {}): BoardEntry<Input, FieldsAbout> => {
  const columnOf = ({ columns }: Input, company: CompanyId): Owners => columns[company] ?? [];
  const withColumn = (input: Input, company: CompanyId, moved: Moved): Input => {
    const next = { ...input, columns: { ...input.columns, [company]: moved.column } };
    return more.follow?.(next, company, moved) ?? next;
  };
  const without = (input: Input, company: CompanyId, rank: Rank, about: FieldsAbout): Input =>
    withColumn(input, company, left(columnOf(input, company), rank, about));
  return {
    tray: (_, { lang }) => [merchantTray(lang)],
    at: (input, spot, { lang, about }): Piece<Input> | undefined => {
      const place = rankIn(spot);
      const seat = place && columnOf(input, place.company)[place.rank - 1];
      if (!place || typeof seat !== 'number') return undefined;
      const { company, rank } = place;
      const { name, picture } = merchantOf(seat);
      const off = without(input, company, rank, about);
      return {
        name: name(lang),
        detail: fill(boardWords.rankIn[lang], { company: companyName(company, lang), n: rank }),
        picture,
        handles: [
          ...(more.handles?.(input, company, rank, lang) ?? []),
          { id: 'off', name: boardWords.off[lang], key: 'Delete', to: off },
        ],
      };
    },
    put: (input, item, spot, { lang, about }): Put<Input> => {
      const [seat, place] = [merchantIn(item), spaceIn(spot, (company) => columnOf(input, company))];
      if (seat === undefined || !place) return { refused: boardWords.inCompany[lang] };
      const moved = joined(columnOf(input, place.company), place.rank, seat, about);
      return moved ? { value: withColumn(input, place.company, moved) } : fullCompany(lang);
    },
    carry: (input, from, to, { lang, about }): Put<Input> => {
      const [source, target] = [rankIn(from), rankIn(to)];
      const seat = source && columnOf(input, source.company)[source.rank - 1];
      if (!source || !target || typeof seat !== 'number') return { refused: boardWords.inCompany[lang] };
      const rest = without(input, source.company, source.rank, about);
      const moved = joined(columnOf(rest, target.company), target.rank, seat, about);
      return moved ? { value: withColumn(rest, target.company, moved) } : fullCompany(lang);
    },
  };
};
