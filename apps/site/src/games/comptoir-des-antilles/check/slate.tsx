import { port, SceneView } from '@portolan/boards/comptoir-des-antilles';
import { type SlateAnswer, type SlateInput, slateChecker, slateWords } from '@portolan/comptoir-des-antilles/checkers';
import type { Seat } from '@portolan/core';
import type { BoardProps, CheckerModule, FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { both, say } from '../../../kit/text.ts';
import { type AskedProps, Commission, Counters, FIGURE, ListedPlayer, Player, playersOf } from '../parts/asked.tsx';
import { boxOf } from '../parts/cards.ts';
import { NumbersBySeat, SeatSelect, START } from '../parts/fields.tsx';
import { seatNumbers } from '../parts/play.ts';
import { EMPTY, laidText } from '../parts/quay-text.ts';
import { smallTable } from '../parts/tables.ts';

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
  'slateLeft',
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

const Board = ({ lang, input, answer }: BoardProps<SlateInput, SlateAnswer>) => {
  const { aboard, holder, active, to, premiums } = input;
  const seats = aboard.length === 4 ? 4 : 3;
  const value = Math.min(
    12,
    Math.max(
      1,
      aboard.reduce((sum, n) => sum + n, 0),
    ),
  );
  const quays = [
    laidText({ ship: value, goods: boxOf(input.edition).goods[0]?.id ?? EMPTY, porters: aboard, tile: null }),
    '-',
    '-',
    '-',
  ];
  const table = smallTable(
    { seats, active, first: active, slate: holder, quays, ...(premiums ? { premiums } : {}) },
    input.edition,
  );
  const marks = to === undefined ? {} : { slateTo: to, slateRefused: !answer.verdict.legal };
  return (
    <SceneView scene={port({ quays: [1], seats: seatNumbers(seats), slate: true, marks })} table={table} lang={lang} />
  );
};

const slate: CheckerModule<SlateInput, SlateAnswer> = {
  checker: slateChecker,
  boxed: true,
  fields,
  changed,
  Board,
  ...slateWords,
};

export default slate;
