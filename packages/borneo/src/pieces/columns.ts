/** A column from rank 1 down, changed in place: owners, -1 for an empty space, never one at the end. */
export type OpenColumn = number[];

/** The rank of the first free space, or 0 if the company is full; with `openEnded` it never is (ruling.company-full). */
export const firstFree = (column: readonly number[], spaces: number, openEnded: boolean): number => {
  for (let i = 0; i < column.length; i++) if (column[i]! < 0) return i + 1;
  return openEnded || column.length < spaces ? column.length + 1 : 0;
};

/** How many merchants a column holds. */
export const merchants = (column: readonly number[]): number => {
  let count = 0;
  for (let i = 0; i < column.length; i++) if (column[i]! >= 0) count++;
  return count;
};

const trim = (column: OpenColumn): void => {
  while (column.length > 0 && column[column.length - 1]! < 0) column.pop();
};

/** Takes a space away: all below it, empty spaces included, move up by one (transfer.close-up). Returns how many merchants move. */
export const closeUp = (column: OpenColumn, rank: number): number => {
  let moved = 0;
  for (let i = rank; i < column.length; i++) {
    column[i - 1] = column[i]!;
    if (column[i]! >= 0) moved++;
  }
  column.length--;
  trim(column);
  return moved;
};

/** Puts a merchant on a space that `firstFree` named. */
export const enter = (column: OpenColumn, seat: number, rank: number): void => {
  column[rank - 1] = seat;
};

/** Moves a merchant to a free space of another company and closes up what it leaves. Returns how many merchants move up. */
export const transfer = (from: OpenColumn, rank: number, to: OpenColumn, toRank: number): number => {
  enter(to, from[rank - 1]!, toRank);
  return closeUp(from, rank);
};

/** The attacker and the beaten defender exchange places (fight.beaten). */
export const swap = (column: OpenColumn, attacker: number, defender: number): void => {
  const beaten = column[defender - 1]!;
  column[defender - 1] = column[attacker - 1]!;
  column[attacker - 1] = beaten;
};

/**
 * The attacker takes the defender's space and the beaten merchant goes to a free space of another company; the
 * attacker's old space is closed up, or stays empty with `leaveGap` (ruling.fight-vacancy). Returns how many merchants move up.
 */
export const displace = (
  column: OpenColumn,
  attacker: number,
  defender: number,
  to: OpenColumn,
  toRank: number,
  leaveGap: boolean,
): number => {
  enter(to, column[defender - 1]!, toRank);
  column[defender - 1] = column[attacker - 1]!;
  if (!leaveGap) return closeUp(column, attacker);
  column[attacker - 1] = -1;
  trim(column);
  return 0;
};
