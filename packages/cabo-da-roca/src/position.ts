/** Positions: what people, files and links hold, read into states and written from them. */
export { makePosition } from './position/make.ts';
export { placesOf } from './position/places-of.ts';
export { parsePosition } from './position/read.ts';
