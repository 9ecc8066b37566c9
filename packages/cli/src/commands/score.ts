import { type Command, done } from '../command.ts';
import { readGame, readPosition } from '../read.ts';
import { edition, position, rulings } from './options.ts';
import { standingLines, standingOf } from './standing.ts';

/** Counts the points of a position. */
export const score: Command = {
  about: { fr: 'Compte les points d’une position.', en: 'Counts the points of a position.' },
  args: [{ name: 'game' }],
  options: { position, edition, rulings },
  example: (game) => `score ${game} --position position.json`,
  run: async (context) => {
    const entry = await readGame(context);
    if (!entry.ok) return entry;
    const table = readPosition(context, entry.value);
    if (!table.ok) return table;
    const standing = standingOf(entry.value, table.value.state);
    return done(standing, () => standingLines(entry.value, standing, context.lang));
  },
};
