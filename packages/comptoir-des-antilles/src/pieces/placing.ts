/** What placing porters is judged by: the groups of the effect, free places by quay (0 where nothing may go aboard), the reserve. Quays count from 0. */
export interface Placing {
  readonly groups: readonly number[];
  readonly rooms: readonly number[];
  readonly reserve: number;
}

/** The same, and the reading by which the number is judged (ruling.partial-effect). */
export interface JudgedPlacing extends Placing {
  /** As much as possible is placed, at least one porter. */
  readonly fit: boolean;
  /** Quays whose ship takes no porter, however few: there the number is not judged under `fit`. Default none. */
  readonly barred?: readonly boolean[];
}

/** How many porters go where: `[2, 2, 0]` places two on the third quay and one on the first. */
export type Spread = readonly number[];

/** What is wrong with the number or the split of a placing. Splits are sorted downwards. */
export type Misplaced =
  | { readonly reason: 'wrong-number'; readonly placed: number; readonly due: number }
  | { readonly reason: 'wrong-split'; readonly split: readonly number[]; readonly due: readonly number[] };

const downwards = (numbers: readonly number[]): number[] =>
  numbers.filter((number) => number > 0).sort((a, b) => b - a);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const equal = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((number, i) => number === b[i]);

/** The porters on each quay that is named, by quay. */
const split = (spread: Spread): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const quay of spread) counts.set(quay, (counts.get(quay) ?? 0) + 1);
  return counts;
};

/** The groups matched to the ships named, one way: what each group is due, and how many get something else. */
interface Matching {
  readonly wrong: number;
  readonly due: readonly number[];
}

/**
 * Every way to match the groups to the ships named and to serve them, in any order, a group of its own for each ship: it
 * is due what the group, the places of the ship and the reserve allow. A group without a ship is due one porter if there
 * is a further open ship and a porter for it.
 */
const matchingsOf = (
  { groups, rooms, reserve, barred = [] }: JudgedPlacing,
  counts: ReadonlyMap<number, number>,
): Matching[] => {
  const open = rooms.filter((room, quay) => room > 0 && !counts.has(quay)).length;
  // The order in which ships are served matters only where the reserve does not go round.
  const isShort = reserve < sum(groups);
  const found: Matching[] = [];
  const serve = (
    ships: readonly number[],
    rest: readonly number[],
    left: number,
    wrong: number,
    due: readonly number[],
  ): void => {
    if (ships.length === 0) {
      const further = Math.max(0, Math.min(rest.length, open, left));
      found.push({ wrong: wrong + further, due: [...due, ...Array<number>(further).fill(1)] });
      return;
    }
    for (const quay of isShort ? ships : ships.slice(0, 1)) {
      const placed = counts.get(quay)!;
      for (const [i, group] of rest.entries()) {
        if (rest.indexOf(group) !== i) continue;
        const one = Math.max(0, Math.min(group, barred[quay] ? placed : Math.min(rooms[quay]!, left)));
        serve(
          ships.filter((other) => other !== quay),
          rest.filter((_, j) => j !== i),
          left - one,
          one === placed ? wrong : wrong + 1,
          [...due, one],
        );
      }
    }
  };
  serve([...counts.keys()], groups, reserve, 0, []);
  return found;
};

/** Whether numbers sorted downwards are greater than others, the first difference deciding. */
const isGreater = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((number, i) => number !== b[i]);
  return at >= 0 && a[at]! > (b[at] ?? 0);
};

/** Whether one matching tells better than another what is due: fewer groups wrong, a sum nearer to the number placed, a greater one, greater dues. */
const isBetter = (a: Matching, b: Matching, placed: number): boolean => {
  if (a.wrong !== b.wrong) return a.wrong < b.wrong;
  const [one, other] = [sum(a.due), sum(b.due)];
  const [near, far] = [Math.abs(one - placed), Math.abs(other - placed)];
  if (near !== far) return near < far;
  return one === other ? isGreater(downwards(a.due), downwards(b.due)) : one > other;
};

/** What is wrong under the reading `fit`: nothing if some matching gives every group its due, else by the best of them. */
const misfit = (placing: JudgedPlacing, spread: Spread): Misplaced | undefined => {
  const counts = split(spread);
  const placed = spread.length;
  const came = downwards([...counts.values()]);
  if (counts.size > placing.groups.length) {
    return { reason: 'wrong-split', split: came, due: downwards(placing.groups) };
  }
  const best = matchingsOf(placing, counts).reduce((best, one) => (isBetter(one, best, placed) ? one : best));
  // At least one porter is due, where none fits as well.
  const due = Math.max(1, sum(best.due));
  if (placed !== due) return { reason: 'wrong-number', placed, due };
  const dues = downwards(best.due);
  return best.wrong === 0 || dues.length === 0 ? undefined : { reason: 'wrong-split', split: came, due: dues };
};

/** What is wrong with the number of porters placed, or else with their split; undefined if neither is. */
export const misplaced = (placing: JudgedPlacing, spread: Spread): Misplaced | undefined => {
  if (placing.fit) return misfit(placing, spread);
  const placed = spread.length;
  const due = downwards(placing.groups);
  if (placed !== sum(due)) return { reason: 'wrong-number', placed, due: sum(due) };
  const came = downwards([...split(spread).values()]);
  return equal(came, due) ? undefined : { reason: 'wrong-split', split: came, due };
};

/** Every way to place the groups on different quays of a row of four, each as porters by quay; the same for equal groups once. */
export const spreadsOf = (groups: readonly number[]): number[][] => {
  const ways: number[][] = [];
  const counts = [0, 0, 0, 0];
  const go = (quay: number, left: readonly number[]): void => {
    if (left.length === 0) ways.push(counts.slice());
    if (left.length === 0 || quay === counts.length) return;
    for (const [i, group] of left.entries()) {
      if (left.indexOf(group) !== i) continue;
      counts[quay] = group;
      go(
        quay + 1,
        left.filter((_, j) => j !== i),
      );
      counts[quay] = 0;
    }
    go(quay + 1, left);
  };
  go(0, groups);
  return ways;
};

/** Every way under the reading `fit`, each as porters by quay; the groups are served in any order, ways with the same outcome once. */
export const fittingSpreads = ({ groups, rooms, reserve }: Placing): number[][] => {
  const ways = new Map<string, number[]>();
  const counts = rooms.map(() => 0);
  const go = (rest: readonly number[], left: number): void => {
    let served = false;
    for (const [quay, room] of rooms.entries()) {
      if (room === 0 || counts[quay]! > 0 || left === 0) continue;
      for (const [i, group] of rest.entries()) {
        if (rest.indexOf(group) !== i) continue;
        served = true;
        const count = Math.min(group, room, left);
        counts[quay] = count;
        go(
          rest.filter((_, j) => j !== i),
          left - count,
        );
        counts[quay] = 0;
      }
    }
    if (!served && sum(counts) > 0) ways.set(counts.join(), counts.slice());
  };
  go(groups, reserve);
  return [...ways.values()];
};
