import { spiceChoices } from './payment.ts';

/** The best way so far: cards, crates and doubled cards in it, and the counts of the kinds. */
interface Way {
  readonly cards: number;
  readonly crates: number;
  readonly doubled: number;
  readonly counts: readonly number[];
}

/** Fewest cards, then fewest crates, then fewest doubled cards, then most of the first kinds. */
const better = (a: Way, b: Way): boolean => {
  if (a.cards !== b.cards) return a.cards < b.cards;
  if (a.crates !== b.crates) return a.crates < b.crates;
  if (a.doubled !== b.doubled) return a.doubled < b.doubled;
  for (let i = 0; i < a.counts.length; i++) {
    if (a.counts[i] !== b.counts[i]) return a.counts[i]! > b.counts[i]!;
  }
  return false;
};

const add = (way: Way, single: number, doubled: number, crate: boolean): Way => ({
  cards: way.cards + single + doubled,
  crates: way.crates + (crate ? single + doubled : 0),
  doubled: way.doubled + doubled,
  counts: [...way.counts, single, doubled],
});

/** Ways to cover what lacks with crates, single and doubled. */
const crateChoices = (lack: number, single: number, doubled: number): (readonly [number, number])[] =>
  Array.from(
    { length: Math.min(doubled, Math.ceil(lack / 2)) + 1 },
    (_, two) => [Math.max(0, lack - 2 * two), two] as const,
  ).filter(([one]) => one <= single);

/**
 * The best payment by kind: fewest cards, then fewest crates, then fewest doubled cards, then the first kinds;
 * undefined if the demand cannot be met. One spice after the other, keeping the best way for each number of units
 * left to crates.
 */
export const cheapestKinds = (need: readonly number[], available: readonly number[]): number[] | undefined => {
  let ways = new Map<number, Way>([[0, { cards: 0, crates: 0, doubled: 0, counts: [] }]]);
  for (let spice = 0; spice < 4; spice++) {
    const next = new Map<number, Way>();
    for (const [lack, way] of ways) {
      for (const [one, two] of spiceChoices(need[spice]!, available[spice * 2]!, available[spice * 2 + 1]!)) {
        const left = lack + Math.max(0, need[spice]! - one - 2 * two);
        const found = add(way, one, two, false);
        const known = next.get(left);
        if (!known || better(found, known)) next.set(left, found);
      }
    }
    ways = next;
  }
  let best: Way | undefined;
  for (const [lack, way] of ways) {
    for (const [one, two] of crateChoices(lack, available[8]!, available[9]!)) {
      const found = add(way, one, two, true);
      if (!best || better(found, best)) best = found;
    }
  }
  return best && [...best.counts];
};
