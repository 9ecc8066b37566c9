import { handOf, readTable, seatsOf, type Table } from '@portolan/boards/rotterdam';
import type { EndPlayer } from '@portolan/rotterdam/checkers';
import type { KeptCount } from '../../../score/counted.ts';
import type { Sheet } from './sheet.ts';

/** A table whose points are counted. */
export type Kept = Extract<ReturnType<typeof readTable>, { readonly ok: true }>['value'];

/** What the players of a table have. */
export const playersOf = (table: Table): readonly EndPlayer[] =>
  seatsOf(table).map((seat) => {
    const { shown, laid, navigation, products } = handOf(table, seat);
    return { missions: shown, laid, navigation, products };
  });

/** Counts a table: what every player has there. */
const count: KeptCount<Sheet, Kept> = {
  read: readTable,
  take: ({ table }, sheet) => ({
    players: playersOf(table).map((had, seat) => ({ ...had, name: sheet.players[seat]?.name ?? '' })),
    phaseEnded: table.position.phase === 'over',
  }),
};

export default count;
