import type { Kind } from '@portolan/core';
import { type Command, done, isSet } from '../command.ts';
import { atTable } from '../entry.ts';
import { readGame, readPositionToJudge, readSeat } from '../read.ts';
import { edition, position, rulings } from './options.ts';

/** Lists the legal actions. */
export const actions: Command = {
  about: { fr: 'Donne la liste des coups permis.', en: 'Lists the legal actions.' },
  args: [{ name: 'game' }],
  options: {
    position,
    edition,
    rulings,
    seat: {
      value: 'S',
      about: {
        fr: 'seulement ceux de ce joueur, par sa lettre ou compté à partir de 0',
        en: 'only those of this seat, by its letter or from 0',
      },
    },
  },
  example: (game) => `actions ${game} --position position.json`,
  run: async (context) => {
    const entry = await readGame(context);
    if (!entry.ok) return entry;
    const table = readPositionToJudge(context, entry.value);
    if (!table.ok) return table;
    const { game, rules } = atTable(entry.value, table.value.state);
    const seat = readSeat(context, game.scores(table.value.state).length, -1);
    if (!seat.ok) return seat;
    const list: readonly Kind[] = game.actions(table.value.state, seat.value < 0 ? undefined : seat.value);
    const none = context.lang === 'fr' ? 'Aucun coup n’est permis.' : 'No action is legal.';
    const missing = (game.unlisted?.(table.value.state) ?? [])
      .filter((entry) => seat.value < 0 || entry.seat === seat.value)
      .map((entry) => rules.unlisted(entry, context.lang));
    // To a machine too, beside the list.
    if (isSet(context, 'json')) for (const sentence of missing) context.io.err(`${sentence}\n`);
    return done(list, () => {
      const lines = list.map((one) => `${rules.action(one, context.lang)}\t${JSON.stringify(one)}`);
      // A list that is not whole never says that nothing is legal.
      return lines.length + missing.length === 0 ? [none] : [...lines, ...missing];
    });
  },
};
