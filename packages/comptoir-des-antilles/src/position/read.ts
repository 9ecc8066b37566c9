import { allBad, bad, ok, type Result, within } from '@portolan/core';
import { boxOf } from '../box.ts';
import { parseEdition } from '../edition-reader.ts';
import { isObject, parseWith, readersFor } from '../parse.ts';
import type { State } from '../state.ts';
import { positionReader, seats } from './fields.ts';
import { stateOf } from './fill.ts';
import { momentProblems } from './moment.ts';

const readerFor = readersFor(positionReader);

/**
 * Reads a position of unknown shape and fills in what a table does not say. All problems are told with their paths.
 * What is well-formed but cannot occur is read; `validate` says why.
 */
export const parsePosition = (json: unknown): Result<State> => {
  if (!isObject(json)) return bad({ path: '', code: 'not-an-object' });
  const edition = parseEdition(json.edition);
  // Without its box the pieces of a position cannot be told.
  if (!edition.ok) return allBad(within('edition', edition.problems));
  const read = parseWith(readerFor(seats(json.seats, 'seats', []) ?? 4, boxOf(edition.value)), json);
  if (!read.ok) return read;
  const state = stateOf(read.value, edition.value);
  const problems = momentProblems(state, read.value);
  return problems.length > 0 ? allBad(problems) : ok(state);
};
