import { examples } from '@portolan/borneo/examples';
import { pictured } from '../svg/pictured.ts';
import { render } from './svg.ts';

/** The picture of the README. */
export const picture = (): string => pictured(examples, 'six-red-flags', render);
