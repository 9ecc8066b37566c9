/** The kinds of event tiles, in the order of the rulebook. */
export const tileIds = [
  'top-quality',
  'poor-quality',
  'damage',
  'exclusive',
  'storm',
  'pirates',
  'mutiny',
  'shortage',
  'fire',
  'claim',
] as const;

/** A kind of event tile. */
export type TileId = (typeof tileIds)[number];

/** The id of a kind of goods: `madras`, `rum`, `spices`, `vanilla`, or those of a box typed in. */
export type GoodsId = string;

/** The id of a contact. */
export type ContactId = string;

/** A goods tile in a hand: its kind, `rum!` if everybody knows it, `?` if it is not known from here. */
export type HandTile = GoodsId;

/** The number of a quay. */
export type Quay = 1 | 2 | 3 | 4;

/** All quays. */
export const quayNumbers = [1, 2, 3, 4] as const satisfies readonly Quay[];

/** Seats as they stand in the notation. */
export const seatLetters = 'ABCD';
