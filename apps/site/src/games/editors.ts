import type { AnyEditor } from '../position/editor-game.ts';
import { game as borneo } from './borneo/position/Editor.tsx';
import { game as cabo } from './cabo-da-roca/position/Editor.tsx';
import { game as comptoir } from './comptoir-des-antilles/position/Editor.tsx';
import { game as rotterdam } from './rotterdam/position/Editor.tsx';

/** The editors of all games, by what each is called, for tests of them all. */
export const editors: readonly (readonly [string, AnyEditor])[] = [
  ['Borneo', borneo],
  ['Cabo da Roca', cabo],
  ['Comptoir des Antilles', comptoir],
  ['Rotterdam', rotterdam],
];

/** What a form is drawn with where nothing comes of it. */
export const nowhere = {
  set: () => {},
  wrong: () => undefined,
  wrongAll: () => undefined,
  problems: [],
  violations: [],
};
