/** What the round was like, as far as the slate is concerned. */
export interface SlateRound {
  readonly seats: number;
  /** Who holds the slate when the round is over. */
  readonly holder: number;
  /** It was left with somebody in this round, in its very last turn. */
  readonly left: boolean;
  readonly leftLastTurn: boolean;
}

/** How "if it was not used" is read (ruling.slate-round-end). */
export type SlateReading = 'unless-left' | 'always-left' | 'left-last-turn';

/** Whether the slate stays with its holder when the round ends (turn.slate-kept); else it passes left (round.slate-passes). */
export const slateStays = ({ left, leftLastTurn }: SlateRound, reading: SlateReading): boolean => {
  if (reading === 'always-left') return false;
  return reading === 'left-last-turn' ? leftLastTurn : left;
};

/** Who holds the slate in the next round, and begins it. */
export const nextHolder = (round: SlateRound, reading: SlateReading): number =>
  slateStays(round, reading) ? round.holder : (round.holder + 1) % round.seats;

/** Whom the holder of the slate may name (slate.designate): every other player with a porter aboard. By seat. */
export const nameable = (porters: readonly number[], holder: number): number[] =>
  porters.flatMap((count, seat) => (count > 0 && seat !== holder ? [seat] : []));
