import { type CompanyId, companyIds, type HarborCard, parseEdition, reconstructed } from '@portolan/borneo';
import type { FieldsAbout } from '../../../check/module.ts';
import type { Json } from '../../../stores/table.ts';
import type { AllOwners } from '../parts/columns.tsx';

const EACH = 3;
const SPACES = 5;

/** How many play, as far as merchants tell it. */
const seatsIn = (columns: AllOwners, others: readonly number[]): number => {
  const seats = Object.values(columns).flatMap((column) => (column ?? []).flatMap((seat) => seat ?? []));
  return Math.max(EACH, ...[...seats, ...others].map((seat) => seat + 1));
};

/** The columns told, and the merchants that nobody told of in the others, where they find a space. */
const filled = (columns: AllOwners, seats: number): AllOwners => {
  const free = companyIds.filter((company) => columns[company] === undefined);
  const all: Partial<Record<CompanyId, (number | null)[]>> = {};
  for (const company of companyIds) all[company] = [...(columns[company] ?? [])];
  for (let seat = 0; seat < seats; seat++) {
    const placed = Object.values(all)
      .flat()
      .filter((owner) => owner === seat).length;
    for (let i = placed; i < EACH; i++) {
      const shortest = free.toSorted((a, b) => (all[a]?.length ?? 0) - (all[b]?.length ?? 0))[0];
      if (shortest && (all[shortest]?.length ?? SPACES) < SPACES) all[shortest]?.push(seat);
    }
  }
  return all;
};

/** What a dispute tells of a table. */
interface TableTold {
  readonly columns: AllOwners;
  /** Players of whom it tells otherwise. */
  readonly seats?: readonly number[];
  readonly position: (seats: number) => Json;
}

/** What a dispute tells as a whole table, under its readings and with its box; undefined where no such table can be. */
export const tableFrom = async (
  { columns, seats: others = [], position }: TableTold,
  { edition, rulings }: FieldsAbout,
): Promise<Json | undefined> => {
  const [{ canBe }, { startTable }] = await Promise.all([
    import('../parts/can-be.ts'),
    import('../position/board/tables.ts'),
  ]);
  const seats = seatsIn(columns, others);
  const whole: Json = {
    ...startTable({ seats, ...(edition === undefined || edition === null ? {} : { edition }) }),
    companies: filled(columns, seats),
    ...(Object.keys(rulings).length > 0 ? { rulings } : {}),
    ...position(seats),
  };
  return canBe(whole) ? whole : undefined;
};

/** The Harbor cards of a game for so many, in the box that is played with. */
export const harborsInGame = ({ edition }: FieldsAbout, seats: number): readonly HarborCard[] => {
  const box = parseEdition(edition ?? {});
  return (box.ok ? box.value : reconstructed).harbors.filter(
    ({ mark }) => mark === undefined || (mark === '5') === (seats === 5),
  );
};

/** Somebody is about to play a card that he holds. */
export const playing = (active: number, card: string, seats: number): Json => ({
  phase: 'shipment',
  active,
  hands: Array.from({ length: seats }, (_, seat) => (seat === active ? [card, 3] : [4])),
});
