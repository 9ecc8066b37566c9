/** Whether a pirate fires in a direction: at right angles to its heading, or all but ahead and astern (ruling.broadside). */
export const firesToward = (heading: number, dir: number, threePerSide: boolean): boolean => {
  const bearing = (dir - heading) & 7;
  return threePerSide ? (bearing & 3) !== 0 : (bearing & 3) === 2;
};

/** Whether two bearings lie on different sides of a ship. */
export const otherSide = (heading: number, dir: number, other: number): boolean =>
  ((dir - heading) & 7) < 4 !== ((other - heading) & 7) < 4;
