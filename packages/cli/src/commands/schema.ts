import { type Command, done, refuse } from '../command.ts';
import { readGame } from '../read.ts';

/** Prints a JSON Schema. */
export const schema: Command = {
  about: {
    fr: 'Donne le schéma JSON d’une position, d’un coup, d’une boîte, d’une partie notée, des faits d’un litige ou des données d’une question.',
    en: 'Prints the JSON Schema of a position, an action, a box, a log, the facts of a dispute or the input of a question.',
  },
  args: [{ name: 'game' }, { name: 'schema', optional: true }],
  options: {},
  example: (game) => `schema ${game} position`,
  run: async (context) => {
    const entry = await readGame(context);
    if (!entry.ok) return entry;
    const { checkers } = await entry.value.disputes();
    const disputes = Object.values(checkers).map(({ id, schema: facts }) => [id, facts] as const);
    // A question that is called like a dispute is known by the command that answers it.
    const questions = Object.values(entry.value.questions).map(
      ({ id, schema: input }) => [Object.hasOwn(checkers, id) ? `solve-${id}` : id, input] as const,
    );
    const known: Readonly<Record<string, object>> = {
      ...entry.value.schemas,
      ...Object.fromEntries(questions),
      ...Object.fromEntries(disputes),
    };
    const name = context.args.schema;
    if (name === undefined) return done({ schemas: Object.keys(known) }, () => Object.keys(known));
    if (!Object.hasOwn(known, name)) {
      return refuse({ path: 'schema', code: 'unknown-schema', facts: { found: name, known: Object.keys(known) } });
    }
    return done(known[name], () => [JSON.stringify(known[name], null, 2)]);
  },
};
