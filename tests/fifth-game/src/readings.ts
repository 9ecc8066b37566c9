import { type ReadingsOf, rulingTable } from '@portolan/core';

/** The open points, the default first. */
export const readings = {
  flying: ['three-men', 'never'],
} as const;

/** The name of an open point. */
export type Ruling = keyof typeof readings;
/** The reading in use of every open point. */
export type Readings = ReadingsOf<typeof readings>;
/** What is asked of the open points. */
export const openPoints = rulingTable(readings);
