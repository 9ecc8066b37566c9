/** Arrows that turn a ship, and what takes it off. */
export const lines = {
  clockwise: 'M4 10A6 6 0 1 1 6.2 14.6M6.4 10.6L3.9 10L3 12.4M3.9 10',
  counter: 'M16 10A6 6 0 1 0 13.8 14.6M13.6 10.6L16.1 10L17 12.4M16.1 10',
  trash: 'M4 5.5H16M8 5.5V3.5H12V5.5M5.5 5.5L6.3 16.5H13.7L14.5 5.5M8.5 8.5V13.5M11.5 8.5V13.5',
} as const;
