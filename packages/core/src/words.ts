export * from './words/facts.ts';
export * from './words/lists.ts';
export * from './words/marks.ts';
export * from './words/numbers.ts';
export * from './words/problems.ts';
export * from './words/sentences.ts';
export * from './words/typography.ts';
export * from './words/unlisted.ts';
