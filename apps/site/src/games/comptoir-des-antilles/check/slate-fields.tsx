import type { SlateInput } from '@portolan/comptoir-des-antilles/checkers';
import type { Seat } from '@portolan/core';
import type { FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { both, say } from '../../../kit/text.ts';
import { type AskedProps, Commission, Counters, ListedPlayer, Player, playersOf } from '../parts/asked.tsx';
import { boxOf, FIGURE } from '../parts/cards.ts';
import { NumbersBySeat, SeatSelect, START } from '../parts/fields.tsx';
import { seatNumbers } from '../parts/play.ts';

const Aboard = ({ lang, label, path, value, onChange, with: { edition } }: AskedProps<readonly number[]>) => (
  <fieldset>
    <legend>{label}</legend>
    <NumbersBySeat
      lang={lang}
      label={say(lang, 'Porteurs', 'Porters')}
      value={value}
      min={0}
      max={boxOf(edition).porters}
      at={path}
      onChange={onChange}
    />
  </fieldset>
);

/** With whom the slate would be left, or with anybody. */
const Named = ({ lang, label, path, value, whole, onChange }: AskedProps<Seat | undefined, SlateInput>) => (
  <SeatSelect
    lang={lang}
    label={label}
    value={value}
    seats={whole.aboard.length}
    none={say(lang, 'n’importe qui', 'anybody')}
    at={path}
    onChange={onChange}
  />
);

const fields: FieldList<SlateInput, FieldsAbout> = [
  { at: 'aboard', as: Aboard },
  { at: 'active', as: Player },
  { at: 'holder', as: ListedPlayer },
  { at: 'to', as: Named },
  '*',
  { at: 'cause', or: 'full' },
  { at: 'commission', as: Commission, or: FIGURE },
  {
    at: 'premiums',
    as: Counters,
    label: both('Entrer les compteurs, primes reçues', 'Enter the counters, premiums received'),
  },
  { at: 'aboard', as: playersOf(0) },
];

/** A full ship follows a contact; who left is named nowhere and counts no more. */
const changed = (input: SlateInput, path: string): SlateInput => {
  if (path === 'cause' && input.cause === 'full') return { ...input, commission: input.commission ?? FIGURE };
  if (path !== 'aboard') return input;
  const { to, premiums, ...others } = input;
  const seats = input.aboard.length;
  return {
    ...others,
    holder: Math.min(input.holder, seats - 1),
    active: Math.min(input.active, seats - 1),
    ...(to === undefined || to >= seats ? {} : { to }),
    ...(premiums ? { premiums: seatNumbers(seats).map((seat) => premiums[seat] ?? START) } : {}),
  };
};

export default { fields, changed };
