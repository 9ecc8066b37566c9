import type { Effect } from '@portolan/comptoir-des-antilles';
import { Within } from '../../../kit/form.tsx';
import { type AskedProps, type Seated, seatsOf } from './asked.tsx';
import { boxOf } from './cards.ts';
import { EffectChoice } from './EffectChoice.tsx';
import { PortFields } from './QuayFields.tsx';
import { withQuay } from './quay-text.ts';

/** The effect of a card: one of the box in use, or another. */
export const EffectOf = ({
  lang,
  path,
  value,
  onChange,
  with: { edition },
}: Omit<AskedProps<Effect>, 'whole' | 'set'>) => (
  <Within path={path}>
    <EffectChoice lang={lang} edition={edition} effect={value} onChange={onChange} />
  </Within>
);

/** The four quays. */
export const Port = ({
  lang,
  path,
  value,
  problem,
  whole,
  onChange,
  with: { edition },
}: AskedProps<readonly string[], Seated>) => (
  <PortFields
    lang={lang}
    box={boxOf(edition)}
    quays={value}
    seats={seatsOf(whole)}
    at={(quay) => `${path}[${quay - 1}]`}
    whole={problem}
    onChange={(quay, text) => onChange(withQuay(value, quay, text))}
  />
);
