import { boolean, integer, list, record, rulings, shape, type ValueOf, word } from '../../parse.ts';
import type { Event } from '../../types.ts';
import { type PieceKind, pieceKinds, shipKinds, stages } from '../../types.ts';
import { edition, inBox, whose } from '../fields.ts';
import type { CheckerAnswer } from './common.ts';

const places: readonly PurchasePlace[] = ['port', 'lighthouse', 'island', 'coast', 'sea'];

/** The reader of PurchaseInput. */
export const readPurchase = inBox(({ awards }) =>
  shape(
    {
      piece: word(pieceKinds, 'unknown-piece'),
      place: word(places, 'unknown-tile'),

      /** How far the turn has come. */
      stage: word(stages, 'unknown-stage'),
      // Who has enough to end the game has ended it.
      coins: integer(0, awards.goal - 1),

      /** Actions left. */
      left: integer(0, 3),

      /** The buyer's pieces in play, those on the square and near it included. */
      owned: record(pieceKinds, integer(0, 5), 'unknown-piece'),
    },
    {
      /** The buyer's ships sunk for good. */
      gone: record(shipKinds, integer(0, 2), 'unknown-piece'),

      /** Whose sailor stands on the square; default nobody's. */
      sailor: whose,

      /** Whose starting port it is; default nobody's. */
      home: whose,

      /** Whose ship lies on it; default nobody's. */
      ship: whose,

      /** A fishing or trade ship of the buyer lies in the eight squares around. */
      near: boolean,

      /** Another ship of the buyer lies in port and must leave this turn. */
      pending: boolean,

      /** Pieces sold to pay for it (ruling `sale-for`); default none. */
      sell: list(word(pieceKinds, 'unknown-piece'), 3),

      /** It is the final phase. */
      final: boolean,
      edition,
      rulings,
    },
  ),
);

/** A purchase. */
export interface PurchaseInput extends ValueOf<typeof readPurchase> {}

// "May I buy this, here, now?"

/** The kind of square where the piece is to be placed. */
export type PurchasePlace = 'port' | 'lighthouse' | 'island' | 'coast' | 'sea';

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
