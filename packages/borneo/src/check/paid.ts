import type { Box } from '../box.ts';
import { kindOf, parseFace } from '../faces.ts';

/** The cards of a payment sorted out. A text that is neither a face nor a Harbor card of the box stands under `harbors` as -1. */
export interface Paid {
  /** Names as given, in step with `kinds`. */
  readonly cards: readonly string[];
  readonly kinds: readonly number[];
  readonly shipments: readonly number[];
  readonly harbors: readonly string[];
}

/** Tells Shipment cards from Harbor cards. */
export const sortOut = (box: Box, pay: readonly string[]): Paid => {
  const cards: string[] = [];
  const kinds: number[] = [];
  const shipments: number[] = [];
  const harbors: string[] = [];
  for (const card of pay) {
    const face = parseFace(card);
    const harbor = box.harborAt[card];
    if (face === undefined) harbors.push(card);
    else shipments.push(face);
    if (face === undefined && harbor === undefined) continue;
    cards.push(card);
    kinds.push(face === undefined ? box.harborKind[harbor!]! : kindOf(face));
  }
  return { cards, kinds, shipments, harbors };
};
