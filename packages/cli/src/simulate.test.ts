import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { json, line } from '../fixtures/terminal.ts';
import { missing, mostAtOnce, type Plan, rangesOf } from './simulation/plan.ts';
import { reportLines, reportOf, reportTable } from './simulation/report.ts';
import { rowOf } from './simulation/rows.ts';
import { addGame, merge, type PlayedGame, tallyFor } from './simulation/tally.ts';

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

  it('has its totals in JSON where JSON is asked for', async () => {
    const { err } = await line([...three, '--each', 'csv', '--json']);
    expect(JSON.parse(err)).toMatchObject({ games: 3, actions: 12 });
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
    expect([...written.keys()]).toEqual([0, 1, 2].map((game) => `played/nim-seed-1-00000${game}.log.json`));
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
    const written = new Map([['played/nim-seed-1-000000.log.json', 'kept']]);
    const { exit, err } = await line([...three, '--logs', 'played', '--lang', 'fr'], { written });
    expect(exit).toBe(2);
    expect(err).toContain('ce dossier contient déjà une partie de ce nom');
    expect([...written.values()]).toEqual(['kept']);
  });

  it('have a form only where they are kept', async () =>
    expect((await json([...three, '--as', 'notation'])).value).toMatchObject({
      problems: [{ path: '--as', code: 'needs-option', message: expect.stringContaining('expected --logs') }],
    }));

  it('need a folder that can be written to', async () =>
    expect((await json([...three, '--logs', 'locked'])).value).toMatchObject({
      problems: [{ path: '--logs', code: 'unwritable-folder' }],
    }));
});

const plan: Plan = {
  game: 'nim',
  rulesVersion: 1,
  settings: { seats: 3 },
  seed: 1,
  players: ['a', 'b', 'b'],
  rotated: false,
};

const played: PlayedGame = {
  number: 0,
  actions: 2,
  rounds: 1,
  last: 0,
  scores: [4, 4, 1],
  parts: { 'heap.take': 9 },
  winners: [0, 1],
  decided: 'heap.win',
  clauses: { 'heap.take': 2 },
  players: plan.players,
};

const reportOn = (...games: readonly PlayedGame[]) => {
  const tally = tallyFor(3);
  for (const game of games) addGame(tally, game);
  return reportOf(plan, tally, 0);
};

describe('a shared win', () => {
  const report = reportOn(played, { ...played, number: 1, scores: [1, 6, 2], winners: [1] });

  it('counts for each of its winners, as a part of the game in their shares, and is said', () => {
    expect(report).toMatchObject({ wins: [1, 2, 0], shared: 1 });
    // Half of one game, half of one and all of the other, of two.
    expect(report.bySeat.map(({ share }) => share.value)).toEqual([0.25, 0.75, 0]);
    expect(report.byPlayer.b).toMatchObject({ games: 4, wins: 2, share: { value: 0.375 } });
    expect(reportLines(report, 'en').join()).toContain('1 shared win: each counts for everybody who won it');
    expect(reportLines(report, 'fr').join()).toContain('1 victoire partagée\u00a0: chacune compte pour tous');
  });

  it('has nobody ahead', () => expect(report.margins).toMatchObject({ min: 0, max: 4 }));

  it('stands in one cell', () => expect(rowOf('csv', { ...played, winners: [0, 2] })).toBe('0,2,A+C,4,4,1'));

  it('is not spoken of where there is none', () =>
    expect(reportLines(reportOn({ ...played, winners: [1] }), 'en').join()).not.toContain('shared'));
});

describe('a game that nobody could end', () => {
  const report = reportOn({ ...played, winners: [], decided: undefined });

  it('is told, and has no winner', () => {
    expect(report).toMatchObject({ unfinished: 1, wins: [0, 0, 0], best: null, margins: null, rounds: null });
    expect(reportLines(report, 'en').join()).toContain(
      '1 game stopped before the end: nobody could play on, or 100,000 actions were not enough.',
    );
    expect(reportLines(report, 'fr').join()).toContain('1 partie arrêtée avant sa fin');
  });
});

describe('what is told beside wins', () => {
  const report = reportOn(
    ...[1, 2, 3, 4].map((points, number) => ({ ...played, number, scores: [points, 0, 9], winners: [2] })),
  );

  it('is how points and lengths lie', () => {
    // Of 1, 2, 3, 4: mean 2.5, variance 5/3; the margin is 1.96 times its root over the root of 4.
    expect(report.bySeat[0]!.points).toEqual({
      min: 1,
      p5: 1,
      median: 2,
      p95: 4,
      max: 4,
      mean: 2.5,
      deviation: 1.291,
      margin: 1.265,
    });
    expect(report.lengths).toMatchObject({ min: 2, max: 2, deviation: 0 });
    expect(report.margins).toMatchObject({ mean: 6.5 });
  });

  it('is how often each clause acts, decides and gives points', () => {
    expect(report.clauses['heap.take']).toMatchObject({ times: 2, games: { value: 1, high: 1 } });
    // Wilson, 4 of 4: 1 / (1 + 1.96² / 4).
    expect(report.clauses['heap.take']!.games.low).toBeCloseTo(0.51011, 4);
    expect(report.decided).toEqual({ 'heap.win': 1 });
    expect(report.points).toEqual({ 'heap.take': 3 });
  });

  it('is a table too', () => {
    expect(reportTable(report)).toEqual([
      'seat,player,games,wins,share,share_low,share_high,points,deviation,min,p5,median,p95,max',
      expect.stringMatching(/^A,a,4,0,0,0,0\.\d+,2\.5,1\.291,1,1,2,4,4$/),
      expect.stringMatching(/^B,b,4,0,/),
      expect.stringMatching(/^C,b,4,4,1,0\.51\d*,1,9,0,/),
      expect.stringMatching(/^,a,4,0,/),
      expect.stringMatching(/^,b,8,4,0\.5,/),
    ]);
  });

  it('is of each who plays, and of each seat that is changed', async () => {
    const { value } = await json(['simulate', 'nim', '--games', '4', '--policy', 'sensible,random', '--rotate']);
    expect(value).toMatchObject({
      players: ['sensible', 'random'],
      rotated: true,
      byPlayer: { sensible: { games: 4 }, random: { games: 4 } },
    });
  });
});

describe('games in ranges', () => {
  it('grow to a size, and are what is asked for', () => {
    expect(rangesOf({ from: 2, to: 14 }, 4)).toEqual([
      { from: 2, to: 3 },
      { from: 3, to: 5 },
      { from: 5, to: 9 },
      { from: 9, to: 13 },
      { from: 13, to: 14 },
    ]);
    // A fifty-thousandth of a hundred million would be 2000 files; a row holds 20 000 games.
    expect([1, 100, 1e4, 1e6, 1e8].map(mostAtOnce)).toEqual([1, 1, 100, 200, 20_000]);
  });

  it('go on where some are missing', () => {
    const some = [
      { from: 6, to: 8 },
      { from: 0, to: 2 },
    ];
    expect(missing(10, some)).toEqual([
      { from: 2, to: 6 },
      { from: 8, to: 10 },
    ]);
    expect(missing(2, some)).toEqual([]);
    expect(missing(3, [])).toEqual([{ from: 0, to: 3 }]);
  });

  it('come to the same in whatever order they are added', () => {
    const games = [0, 1, 2, 3].map((number) => ({ ...played, number, winners: number % 2 ? [1] : [0, 1] }));
    const parts = games.map((game) => {
      const tally = tallyFor(3);
      addGame(tally, game);
      return tally;
    });
    const sums = [parts, parts.toReversed()].map((all) => {
      const tally = tallyFor(3);
      for (const part of all) merge(tally, part);
      return reportOf(plan, tally, 0);
    });
    expect(sums[0]).toEqual(reportOn(...games));
    expect(sums[1]).toEqual(sums[0]);
  });
});

describe('a folder that keeps a simulation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-out-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const at = (name: string) => ['simulate', 'nim', '--games', '40', '--out', join(folder, name)];
  const without = ({ seconds, ...report }: Record<string, unknown>) => report;

  it('goes on with what was kept, whatever was cut off', async () => {
    const whole = without((await json(at('whole'))).value);
    const path = join(folder, 'whole', 'played.jsonl');
    const text = readFileSync(path, 'utf8');
    // Ended in the middle of the fourth line; then again with nothing left to do.
    writeFileSync(path, text.slice(0, text.split('\n').slice(0, 3).join('\n').length + 20));
    expect(without((await json(at('whole'))).value)).toEqual(whole);
    const before = readFileSync(path, 'utf8');
    expect(without((await json(at('whole'))).value)).toEqual(whole);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('grows to more games', async () => {
    await json([...at('grown').with(3, '7')]);
    expect(without((await json(at('grown'))).value)).toEqual(without((await json(at('other'))).value));
  });

  it('keeps one simulation', async () => {
    await json(at('one'));
    expect((await json([...at('one'), '--seed', '2'])).value).toMatchObject({
      problems: [
        { path: '--out', code: 'other-simulation', message: expect.stringContaining('what differs --seed, found 1') },
      ],
    });
    const { err } = await line([...at('one'), '--policy', 'sensible', '--lang', 'fr']);
    expect(err).toContain(
      'ce dossier garde une autre simulation, nommez-en un autre (ce qui diffère --policy, trouvé random',
    );
  });

  it('is none that holds another version of the rules', async () => {
    await json(at('old'));
    const path = join(folder, 'old', 'simulation.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"rulesVersion": 1', '"rulesVersion": 0'));
    expect((await json(at('old'))).value).toMatchObject({
      problems: [
        { code: 'other-simulation', message: expect.stringContaining('the version of the rules, found 0, expected 1') },
      ],
    });
  });

  it('is none that another version of the command has played', async () => {
    await json(at('version'));
    const path = join(folder, 'version', 'simulation.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"version": "[^"]+"/, '"version": "9.9.9"'));
    expect((await json(at('version'))).value).toMatchObject({
      problems: [
        { code: 'other-simulation', message: expect.stringContaining('the version of portolan, found 9.9.9') },
      ],
    });
  });

  it('names the setting of the game that differs, as it is typed', async () => {
    await json([...at('settings'), '--rulings', 'three=yes']);
    expect((await json([...at('settings'), '--rulings', 'three=no'])).value).toMatchObject({
      problems: [{ message: expect.stringContaining('what differs --rulings.three, found yes, expected no') }],
    });
  });

  it('is not gone on with where nobody can tell what it holds', async () => {
    await json(at('lost'));
    const [path, played] = ['simulation.json', 'played.jsonl'].map((name) => join(folder, 'lost', name)) as [
      string,
      string,
    ];
    const before = readFileSync(played, 'utf8');
    for (const text of ['no plan', '{}', '[]', undefined]) {
      if (text === undefined) rmSync(path);
      else writeFileSync(path, text);
      const { exit, err } = await line([...at('lost'), '--seed', '2', '--lang', 'fr']);
      expect({ text, exit }).toEqual({ text, exit: 2 });
      expect(err).toContain('ce dossier garde des parties, mais pas le fichier qui dit lesquelles');
      expect(err).toContain(path);
    }
    expect(readFileSync(played, 'utf8')).toBe(before);
  });

  it('plays again what a line holds that is none of its own', async () => {
    const whole = without((await json(at('sound'))).value);
    const path = join(folder, 'sound', 'played.jsonl');
    const [first, ...rest] = readFileSync(path, 'utf8')
      .trimEnd()
      .split('\n')
      .map((text) => JSON.parse(text));
    const broken = [
      { ...first, tally: {} },
      { ...first, to: first.to + 1 },
      { ...first, tally: { ...first.tally, seats: [] } },
      null,
    ];
    for (const one of broken) {
      writeFileSync(path, [one, ...rest].map((kept) => `${JSON.stringify(kept)}\n`).join(''));
      expect(without((await json(at('sound'))).value)).toEqual(whole);
    }
  });

  it('is none whose games were stopped earlier or later', async () => {
    await json([...at('cut'), '--max-actions', '2']);
    expect((await json(at('cut'))).value).toMatchObject({
      problems: [{ code: 'other-simulation', message: expect.stringContaining('--max-actions, found 2') }],
    });
    expect((await json([...at('cut'), '--max-actions', '2'])).value).toMatchObject({ unfinished: 40, actions: 80 });
  });

  it('must be one that can be written to', async () => {
    writeFileSync(join(folder, 'file'), '');
    expect((await json(at('file'))).value).toMatchObject({ problems: [{ path: '--out', code: 'unwritable-folder' }] });
  });
});

describe('progress', () => {
  it('is shown to who watches, and taken away at the end', async () => {
    const told: unknown[] = [];
    const bar = async (...begun: unknown[]) => {
      told.push(begun);
      return { to: (done: number) => told.push(done), end: () => told.push('end') };
    };
    await line(['simulate', 'nim', '--games', '3', '--lang', 'fr'], { bar });
    expect(told).toEqual([[3, 0, 'fr', expect.any(Function)], 1, 2, 3, 'end']);
    const [[, , , parting]] = told as [[number, number, string, (done: number) => string]];
    expect(parting(2)).toBe('2 parties jouées sur 3\u202f; avec --out DOSSIER rien ne se perd.');
  });
});
