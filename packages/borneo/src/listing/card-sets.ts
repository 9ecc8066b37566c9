import { faceText } from '../faces.ts';
import type { Face } from '../types.ts';

/**
 * The sets of `least` to `most` of these cards, each once, equal faces interchangeable: lists of faces in the order of
 * the bag, a set before the sets that begin with it.
 */
export const cardSets = (bag: readonly number[], least: number, most: number): (readonly Face[])[] => {
  const sets: (readonly Face[])[] = [];
  const texts = bag.map(faceText);
  const extend = (set: readonly Face[], from: number): void => {
    if (set.length >= least) sets.push(set);
    if (set.length >= most) return;
    for (let i = from; i < bag.length; i++) {
      if (i > from && bag[i] === bag[i - 1]) continue;
      extend([...set, texts[i]!], i + 1);
    }
  };
  if (most >= least) extend([], 0);
  return sets;
};
