/** The four companies, in edition order (left to right on the board). */
export const companyIds = ['red', 'blue', 'green', 'yellow'] as const;

/** A company, and its flag. */
export type CompanyId = (typeof companyIds)[number];

/** The four spices, in edition order. A crate is a joker, not a spice. */
export const spiceIds = ['pepper', 'cinnamon', 'clove', 'nutmeg'] as const;

/** A spice. */
export type SpiceId = (typeof spiceIds)[number];

/** The id of a Harbor card. */
export type HarborId = string;

/** The id of a Mission tile. */
export type MissionId = string;

/** A place of the board for a Harbor card, from the left. */
export type PortNumber = 1 | 2 | 3;

/** A space in a company, counted from the ship: 1 is the highest. */
export type Rank = number;
