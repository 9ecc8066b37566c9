export * from './harbor.ts';
export * from './missions.ts';
export * from './ranking.ts';
export * from './reach.ts';
export * from './sailing.ts';
