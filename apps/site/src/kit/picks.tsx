import { seatInWords, seatLetter } from '@portolan/boards';
import type { Lang, Seat } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { FieldErr } from './controls/FieldErr.tsx';
import { useField } from './form.tsx';
import { SeatToken } from './marks.tsx';

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
  name,
  value,
  seats,
  onChange,
  at,
}: {
  lang: Lang;
  label: string;
  /** The name of the radio group, unique on the page. */
  name: string;
  value: Seat;
  seats: number;
  onChange: (seat: Seat) => void;
  /** The path of the field in a form that knows its paths: what is wrong there is told here. */
  at?: string | undefined;
}) => {
  const { id, error } = useField(at, label);
  return (
    <fieldset id={at === undefined ? undefined : id} class={error ? 'is-bad' : undefined}>
      <legend>{label}</legend>
      <div class="seats">
        {Array.from({ length: seats }, (_, seat) => (
          <label key={seatLetter(seat)}>
            <input type="radio" name={name} checked={seat === value} onChange={() => onChange(seat)} />
            <SeatToken seat={seat} size={32} />
            <span class="sr">{seatInWords(seat, lang)}</span>
          </label>
        ))}
      </div>
      <FieldErr of={id} says={error} />
    </fieldset>
  );
};
