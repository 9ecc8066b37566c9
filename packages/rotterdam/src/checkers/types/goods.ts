import type { Seat } from '@portolan/core';
import type { Box } from '../../box.ts';
import { also, boolean, either, integer, isObject, known, list, rulings, shape, type ValueOf } from '../../parse.ts';
import type { TieStep } from '../../pieces/ranking.ts';
import type { Delivery, Event, HarborId, MaterialId, ProductFace, ProductId, ReturnPlace } from '../../types.ts';
import { cargoOf, edition, harborOf, inBox, productOf } from '../fields.ts';
import type { CheckerAnswer } from './common.ts';
import type { Span } from './end-player.ts';

/** The reader of ArrivalInput. */
export const readArrival = inBox((box) =>
  also(
    shape(
      {
        harbor: harborOf(box),
        /** Cargo at unloading. */
        cargo: cargoOf(box),
      },
      {
        edition,

        /** Cargo as it came in; default the same. */
        entered: cargoOf(box),

        /** The next card of the pile, if all know it; with Open Product cards, as the ship comes in. */
        top: productOf(box),

        /** Cards in the pile, a known one included; default all. */
        pile: integer(0, 999),
        variants: shape({}, { openProducts: boolean }),
        rulings,
      },
    ),
    ({ harbor, top, pile, variants }, _, problems) => {
      const at = box.harbors.at[harbor]!;
      const made = box.productsOf[at]!;
      const max = made.reduce((sum, product) => sum + box.copies[product]!, 0);
      if (pile !== undefined && pile > max) {
        problems.push({ path: 'pile', code: 'out-of-range', facts: { found: pile, min: 0, max } });
      }
      if (top === undefined && variants?.openProducts && pile !== 0) {
        problems.push({ path: 'top', code: 'missing-field' });
      }
      if (top === undefined) return;
      if (!made.includes(box.products.at[top]!)) {
        problems.push({ path: 'top', code: 'unknown-product', facts: { found: top } });
      }
      if (pile === 0) problems.push({ path: 'pile', code: 'out-of-range', facts: { found: 0, min: 1, max } });
    },
  ),
);

/** A ship in a harbor. */
export interface ArrivalInput extends ValueOf<typeof readArrival> {}

/** A Mission by its number, or what is printed on it. */
const missionOf = (box: Box) => {
  const number = known(box.missions.at, 'unknown-mission');
  const own = shape({ products: list(productOf(box), 3, 2), points: integer(1, 12) }, {});
  return either(isObject, own, number);
};

/** The reader of MissionInput. */
export const readMission = inBox((box) => {
  const products = list(productOf(box), 9);
  return shape(
    {
      /** One of the box, or what is printed on one’s own. */
      mission: missionOf(box),
      products,
    },
    {
      edition,
      /** What Jokers replace, one entry each. */
      jokers: products,
      /** One Mission has been fulfilled in this round. */
      fulfilled: boolean,
      rulings,
    },
  );
});

/** A Mission and what is given for it. */
export interface MissionInput extends ValueOf<typeof readMission> {}

/** What becomes of the open card of a pile. */
export interface OpenCard {
  readonly card: ProductId;
  readonly fate: 'taken' | 'buried' | 'stays';
  /** When it is buried. */
  readonly when: 'arrival' | 'unloading' | null;
}

/** The verdict is that on unloading. Unit and ship go back whatever the result. */
export interface ArrivalAnswer extends CheckerAnswer {
  readonly result: Delivery;
  /** The card earned: `?vulcaanhaven` if nobody knows it before it is drawn; `null` if none. */
  readonly product: ProductFace | null;
  /** What it may be. */
  readonly products: readonly ProductId[];
  /** The unit that goes to the stock. */
  readonly unit: MaterialId | null;
  /** With Open Product cards, and a card in the pile; else `null`. */
  readonly open: OpenCard | null;
  /** Coming in, with Open Product cards, and unloading; a card that is turned up unseen is left out. */
  readonly events: readonly Event[];
}

/** A Product card on its way back. */
export interface ReturnedProduct {
  readonly product: ProductId;
  readonly harbor: HarborId;
  readonly to: ReturnPlace;
}

/** The verdict is that on fulfilling it. */
export interface MissionAnswer extends CheckerAnswer {
  /** What is given is exactly what it asks for. */
  readonly fits: boolean;
  readonly missing: readonly ProductId[];
  readonly extra: readonly ProductId[];
  readonly points: number;
  /** Where each card goes, in order; on top of one pile the last lies uppermost. Empty if it may not be done. */
  readonly returned: readonly ReturnedProduct[];
}

/** The count of a player. */
export interface EndRow {
  readonly seat: Seat;
  readonly missions: number;
  readonly navigation: Span;
  readonly products: Span;
  readonly total: Span;
  readonly productCards: number;
}

/** The verdict is that on playing on. Whether it is over or not, the count is that of an end now. */
export interface EndAnswer extends CheckerAnswer {
  readonly over: boolean;
  /** Who has twelve Mission points. */
  readonly reached: readonly Seat[];
  readonly rows: readonly EndRow[];
  /** Who wins in every case; `null` if that depends on face-down cards. */
  readonly winners: readonly Seat[] | null;
  /** Who wins alone in every case, and who wins, alone or not, in some. */
  readonly certain: Seat | null;
  readonly possible: readonly Seat[];
  /** Tie-breaks used, in some case. */
  readonly ties: readonly TieStep[];
}
