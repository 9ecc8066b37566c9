import { type JsonSchema, logSchemaOf, record, schemaOf } from '@portolan/core/readers';
import { anyAction } from './action-reader.ts';
import { boxOf } from './box.ts';
import { editionReader } from './edition-reader.ts';
import { reconstructed } from './editions/reconstructed.ts';
import { boolean, MOST_SEATS, rulings } from './parse.ts';
import { positionReader, seats } from './position/reader.ts';
import { variantNames } from './settings.ts';

export type { JsonSchema };

const position = positionReader(MOST_SEATS, boxOf(reconstructed));

/** What `parsePosition` reads. */
export const positionSchema: JsonSchema = schemaOf('Borneo: position', position);

/** What `parseAction` reads. */
export const actionSchema: JsonSchema = schemaOf('Borneo: action', anyAction);

/** What `parseEdition` reads. */
export const editionSchema: JsonSchema = schemaOf('Borneo: edition', editionReader);

/** A game as it was played. */
export const logSchema: JsonSchema = logSchemaOf('Borneo: log', {
  game: 'borneo',
  ...{ seats, edition: editionReader, rulings, start: position, action: anyAction },
  variants: record(variantNames, boolean, 'unknown-variant'),
});
