import { both } from '../../../kit/text.ts';

/** What points are called, by their clause. */
export const scoreNames = { 'post.track': both('Primes', 'Premiums') } as const;
