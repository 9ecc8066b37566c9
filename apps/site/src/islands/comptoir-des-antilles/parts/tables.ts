import type { EditionPatch, Position } from '@portolan/comptoir-des-antilles';
import { must } from '@portolan/core';
import { readTable, type Table } from '../../../boards/comptoir-des-antilles/model.ts';

/**
 * A table to draw, made of a few things and the box of an input; it need not be one that can be played. Counters that
 * nobody entered are not told.
 */
export const smallTable = (position: Position, edition?: EditionPatch): Table => ({
  ...must(readTable({ ...position, ...(edition === undefined ? {} : { edition }) })).table,
  uncounted: position.premiums === undefined,
});
