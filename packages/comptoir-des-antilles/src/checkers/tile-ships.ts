/** When in the turn: before the contact, between two of its effects, after it, while the order of departures is open, while a commission is due, before new ships get their goods. */
export const tileMoments = ['before', 'between', 'after', 'order', 'payment', 'refill'] as const;

/** When in the turn. */
export type TileMoment = (typeof tileMoments)[number];

const fullShip = (goods: string): string => `1 ${goods} A1`;

/** Ships that must lie at the last quays for a moment to be possible, with any goods: full ones, one that is leaving, a new one. */
export const needed: Readonly<Record<TileMoment, readonly ((goods: string) => string)[]>> = {
  before: [],
  between: [],
  after: [],
  order: [fullShip, fullShip],
  payment: [fullShip],
  refill: [() => '5 -'],
};

/** How many ships besides that of the tile can be named. */
export const roomFor = (moment: TileMoment): number => 3 - needed[moment].length;
