import { describe, expect, it } from 'vitest';
import { json, line } from '../fixtures/terminal.ts';
import { addUp, reportLines, reportOf, rowOf, totalsFor } from './commands/simulation.ts';

const three = ['simulate', 'nim', '--games', '3', '--policy', 'sensible'];

describe('a line for each game', () => {
  it('is JSON', async () => {
    const { out, err } = await line([...three, '--each', 'jsonl']);
    const rows = out
      .trimEnd()
      .split('\n')
      .map((row) => JSON.parse(row));
    // Two stones, two stones, one stone: four actions with the coin, and who begins wins.
    expect(rows).toEqual(
      [0, 1, 2].map((game) => ({ game, actions: 4, winners: [expect.any(Number)], scores: expect.any(Array) })),
    );
    for (const { winners, scores } of rows) expect(scores[winners[0]]).toBe(3);
    expect(err).toContain('3 games, 12 actions');
  });

  it('is a row of a table', async () => {
    const { out } = await line([...three, '--each', 'csv']);
    expect(out).toMatch(/^game,actions,winners,points_A,points_B\n0,4,[AB],[23],[23]\n1,4,[AB],[23],[23]\n2,4,/);
  });

  it('has no other form', async () =>
    expect((await json([...three, '--each', 'xml'])).value).toMatchObject({
      problems: [{ path: '--each', code: 'unknown-format' }],
    }));
});

describe('the logs of the games', () => {
  it('replay to what the totals say', async () => {
    const written = new Map<string, string>();
    const { out } = await line([...three, '--each', 'jsonl', '--logs', 'played'], { written });
    expect([...written.keys()]).toEqual([0, 1, 2].map((game) => `played/nim-seed-1-${game}.log.json`));
    for (const [i, log] of [...written.values()].entries()) {
      const { exit, value } = await json(['replay', '--log', log]);
      expect(exit).toBe(0);
      const { winners, scores } = JSON.parse(out.split('\n')[i]!);
      expect(value).toMatchObject({
        over: true,
        outcome: { winners },
        scores: scores.map((total: number) => ({ total })),
      });
    }
  });

  it('are not written over those of another time', async () => {
    const written = new Map([['played/nim-seed-1-0.log.json', 'kept']]);
    const { exit, err } = await line([...three, '--logs', 'played', '--lang', 'fr'], { written });
    expect(exit).toBe(2);
    expect(err).toContain('ce dossier contient déjà une partie de ce nom');
    expect([...written.values()]).toEqual(['kept']);
  });

  it('need a folder that can be written to', async () =>
    expect((await json([...three, '--logs', 'locked'])).value).toMatchObject({
      problems: [{ path: '--logs', code: 'unwritable-folder' }],
    }));
});

describe('a shared win', () => {
  const totals = totalsFor(3);
  const played = { actions: [], last: 0, scores: [0, 1, 2].map((seat) => ({ seat, total: 4, parts: [] })) };
  addUp(totals, { ...played, number: 0, winners: [0, 2] });
  addUp(totals, { ...played, number: 1, winners: [1] });
  const report = reportOf('nim', 2, 0, totals);

  it('counts for each of its winners, and is said', () => {
    expect(report).toMatchObject({ wins: [1, 1, 1], shared: 1 });
    expect(reportLines(report, 'en')).toContain('1 shared win: each counts for everybody who won it.');
    expect(reportLines(report, 'fr')).toContain(
      '1 victoire partagée\u00a0: chacune compte pour tous ceux qui l’ont remportée.',
    );
  });

  it('stands in one cell', () => expect(rowOf('csv', { ...played, number: 0, winners: [0, 2] })).toBe('0,0,A+C,4,4,4'));

  it('is not spoken of where there is none', () =>
    expect(reportLines(reportOf('nim', 1, 0, totalsFor(2)), 'en').join()).not.toContain('shared'));
});

describe('progress', () => {
  it('is shown to who watches, and taken away at the end', async () => {
    const told: string[] = [];
    let now = 0;
    await line([...three, '--games', '3'].slice(0, -2), {
      progress: (text) => told.push(text),
      now: () => (now += 250),
    });
    expect(told).toEqual(['1/3', '2/3', '3/3', '']);
  });
});
