import type { JsonSchema } from './reader.ts';

/** Anything that says what it reads. */
interface Described {
  readonly schema: JsonSchema;
}

/** What the logs of a game are made of. */
export interface LogParts {
  /** The id of the game. */
  readonly game: string;
  readonly seats: Described;
  readonly edition: Described;
  readonly rulings: Described;
  readonly variants: Described;
  /** The position that a log may begin with. */
  readonly start: Described;
  readonly action: Described;
}

const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength });

/** The schema of the logs that `parseLog` reads of a game. */
export const logSchemaOf = (title: string, parts: LogParts): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title,
  type: 'object',
  properties: {
    game: { const: parts.game },
    version: { const: 1 },
    rulesVersion: { type: 'integer', minimum: 1, maximum: 9999 },
    title: text(200),
    seats: parts.seats.schema,
    names: { type: 'array', items: text(60), description: 'What the players are called, by seat.' },
    edition: parts.edition.schema,
    rulings: parts.rulings.schema,
    variants: parts.variants.schema,
    start: parts.start.schema,
    actions: { type: 'array', items: parts.action.schema },
    comments: {
      type: 'object',
      additionalProperties: text(4000),
      description: 'Remarks by the number of actions before them.',
    },
  },
  required: ['game', 'version', 'seats', 'actions'],
  additionalProperties: false,
});
