import type { OptionSpec } from '../command.ts';

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

/** How often a watcher is told how far a work has come, and a reader who has gone is noticed, in milliseconds. */
export const breath = 200;
