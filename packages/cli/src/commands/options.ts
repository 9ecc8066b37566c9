import type { Result } from '@portolan/core';
import { type Context, type InputProblem, type OptionSpec, optionValue, refuse } from '../command.ts';

/** The position that a command is about. */
export const position: OptionSpec = {
  value: 'P',
  required: true,
  about: { fr: 'la position', en: 'the position' },
};

/** The actions that a command is about. */
export const action: OptionSpec = {
  value: 'A',
  required: true,
  about: { fr: 'le coup', en: 'the action' },
};

/** The box that is played with. */
export const edition: OptionSpec = {
  value: 'E',
  about: { fr: 'la boîte, ou ce qui y change', en: 'the box, or what differs in it' },
};

/** Readings of open points. */
export const rulings: OptionSpec = {
  value: 'k=v,…',
  multiple: true,
  about: { fr: 'lectures choisies des points ouverts', en: 'readings chosen for open points' },
};

/** The formats that a game can be written in. */
const formats = ['notation', 'json'] as const;

/** A format that a game is written in. */
export type Format = (typeof formats)[number];

/** The format that a game is to be written in. */
export const as: OptionSpec = {
  value: formats.join('|'),
  about: { fr: 'écrit la partie sous cette forme', en: 'writes the game in this form' },
};

/** The format of `--as`; undefined if the line names none. */
export const writtenAs = (context: Context): Result<Format | undefined, readonly InputProblem[]> => {
  const found = optionValue(context, 'as');
  if (found === undefined || (formats as readonly string[]).includes(found))
    return { ok: true, value: found as Format };
  return refuse({ path: '--as', code: 'unknown-format', facts: { found, known: formats } });
};

/** How often a watcher is told how far a work has come, and a reader who has gone is noticed, in milliseconds. */
export const breath = 200;
