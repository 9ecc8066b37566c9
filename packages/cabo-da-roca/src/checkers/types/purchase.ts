import { also, boolean, integer, list, record, rulings, shape, type ValueOf, word } from '../../parse.ts';
import type { Event } from '../../types.ts';
import { type PieceKind, pieceKinds, shipKinds, stages } from '../../types.ts';
import { edition, inBox, whose } from '../fields.ts';
import { berthsOf } from '../purchase-table.ts';
import type { CheckerAnswer } from './common.ts';

const places: readonly PurchasePlace[] = ['port', 'lighthouse', 'island', 'coast', 'sea'];

/** The most pieces of each kind that a player has. */
const limits: Readonly<Record<PieceKind, number>> = { sailor: 5, fishing: 2, trade: 2, pirate: 1 };

/** The reader of PurchaseInput. */
export const readPurchase = inBox(({ awards }) =>
  also(
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
    (value, _, problems) => {
      const { owned, gone = {}, place, sailor, home, ship, near, pending, sell = [] } = value;
      for (const kind of pieceKinds) {
        const max = limits[kind] - (kind === 'sailor' ? 0 : (gone[kind] ?? 0));
        const found = owned[kind] ?? 0;
        if (found > max) problems.push({ path: `owned.${kind}`, code: 'out-of-range', facts: { found, min: 0, max } });
      }
      const berths = berthsOf(value);
      const lacking = (path: string) => problems.push({ path, code: 'no-piece-left' });
      if (ship === 'own' && !berths.inPort) lacking('ship');
      if (near && !berths.near) lacking('near');
      if (pending && !berths.pending) lacking('pending');
      if (sailor === 'own' && !owned.sailor) lacking('sailor');
      for (const kind of pieceKinds) {
        if (sell.filter((other) => other === kind).length > (owned[kind] ?? 0)) lacking('sell');
      }
      if (home && home !== 'nobody' && place !== 'port') problems.push({ path: 'home', code: 'not-a-port' });
      if (place !== 'port' && place !== 'sea' && ship && ship !== 'nobody')
        problems.push({ path: 'ship', code: 'not-a-port' });
      if (place === 'sea' && sailor && sailor !== 'nobody') problems.push({ path: 'sailor', code: 'no-land-there' });
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
