/** What a called color means for a ship: not before it, no way free, one way only, one left of two, or the owner's choice. */
export type Way = 'none' | 'blocked' | 'forced' | 'evasion' | 'choice';

/** What a ship must do that has so many channels of the called color ahead, so many of them free (`sail.by-color`, `sail.blocked`, `sail.evasion`, `sail.owner-chooses`). */
export const wayOf = (channels: number, free: number): Way => {
  if (channels === 0) return 'none';
  if (free === 0) return 'blocked';
  if (free > 1) return 'choice';
  return channels > 1 ? 'evasion' : 'forced';
};

/** How many channels a Navigation card sends a ship back (`card.setback`, `card.heavy-storm`). */
export const channelsBack = { setback: 1, 'heavy-storm': 2 } as const;

/** The board as a way back sees it: the positions behind another, and whether a ship may enter. */
export interface Upstream {
  behind(position: number): readonly number[];
  isFree(position: number): boolean;
}

/** Every free way back of so many channels at most, nearest first behind each; the empty one too (`card.setback`, `card.heavy-storm`). */
export const waysBack = (board: Upstream, position: number, channels: number): number[][] => {
  if (channels === 0) return [[]];
  const further = board
    .behind(position)
    .filter((back) => board.isFree(back))
    .flatMap((back) => waysBack(board, back, channels - 1).map((path) => [back, ...path]));
  return [[], ...further];
};

/** The longest free ways back of so many channels at most: those of `waysBack`, in its order. */
export const longestWaysBack = (board: Upstream, position: number, channels: number): number[][] => {
  let longest: number[][] = [[]];
  if (channels === 0) return longest;
  let most = 0;
  for (const back of board.behind(position)) {
    if (!board.isFree(back)) continue;
    for (const path of longestWaysBack(board, back, channels - 1)) {
      if (path.length + 1 < most) continue;
      if (path.length + 1 > most) longest = [];
      most = path.length + 1;
      longest.push([back, ...path]);
    }
  }
  return longest;
};
