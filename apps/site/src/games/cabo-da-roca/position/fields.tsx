import type { Square } from '@portolan/cabo-da-roca';
import { ownedShip } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
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
  at,
}: {
  lang: Lang;
  value: Square;
  onChange: (at: Square) => void;
  error?: string | undefined;
  /** Its path in the form: what is wrong with it is told at the first. */
  at?: string | undefined;
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
        at={axis === 0 ? at : undefined}
        onChange={(n) => onChange(axis === 0 ? [n, value[1]] : [value[0], n])}
      />
    ))}
  </div>
);

/** A ship by its owner and kind; what is no ship by what is written. */
export const shipInWords = (id: string, lang: Lang, alone = true): string => {
  if (!/^\d(f[12]|t[12]|p)$/.test(id)) return id;
  return alone ? capital(ownedShip(id, lang)) : ownedShip(id, lang);
};
