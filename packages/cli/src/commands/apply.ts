import { type Kind, play } from '@portolan/core';
import { type Command, type Context, done, type Reply } from '../command.ts';
import { atTable, type GameEntry } from '../entry.ts';
import { readGame, readMoves, readPositionToJudge } from '../read.ts';
import { fr } from '../typeset.ts';
import { printedVerdict, toldEvents, verdictLines } from '../verdicts.ts';
import { action, edition, position, rulings } from './options.ts';

/** Carries actions out, one after the other. */
export const apply: Command = {
  about: {
    fr: 'Joue un coup ou plusieurs, l’un après l’autre, et montre la nouvelle position et ce qui s’est passé.',
    en: 'Carries out one action or several in turn, and shows the new position and what happened.',
  },
  args: [{ name: 'game' }],
  options: {
    position,
    action: {
      ...action,
      multiple: true,
      about: { fr: 'un coup ou une liste de coups', en: 'an action or a list of actions' },
    },
    edition,
    rulings,
  },
  example: (game) => `apply ${game} --position position.json --action action.json`,
  run: async (context) => {
    const entry = await readGame(context);
    if (!entry.ok) return entry;
    const read = readMoves(context, entry.value, readPositionToJudge(context, entry.value));
    if (!read.ok) return read;
    const { state } = read.value.table;
    return playAll(context, atTable(entry.value, state), state, read.value.actions);
  },
};

const playAll = (context: Context, entry: GameEntry, start: unknown, actions: readonly unknown[]): Reply => {
  const { lang } = context;
  let state = start;
  const events: Kind[] = [];
  for (const [index, act] of actions.entries()) {
    const played = play(entry.game, state, act as Kind);
    if (!played.ok)
      return refused(context, entry, { index, of: actions.length, act: act as Kind, verdict: played.verdict });
    state = played.state;
    events.push(...played.events);
  }
  const position = entry.game.makePosition(state);
  const told = toldEvents(entry, events, lang);
  return done({ position, events: told }, () => [
    ...told.map(({ message }) => message),
    '',
    JSON.stringify(position, null, 2),
  ]);
};

/** An action that was refused on the way. */
export interface Refused {
  readonly index: number;
  readonly of: number;
  readonly act: Kind;
  readonly verdict: Parameters<typeof printedVerdict>[1];
}

/** Which action was refused, and why. Nothing of the whole list is kept. */
export const refused = ({ lang, io }: Context, entry: GameEntry, { index, of, act, verdict }: Refused): Reply => {
  const printed = printedVerdict(entry, verdict, lang);
  const which = lang === 'fr' ? fr`Coup ${index + 1} sur ${of} : ` : `Action ${index + 1} of ${of}: `;
  return done(
    { index, action: act, ...printed },
    () => [`${which}${entry.rules.action(act, lang)}.`, ...verdictLines(entry, printed, lang, io.colors)],
    1,
  );
};
