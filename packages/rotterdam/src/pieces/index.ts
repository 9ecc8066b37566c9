/**
 * The rules of Rotterdam that need no state, called by the engine, the checkers and solvers; and the questions about a table
 * that solvers ask.
 */
export { cardAt, cardPoints, HAND_LIMIT, TARGET } from '../box.ts';
export * from '../counts.ts';
export { backOf, hiddenOf, makerOf } from '../faces.ts';
export { scoreOf } from '../scoring.ts';
export * from './contest.ts';
export * from './harbor.ts';
export * from './missions.ts';
export * from './ranking.ts';
export * from './reach.ts';
export * from './sailing.ts';
