import { type JsonSchema, logSchemaOf, record, schemaOf } from '@portolan/core/readers';
import { anyAction } from './action-reader.ts';
import { boxOf } from './box.ts';
import { editionReader } from './edition-reader.ts';
import { reconstructed } from './editions/reconstructed.ts';
import { boolean, rulings } from './parse.ts';
import { positionReader, seats } from './position/reader.ts';

export type { JsonSchema };

const position = positionReader(4, boxOf(reconstructed));

/** What `parsePosition` reads. */
export const positionSchema: JsonSchema = schemaOf('Cabo da Roca: position', position);

/** What `parseAction` reads. */
export const actionSchema: JsonSchema = schemaOf('Cabo da Roca: action', anyAction);

/** What `parseEdition` reads. */
export const editionSchema: JsonSchema = schemaOf('Cabo da Roca: edition', editionReader);

/** A game as it was played. */
export const logSchema: JsonSchema = logSchemaOf('Cabo da Roca: log', {
  game: 'cabo-da-roca',
  ...{ seats, edition: editionReader, rulings, start: position, action: anyAction },
  variants: record([], boolean, 'unknown-variant'),
});
