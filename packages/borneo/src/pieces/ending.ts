/** The order of the final round: from the left of the last active player, clockwise, himself last (final.order). */
export const finalOrder = (active: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => (active + 1 + i) % seats);

/**
 * Cards to draw at the end of a turn, with so many left in pile and discard together: 2, or 0 if the game ends instead
 * (end.shipment-cards). With exactly one left it ends too, unless `drawOne` (ruling.end-one-card).
 */
export const cardsToDraw = (available: number, drawOne: boolean): number => {
  if (available >= 2) return 2;
  return available === 1 && drawOne ? 1 : 0;
};

/** The clause by which the game ends for want of Shipment cards, with none or one left. */
export const drawEndClause = (available: number): 'end.shipment-cards' | 'ruling.end-one-card' =>
  available === 0 ? 'end.shipment-cards' : 'ruling.end-one-card';

/** What a player has at the end: cards of the warehouse, values of his Missions, the pirate ship. */
export interface Holdings {
  readonly shipments: number;
  readonly harbors: number;
  readonly missionPoints: number;
  readonly ship: boolean;
}

/** The clause of a part of the score. */
export type ScoreClause = 'score.shipments' | 'score.harbors' | 'score.missions' | 'pirates.penalty';

/** What the holder of the pirate ship loses. */
export const SHIP_PENALTY = 2;

/** The parts of a score in the order they are told, zero ones included. */
export const scoreParts = (holdings: Holdings): { readonly clause: ScoreClause; readonly points: number }[] => [
  { clause: 'score.shipments', points: holdings.shipments },
  { clause: 'score.harbors', points: holdings.harbors },
  { clause: 'score.missions', points: holdings.missionPoints },
  { clause: 'pirates.penalty', points: holdings.ship ? -SHIP_PENALTY : 0 },
];

/** The total of a player. */
export const scoreTotal = (holdings: Holdings): number =>
  holdings.shipments + holdings.harbors + holdings.missionPoints - (holdings.ship ? SHIP_PENALTY : 0);

/** Who has won, and whether Mission tiles had to decide. */
export interface Winners {
  /** Several share the win. */
  readonly winners: number[];
  readonly clause: 'score.winner' | 'score.tie';
}

/** Most points win (score.winner); on a tie most Mission tiles, then the win is shared (score.tie). Both lists are by seat. */
export const winnersOf = (totals: readonly number[], missions: readonly number[]): Winners => {
  const most = Math.max(...totals);
  const tied = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  if (tied.length === 1) return { winners: tied, clause: 'score.winner' };
  const tiles = Math.max(...tied.map((seat) => missions[seat]!));
  return { winners: tied.filter((seat) => missions[seat] === tiles), clause: 'score.tie' };
};
