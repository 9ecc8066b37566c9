import { boxOf, cardAt } from '../box.ts';
import { productCard } from '../faces.ts';
import { cardsOf, missingProducts } from '../hands.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { NavigationId, ProductFace } from '../types.ts';

/** What a hand must hold, whatever it is for. */

/** A card that is played, laid or put away is held (`navigation.from-hand`). */
export const heldRefusals = (state: State, seat: number, card: NavigationId): Refusal[] =>
  cardsOf(state, seat, cardAt[card]) > 0
    ? []
    : [{ clause: 'navigation.from-hand', reason: 'card-not-in-hand', facts: { card } }];

/** The products named that a hand cannot give, as they were named. */
export const missingFaces = (state: State, seat: number, faces: readonly ProductFace[]): ProductFace[] => {
  const box = boxOf(state.edition);
  const left = missingProducts(
    state,
    seat,
    faces.map((face) => productCard(box, face)!),
  );
  return faces.filter((face) => {
    const at = left.indexOf(productCard(box, face)!);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};
