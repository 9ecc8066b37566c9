import { type HarborCard, sharingReadings } from '@portolan/borneo';
import { type Column, type Triggered, triggeredBy } from '@portolan/borneo/pieces';
import type { Box } from './table.ts';

/** What a tower triggers at its Harbor card, and who would pick in which order; undefined if nothing. */
export const distributionOf = (
  { rulings, edition }: Box,
  columns: readonly Column[],
  harbor: HarborCard,
  tower: readonly number[],
): Triggered | undefined => triggeredBy(tower, harbor, columns, sharingReadings(rulings, edition.lowerFlagColumn));
