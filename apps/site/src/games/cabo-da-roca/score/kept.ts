import { readTable } from '@portolan/boards/cabo-da-roca';
import { parsePosition, validate } from '@portolan/cabo-da-roca';
import { type KeptCount, sameTable, tableFor } from '../../../score/counted.ts';
import { withCross } from '../position/draft.ts';
import { playersOf } from './of-table.ts';
import type { Sheet } from './sheet.ts';

/** A table whose points are counted. */
export type Kept = Extract<ReturnType<typeof readTable>, { readonly ok: true }>['value'];

/** Tables and sheets: what every player has there, and the values that are known. Where ships lie, a sheet does not know. */
const count: KeptCount<Sheet, Kept> = {
  read: readTable,
  canBe: (position) => {
    const read = parsePosition(position);
    return read.ok && validate(read.value, position).length === 0;
  },
  take: ({ state, table }, sheet) => {
    const { shown: values } = table.position;
    return {
      players: playersOf(state).map((had, seat) => ({ ...had, name: sheet.players[seat]?.name ?? '' })),
      island: values?.island ?? null,
      wreck: values?.wreck ?? null,
    };
  },
  open: (sheet, under) => {
    const { players, island, wreck } = sheet;
    const out = players.map((player) => player.out === true);
    const table = sameTable(sheet, under) ?? {
      ...withCross(tableFor(sheet, under)),
      active: Math.max(0, out.indexOf(false)),
    };
    return [{ ...table, coins: players.map(({ coins }) => coins), out, shown: { island, wreck } }];
  },
};

export default count;
