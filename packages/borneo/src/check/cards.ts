import { countOf, missingFrom, UNKNOWN } from '@portolan/core';
import { boxOf } from '../box.ts';
import { parseFace } from '../faces.ts';
import { type State, unseenFaces } from '../state.ts';
import type { Face } from '../types.ts';

/** A face that no card has: what a text that is no face is read as. */
const NO_FACE = -2;

/** Faces as numbers. */
export const numbersOf = (faces: readonly Face[]): number[] => faces.map((face) => parseFace(face) ?? NO_FACE);

/** In a box whose faces are not known, a card face down may be any. */
const missingInFreeBox = (zone: readonly number[], cards: readonly number[]): number[] => {
  let hidden = countOf(zone, UNKNOWN);
  return missingFrom(zone, cards, []).filter((card) => card === NO_FACE || --hidden < 0);
};

/**
 * The cards named that a zone cannot hold: each uses up a known copy, or else a card face down whose face is still
 * unseen; several cards named use up several.
 */
export const missingCards = (state: State, zone: readonly number[], cards: readonly number[]): readonly number[] => {
  const known = zone[0] !== UNKNOWN;
  if (known && cards.length === 1) return zone.includes(cards[0]!) ? [] : cards;
  if (known) return missingFrom(zone, cards, []);
  return boxOf(state.edition).free ? missingInFreeBox(zone, cards) : missingFrom(zone, cards, unseenFaces(state));
};
