export type { Game, Log, Result } from './index.ts';
export type { NotationTable, ReadLine, Written } from './notation/grammar.ts';
export { type Notation, notationOf } from './notation/notation.ts';
export { gameOfNotation, isNotation, readNotation } from './notation/read.ts';
export { type Token, tokens } from './notation/tokens.ts';
export { notationProblem } from './notation/words.ts';
export { writeNotation } from './notation/write.ts';
