import type { Benchmark } from './measure.ts';

/** What one part of the benchmarks offers. */
export interface Suite {
  readonly benchmarks: readonly Benchmark[];
  readonly notes: readonly string[];
}

/** The parts by name, each loaded when it is asked for; a game adds one line. */
const suites: Readonly<Record<string, () => Promise<Suite>>> = {
  'small games': async () => (await import('./small-games.ts')).smallGames(),
  borneo: async () => (await import('./borneo.ts')).borneoSuite(),
  'cabo-da-roca': async () => (await import('./cabo-da-roca.ts')).caboSuite(),
  'comptoir-des-antilles': async () => (await import('./comptoir-des-antilles.ts')).comptoirSuite(),
  rotterdam: async () => (await import('./rotterdam.ts')).rotterdamSuite(),
  search: async () => (await import('./search.ts')).searchSuite(),
  command: async () => (await import('./command.ts')).commandSuite(),
};

/** The names of the parts. */
export const names: readonly string[] = Object.keys(suites);

/** The parts whose name has a text, whatever its case; where none has, what has it in the name of a group. */
export const suitesFor = async (only: string, parts = suites): Promise<readonly Suite[]> => {
  const has = (name: string): boolean => name.toLowerCase().includes(only.toLowerCase());
  const named = Object.keys(parts).filter(has);
  if (named.length > 0) return Promise.all(named.map((name) => parts[name]!()));
  const all = await Promise.all(Object.values(parts).map((load) => load()));
  return all
    .map(({ benchmarks, notes }) => ({ benchmarks: benchmarks.filter(({ group }) => has(group)), notes }))
    .filter(({ benchmarks }) => benchmarks.length > 0);
};
