import type { Kind, Lang, Seat } from '@portolan/core';
import { say } from '@portolan/core/words';
import { type Command, done, isSet } from '../command.ts';
import { atTable, type GameEntry } from '../entry.ts';
import { readGame, readPositionToJudge, readSeat, together } from '../read.ts';
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
    // The seats of a table are known once there is one; a word that is no seat is wrong at any.
    const at = table.ok ? entry.value.game.scores(table.value.state).length : entry.value.game.seats.max;
    const read = together({ table, seat: readSeat(context, at, -1) });
    if (!read.ok) return read;
    const { state } = read.value.table;
    const seat = read.value.seat < 0 ? undefined : read.value.seat;
    const { game, rules } = atTable(entry.value, state);
    const list: readonly Kind[] = game.actions(state, seat);
    const missing = (game.unlisted?.(state) ?? [])
      .filter((entry) => seat === undefined || entry.seat === seat)
      .map((entry) => rules.unlisted(entry, context.lang));
    // To a machine too, beside the list.
    if (isSet(context, 'json')) for (const sentence of missing) context.io.err(`${sentence}\n`);
    // A list that is not whole never says that nothing is legal; and why there is nothing is no action.
    if (list.length + missing.length === 0) context.io.err(`${noneTold(entry.value, state, seat, context.lang)}\n`);
    return done(list, () => [
      ...list.map((one) => `${rules.action(one, context.lang)}\t${JSON.stringify(one)}`),
      ...missing,
    ]);
  },
};

/** Why nothing can be done, as the game says it of a question: it is over, or it is for others to act. */
const noneTold = ({ game, rules }: GameEntry, state: unknown, seat: Seat | undefined, lang: Lang): string => {
  const { actors } = game.turn(state);
  if (actors.length === 0) return rules.problem({ path: '--position', code: 'finished' }, lang);
  if (seat === undefined || actors.includes(seat)) return say(lang, 'Aucun coup n’est permis.', 'No action is legal.');
  if (!actors.some((actor) => typeof actor === 'number'))
    return rules.problem({ path: '--seat', code: 'drawing' }, lang);
  return rules.problem({ path: '--seat', code: 'not-to-act', facts: { found: seat, expected: actors } }, lang);
};
