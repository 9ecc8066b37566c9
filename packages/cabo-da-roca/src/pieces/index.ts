/**
 * The rules of Cabo da Roca that need no state, pure functions on small integers and charts, called by the engine, the
 * checkers and solvers; and the questions about a table that solvers ask.
 */
export { accepts, type Box, boxOf, TRADE_CARD } from '../box.ts';
export * from '../faces.ts';
export * from '../ids.ts';
export { parseToken } from '../position/drawing.ts';
export { HIDDEN, leftOf, NONE, type Ship } from '../state.ts';
export { fleetOf, stockOf } from '../stock.ts';
export { governorOf, possiblePorts, saleIn, shipOf } from '../table.ts';
export * from './chart.ts';
export * from './corners.ts';
export * from './count.ts';
export * from './fire.ts';
export * from './fish.ts';
export * from './fleet.ts';
export * from './most.ts';
export * from './squares.ts';
export * from './trade.ts';
