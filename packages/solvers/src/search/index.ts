export type { BestAnswer, ExpectedMove, RankedAction } from './answer.ts';
export { bestMove, type Search, searchFor, strongBy } from './best.ts';
export type { Horizon, Searchable, SearchedGame } from './game.ts';
export type { Wanted } from './halving.ts';
export { type BestQuestion, bestQuestion } from './question.ts';
export { unrepeating } from './unrepeating.ts';
export { bestWordsBy, type MoveWords } from './words.ts';
