import type { Problem } from './result.ts';

/** Extends the path of a problem by a field or an index: `hands` and 1 make `hands[1]`. */
export const join = (path: string, key: string | number): string => {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
};

/** The problems of a part, with paths as seen from the whole. */
export const within = (path: string, problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, path: attach(path, problem.path) }));

const attach = (path: string, inner: string): string => {
  if (inner === '' || path === '') return path + inner;
  return inner.startsWith('[') ? path + inner : `${path}.${inner}`;
};
