import { handOf, readTable, seatsOf, type Table } from '@portolan/boards/rotterdam';
import type { Edition } from '@portolan/rotterdam';
import type { EndPlayer } from '@portolan/rotterdam/checkers';
import { type KeptCount, sameTable, tableFor } from '../../../score/counted.ts';
import { canBe } from '../parts/can-be.ts';
import { boxFrom } from '../parts/tables.ts';
import { handsOf } from './hands.ts';
import type { Sheet } from './sheet.ts';

/** A table whose points are counted. */
export type Kept = Extract<ReturnType<typeof readTable>, { readonly ok: true }>['value'];

/** What the players of a table have. */
export const playersOf = (table: Table): readonly EndPlayer[] =>
  seatsOf(table).map((seat) => {
    const { shown, laid, navigation, products } = handOf(table, seat);
    return { missions: shown, laid, navigation, products };
  });

/** Tables and sheets: the cards of every player. */
const count: KeptCount<Sheet, Kept> = {
  read: readTable,
  canBe,
  take: ({ table }, sheet) => ({
    players: playersOf(table).map((had, seat) => ({ ...had, name: sheet.players[seat]?.name ?? '' })),
    phaseEnded: table.position.phase === 'over',
  }),
  open: (sheet, under) => {
    const from = sameTable(sheet, under);
    const box: Edition = boxFrom(under.edition);
    const table = { ...tableFor(sheet, under), ...from, hands: handsOf(sheet.players, box, from) };
    if (from && (from.phase === 'over') === sheet.phaseEnded) return [table];
    return (sheet.phaseEnded ? ['over', 'mission'] : ['mission']).map((phase) => ({ ...table, phase }));
  },
};

export default count;
