import { readTable } from '@portolan/boards/cabo-da-roca';
import type { KeptCount } from '../../../score/counted.ts';
import { playersOf } from './of-table.ts';
import type { Sheet } from './sheet.ts';

const DEFAULT_BOX = 'reconstructed';

/** A table whose points are counted. */
export type Kept = Extract<ReturnType<typeof readTable>, { readonly ok: true }>['value'];

/** Counts a table: what every player has there, and the values that are known. */
const count: KeptCount<Sheet, Kept> = {
  read: readTable,
  take: ({ state, table }, sheet, own) => {
    const { shown: values, edition: its } = table.position;
    // A position without a box of its own is one of the default box, whatever box the owner has.
    const came = its ?? (own ? DEFAULT_BOX : undefined);
    return {
      players: playersOf(state).map((had, seat) => ({ ...had, name: sheet.players[seat]?.name ?? '' })),
      island: values?.island ?? null,
      wreck: values?.wreck ?? null,
      ...(came && JSON.stringify(came) !== JSON.stringify(own) ? { edition: came } : {}),
    };
  },
};

export default count;
