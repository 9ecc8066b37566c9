import { bad, ok, type Result, within } from '@portolan/core';
import { boxOf } from '../box.ts';
import { parseEdition } from '../edition-reader.ts';
import { isObject, parseWith, readersFor } from '../parse.ts';
import { NONE, type State } from '../state.ts';
import { type PlacedTile, type Position, treasureTypes } from '../types.ts';
import { stateOf } from './fill.ts';
import { momentProblems } from './moment.ts';
import { placeProblems } from './places.ts';
import { positionReader, seats } from './reader.ts';

const readerFor = readersFor(positionReader);

/** Treasure values that no card of the box has. */
const shownProblems = (state: State, { shown = {} }: Position) =>
  treasureTypes.flatMap((name, type) => {
    const value = shown[name] ?? null;
    const found = value !== null && state.shown[type] === NONE;
    return found ? [{ path: `shown.${name}`, code: 'unknown-value', facts: { found: value } }] : [];
  });

/**
 * Reads a position of unknown shape and fills in what a table does not say. All problems are told with their paths.
 * What is well-formed but cannot occur is read; `validate` says why.
 */
export const parsePosition = (json: unknown): Result<State> => {
  if (!isObject(json)) return bad({ path: '', code: 'not-an-object' });
  const edition = parseEdition(json.edition);
  // Without its box the cards of a position cannot be told.
  if (!edition.ok) return bad(...within('edition', edition.problems));
  const box = boxOf(edition.value);
  const read = parseWith(readerFor(seats(json.seats, 'seats', []) ?? 4, box), json);
  if (!read.ok) return read;
  // The reader gives a map as a list of tiles, however it was written.
  const tiles = read.value.board as readonly PlacedTile[];
  const off = placeProblems(read.value, tiles);
  if (off.length > 0) return bad(...off);
  const state = stateOf(read.value, tiles, edition.value, box);
  const problems = [...shownProblems(state, read.value), ...momentProblems(state, read.value)];
  return problems.length > 0 ? bad(...problems) : ok(state);
};
