import { countersOf, sailingsOf } from '@portolan/boards/comptoir-des-antilles';
import {
  type DepartureAnswer,
  type DepartureInput,
  departureChecker,
  departureWords,
} from '@portolan/comptoir-des-antilles/checkers';
import type { BoardProps, CheckerModule, FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { useProblems } from '../../../kit/form.tsx';
import { Told } from '../../../kit/Told.tsx';
import { both, say } from '../../../kit/text.ts';
import type { Json } from '../../../stores/table.ts';
import { portEntry } from '../board/dispute.tsx';
import { PortPicture } from '../board/PortPicture.tsx';
import { type AskedProps, Commission, Counters, FIGURE, ListedPlayer, Player, PlayerCount } from '../parts/asked.tsx';
import { boxOf } from '../parts/cards.ts';
import { plainEffects } from '../parts/effects.ts';
import { Folded, START } from '../parts/fields.tsx';
import { seatNumbers } from '../parts/play.ts';
import { newShip, QuayFields, quayLine, ShipFields } from '../parts/QuayFields.tsx';
import { EMPTY, laidOf, laidText, reseatedQuay } from '../parts/quay-text.ts';
import { smallTable } from '../parts/tables.ts';
import { tableFrom } from './carried.ts';
import { departureIn } from './examples.ts';

const Sailing = ({
  lang,
  label,
  path,
  value,
  problem,
  whole,
  onChange,
  with: { edition },
}: AskedProps<string, DepartureInput>) => (
  <fieldset class={problem ? 'is-bad' : undefined}>
    <legend>{label}</legend>
    <Told at={path} label={label} />
    <div class="rows">
      <ShipFields
        lang={lang}
        box={boxOf(edition)}
        value={laidOf(value) ?? newShip(boxOf(edition))}
        seats={whole.seats}
        onChange={(laid) => onChange(laidText(laid))}
      />
    </div>
  </fieldset>
);

const Others = ({
  lang,
  label,
  path,
  value,
  problem,
  whole,
  onChange,
  with: { edition },
}: AskedProps<readonly string[] | undefined, DepartureInput>) => {
  const box = boxOf(edition);
  const problemAt = useProblems(path);
  const quays = [0, 1, 2].map((i) => value?.[i] ?? EMPTY);
  return (
    <Folded title={label} wrong={problem !== undefined}>
      <p class="small">
        {say(
          lang,
          'Ils ne comptent que si une tuile Qualité vaut pour toute une marchandise.',
          'They matter only if a Quality tile counts for all ships with the same goods.',
        )}
      </p>
      {quays.map((text, i) => (
        <Folded
          key={i}
          title={quayLine((i + 2) as 2 | 3 | 4, text, box, lang)}
          wrong={problemAt(`[${i}]`) !== undefined}
        >
          <QuayFields
            lang={lang}
            box={box}
            value={text}
            seats={whole.seats}
            at={`${path}[${i}]`}
            onChange={(next) => onChange(quays.map((old, at) => (at === i ? next : old)))}
          />
        </Folded>
      ))}
    </Folded>
  );
};

const fields: FieldList<DepartureInput, FieldsAbout> = [
  { at: 'cause', or: 'full' },
  { at: 'ship', as: Sailing },
  { at: 'commission', as: Commission },
  { at: 'active', as: Player },
  { at: 'slate', as: ListedPlayer },
  'slateLeft',
  { at: 'premiums', as: Counters, label: both('Entrer les compteurs d’avant', 'Enter the counters before it') },
  { at: 'others', as: Others },
  { at: 'seats', as: PlayerCount },
];

/** A full ship follows a contact; who left is named nowhere and has nothing aboard. */
const changed = (input: DepartureInput, path: string): DepartureInput => {
  if (path === 'cause' && input.cause === 'full') return { ...input, commission: input.commission ?? FIGURE };
  if (path !== 'seats') return input;
  const { seats, ship, others, active, slate, premiums } = input;
  return {
    ...input,
    ship: reseatedQuay(ship, seats),
    ...(others ? { others: others.map((text) => reseatedQuay(text, seats)) } : {}),
    active: Math.min(active, seats - 1),
    slate: Math.min(slate, seats - 1),
    ...(premiums ? { premiums: seatNumbers(seats).map((seat) => premiums[seat] ?? START) } : {}),
  };
};

/** The ships at the quays, the one that sails first. */
const quaysOf = ({ ship, others = [] }: DepartureInput): readonly string[] =>
  [ship, ...others, EMPTY, EMPTY, EMPTY].slice(0, 4);

const Board = ({ lang, input, answer }: BoardProps<DepartureInput, DepartureAnswer>) => {
  const { seats, active, slate, premiums } = input;
  const quays = quaysOf(input);
  const table = smallTable(
    {
      seats,
      active,
      first: active,
      slate,
      quays,
      ...(premiums ? { premiums } : {}),
    },
    input.edition,
  );
  const refused = answer.verdict.legal ? {} : { quays: { 1: { refused: true } } };
  const marks = answer.sails ? { quays: sailingsOf(answer.events), counters: countersOf(answer.events) } : refused;
  const shown = ([1, 2, 3, 4] as const).filter((quay) => quays[quay - 1] !== EMPTY);
  return <PortPicture table={table} lang={lang} quays={shown} marks={marks} />;
};

const withShip = (input: DepartureInput, quay: number, text: string): DepartureInput => {
  if (quay > 1) return { ...input, others: (input.others ?? []).map((old, at) => (at === quay - 2 ? text : old)) };
  const laid = laidOf(input.ship);
  // The ship in question is never gone: without anything on it, it stays.
  return { ...input, ship: text === EMPTY && laid ? laidText({ ...laid, porters: [], tile: null }) : text };
};

/** The ship before its last porter came aboard, one of the active player; undefined if that was another's. */
const nearlyFull = ({ ship, active }: DepartureInput): string | undefined => {
  const laid = laidOf(ship);
  const last = laid?.porters[active] ?? 0;
  return laid && last > 0 ? laidText({ ...laid, porters: laid.porters.with(active, last - 1) }) : undefined;
};

/** The table just before the ship sails: its last porter is to be placed by a contact of that figure, or the tile to be laid. */
const positionOf = (input: DepartureInput, about: FieldsAbout): Promise<Json | undefined> | undefined => {
  const { seats, active, slate, slateLeft = false, cause = 'full', commission, premiums } = input;
  const told = { seats, active, first: active, slate, left: slateLeft, ...(premiums ? { premiums } : {}) };
  const [, ...others] = quaysOf(input);
  if (cause !== 'full') {
    const tiles = seatNumbers(seats).map((seat) => (seat === active ? [cause] : []));
    return tableFrom({ ...told, quays: [input.ship, ...others], tiles }, about);
  }
  const contact = boxOf(about.edition).contacts.find((one) => one.commission === commission);
  const ship = nearlyFull(input);
  if (!contact || ship === undefined) return undefined;
  const turn = { contact: contact.id, resolved: false, effects: [plainEffects.place], slateLeft };
  return tableFrom({ ...told, quays: [ship, ...others], phase: 'effect', turn }, about);
};

const departure: CheckerModule<DepartureInput, DepartureAnswer> = {
  checker: departureChecker,
  boxed: true,
  exampleIn: (edition) => departureIn(departureChecker.example, edition),
  empty: ({ edition }) => ({
    seats: 4,
    ship: laidText(newShip(boxOf(edition))),
    commission: FIGURE,
    active: 0,
    slate: 0,
  }),
  toPosition: positionOf,
  fields,
  changed,
  Board,
  entry: portEntry<DepartureInput>({
    port: (input) => ({ texts: quaysOf(input), seats: input.seats, by: input.active }),
    withQuay: withShip,
    laden: true,
    alone: true,
    kinds: ['ship', 'goods', 'porter', 'tile'],
    parts: (input) => [
      { name: 'plays', seat: input.active, to: (active) => ({ ...input, active }) },
      { name: 'slate', seat: input.slate, to: (slate) => ({ ...input, slate }) },
    ],
    counters: ({ premiums }) => premiums,
    withCounters: (input, premiums) => ({ ...input, premiums }),
  }),
  ...departureWords,
};

export default departure;
