import { describe, expect, it } from 'vitest';
import { names, type Suite, suitesFor } from './suites.ts';

const row = (group: string) => ({ group, name: group, unit: 'moves', work: () => ({ count: 1, checksum: 0 }) });
const suite = (...groups: string[]): Suite => ({ benchmarks: groups.map(row), notes: [] });
const parts = {
  borneo: async () => suite('Borneo, random games', 'Borneo, verdicts'),
  'cabo-da-roca': async () => suite('Cabo da Roca, random games', 'Cabo da Roca, verdicts'),
};

const chosen = async (only: string) =>
  (await suitesFor(only, parts)).flatMap(({ benchmarks }) => benchmarks.map(({ group }) => group));

describe('a part of the benchmarks', () => {
  it.each([
    ['', ['Borneo, random games', 'Borneo, verdicts', 'Cabo da Roca, random games', 'Cabo da Roca, verdicts']],
    ['borneo', ['Borneo, random games', 'Borneo, verdicts']],
    ['Borneo', ['Borneo, random games', 'Borneo, verdicts']],
    ['VERDICTS', ['Borneo, verdicts', 'Cabo da Roca, verdicts']],
    ['chess', []],
  ])('is chosen by %j', async (only, groups) => expect(await chosen(only)).toEqual(groups));

  it('has a name for each game and the command', () =>
    expect(names).toEqual(expect.arrayContaining(['borneo', 'rotterdam', 'command'])));
});
