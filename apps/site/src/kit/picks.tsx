import { seatInWords, seatLetter } from '@portolan/boards';
import type { Lang, Seat } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { Segment } from './controls/choices.tsx';
import type { FieldProps } from './field-list.ts';
import { SeatToken } from './marks.tsx';

interface SeatFieldProps<Whole, With>
  extends Pick<FieldProps<Seat | undefined, Whole, With>, 'lang' | 'label' | 'path' | 'value' | 'whole' | 'with'> {
  readonly onChange: (seat: Seat) => void;
}

interface OverlayProps {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
  /** What the eye sees; the list lies invisibly over it, so that taps, keys and screen readers meet a plain select. */
  children: ComponentChildren;
  bad?: boolean;
}

/** A plain select under a picture of what is chosen. */
export const Overlay = ({ label, value, options, onChange, children, bad = false }: OverlayProps) => (
  <span class={bad ? 'over is-bad' : 'over'}>
    {children}
    <select
      aria-label={label}
      aria-invalid={bad ? 'true' : undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} selected={option.value === value}>
          {option.label}
        </option>
      ))}
    </select>
  </span>
);

/** A space that a seat may stand on: shows its token, chosen from a list. `null` is an empty space. */
export const SeatPick = ({
  label,
  value,
  seats,
  onChange,
  bad = false,
}: {
  label: string;
  value: Seat | null;
  seats: number;
  onChange: (seat: Seat | null) => void;
  bad?: boolean;
}) => (
  <Overlay
    label={label}
    bad={bad}
    value={value === null ? '' : String(value)}
    options={[
      { value: '', label: '–' },
      ...Array.from({ length: seats }, (_, seat) => ({ value: String(seat), label: seatLetter(seat) })),
    ]}
    onChange={(text) => onChange(text === '' ? null : Number(text))}
  >
    {value === null ? <span class="hole" aria-hidden="true" /> : <SeatToken seat={value} size={38} />}
  </Overlay>
);

/** A player named by token: a row of radio buttons. */
export const SeatChoice = ({
  lang,
  label,
  value,
  seats,
  onChange,
  at,
}: {
  lang: Lang;
  label: string;
  value: Seat;
  seats: number;
  onChange: (seat: Seat) => void;
  /** The path of the field in a form that knows its paths: what is wrong there is told here. */
  at?: string | undefined;
}) => (
  <Segment
    label={label}
    value={value}
    options={Array.from({ length: seats }, (_, seat) => ({
      value: seat,
      label: seatInWords(seat, lang),
      mark: <SeatToken seat={seat} size={32} />,
    }))}
    onChange={onChange}
    at={at}
    drawn
  />
);

/** A player as a field, by token, of as many as its form says. */
export const seatField =
  <Whole, With = unknown>(seatsOf: (whole: Whole, about: With) => number) =>
  ({ lang, label, path, value = 0, whole, with: about, onChange }: SeatFieldProps<Whole, With>) => (
    <SeatChoice lang={lang} label={label} value={value} seats={seatsOf(whole, about)} at={path} onChange={onChange} />
  );

/** How many play, as a field. */
export const countField =
  (counts: readonly number[]) =>
  ({ label, path, value, onChange }: FieldProps<number>) => (
    <Segment
      label={label}
      value={value}
      options={counts.map((count) => ({ value: count, label: String(count) }))}
      at={path}
      onChange={onChange}
    />
  );
