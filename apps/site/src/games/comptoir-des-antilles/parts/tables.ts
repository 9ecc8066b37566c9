import { readTable } from '@portolan/boards/comptoir-des-antilles';
import type { EditionPatch, Position } from '@portolan/comptoir-des-antilles';
import { must } from '@portolan/core';
import type { Drawn } from './drawn.ts';

/**
 * A table to draw, made of a few things and the box of an input; it need not be one that can be played. Counters that
 * nobody entered are not told. What reads it is large: a judge makes it, and a picture only sets its box.
 */
export const smallTable = (position: Position, edition?: EditionPatch): Drawn => {
  const { box: _, ...table } = must(readTable({ ...position, ...(edition === undefined ? {} : { edition }) })).table;
  return { ...table, uncounted: position.premiums === undefined };
};
