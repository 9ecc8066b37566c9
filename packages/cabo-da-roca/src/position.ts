/** Positions: what people, files and links hold, read into states and written from them. */
export { makePosition } from './position/make.ts';
export { parsePosition } from './position/read.ts';
