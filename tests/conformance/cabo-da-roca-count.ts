import { isDeepStrictEqual } from 'node:util';
import { type Action, caboDaRoca, type State } from '@portolan/cabo-da-roca';
import type { Fields } from './cases.ts';

/** Whether an action has the fields of a pattern, and no bonus move or sale that the pattern does not speak of. */
export const matches = (action: Action, pattern: Partial<Action>): boolean => {
  const fields = action as unknown as Fields;
  const silent = ['bonus', 'sell'].filter((field) => field in fields && !(field in pattern));
  const named = Object.entries(pattern).every(([field, value]) => isDeepStrictEqual(fields[field], value));
  return silent.length === 0 && named;
};

const matching = (state: State, pattern: Partial<Action>): Action[] =>
  caboDaRoca.actions(state).filter((action) => matches(action, pattern));

/** How many sequences of legal actions match the patterns one after the other. */
const sequences = (state: State, [pattern, ...more]: readonly Partial<Action>[]): number => {
  if (!pattern) return 1;
  return matching(state, pattern).reduce((sum, action) => {
    if (more.length === 0) return sum + 1;
    const next = caboDaRoca.clone(state);
    caboDaRoca.apply(next, action);
    return sum + sequences(next, more);
  }, 0);
};

const fieldsOf = (action: Action, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, (action as unknown as Fields)[name]]));

/** The number of sequences, and for a single pattern the fields that the stated list names, in the order of the actions. */
export const countOf = (
  state: State,
  patterns: readonly Partial<Action>[],
  stated: readonly Fields[] = [],
): { number: number; open: Fields[] } => {
  const names = Object.keys(stated[0] ?? {});
  const [pattern = {}] = patterns;
  return {
    number: sequences(state, patterns),
    open: matching(state, pattern).map((action) => fieldsOf(action, names)),
  };
};
