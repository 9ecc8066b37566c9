import type { Clause } from '../../clauses.ts';
import type { Edition } from '../../edition.ts';
import {
  also,
  boolean,
  either,
  integer,
  isObject,
  list,
  port,
  type Reader,
  rulings,
  shape,
  type ValueOf,
} from '../../parse.ts';
import type { RouteCount } from '../../pieces/trade.ts';
import type { Event, NotSoldReason, Square } from '../../types.ts';
import { edition, inBox, prices, tradeCard, whose } from '../fields.ts';
import type { CheckerAnswer } from './common.ts';

const boxCard = (box: Edition) => shape({ id: tradeCard(box), port });

const ownCard = shape({ prices }, { struck: boolean });

/** A card of the box, or prices. */
const cardOf = (box: Edition) => either((json) => isObject(json) && Object.hasOwn(json, 'id'), boxCard(box), ownCard);

/** Most squares between two ports: more than 81 tiles can lie in a row. */
const FAR = 81;

const offset = list(integer(-FAR, FAR), 2, 2) as unknown as Reader<Square>;

/** The reader of VoyageInput. */
export const readVoyage = inBox((box) =>
  also(
    shape(
      {
        /** Squares east and south from the port of departure to the port entered; `[0, 0]`: back home. */
        offset,
        /** Prices of the card for the zones I, II, III, and whether it strikes the port; or a card of the box. */
        card: cardOf(box),
      },
      {
        /** Whose sailor stands in the port entered; default nobody's. */
        sailor: whose,
        /** Whose starting port it is; default nobody's. */
        home: whose,
        edition,
        rulings,
      },
    ),
    ({ offset: [dx, dy] }, _, problems) => {
      // No port is laid in the eight squares around another one.
      if (Math.max(Math.abs(dx), Math.abs(dy)) === 1) problems.push({ path: 'offset', code: 'ports-touch' });
    },
  ),
);

/** A loaded ship enters a port. */
export interface VoyageInput extends ValueOf<typeof readVoyage> {}

/** What a route pays when its length is counted in one way. */
export interface RoutePay {
  readonly count: RouteCount;
  readonly length: number;
  readonly zone: 1 | 2 | 3;
  readonly price: number;
  /** The price less the fee. */
  readonly net: number;
}

/** What the ship's owner gets. The verdict is that on entering the port. */
export interface VoyageAnswer extends CheckerAnswer {
  readonly sold: boolean;
  /** Why not, and by which clause; `null` if the cargo is sold. */
  readonly notSold: { readonly reason: NotSoldReason; readonly clause: Clause } | null;
  readonly length: number;
  readonly zone: 1 | 2 | 3;
  /** From the bank; 0 if nothing is sold. */
  readonly price: number;
  /** To the opponent who governs the port. */
  readonly fee: number;
  readonly net: number;
  /** The three ways to count a route side by side, as if the cargo were sold. */
  readonly counts: readonly RoutePay[];
  readonly events: readonly Event[];
}
