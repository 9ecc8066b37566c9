import type { Engine, Kind } from '../game.ts';
import type { Sitting } from './sitting.ts';

/** Signs of a table as text, whatever the order of the fields of its position. */
const signs = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(signs).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, one]) => `${key}:${signs(one)}`).join()}}`;
};

/** A short hash (FNV-1a) of the position on the table, by which it is known again. */
export const markOf = <State>(game: { makePosition(state: State): unknown }, state: State): string => {
  let hash = 0x811c9dc5;
  for (const sign of signs(game.makePosition(state))) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
};

/**
 * The sitting with a mark of the table after each move that has none, and at the beginning: a reader under other rules sees by
 * it what a move led to when it was played.
 */
export const marked = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Pick<Engine<State, Action, Event, Clause>, 'makePosition'>,
  sitting: Sitting<Action>,
  stateAt: (number: number) => State,
): Sitting<Action> => {
  const { marks = {}, moves } = sitting;
  const missing = Array.from({ length: moves.length + 1 }, (_, number) => number).filter(
    (at) => marks[at] === undefined,
  );
  if (missing.length === 0) return sitting;
  return {
    ...sitting,
    marks: { ...marks, ...Object.fromEntries(missing.map((number) => [number, markOf(game, stateAt(number))])) },
  };
};
