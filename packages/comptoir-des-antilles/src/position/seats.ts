import { integer, type Reader } from '../parse.ts';
import type { Position } from '../types.ts';

/** The number of seats. */
export const seats = integer(3, 4) as Reader<Position['seats']>;
