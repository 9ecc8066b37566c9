/** Who gets an award for the most of something: everyone with the highest number (scoring.fleet, scoring.ports). */
export const mostOf = (numbers: readonly number[], playing: readonly boolean[]): boolean[] => {
  let most = 0;
  for (const [seat, number] of numbers.entries()) if (playing[seat]) most = Math.max(most, number);
  return numbers.map((number, seat) => playing[seat] === true && number === most);
};

/** The seats with the highest total among those who play; several share the win (scoring.winner). */
export const richest = (totals: readonly number[], playing: readonly boolean[]): number[] => {
  const most = Math.max(...totals.filter((_, seat) => playing[seat]));
  return totals.flatMap((total, seat) => (playing[seat] && total === most ? [seat] : []));
};
