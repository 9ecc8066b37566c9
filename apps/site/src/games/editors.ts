import type { AnyEditor } from '../position/editor-game.ts';

const modules = import.meta.glob<{ readonly game: AnyEditor }>('./*/position/Editor.tsx', { eager: true });

/** The editors of all games, by the folder of each, for tests of them all. */
export const editors: readonly (readonly [string, AnyEditor])[] = Object.entries(modules).map(([path, { game }]) => [
  path.split('/')[1] ?? path,
  game,
]);

/** What a form is drawn with where nothing comes of it. */
export const nowhere = {
  set: () => {},
  wrong: () => undefined,
  wrongAll: () => undefined,
  problems: [],
  violations: [],
};
