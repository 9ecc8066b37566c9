import { examples } from '@portolan/rotterdam/examples';
import { pictured } from '../svg/pictured.ts';
import { render } from './svg.ts';

/** The picture of the README. */
export const picture = (): string => pictured(examples, 'the-card-is-buried', render);
