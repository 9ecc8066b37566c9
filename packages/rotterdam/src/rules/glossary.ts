import type { Term } from '@portolan/core';
import { cardTerms } from './glossary/cards.ts';
import { riverTerms } from './glossary/river.ts';
import { tableTerms } from './glossary/table.ts';
import { typeset } from './typeset.ts';

/** The words of the game, one per thing: the river, the table, the cards. */
export const glossary: readonly Term[] = typeset([...riverTerms, ...tableTerms, ...cardTerms]);
