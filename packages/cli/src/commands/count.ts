import { countLeaves } from '@portolan/core';
import { type Command, type Context, done, isSet, type Reply } from '../command.ts';
import type { GameEntry } from '../entry.ts';
import { notTogether, readGame, readInteger, readPosition, together } from '../read.ts';
import { fr } from '../typeset.ts';
import { edition, rulings, position as table } from './options.ts';
import { newGame, seats } from './setup.ts';

/** Counts lines of actions. */
export const count: Command = {
  about: {
    fr: 'Compte les suites de coups permis, du premier au dernier niveau, hasard compris.',
    en: 'Counts the lines of legal actions, depth by depth, nature’s included.',
  },
  args: [{ name: 'game' }],
  options: {
    depth: { value: 'N', required: true, about: { fr: 'nombre de coups', en: 'number of actions' } },
    position: {
      ...table,
      required: false,
      about: {
        fr: 'la position de départ (sinon une nouvelle partie)',
        en: 'the position to begin with (else a new game)',
      },
    },
    seats,
    edition,
    rulings,
  },
  example: (game) => `count ${game} --depth 2`,
  run: async (context) => {
    const entry = await readGame(context);
    if (!entry.ok) return entry;
    const read = together({
      depth: readInteger(context, 'depth', { min: 0, max: 20, standard: 1 }),
      one: notTogether(context, [['position', 'seats']]),
      start: isSet(context, 'position') ? readPosition(context, entry.value) : newGame(context, entry.value),
    });
    return read.ok ? counted(context, entry.value, read.value.start.state, read.value.depth) : read;
  },
};

const counted = ({ lang }: Context, { game }: GameEntry, state: unknown, depth: number): Reply => {
  const counts = Array.from({ length: depth + 1 }, (_, level) => countLeaves(game, state, level));
  return done({ game: game.id, depth, leaves: counts[depth], counts }, () =>
    counts.map((leaves, level) => (lang === 'fr' ? fr`${level} : ${leaves}` : `${level}: ${leaves}`)),
  );
};
