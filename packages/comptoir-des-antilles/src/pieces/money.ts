/** The premium per porter (premium.rates) with the changes of the quality tiles that count; never below 0. */
export const rateOf = (premium: number, change: number): number => Math.max(0, premium + change);

/** What somebody gives who pays as much as he has: between 0 and what is due (slate.short). */
export const payable = (due: number, counter: number): number => Math.max(0, Math.min(due, counter));

/** What the active player pays of a commission, or another loses to a Claim: all of it if counters go below 0 (ruling.shortfall). */
export const owed = (due: number, counter: number, belowZero: boolean): number =>
  belowZero ? due : payable(due, counter);

/** What each owner earns by a departure (sailing.premiums); with pirates all of it goes to one (tile.pirates). By seat. */
export const earnings = (porters: readonly number[], rate: number, pirate = -1): number[] => {
  const aboard = porters.reduce((sum, count) => sum + count, 0);
  return porters.map((count, seat) => rate * (pirate < 0 ? count : seat === pirate ? aboard : 0));
};
