import type { Square } from '../../types.ts';
import { coordinate } from '../names.ts';

/** A square as people read it everywhere, with a real minus sign and a narrow space: `(2, −1)`. */
export const square = (at: Square): string => `(${at.map(coordinate).join(',\u202f')})`;

/** A sentence put after its place begins small. */
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
