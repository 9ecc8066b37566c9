import type { Text } from './text.ts';
import { both } from './words/typography.ts';

/** The words that an answer to a question of yes or no begins with. */
export const headlines = {
  legal: both('Légal', 'Legal'),
  illegal: both('Illégal', 'Illegal'),
  yes: both('Oui', 'Yes'),
  no: both('Non', 'No'),
} as const satisfies Readonly<Record<string, Text>>;
