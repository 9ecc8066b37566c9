export { type Shore, shorePath } from './drawings/coast.ts';
export { moved, type Point } from './drawings/geometry.ts';
export { rose, star } from './drawings/rose.ts';
export { winds } from './drawings/winds.ts';
export { type FlagLetter, flagLetter } from './flags.ts';
export { SeatToken } from './SeatToken.tsx';
export { Symbols } from './Symbols.tsx';
export { seatInWords, seatLetter } from './seats.ts';
