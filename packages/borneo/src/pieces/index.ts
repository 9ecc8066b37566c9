/** The rules of Borneo that need no state: pure functions on small integers, called by the engine, the checkers and solvers. */
export * from '../faces.ts';
export * from './cheapest.ts';
export * from './columns.ts';
export * from './distribution.ts';
export * from './ending.ts';
export * from './fight.ts';
export * from './payment.ts';
export * from './picks.ts';
export * from './placement.ts';
export * from './tower.ts';
