import { rules } from '@portolan/borneo/rules';
import { bookOf } from '../../kit/book.ts';

/** The rulebook of Borneo, as its pages refer to it. */
export const borneoBook = bookOf(rules);

export const { quoted, clauseHref, pageHref, sectionAnchor, rulingNamed, readingTitle, violationText, problemText } =
  borneoBook;
