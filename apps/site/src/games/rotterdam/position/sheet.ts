import { renderWith } from '@portolan/boards/rotterdam/sheet';
import { pageStyles } from '../../../kit/page-rules.ts';

/** A position drawn whole; loaded when somebody sends or prints one. */
export const render = renderWith(pageStyles);
