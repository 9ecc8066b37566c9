import type { Seat } from '@portolan/core';

/** A table as far as its seats go. */
export interface Seated {
  readonly seats: number;
  readonly youngest: Seat;
}

/** The table with another number of players; a youngest who leaves it gives way to the first. */
export const reseated = <Table extends Seated>(table: Table, seats: Table['seats']): Table => ({
  ...table,
  seats,
  youngest: table.youngest < seats ? table.youngest : 0,
});
