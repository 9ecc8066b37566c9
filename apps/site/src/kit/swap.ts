/** Two arrows: one for the other. */
export const SWAP = 'M6 4V15M3 12L6 15.5L9 12M14 16V5M11 8L14 4.5L17 8';
