export * from './table/by-view.ts';
export * from './table/machine.ts';
export { marked, markOf } from './table/marks.ts';
export * from './table/read.ts';
export * from './table/sitting.ts';
export * from './table/states.ts';
