/** The rules of Comptoir des Antilles that need no state: pure functions on small integers, called by the engine, the checkers and solvers. */
export * from './auction.ts';
export * from './money.ts';
export * from './placing.ts';
export * from './quays.ts';
export * from './slate.ts';
export * from './winners.ts';
