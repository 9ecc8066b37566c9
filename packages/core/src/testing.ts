export * from './testing/checkers.ts';
export * from './testing/compare.ts';
export * from './testing/editions.ts';
export * from './testing/fuzz.ts';
export * from './testing/laws.ts';
export * from './testing/walk.ts';
export * from './testing/words.ts';
