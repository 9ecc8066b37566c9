export * from './readers/boxes.ts';
export * from './readers/choices.ts';
export * from './readers/lists.ts';
export * from './readers/logs.ts';
export * from './readers/objects.ts';
export * from './readers/reader.ts';
export * from './readers/tables.ts';
export * from './readers/values.ts';
