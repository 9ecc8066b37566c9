import type { Result, SetupOptions } from '@portolan/core';
import { type Context, type InputProblem, type OptionSpec, refuseAll } from '../command.ts';
import type { GameEntry } from '../entry.ts';
import { insideTable, readEdition, readInteger, readRulings, together } from '../read.ts';

/** How many play. */
export const seats: OptionSpec = {
  value: 'S',
  about: { fr: 'nombre de joueurs (par défaut le moins possible)', en: 'number of players (default the fewest)' },
};

/** Optional rules. */
export const variants: OptionSpec = {
  value: 'name,…',
  multiple: true,
  about: { fr: 'variantes jouées', en: 'variants played' },
};

/** A new game as the options of the line ask for it. */
export interface NewGame {
  readonly state: unknown;
  readonly settings: SetupOptions;
}

/** Sets a new game up by `--seats`, `--edition`, `--rulings` and `--variants`. */
export const newGame = (context: Context, { game }: GameEntry): Result<NewGame, readonly InputProblem[]> => {
  const read = together({
    seats: readInteger(context, 'seats', { ...game.seats, standard: game.seats.min }),
    rulings: readRulings(context),
    edition: readEdition(context),
  });
  if (!read.ok) return read;
  const { seats, rulings, edition } = read.value;
  const names = (context.options.variants ?? []).flatMap((list) => list.split(',')).filter((name) => name !== '');
  const box = edition === undefined ? {} : { edition };
  // A game that has no variants need not read the field.
  const variants = names.length === 0 ? {} : { variants: Object.fromEntries(names.map((name) => [name, true])) };
  const settings = { seats, ...box, rulings, ...variants };
  const set = game.setup(settings);
  if (!set.ok) return refuseAll(insideTable(context, undefined, set.problems));
  return { ok: true, value: { state: set.value, settings } };
};
