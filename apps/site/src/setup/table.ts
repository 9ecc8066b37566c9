import { bad, type Problem, type Result, within } from '@portolan/core';
import { boolean, integer, isObject, parseWith, type Reader, seatOf } from '@portolan/core/readers';

/** A table to prepare: how many play, a player who is named, variants, which of the shuffled tables is shown. */
export type Prepared = Readonly<Record<string, number | boolean>> & { readonly seats: number };

/** What tables a game can be prepared for. */
export interface Tables<Table extends Prepared> {
  readonly seats: readonly Table['seats'][];
  /** The table one starts with. */
  readonly usual: Table;
  /** What of a table goes with its number of players: a variant for three is played by three. */
  readonly settled?: (table: Table) => Table;
}

/** The highest number of a shuffle. */
export const MOST_SHUFFLES = 999_999;

/** The table with its next shuffle. */
export const shuffledAgain = <Table extends Prepared>(table: Table): Table => ({
  ...table,
  shuffle: (Number(table.shuffle ?? 0) % MOST_SHUFFLES) + 1,
});

const readerOf = (name: string, usual: number | boolean, seats: number): Reader<number | boolean> => {
  if (typeof usual === 'boolean') return boolean;
  return name === 'shuffle' ? integer(1, MOST_SHUFFLES) : seatOf(seats);
};

/**
 * Reads a table from a link or from storage; what it does not say is as usual. The box that a link came with is read
 * too, since nothing of a link with a wrong one is used. Problems: `not-an-object`, those of `integer`, `boolean` and
 * `seatOf`, and of the box, at `edition`.
 */
export const tableReader =
  <Table extends Prepared>(
    { seats, usual, settled = (table) => table }: Tables<Table>,
    parseBox: (json: unknown) => Result<unknown>,
  ) =>
  (json: unknown): Result<Table> => {
    if (!isObject(json)) return bad({ path: '', code: 'not-an-object' });
    const count = parseWith(integer(Math.min(...seats), Math.max(...seats)), json.seats ?? null);
    if (!count.ok) return { ok: false, problems: within('seats', count.problems) };
    const problems: Problem[] = [];
    const { seats: _, ...others } = usual;
    const fields = Object.entries<number | boolean>(others).map(([name, value]) => [
      name,
      readerOf(name, value, count.value)(json[name] ?? value, name, problems),
    ]);
    const box = parseBox(json.edition);
    if (!box.ok) problems.push(...within('edition', box.problems));
    if (problems.length > 0) return { ok: false, problems };
    return { ok: true, value: settled({ seats: count.value, ...Object.fromEntries(fields) } as Table) };
  };

/** The table with another number of players; a player who is named and leaves it gives way to the first. */
export const reseated = <Table extends Prepared>(table: Table, seats: Table['seats'], who: string): Table => ({
  ...table,
  seats,
  ...(Number(table[who]) >= seats ? { [who]: 0 } : {}),
});
