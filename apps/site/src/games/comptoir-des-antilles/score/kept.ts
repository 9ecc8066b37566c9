import { readTable, shipsLeft } from '@portolan/boards/comptoir-des-antilles';
import type { KeptCount } from '../../../score/counted.ts';
import type { Sheet } from './sheet.ts';

/** A table whose points are counted. */
export type Kept = Extract<ReturnType<typeof readTable>, { readonly ok: true }>['value'];

/** Counts a table: the counters as they stand, whose turn it was. */
const count: KeptCount<Sheet, Kept> = {
  read: readTable,
  take: ({ table, state }, sheet) => ({
    players: state.premiums.map((premiums, seat) => ({ name: sheet.players[seat]?.name ?? '', premiums })),
    ships: shipsLeft(table),
    first: state.first,
    active: state.active,
  }),
};

export default count;
