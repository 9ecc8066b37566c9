import { renderWith } from '@portolan/boards/comptoir-des-antilles/sheet';
import own from '@portolan/boards/comptoir-des-antilles.css?raw';
import { stylesWith } from '../../../kit/sheet-styles.ts';

/** A position drawn whole; loaded when somebody sends or prints one. */
export const render = renderWith(stylesWith(own));
