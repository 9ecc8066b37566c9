import {
  also,
  boolean,
  direction,
  integer,
  list,
  nullable,
  type Reader,
  rulings,
  shape,
  type ValueOf,
  word,
} from '../../parse.ts';
import type { Event } from '../../types.ts';
import { type Square, shipKinds } from '../../types.ts';
import { prices, shipKind } from '../fields.ts';
import type { CheckerAnswer } from './common.ts';

const offset = list(integer(-9, 9), 2, 2) as unknown as Reader<Square>;

/** The reader of ShotInput. */
export const readShot = also(
  shape(
    {
      /** `null`: moored in a port. */
      heading: nullable(direction),

      /** Squares east and south from the pirate to the target. */
      at: offset,
      target: word(['nothing', ...shipKinds, 'sailor-on-island', 'sailor-on-land'], 'unknown-piece'),
    },
    {
      /** It is the pirate owner's own piece. */
      own: boolean,

      /** The target is moored in a port. */
      moored: boolean,

      /** It has left its port in its owner's latest turn. */
      justLeft: boolean,

      /** Since it left its port it has not been outside the eight squares around it. */
      besidePort: boolean,

      /** It has paid this pirate this turn to pass. */
      paid: boolean,

      /** Prices of its cargo; default none. */
      cargo: prices,

      /** Whose turn it is; default that of the pirate's owner. */
      turn: word(['own', 'opponent'], 'unknown-seat'),

      /** What fires; default a pirate. */
      ship: shipKind,
      rulings,
    },
  ),
  ({ at: [x, y], own, target, ship }, _, problems) => {
    if (x === 0 && y === 0) problems.push({ path: 'at', code: 'square-taken' });
    // A player has one pirate only.
    if (own && target === 'pirate' && (ship ?? 'pirate') === 'pirate')
      problems.push({ path: 'own', code: 'duplicate' });
  },
);

/** A shot. The pirate is on `[0, 0]`. */
export interface ShotInput extends ValueOf<typeof readShot> {}

/** Whether it may fire, and what it brings. */
export interface ShotAnswer extends CheckerAnswer {
  /** Squares under fire, by y, then x, under each reading; none from a port. */
  readonly fire: { readonly abeam: readonly Square[]; readonly 'three-per-side': readonly Square[] };
  /** Coins for the pirate's owner; 0 if it may not fire. */
  readonly loot: number;
  /** A ransom may be asked instead. */
  readonly ransom: boolean;
  readonly events: readonly Event[];
}
