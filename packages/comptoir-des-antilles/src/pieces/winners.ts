/** The seats with the highest counter; several share the victory (end.winner, ruling.shared-victory). */
export const winnersOf = (premiums: readonly number[]): number[] => {
  const most = Math.max(...premiums);
  return premiums.flatMap((counter, seat) => (counter === most ? [seat] : []));
};
