import { examples } from '@portolan/comptoir-des-antilles/examples';
import { pictured } from '../svg/pictured.ts';
import { render } from './svg.ts';

/** The picture of the README. */
export const picture = (): string => pictured(examples, 'known-goods', render);
