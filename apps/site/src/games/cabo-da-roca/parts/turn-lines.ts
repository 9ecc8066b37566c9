/** Arrows that turn a ship. */
export const turnLines = {
  clockwise: 'M4 10A6 6 0 1 1 6.2 14.6M6.4 10.6L3.9 10L3 12.4M3.9 10',
  counter: 'M16 10A6 6 0 1 0 13.8 14.6M13.6 10.6L16.1 10L17 12.4M16.1 10',
} as const;
