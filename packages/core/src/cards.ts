import { reduceWeights } from './weights.ts';

/** A face-down card: a face nobody can name from here. Faces are integers from 0. */
export const UNKNOWN = -1;

/**
 * A multiset of cards: faces in ascending order, one entry a copy, so that equal bags are equal arrays.
 * Face-down cards come first. Hands, discards and the shuffled part of a pile are bags.
 */
export type Bag = number[];

const isSorted = (cards: readonly number[]): boolean => {
  for (let i = 1; i < cards.length; i++) if ((cards[i - 1] as number) > (cards[i] as number)) return false;
  return true;
};

/** A bag of these cards. */
export const bagOf = (cards: Iterable<number>): Bag => {
  const bag = Array.isArray(cards) ? (cards as number[]).slice() : [...cards];
  return isSorted(bag) ? bag : bag.sort((a, b) => a - b);
};

/** The place of the first card that is not below `face`. */
const placeOf = (bag: readonly number[], face: number): number => {
  let low = 0;
  let high = bag.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bag[middle] as number) < face) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** How often a face is in the bag. */
export const countOf = (bag: readonly number[], face: number): number => {
  let at = placeOf(bag, face);
  const from = at;
  while (bag[at] === face) at++;
  return at - from;
};

/** How many cards of the bag are face-down. */
export const unknownsIn = (bag: readonly number[]): number => countOf(bag, UNKNOWN);

/** Puts a card in, in place. */
export const putIn = (bag: Bag, face: number): void => {
  // Shifting by hand: splice would allocate.
  let at = bag.length;
  for (; at > 0 && (bag[at - 1] as number) > face; at--) bag[at] = bag[at - 1] as number;
  bag[at] = face;
};

/** Takes a card out, in place; false if it is not there. */
export const takeOut = (bag: Bag, face: number): boolean => {
  const at = placeOf(bag, face);
  if (bag[at] !== face) return false;
  for (let i = at + 1; i < bag.length; i++) bag[i - 1] = bag[i] as number;
  bag.pop();
  return true;
};

/** Each distinct face with its number of copies, in ascending order; face-down cards too. */
export const copies = (bag: readonly number[]): [face: number, count: number][] => {
  const runs: [number, number][] = [];
  for (const face of bag) {
    const last = runs.at(-1);
    if (last?.[0] === face) last[1]++;
    else runs.push([face, 1]);
  }
  return runs;
};

/**
 * What nobody has seen: the box less every known face of the zones.
 * A face seen more often than it exists counts as none left; `overdrawn` names those.
 */
export const unseen = (box: readonly number[], zones: Iterable<readonly number[]>): Bag => {
  const all = bagOf(box);
  // Counted, not taken out one by one: nature asks before each card that it deals. A face outside the box falls beside the counts.
  const seen = new Uint16Array((all.at(-1) ?? UNKNOWN) + 1);
  for (const zone of zones) for (const face of zone) if (face !== UNKNOWN) seen[face]!++;
  return all.filter((face) => !(seen[face] && seen[face]--));
};

/** The faces that the zones show more often than the box holds them, with both numbers. */
export const overdrawn = (
  box: readonly number[],
  zones: Iterable<readonly number[]>,
): { face: number; seen: number; copies: number }[] => {
  const all = bagOf(box);
  const known = bagOf([...zones].flatMap((zone) => zone.filter((face) => face !== UNKNOWN)));
  return copies(known)
    .map(([face, seen]) => ({ face, seen, copies: countOf(all, face) }))
    .filter((found) => found.seen > found.copies);
};

/**
 * The cards named that a zone cannot hold: each uses up a known copy, or else a face-down card
 * of which the face is still unseen. Empty when all of them can be there.
 */
export const missingFrom = (zone: readonly number[], cards: readonly number[], hidden: readonly number[]): number[] => {
  const left = bagOf(zone);
  const faces = bagOf(hidden);
  return cards.filter((card) => {
    if (takeOut(left, card)) return false;
    if (unknownsIn(left) === 0 || !takeOut(faces, card)) return true;
    takeOut(left, UNKNOWN);
    return false;
  });
};

/** Turns one face-down card of the zone up, in place; false if there is none or no such face is unseen. */
export const reveal = (zone: Bag, face: number, hidden: readonly number[]): boolean => {
  if (countOf(hidden, face) === 0 || !takeOut(zone, UNKNOWN)) return false;
  putIn(zone, face);
  return true;
};

/** Takes a named card out of a zone, in place: a known copy first, else a face-down card. False if neither is there. */
export const takeNamed = (zone: Bag, face: number): boolean => takeOut(zone, face) || takeOut(zone, UNKNOWN);

/**
 * Nature's weights for a card drawn blindly from a bag with face-down cards, every unseen face being
 * as likely behind each of them. Smallest integers, by face.
 */
export const drawWeights = (
  bag: readonly number[],
  hidden: readonly number[] = [],
): (readonly [face: number, weight: number])[] => {
  const blind = unknownsIn(bag);
  if (blind === 0) return reduceWeights(copies(bag));
  const known = copies(bag).filter(([face]) => face !== UNKNOWN);
  const weights = new Map(known.map(([face, count]) => [face, count * hidden.length]));
  for (const [face, count] of copies(hidden)) weights.set(face, (weights.get(face) ?? 0) + count * blind);
  return reduceWeights([...weights].filter(([, weight]) => weight > 0).sort(([a], [b]) => a - b));
};

/** A pile: known cards on top in order, a shuffled bag below them, known cards under it in order. */
export interface Pile {
  /** Known cards on top, in the order in which they come. */
  readonly top: number[];
  /** The shuffled part: faces in any order. */
  readonly bag: Bag;
  /** Known cards under it, in the order in which they come. */
  readonly tail: number[];
}

/** A shuffled pile of these cards. */
export const pileOf = (cards: Iterable<number>, tail: readonly number[] = [], top: readonly number[] = []): Pile => ({
  top: [...top],
  bag: bagOf(cards),
  tail: [...tail],
});

/** How many cards the pile has. */
export const pileSize = ({ top, bag, tail }: Pile): number => top.length + bag.length + tail.length;

/** The next card if everybody knows it: the top, or the tail once the bag is empty. */
export const nextKnown = ({ top, bag, tail }: Pile): number | undefined =>
  top.length > 0 ? top[0] : bag.length === 0 ? tail[0] : undefined;

/** Nature's weights for the next card; empty when the pile is. */
export const pileWeights = (
  pile: Pile,
  hidden: readonly number[] = [],
): (readonly [face: number, weight: number])[] => {
  const next = nextKnown(pile);
  return next === undefined ? drawWeights(pile.bag, hidden) : [[next, 1]];
};

/** Draws the face that nature named, in place; false if it cannot be the next card. */
export const drawFrom = (pile: Pile, face: number): boolean => {
  const next = nextKnown(pile);
  if (next === undefined) return takeNamed(pile.bag, face);
  if (next !== face) return false;
  (pile.top.length > 0 ? pile.top : pile.tail).shift();
  return true;
};

/** An independent copy. */
export const clonePile = ({ top, bag, tail }: Pile): Pile => ({
  top: top.slice(),
  bag: bag.slice(),
  tail: tail.slice(),
});
