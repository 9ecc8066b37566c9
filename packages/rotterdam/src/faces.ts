import { UNKNOWN } from '@portolan/core';
import { type Box, NONE } from './box.ts';
import { type MissionFace, type NavigationFace, navigationIds, type ProductFace } from './types.ts';

/** A product of which only the back is known, which shows the harbor. */
export const hiddenOf = (harbor: number): number => -2 - harbor;

/** The harbor that a hidden product shows. Not for `UNKNOWN`. */
export const backOf = (hidden: number): number => -2 - hidden;

/** The text of a product of a hand: its id, `?vulcaanhaven`, or `?`. */
export const productFace = (box: Box, card: number): ProductFace => {
  if (card >= 0) return box.products.ids[card]!;
  return card === UNKNOWN ? '?' : `?${box.harbors.ids[backOf(card)]}`;
};

/** The product of a text; undefined if there is none of that name. */
export const productCard = ({ products, harbors }: Box, face: string): number | undefined => {
  if (face === '?') return UNKNOWN;
  if (!face.startsWith('?')) return products.at[face];
  const harbor = harbors.at[face.slice(1)];
  return harbor === undefined ? undefined : hiddenOf(harbor);
};

/** The text of a Navigation card of a hand. */
export const navigationFace = (card: number): NavigationFace => (card >= 0 ? navigationIds[card]! : '?');

/** The text of a Mission of a hand. */
export const missionFace = ({ missions }: Box, card: number): MissionFace => (card >= 0 ? missions.ids[card]! : '?');

/** The harbor that makes a product of a hand, or `NONE` if not even that is known. */
export const makerOf = (box: Box, card: number): number => {
  if (card >= 0) return box.makerOf[card]!;
  return card === UNKNOWN ? NONE : backOf(card);
};
