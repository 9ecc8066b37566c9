export type * from './types/actions.ts';
export type * from './types/events.ts';
export * from './types/names.ts';
export type * from './types/position.ts';
