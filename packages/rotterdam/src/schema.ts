import { also, type JsonSchema, logSchemaOf, record, schemaOf } from '@portolan/core/readers';
import { anyAction } from './action-reader.ts';
import { boxOf } from './box.ts';
import { editionReader } from './edition-reader.ts';
import { reconstructed } from './editions/reconstructed.ts';
import { boolean, rulings } from './parse.ts';
import { positionReader, seats } from './position/fields.ts';
import { momentCodes } from './position/moment.ts';
import { variantNames } from './types.ts';

export type { JsonSchema };

const position = also(positionReader(4, boxOf(reconstructed)), () => {}, ...momentCodes);

/** What `parsePosition` reads. */
export const positionSchema: JsonSchema = schemaOf('Rotterdam: position', position);

/** What `parseAction` reads. */
export const actionSchema: JsonSchema = schemaOf('Rotterdam: action', anyAction);

/** What `parseEdition` reads. */
export const editionSchema: JsonSchema = schemaOf('Rotterdam: edition', editionReader);

/** A game as it was played. */
export const logSchema: JsonSchema = logSchemaOf('Rotterdam: log', {
  game: 'rotterdam',
  ...{ seats, edition: editionReader, rulings, start: position, action: anyAction },
  variants: record(variantNames, boolean, 'unknown-variant'),
});
