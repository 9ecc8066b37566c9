import { within } from '../path.ts';
import { allBad, bad, ok, type Problem, type Result } from '../result.ts';
import { isObject } from './objects.ts';
import { parseWith, type Reader } from './reader.ts';
import { readersFor } from './tables.ts';

/** What a game says of its positions. */
export interface PositionParts<Edition, Box extends object, Position, State> {
  parseEdition(json: unknown): Result<Edition>;
  boxOf(edition: Edition): Box;
  /** The number of seats, and the number that holds where it cannot be read. */
  readonly seats: Reader<number>;
  readonly most: number;
  /** The reader of a position, for so many seats and a box. */
  reader(count: number, box: Box): Reader<Position>;
  /** The state, with what a table leaves out filled in. */
  stateOf(position: Position, edition: Edition, box: Box): State;
  /** What does not go together in a position that was read. */
  problemsOf(state: State, position: Position): readonly Problem[];
}

/**
 * Reads a position of unknown shape and fills in what a table does not say. All problems are told with their paths.
 * What is well-formed but cannot occur is read; `validate` of the game says why.
 */
export const positionParser = <Edition, Box extends object, Position, State>(
  parts: PositionParts<Edition, Box, Position, State>,
): ((json: unknown) => Result<State>) => {
  const readerFor = readersFor(parts.reader);
  return (json) => {
    if (!isObject(json)) return bad({ path: '', code: 'not-an-object' });
    const edition = parts.parseEdition(json.edition);
    // Without its box the pieces of a position cannot be told.
    if (!edition.ok) return allBad(within('edition', edition.problems));
    const box = parts.boxOf(edition.value);
    const read = parseWith(readerFor(parts.seats(json.seats, 'seats', []) ?? parts.most, box), json);
    if (!read.ok) return read;
    const state = parts.stateOf(read.value, edition.value, box);
    const problems = parts.problemsOf(state, read.value);
    return problems.length > 0 ? allBad(problems) : ok(state);
  };
};
