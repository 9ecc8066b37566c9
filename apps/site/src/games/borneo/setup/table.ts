import type { Tables } from '../../../setup/table.ts';

const usual = { first: 0, fourMerchants: false, blackbeard: false };

/** What has to be known to prepare the box. */
export type SetupTable = Readonly<typeof usual> & { readonly seats: 3 | 4 | 5 };

/** Three to five players; four merchants each with three only. */
export const tables: Tables<SetupTable> = {
  seats: [3, 4, 5],
  usual: { seats: 4, ...usual },
  settled: (table) => ({ ...table, fourMerchants: table.seats === 3 && table.fourMerchants }),
};
