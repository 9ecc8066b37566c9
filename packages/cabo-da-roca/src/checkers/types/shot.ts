import type { Direction, Event, ShipKind, Square } from '../../types.ts';
import type { CheckerAnswer, CheckerInput } from './common.ts';

// "Can this pirate fire?"

/** A shot. The pirate is on `[0, 0]`. */
export interface ShotInput extends CheckerInput {
  /** `null`: moored in a port. */
  readonly heading: Direction | null;
  /** Squares east and south from the pirate to the target. */
  readonly at: Square;
  readonly target: 'nothing' | ShipKind | 'sailor-on-island' | 'sailor-on-land';
  /** It is the pirate owner's own piece. */
  readonly own?: boolean;
  /** The target is moored in a port. */
  readonly moored?: boolean;
  /** It has left its port in its owner's latest turn. */
  readonly justLeft?: boolean;
  /** Since it left its port it has not been outside the eight squares around it. */
  readonly besidePort?: boolean;
  /** It has paid this pirate this turn to pass. */
  readonly paid?: boolean;
  /** Prices of its cargo; default none. */
  readonly cargo?: readonly [near: number, middle: number, far: number];
  /** Whose turn it is; default that of the pirate's owner. */
  readonly turn?: 'own' | 'opponent';
  /** What fires; default a pirate. */
  readonly ship?: ShipKind;
}

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
