/** Where the letter of a port stands, and where its governor, from the middle of the square, by rotation. */
export const portPlaces: readonly {
  readonly letter: readonly [number, number];
  readonly sailor: readonly [number, number];
}[] = [
  { letter: [0, -26], sailor: [39, -26] },
  { letter: [27, 0], sailor: [27, -37] },
  { letter: [0, 27], sailor: [39, 27] },
  { letter: [-27, 0], sailor: [-27, -37] },
];
