/** Whether two quays are neighbors (port.adjacent): the row is no ring. */
export const isAdjacent = (a: number, b: number): boolean => Math.abs(a - b) === 1;

/** Whether an effect reaches from one quay to another: only its neighbors, or any other one. */
export const reaches = (from: number, to: number, reach: 'adjacent' | 'any' = 'adjacent'): boolean =>
  reach === 'any' ? from !== to : isAdjacent(from, to);

/** Whether a player's effect may take the porters of an owner. */
export const isAllowed = (whose: 'own' | 'other' | 'any', owner: number, player: number): boolean =>
  whose === 'any' || (whose === 'own') === (owner === player);
