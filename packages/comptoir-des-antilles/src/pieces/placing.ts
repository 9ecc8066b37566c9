/** What placing porters is judged by: the groups of the effect, free places by quay (0 where nothing may go aboard), the reserve. Quays count from 0. */
export interface Placing {
  readonly groups: readonly number[];
  readonly rooms: readonly number[];
  readonly reserve: number;
  /** As much as possible is placed, at least one porter (ruling.partial-effect). */
  readonly fit: boolean;
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

/** The porters on each quay that is named, in the order of the quays. */
const split = (spread: Spread): number[] => {
  const counts = new Map<number, number>();
  for (const quay of spread) counts.set(quay, (counts.get(quay) ?? 0) + 1);
  return [...counts.values()];
};

/** Porters told without a gap for the same quay: each run is a group. */
const runsOf = (spread: Spread): { readonly quay: number; count: number }[] => {
  const runs: { readonly quay: number; count: number }[] = [];
  for (const quay of spread) {
    const last = runs.at(-1);
    if (last?.quay === quay) last.count++;
    else runs.push({ quay, count: 1 });
  }
  return runs;
};

/** What each group is due under the reading `fit`, the served ones first, by what the player has chosen. */
const fitDue = ({ groups, rooms, reserve }: Placing, quays: readonly number[]): number[] => {
  let left = reserve;
  const due = groups.slice(0, quays.length).map((group, i) => {
    const placed = Math.max(0, Math.min(group, rooms[quays[i]!]!, left));
    left -= placed;
    return placed;
  });
  const unused = rooms.filter((room, quay) => room > 0 && !quays.includes(quay)).length;
  const more = Math.max(0, Math.min(groups.length - due.length, unused, left));
  due.push(...Array<number>(more).fill(1));
  // At least one porter is due, where none fits as well.
  return sum(due) > 0 ? due : [1];
};

/** What is wrong with the number of porters placed, or else with their split; undefined if neither is. */
export const misplaced = (placing: Placing, spread: Spread): Misplaced | undefined => {
  const { groups, fit } = placing;
  const placed = spread.length;
  const runs = fit ? runsOf(spread) : [];
  const quays = runs.map(({ quay }) => quay);
  const due = fit ? fitDue(placing, quays) : groups;
  if (placed !== sum(due)) return { reason: 'wrong-number', placed, due: sum(due) };
  const came = fit ? runs.map(({ count }) => count) : downwards(split(spread));
  const right = fit ? equal(came, due) && new Set(quays).size === quays.length : equal(came, downwards(due));
  return right ? undefined : { reason: 'wrong-split', split: downwards(came), due: downwards(due) };
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

/** Every way under the reading `fit`, each as the quays of its porters, group after group; ways that differ in nothing but the order once. */
export const fittingSpreads = ({ groups, rooms, reserve }: Placing): number[][] => {
  const ways: number[][] = [];
  const seen = new Set<string>();
  const go = (group: number, left: number, spread: readonly number[]): void => {
    const open = rooms.flatMap((room, quay) => (room > 0 && !spread.includes(quay) ? [quay] : []));
    if (group === groups.length || left === 0 || open.length === 0) {
      const key = spread.slice().sort().join();
      if (spread.length > 0 && !seen.has(key)) ways.push(spread.slice());
      seen.add(key);
      return;
    }
    for (const quay of open) {
      const count = Math.min(groups[group]!, rooms[quay]!, left);
      go(group + 1, left - count, [...spread, ...Array<number>(count).fill(quay)]);
    }
  };
  go(0, reserve, []);
  return ways;
};
