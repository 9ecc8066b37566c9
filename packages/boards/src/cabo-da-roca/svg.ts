/**
 * A position of Cabo da Roca drawn whole, as one SVG that stands alone.
 *
 * ![A position of Cabo da Roca](../../pictures/cabo-da-roca.svg)
 *
 * @module
 */
import { stylesOnDisk } from '../svg/files.ts';
import { renderWith } from './sheet.tsx';

/**
 * A position of Cabo da Roca as one SVG that stands alone.
 *
 * @returns the SVG, or what is wrong with the position or the move
 */
export const render = renderWith(stylesOnDisk);
