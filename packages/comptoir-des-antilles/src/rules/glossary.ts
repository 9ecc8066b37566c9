import type { Term } from '@portolan/core';
import { actionTerms } from './glossary/actions.ts';
import { pieceTerms } from './glossary/pieces.ts';
import { tableTerms } from './glossary/table.ts';
import { typeset } from './typeset.ts';

/** The words of the game, one per thing: the pieces, the table, what one does with them. */
export const glossary: readonly Term[] = typeset([...pieceTerms, ...tableTerms, ...actionTerms]);
