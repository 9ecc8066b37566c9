import { seatLetter } from '@portolan/boards';
import type { ShipId, Square } from '@portolan/cabo-da-roca';
import { ownedShip } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { Select, Stepper } from '../../../kit/controls.tsx';
import { capital } from '../../../kit/text.ts';
import { words } from './words.ts';

/** How far from the origin a square may be entered by hand. */
const REACH = 40;

/** A square as two steppers. */
export const SquareField = ({
  lang,
  value,
  onChange,
  error,
}: {
  lang: Lang;
  value: Square;
  onChange: (at: Square) => void;
  error?: string | undefined;
}) => (
  <div class="rows">
    {([0, 1] as const).map((axis) => (
      <Stepper
        key={axis}
        lang={lang}
        label={axis === 0 ? words.x[lang] : words.y[lang]}
        value={value[axis]}
        min={-REACH}
        max={REACH}
        error={axis === 0 ? error : undefined}
        onChange={(n) => onChange(axis === 0 ? [n, value[1]] : [value[0], n])}
      />
    ))}
  </div>
);

/** A seat. */
export const SeatField = ({
  label,
  value,
  seats,
  onChange,
  error,
}: {
  label: string;
  value: unknown;
  seats: number;
  onChange: (seat: number) => void;
  error?: string | undefined;
}) => (
  <Select
    label={label}
    value={typeof value === 'number' ? value : 0}
    options={Array.from({ length: seats }, (_, seat) => ({ value: seat, label: seatLetter(seat) }))}
    onChange={onChange}
    error={error}
  />
);

/** A ship in play. */
export const ShipField = ({
  lang,
  label,
  value,
  ships,
  onChange,
  error,
}: {
  lang: Lang;
  label: string;
  value: unknown;
  ships: readonly ShipId[];
  onChange: (ship: ShipId) => void;
  error?: string | undefined;
}) => {
  const known = typeof value === 'string' ? value : '';
  const all = ships.includes(known) ? ships : [known, ...ships];
  return (
    <Select
      label={label}
      value={known}
      options={all.map((id) => ({ value: id, label: id === '' ? '–' : capital(ownedShip(id, lang)) }))}
      onChange={onChange}
      error={error}
    />
  );
};
