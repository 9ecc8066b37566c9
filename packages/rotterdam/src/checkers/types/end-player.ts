import { type Box, cardAt, cardPoints } from '../../box.ts';
import {
  either,
  integer,
  known,
  list,
  navigation,
  orUnknown,
  type Reader,
  shape,
  type ValueOf,
  word,
} from '../../parse.ts';
import { productFaceOf } from '../../position/product-face.ts';
import { type NavigationId, navigationIds } from '../../types.ts';

/** The most cards of a kind that a hand of this checker has, and the most Mission points. */
const MOST_CARDS = 60;

const MOST_POINTS = 999;

const pointCards = navigationIds.filter((id) => cardPoints[cardAt[id]]! > 0);

const laidCard: Reader<NavigationId> = word(pointCards, 'unknown-card');

/** A player as a form gives him. */
export const playerOf = (box: Box) => {
  const shown = list(known(box.missions.at, 'unknown-mission'), MOST_CARDS);
  const points = integer(0, MOST_POINTS);
  const missions = either((json) => typeof json === 'number', points, shown);
  return shape(
    {
      /** Missions shown, or their points. */
      missions,
    },
    {
      /** Point cards laid. */
      laid: list(laidCard, MOST_CARDS),
      // A fourth card can be in hand only while phase 3 lasts.
      navigation: list(orUnknown(navigation), 4),

      /** Product cards in hand; `?vulcaanhaven` if only the harbor is known. */
      products: list(productFaceOf(box), MOST_CARDS),
    },
  );
};

/** What a player has. */
export interface EndPlayer extends ValueOf<ReturnType<typeof playerOf>> {}

/** The least and the greatest number that face-down cards allow. */
export type Span = readonly [least: number, greatest: number];
