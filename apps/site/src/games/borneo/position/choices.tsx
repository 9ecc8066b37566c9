import { seatLetter } from '@portolan/boards';
import { companies, companyName, letterOf } from '@portolan/boards/borneo';
import type { CompanyId } from '@portolan/borneo';
import { Segment } from '../../../kit/controls.tsx';
import { FlagMark } from '../../../kit/marks.tsx';
import type { Form } from './form.ts';

/** Seats as options, with nobody at the head if asked for. */
export const seatOptions = (seats: number, nobody?: string) => [
  ...(nobody ? [{ value: '', label: nobody }] : []),
  ...Array.from({ length: seats }, (_, seat) => ({ value: String(seat), label: seatLetter(seat) })),
];

/** Company by its id, chosen from four. */
export const companyValue = (value: unknown): CompanyId => companies.find((company) => company === value) ?? 'red';

/** A company as four tiles with their flags. */
export const CompanyChoice = ({
  form,
  label,
  value,
  onChange,
  error,
}: {
  form: Form;
  label: string;
  value: CompanyId;
  onChange: (company: CompanyId) => void;
  error?: string | undefined;
}) => (
  <Segment
    label={label}
    value={value}
    options={companies.map((company) => ({
      value: company,
      label: companyName(company, form.lang),
      mark: <FlagMark letter={letterOf[company]} />,
    }))}
    onChange={onChange}
    error={error}
  />
);

/** Which of a few ports, as tiles. */
export const PortChoice = ({
  label,
  value,
  onChange,
  error,
}: {
  label: string;
  value: number;
  onChange: (port: number) => void;
  error?: string | undefined;
}) => (
  <Segment
    label={label}
    value={value}
    options={[1, 2, 3].map((n) => ({ value: n, label: String(n) }))}
    onChange={onChange}
    error={error}
  />
);
