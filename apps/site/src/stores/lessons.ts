import type { WritableAtom } from 'nanostores';
import { isRecord, persisted } from './persisted.ts';

/** How many steps of each lesson are done, by its id. */
export type Progress = Readonly<Record<string, number>>;

const isProgress = (value: unknown): value is Progress =>
  isRecord(value) && Object.values(value).every((steps) => Number.isInteger(steps) && Number(steps) > 0);

const stores = new Map<string, WritableAtom<Progress>>();

/** How far somebody has come in the lessons of a game; kept in this browser. */
export const progressOf = (game: string): WritableAtom<Progress> => {
  const known = stores.get(game);
  if (known) return known;
  const store = persisted<Progress>(`${game}:lessons`, {}, isProgress);
  stores.set(game, store);
  return store;
};

/** Progress with so many steps of a lesson done, never fewer than before. */
export const withSteps = (progress: Progress, lesson: string, steps: number): Progress =>
  (progress[lesson] ?? 0) >= steps ? progress : { ...progress, [lesson]: steps };

/** How many of some lessons, each with its number of steps, are done to the end. */
export const doneIn = (progress: Progress, lessons: readonly (readonly [id: string, steps: number])[]): number =>
  lessons.filter(([id, steps]) => (progress[id] ?? 0) >= steps).length;
