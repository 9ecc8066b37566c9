import { seatLetter } from '@portolan/boards';
import { companies, companyName, letterOf } from '@portolan/boards/borneo';
import type { CompanyId } from '@portolan/borneo';
import type { PicksInput } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';
import type { FieldsAbout } from '../../../check/module.ts';
import type { Option } from '../../../kit/controls/choices.tsx';
import { Group } from '../../../kit/controls/groups.tsx';
import type { FieldProps } from '../../../kit/Fields.tsx';
import { countField, seatField } from '../../../kit/picks.tsx';
import { fill } from '../../../kit/text.ts';
import { ColumnsInput, type Owners } from './columns.tsx';
import { FlagMark } from './marks.tsx';
import { words } from './words.ts';

/** The most that play. */
export const SEATS = 5;

/** How many play. */
export const SeatsField = countField([3, 4, 5]);

/** A player of a table, by token; of any table where the input does not say for how many it is. */
export const SeatField = seatField<{ readonly seats?: number }>(({ seats = SEATS }) => seats);

/** The four companies from rank 1 down, with gaps and more spaces where the readings of the table allow them. */
export const ColumnsField = ({
  lang,
  label,
  value,
  onChange,
  problem,
  with: { rulings },
}: FieldProps<PicksInput['columns'], unknown, FieldsAbout>) => (
  <Group label={label}>
    <ColumnsInput
      lang={lang}
      value={value}
      seats={SEATS}
      gaps={rulings['fight-vacancy'] === 'leave-gap'}
      openEnded={rulings['company-full'] === 'open-ended'}
      onChange={onChange}
    />
    {problem && <p class="err">{problem}</p>}
  </Group>
);

/** The companies in the order of the board, to choose one. */
export const companyOptions = (_: unknown, __: unknown, lang: Lang): readonly Option<CompanyId>[] =>
  companies.map((company) => ({
    value: company,
    label: companyName(company, lang),
    mark: <FlagMark letter={letterOf[company]} />,
  }));

/** The ranks of a company, each with who stands there. */
export const ranksOf = (column: Owners = [], lang: Lang): readonly Option<number>[] =>
  column.map((seat, i) => ({
    value: i + 1,
    label: `${fill(words.rank[lang], { n: i + 1 })}, ${seat === null ? '–' : seatLetter(seat)}`,
  }));
