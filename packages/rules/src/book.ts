// What can be asked of one rulebook at hand, without loading those of the other games.
export { type Entry, entries, find, toJson } from './entry.ts';
export { type GlossaryEntry, glossary } from './glossary.ts';
export { toMarkdown } from './markdown.ts';
export { byNumber, numbering } from './numbering.ts';
