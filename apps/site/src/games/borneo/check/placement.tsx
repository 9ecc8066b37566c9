import type { PlacementAnswer, PlacementInput } from '@portolan/borneo/checkers';

import type { BoardProps, DisputeForm } from '../../../check/module.ts';
import { Segment } from '../../../kit/controls/choices.tsx';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { say } from '../../../kit/text.ts';
import { SeatField, SeatsField } from '../parts/fields.tsx';

import { type PlacementRound, Rounds } from '../setup/Rounds.tsx';

const MerchantsEach = ({ lang, label, path, value, onChange }: FieldProps<3 | 4>) => (
  <Segment
    label={label}
    at={path}
    value={value}
    options={[
      { value: 3, label: '3' },
      { value: 4, label: say(lang, '4 (variante)', '4 (variant)') },
    ]}
    onChange={onChange}
  />
);

const fields: FieldList<PlacementInput> = [
  { at: 'seats', as: SeatsField },
  { at: 'merchants', as: MerchantsEach, when: ({ seats }) => seats === 3 },
  { at: 'first', as: SeatField },
  { at: 'placed', max: ({ merchants, seats }) => merchants * seats },
  { at: 'seat', as: SeatField },
];

/** Four merchants are for three players; nobody sits outside, and no more merchants are placed than there are. */
const changed = (input: PlacementInput): PlacementInput => {
  const merchants = input.seats === 3 ? input.merchants : 3;
  return {
    ...input,
    merchants,
    first: Math.min(input.first, input.seats - 1),
    seat: Math.min(input.seat, input.seats - 1),
    placed: Math.min(input.placed, merchants * input.seats),
  };
};

const Board = ({ lang, input, beside, asks, untold = [] }: BoardProps<PlacementInput, PlacementAnswer>) => {
  const rounds = beside as readonly PlacementRound[];
  // Without the first player only the directions are known.
  const shown = untold.includes('first') ? rounds.map((round) => ({ ...round, order: [] })) : rounds;
  return <Rounds lang={lang} rounds={shown} {...(asks ? {} : { placed: input.placed })} />;
};

const placement: DisputeForm<PlacementInput, PlacementAnswer> = {
  fields,
  changed,
  Board,
  empty: () => ({ seats: 4, first: 0, merchants: 3, placed: 0, seat: 0 }),
};

export default placement;
