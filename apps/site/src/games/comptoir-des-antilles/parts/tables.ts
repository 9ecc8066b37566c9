import { readTable, type Table } from '@portolan/boards/comptoir-des-antilles';
import type { EditionPatch, Position } from '@portolan/comptoir-des-antilles';
import { must } from '@portolan/core';

/**
 * A table to draw, made of a few things and the box of an input; it need not be one that can be played. Counters that
 * nobody entered are not told.
 */
export const smallTable = (position: Position, edition?: EditionPatch): Table => ({
  ...must(readTable({ ...position, ...(edition === undefined ? {} : { edition }) })).table,
  uncounted: position.premiums === undefined,
});
