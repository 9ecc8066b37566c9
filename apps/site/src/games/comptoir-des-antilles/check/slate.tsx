import { Slate } from '@portolan/boards/comptoir-des-antilles';
import { type SlateAnswer, type SlateInput, slateChecker, slateWords } from '@portolan/comptoir-des-antilles/checkers';
import type { Seat } from '@portolan/core';
import type { BoardProps, CheckerModule, FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { both, say } from '../../../kit/text.ts';
import { portEntry } from '../board/dispute.tsx';
import { PortPicture } from '../board/PortPicture.tsx';
import { type AskedProps, Commission, Counters, FIGURE, ListedPlayer, Player, playersOf } from '../parts/asked.tsx';
import { boxOf } from '../parts/cards.ts';
import { NumbersBySeat, SeatSelect, START } from '../parts/fields.tsx';
import { seatNumbers } from '../parts/play.ts';
import { EMPTY, type Laid, laidOf, laidText } from '../parts/quay-text.ts';
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

/** The most places of a ship that can be written. */
const MOST = 12;

const unnamed = ({ to: _, ...input }: SlateInput): SlateInput => input;

/** The ship that has sailed: as many places as porters, and goods that matter no more. */
const shipOf = (aboard: readonly number[], edition: unknown): string => {
  const all = aboard.reduce((sum, n) => sum + n, 0);
  const goods = boxOf(edition).goods[0]?.id ?? EMPTY;
  return laidText({ ship: Math.min(MOST, Math.max(1, all)), goods, porters: aboard, tile: null });
};

const Board = ({ lang, input, answer }: BoardProps<SlateInput, SlateAnswer>) => {
  const { aboard, holder, active, to, premiums } = input;
  const seats = aboard.length === 4 ? 4 : 3;
  const quays = [shipOf(aboard, input.edition), EMPTY, EMPTY, EMPTY];
  const table = smallTable(
    { seats, active, first: active, slate: holder, quays, ...(premiums ? { premiums } : {}) },
    input.edition,
  );
  return (
    <PortPicture table={table} lang={lang} quays={[1]}>
      <Slate holder={holder} lang={lang} to={to} refused={to !== undefined && !answer.verdict.legal} />
    </PortPicture>
  );
};

const slate: CheckerModule<SlateInput, SlateAnswer> = {
  checker: slateChecker,
  boxed: true,
  empty: () => ({ aboard: [0, 0, 0, 0], holder: 0, active: 0 }),
  fields,
  changed,
  Board,
  entry: portEntry<SlateInput>({
    // A place more than there are porters, so that another can come aboard.
    port: ({ aboard, active }) => ({
      texts: [laidText({ ...(laidOf(shipOf(aboard, undefined)) as Laid), ship: MOST })],
      seats: aboard.length === 4 ? 4 : 3,
      by: active,
    }),
    withQuay: (input, _, text) => {
      const porters = laidOf(text)?.porters ?? [];
      return { ...input, aboard: input.aboard.map((__, seat) => porters[seat] ?? 0) };
    },
    alone: true,
    kinds: ['porter'],
    parts: (input) => [
      { name: 'plays', seat: input.active, to: (active) => ({ ...input, active }) },
      { name: 'slate', seat: input.holder, to: (holder) => ({ ...input, holder }) },
      { name: 'named', seat: input.to, to: (to) => (input.to === to ? unnamed(input) : { ...input, to }) },
    ],
    counters: ({ premiums }) => premiums,
    withCounters: (input, premiums) => ({ ...input, premiums }),
  }),
  ...slateWords,
};

export default slate;
