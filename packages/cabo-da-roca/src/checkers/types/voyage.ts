import type { Clause } from '../../clauses.ts';
import type { RouteCount } from '../../pieces/trade.ts';
import type { Event, NotSoldReason, PortId, Square, TradeCardId } from '../../types.ts';
import type { BoxInput, CheckerAnswer, Whose } from './common.ts';

// "What does this voyage pay?"

/** A loaded ship enters a port. */
export interface VoyageInput extends BoxInput {
  /** Squares east and south from the port of departure to the port entered; `[0, 0]`: back home. */
  readonly offset: Square;
  /** Prices of the card for the zones I, II, III, and whether it strikes the port; or a card of the box. */
  readonly card:
    | { readonly prices: readonly [near: number, middle: number, far: number]; readonly struck?: boolean }
    | { readonly id: TradeCardId; readonly port: PortId };
  /** Whose sailor stands in the port entered; default nobody's. */
  readonly sailor?: Whose;
  /** Whose starting port it is; default nobody's. */
  readonly home?: Whose;
}

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
