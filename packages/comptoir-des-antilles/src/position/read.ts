import { boxOf } from '../box.ts';
import { parseEdition } from '../edition-reader.ts';
import { positionParser } from '../parse.ts';
import { positionReader, seats } from './fields.ts';
import { stateOf } from './fill.ts';
import { momentProblems } from './moment.ts';

/**
 * Reads a position of unknown shape and fills in what a table does not say. All problems are told with their paths.
 * What is well-formed but cannot occur is read; `validate` says why.
 */
export const parsePosition = positionParser({
  parseEdition,
  boxOf,
  seats,
  most: 4,
  reader: positionReader,
  stateOf,
  problemsOf: momentProblems,
});
