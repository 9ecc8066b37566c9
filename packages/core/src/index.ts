export * from './example.ts';
export * from './game.ts';
export * from './play.ts';
export * from './result.ts';
export * from './rulebook.ts';
export * from './text.ts';
export * from './verdict.ts';
