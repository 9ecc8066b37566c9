/** Positions: what people, files and links hold, read into states and written from them. */
export { drawRows, parseToken, readDrawing, tokenOf } from './position/drawing.ts';
export { makePosition, POSITION_VERSION } from './position/make.ts';
export { parsePosition } from './position/read.ts';
