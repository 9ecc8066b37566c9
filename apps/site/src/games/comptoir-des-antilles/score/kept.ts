import { readTable, shipsLeft } from '@portolan/boards/comptoir-des-antilles';
import type { Edition } from '@portolan/comptoir-des-antilles';
import { endChecker } from '@portolan/comptoir-des-antilles/checkers';
import { type KeptCount, sameTable, tableFor } from '../../../score/counted.ts';
import type { Json } from '../../../stores/table.ts';
import { canBe } from '../parts/can-be.ts';
import { boxOf } from '../parts/cards.ts';
import { type Sheet, sheets } from './sheet.ts';

/** A table whose points are counted. */
export type Kept = Extract<ReturnType<typeof readTable>, { readonly ok: true }>['value'];

/** So many ships in the pile, of the values that the box has most of: which ones left, a sheet does not know. */
const pileOf = ({ ships }: Edition, left: number): Json => {
  const counts = new Map(ships.map(({ value, count }) => [value, count]));
  const most = (): number => [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
  let all = ships.reduce((sum, { count }) => sum + count, 0);
  for (; all > left; all--) counts.set(most(), (counts.get(most()) ?? 0) - 1);
  return Object.fromEntries([...counts].filter(([, count]) => count > 0));
};

/** Tables and sheets: the counters as they stand, whose turn it was, how many ships are left. */
const count: KeptCount<Sheet, Kept> = {
  read: readTable,
  canBe,
  take: ({ table, state }, sheet) => ({
    players: state.premiums.map((premiums, seat) => ({ name: sheet.players[seat]?.name ?? '', premiums })),
    ships: shipsLeft(table),
    first: state.first,
    active: state.active,
  }),
  open: (sheet, under) => {
    const { premiums, ships, first, active } = sheets.inputOf(sheet, under.edition);
    const from = sameTable(sheet, under);
    const read = from && readTable(from);
    const told = { premiums, first, active };
    if (from && read?.ok && shipsLeft(read.value.table) === ships) return [{ ...from, ...told }];
    const asked = endChecker.parse({ ...sheets.inputOf(sheet, under.edition), rulings: under.rulings });
    const over = asked.ok && endChecker.judge(asked.value, under.rulings).over;
    const { next: _, ...table } = from ?? tableFor(sheet, under);
    const pile = pileOf(boxOf(under.edition), ships ?? Number.POSITIVE_INFINITY);
    return [{ ...table, ...told, ships: pile, ...(from ? {} : { phase: over ? 'over' : 'act' }) }];
  },
};

export default count;
