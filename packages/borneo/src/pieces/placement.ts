/** How the placement rounds go: one field per open point. */
export interface PlacementReadings {
  /** The third round goes like the second (ruling.placement-rounds `reverse-twice`). */
  readonly reverseTwice: boolean;
  /** The fourth round goes clockwise (ruling.fourth-round `clockwise`). */
  readonly fourthClockwise: boolean;
}

/** Whether a placement round (1 to 4) goes clockwise (setup.placement-order, three.placement). */
export const roundClockwise = (round: number, readings: PlacementReadings): boolean => {
  if (round === 1) return true;
  if (round === 3) return !readings.reverseTwice;
  return round === 4 && readings.fourthClockwise;
};

/** The seat that makes placement number `placed` (from 0): clockwise rounds begin with the first player, the others with the one to his right. */
export const placementSeat = (placed: number, first: number, seats: number, readings: PlacementReadings): number => {
  const step = placed % seats;
  const clockwise = roundClockwise(Math.floor(placed / seats) + 1, readings);
  return (first + (clockwise ? step : seats - 1 - step)) % seats;
};

/** The seats of all placements in order, `merchants` rounds (3, or 4 in the variant for three). */
export const placementOrder = (
  first: number,
  seats: number,
  merchants: number,
  readings: PlacementReadings,
): number[] => Array.from({ length: seats * merchants }, (_, placed) => placementSeat(placed, first, seats, readings));
