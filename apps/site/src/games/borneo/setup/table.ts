import type { Seat } from '@portolan/core';
import type { Tables } from '../../../setup/table.ts';

/** What has to be known to prepare the box. */
export type SetupTable = {
  readonly seats: 3 | 4 | 5;
  readonly first: Seat;
  readonly fourMerchants: boolean;
  readonly blackbeard: boolean;
};

/** Three to five players; four merchants each with three only. */
export const tables: Tables<SetupTable> = {
  seats: [3, 4, 5],
  usual: { seats: 4, first: 0, fourMerchants: false, blackbeard: false },
  settled: (table) => ({ ...table, fourMerchants: table.seats === 3 && table.fourMerchants }),
};
