import { countersOf, sailingsOf } from '@portolan/boards/comptoir-des-antilles';
import type { DepartureAnswer, DepartureInput } from '@portolan/comptoir-des-antilles/checkers';
import { isUntold } from '../../../check/inputs.ts';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import type { Json } from '../../../stores/table.ts';
import { portEntry } from '../board/dispute.tsx';
import { PortPicture } from '../board/PortPicture.tsx';
import { boxOf, FIGURE } from '../parts/cards.ts';
import { tableIn } from '../parts/drawn.ts';
import { plainEffects } from '../parts/effects.ts';
import { seatNumbers } from '../parts/play.ts';
import { EMPTY, laidOf, laidText, newShip } from '../parts/quay-text.ts';
import { tableFrom } from './carried.ts';

/** The ships at the quays, the one that sails first. */
export const quaysOf = ({ ship, others = [] }: DepartureInput): readonly string[] =>
  [ship, ...others, EMPTY, EMPTY, EMPTY].slice(0, 4);

const Board = ({ lang, input, answer, beside, asks, untold = [] }: BoardProps<DepartureInput, DepartureAnswer>) => {
  const quays = quaysOf(input);
  const table = tableIn(beside, boxOf(input.edition), {
    active: untold.includes('active'),
    slate: untold.includes('slate'),
    ship: untold.includes('ship'),
  });
  const refused = answer.verdict.legal ? {} : { quays: { 1: { refused: true } } };
  const marks =
    answer.sails && !asks ? { quays: sailingsOf(answer.events), counters: countersOf(answer.events) } : refused;
  const shown = ([1, 2, 3, 4] as const).filter((quay) => quay === 1 || quays[quay - 1] !== EMPTY);
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

const departure: DisputeForm<DepartureInput, DepartureAnswer> = {
  boxed: true,
  empty: ({ edition }) => ({
    seats: 4,
    ship: laidText(newShip(boxOf(edition))),
    commission: FIGURE,
    active: 0,
    slate: 0,
  }),
  // A ship that is full may sail by a tile as well.
  needs: ['cause'],
  unseen: ['ship'],
  toPosition: positionOf,
  more: () => import('./departure-fields.tsx'),
  Board,
  entry: portEntry<DepartureInput>({
    tells: { quay: 'ship' },
    port: (input) => ({ texts: isUntold(input, 'ship') ? [] : quaysOf(input), seats: input.seats, by: input.active }),
    withQuay: withShip,
    laden: true,
    alone: true,
    kinds: ['ship', 'goods', 'porter', 'tile'],
    parts: (input) => [
      { name: 'plays', at: 'active', seat: input.active, to: (active) => ({ ...input, active }) },
      { name: 'slate', at: 'slate', seat: input.slate, to: (slate) => ({ ...input, slate }) },
    ],
    counters: ({ premiums }) => premiums,
    withCounters: (input, premiums) => ({ ...input, premiums }),
  }),
};

export default departure;
