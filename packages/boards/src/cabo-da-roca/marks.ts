import type { Direction, Face, Rotation, ShipId, Square } from '@portolan/cabo-da-roca';

/** A tile as it is proposed or has just been laid, and what fails around it. */
export interface TileMark {
  readonly at: Square;
  readonly face: Face;
  readonly rot: Rotation;
  readonly wrong: boolean;
  /** Sides (N E S W) and corners (NE SE SW NW) that do not match. */
  readonly fails?: readonly Direction[];
}

/** A square where a tile may, or may not, be laid. */
export interface Spot {
  readonly at: Square;
  readonly fits: boolean;
}

/** A way over the sea or over land, square by square. */
export interface Route {
  readonly squares: readonly Square[];
  /** How many squares from the first have been passed. */
  readonly passed: number;
  /** Its length, written on the line. */
  readonly label?: string;
  readonly wrong?: boolean;
  /** Walked by a sailor, from shore to shore. */
  readonly ashore?: boolean;
}

/** A straight line between two ports, with how far they lie apart. */
export interface Measure {
  readonly from: Square;
  readonly to: Square;
  readonly label: string;
}

/** A ship that turns by an eighth of a circle. */
export interface Turning {
  readonly ship: ShipId;
  readonly to: 'left' | 'right';
  readonly wrong: boolean;
}

/** The squares under fire of a pirate, and what it aims at. */
export interface Broadside {
  readonly ship: ShipId;
  readonly aim?: Square;
}

/** A square that is meant, or with which something is wrong. */
export interface Ring {
  readonly at: Square;
  readonly wrong: boolean;
}

/** What is pointed out on a chart; everything may be missing. */
export interface Marks {
  readonly tile?: TileMark;
  readonly spots?: readonly Spot[];
  readonly routes?: readonly Route[];
  readonly measure?: Measure;
  readonly turning?: Turning;
  readonly broadside?: Broadside;
  /** Lighthouses whose waters are shown. */
  readonly waters?: readonly Square[];
  readonly rings?: readonly Ring[];
}
