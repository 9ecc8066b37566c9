import type { InputWords } from '../input-words.ts';

/** What the fields of the questions about Comptoir des Antilles ask for, by type. */
export const inputs: Readonly<Record<string, InputWords>> = {
  'event tile': { fr: 'une tuile événement', en: 'an event tile', example: 'pirates' },
};
