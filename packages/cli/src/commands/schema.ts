import { type Command, done, refuse } from '../command.ts';
import type { GameEntry } from '../games.ts';
import { readGame } from '../read.ts';

/** Prints a JSON Schema. */
export const schema: Command = {
  about: {
    fr: 'Donne le schéma JSON d’une position, d’un coup, d’une boîte ou d’une partie notée.',
    en: 'Prints the JSON Schema of a position, an action, a box or a log.',
  },
  args: [{ name: 'game' }, { name: 'schema' }],
  options: {},
  example: 'schema borneo position',
  run: (context) => {
    const entry = readGame(context);
    if (!entry.ok) return entry;
    const known: Readonly<Record<string, object>> = { ...entry.value.schemas, log: logSchema(entry.value) };
    const name = context.args.schema ?? '';
    if (!Object.hasOwn(known, name)) {
      return refuse({ path: 'schema', code: 'unknown-schema', facts: { found: name, known: Object.keys(known) } });
    }
    return done(known[name], () => [JSON.stringify(known[name], null, 2)]);
  },
};

/** The schema of a log, made of the game's own. Each part gets an id, so that references inside it stay its own. */
const logSchema = ({ game, schemas }: GameEntry): object => {
  const part = (name: keyof typeof schemas) => ({ ...schemas[name], $id: `urn:portolan:${game.id}:${name}` });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Log of ${game.id}`,
    type: 'object',
    additionalProperties: false,
    required: ['game', 'version', 'seats', 'actions'],
    properties: {
      game: { const: game.id },
      version: { const: 1 },
      seats: { type: 'integer', minimum: game.seats.min, maximum: game.seats.max },
      edition: part('edition'),
      rulings: { type: 'object', additionalProperties: { type: 'string' } },
      variants: { type: 'object', additionalProperties: { type: 'boolean' } },
      start: part('position'),
      actions: { type: 'array', items: part('action') },
    },
  };
};
