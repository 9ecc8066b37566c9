import { examples } from '@portolan/cabo-da-roca/examples';
import { pictured } from '../svg/pictured.ts';
import { render } from './svg.ts';

/** The picture of the README. */
export const picture = (): string => pictured(examples, 'ties-pay-everybody', render);
