/** The rules of Cabo da Roca that need no state: pure functions on small integers and charts, called by the engine, the checkers and solvers. */
export * from '../faces.ts';
export * from '../ids.ts';
export { parseToken } from '../position/drawing.ts';
export * from './chart.ts';
export * from './corners.ts';
export * from './count.ts';
export * from './fire.ts';
export * from './fish.ts';
export * from './fleet.ts';
export * from './squares.ts';
export * from './trade.ts';
