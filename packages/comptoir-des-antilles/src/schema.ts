import { also, type JsonSchema, logSchemaOf, object, schemaOf } from '@portolan/core/readers';
import { anyAction } from './action-reader.ts';
import { boxOf } from './box.ts';
import { editionReader } from './edition-reader.ts';
import { reconstructed } from './editions/reconstructed.ts';
import { rulings } from './parse.ts';
import { positionReader, seats } from './position/fields.ts';
import { momentCodes } from './position/moment.ts';

export type { JsonSchema };

const position = also(positionReader(4, boxOf(reconstructed)), () => {}, ...momentCodes);

/** What `parsePosition` reads. */
export const positionSchema: JsonSchema = schemaOf('Comptoir des Antilles: position', position);

/** What `parseAction` reads. */
export const actionSchema: JsonSchema = schemaOf('Comptoir des Antilles: action', anyAction);

/** What `parseEdition` reads. */
export const editionSchema: JsonSchema = schemaOf('Comptoir des Antilles: edition', editionReader);

/** A game as it was played. */
export const logSchema: JsonSchema = logSchemaOf('Comptoir des Antilles: log', {
  game: 'comptoir-des-antilles',
  seats,
  edition: editionReader,
  rulings,
  variants: object({}, {}),
  start: position,
  action: anyAction,
});
