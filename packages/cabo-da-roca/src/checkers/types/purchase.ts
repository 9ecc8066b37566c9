import type { Event, PieceKind, ShipKind, Stage } from '../../types.ts';
import type { BoxInput, CheckerAnswer, Whose } from './common.ts';

// "May I buy this, here, now?"

/** The kind of square where the piece is to be placed. */
export type PurchasePlace = 'port' | 'lighthouse' | 'island' | 'coast' | 'sea';

/** A purchase. */
export interface PurchaseInput extends BoxInput {
  readonly piece: PieceKind;
  readonly place: PurchasePlace;
  /** How far the turn has come. */
  readonly stage: Stage;
  /** Fewer than end the game. */
  readonly coins: number;
  /** Actions left. */
  readonly left: number;
  /** The buyer's pieces in play, those on the square and near it included. */
  readonly owned: Readonly<Partial<Record<PieceKind, number>>>;
  /** The buyer's ships sunk for good. */
  readonly gone?: Readonly<Partial<Record<ShipKind, number>>>;
  /** Whose sailor stands on the square; default nobody's. */
  readonly sailor?: Whose;
  /** Whose starting port it is; default nobody's. */
  readonly home?: Whose;
  /** Whose ship lies on it; default nobody's. */
  readonly ship?: Whose;
  /** A fishing or trade ship of the buyer lies in the eight squares around. */
  readonly near?: boolean;
  /** Another ship of the buyer lies in port and must leave this turn. */
  readonly pending?: boolean;
  /** Pieces sold to pay for it (ruling `sale-for`); default none. */
  readonly sell?: readonly PieceKind[];
  /** It is the final phase. */
  readonly final?: boolean;
}

/** Whether it may be bought, what it costs and what follows. */
export interface PurchaseAnswer extends CheckerAnswer {
  readonly price: number;
  /** To the opponent whose port it is. */
  readonly fee: number;
  /** The opponent must agree. */
  readonly consent: boolean;
  /** Actions it takes, those of the sales included. */
  readonly cost: number;
  /** After the purchase, as if an opponent agrees; `null` if it is illegal. */
  readonly after: {
    readonly coins: number;
    readonly left: number;
    /** The third ship has brought a third action. */
    readonly third: boolean;
    /** The ship must leave port this turn. */
    readonly mustLeave: boolean;
  } | null;
  /** The smallest sets of pieces whose sale would make the purchase legal under `any-expense`; empty if coins suffice or none helps. */
  readonly sales: readonly (readonly PieceKind[])[];
  readonly events: readonly Event[];
}
