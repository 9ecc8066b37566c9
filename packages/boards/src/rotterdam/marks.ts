import type { ColorId, MaterialId, PositionId, ShipId } from '@portolan/rotterdam';

/** How a way is meant: it will be taken, may be chosen, was taken, leads back, or is refused. */
export type WayKind = 'goes' | 'may' | 'went' | 'back' | 'wrong';

/** The way of a ship from one place to the next. */
export interface Way {
  readonly from: PositionId;
  readonly to: PositionId;
  readonly kind: WayKind;
}

/** What is known of a place that is pointed out. */
export type RingKind = 'meant' | 'wrong' | 'blocked' | 'open';

/** A place that is pointed out: meant, wrong, where a ship is blocked, or open to choose. */
export interface Ring {
  readonly at: PositionId;
  readonly kind: RingKind;
}

/** A ship where it would come to lie. */
export interface Ghost {
  readonly ship: ShipId;
  readonly at: PositionId;
  readonly cargo: MaterialId | null;
}

/** When the ship at a place moves: the turn of its owner in the call, from 1. */
export interface Turn {
  readonly at: PositionId;
  readonly turn: number;
}

/** What is pointed out on the river; everything may be missing. */
export interface Marks {
  /** A called color: all its channels that a ship lies before are lit. */
  readonly called?: ColorId;
  readonly ways?: readonly Way[];
  readonly rings?: readonly Ring[];
  readonly ghosts?: readonly Ghost[];
  readonly turns?: readonly Turn[];
}

/** All places that the marks are about. */
export const placesOf = ({ ways = [], rings = [], ghosts = [], turns = [] }: Marks): PositionId[] => [
  ...new Set([
    ...ways.flatMap(({ from, to }) => [from, to]),
    ...rings.map(({ at }) => at),
    ...ghosts.map(({ at }) => at),
    ...turns.map(({ at }) => at),
  ]),
];
