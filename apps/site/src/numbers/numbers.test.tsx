import { numbering } from '@portolan/rules';
import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { games } from '#games';
import type { NumbersOfGame } from './game.ts';
import { NumbersPage } from './NumbersPage.tsx';
import { changeOf } from './readings.ts';
import { type Run, runsOf, tableOf, wordsOf } from './runs.ts';
import { binned, binWidth } from './scale.ts';
import type { Result } from './trimmed.ts';
import { weighed } from './weighed.ts';

const shown = games.flatMap((game) => (game.numbers ? [{ ...game, numbers: game.numbers }] : []));

const page = ({ id, rules, facts, numbers }: (typeof shown)[number], lang: 'fr' | 'en'): string =>
  render(
    <NumbersPage
      lang={lang}
      game={id}
      rules={rules}
      seats={facts.players}
      numbers={numbers}
      clauses={numbering(rules)}
      href={(clause) => `/${clause}`}
    />,
  );

describe.each(shown)('the numbers of $id', (game) => {
  const { rules, facts, numbers } = game;
  const runs = runsOf({ seats: facts.players, rulings: rules.rulings, extent: numbers.extent });

  it('are kept for every line that the page names, with as many games', () => {
    const kept = Object.entries(numbers.played.results).map(([id, { games }]) => [id, games]);
    expect(kept).toEqual(runs.map(({ id, games }) => [id, games]));
  });

  it('name rules of its rulebook', () => {
    for (const clause of Object.keys(numbers.acts)) expect(rules.clauses, clause).toHaveProperty([clause]);
  });

  it('weigh each of its open points', () => {
    for (const { name } of rules.rulings) expect(weighed(game, name), name).toBeDefined();
  });

  it.each(['fr', 'en'] as const)('are drawn and told, %s', (lang) => {
    const html = page(game, lang);
    expect(html).not.toMatch(/undefined|NaN|Infinity|\[object|\{\w+\}/);
    // Every open point that the rulebook leads to is there, once.
    for (const { name } of rules.rulings) expect(html.split(`id="${name}"`), name).toHaveLength(2);
    expect(html.match(/<figure/g)).toHaveLength(6);
    expect(html.match(/<table/g)).toHaveLength(6);
    const line = (run: Run): boolean => html.includes(`portolan ${wordsOf(game.id, run).join(' ')}<`);
    // Of the ways to play one line stands for all.
    expect(runs.filter((run) => !line(run)).every(({ kind }) => kind === 'reading')).toBe(true);
    expect(runs.some((run) => run.kind === 'reading' && line(run))).toBe(true);
  });
});

describe.each(shown)('the lengths of games of $id', (game) => {
  it('have one highest column told for each size of the table, however many are as high', () => {
    const html = page(game, 'en');
    const [lengths] = html.match(/<figure[^>]*id="length".*?<\/figure>/s) ?? [];
    const strips = lengths?.match(/<svg.*?<\/svg>/gs)?.filter((strip) => strip.includes('<rect'));
    expect(strips).toHaveLength(Object.keys(game.numbers.played.results).filter((id) => /^seats-\d$/.test(id)).length);
    for (const strip of strips!) expect(strip.match(/<text class="ax"[^>]*>\d+%</g)).toHaveLength(1);
  });
});

describe('a player that searches', () => {
  it('is shown beside the others where it was played', () => {
    const [game] = shown;
    const player = 'search:64';
    const { results } = game!.numbers.played;
    const { sensible } = results.mixed!.byPlayer;
    const strong = { ...results.mixed!, byPlayer: { [player]: sensible!, sensible: results.mixed!.byPlayer.random! } };
    const numbers = {
      ...game!.numbers,
      played: { rulesVersion: 1, results: { ...results, strong } },
      extent: { ...game!.numbers.extent, strong: { player, games: 100 } },
    };
    const html = page({ ...game!, numbers }, 'en');
    expect(html).toMatch(
      /One sensible machine among random ones wins [\d.]+%, a strong one among sensible ones [\d.]+%/,
    );
    expect(html).toContain('before each move it plays on 64 games');
    expect(html).toMatch(/--policy search:64(,sensible)+ --seed 1 --rotate</);
    const { strong: _, ...extent } = numbers.extent;
    expect(page({ ...game!, numbers: { ...numbers, extent } }, 'en')).not.toMatch(/search/i);
  });
});

/** One open point, about a table. */
const rulingsAt = (at: object): (typeof shown)[number]['rules']['rulings'] => {
  const text = { fr: 'x', en: 'x' };
  const readings = [
    { name: 'ours', title: text, why: text },
    { name: 'other', title: text, why: text },
  ] as const;
  return [{ name: 'about', question: text, readings, touches: [], at }];
};

const mean = (value: number, margin = 1) => ({ mean: value, margin, p5: value, median: value, p95: value });

const result = (given: Partial<Result> = {}): Result => ({
  games: 100,
  unfinished: 0,
  shared: 0,
  checksum: 'a',
  bySeat: [0.5, 0.5].map((value) => ({ share: { value, low: value - 0.1, high: value + 0.1 }, points: mean(10) })),
  byPlayer: {},
  rounds: mean(20, 0.1),
  actions: mean(100),
  best: mean(40),
  margins: mean(5),
  ...given,
});

describe('what another way to play changes', () => {
  const weight = (given: Partial<Result>) => changeOf(result(), result({ checksum: 'b', ...given })).weight;

  it('is nothing where every game is the same, under whatever name', () =>
    expect(changeOf(result(), result({ checksum: 'b' })).weight).toBe('same'));

  // Both means have a margin of 1: that of the difference is their root of squares, 1.41, and 1.86 at 99%.
  it.each([
    [1.8, 'unseen'],
    [1.9, 'little'],
    // A twentieth of 40 points.
    [2, 'much'],
    [-2, 'much'],
  ])('%d points more for the winner: %s', (more, expected) => expect(weight({ best: mean(40 + more) })).toBe(expected));

  it('is much where games do not end any more', () => expect(weight({ unfinished: 3 })).toBe('much'));

  it('is much where a seat wins so much more', () => {
    const bySeat = [0.8, 0.2].map((value) => ({
      share: { value, low: value - 0.1, high: value + 0.1 },
      points: mean(10),
    }));
    expect(weight({ bySeat })).toBe('much');
    expect(changeOf(result(), result({ bySeat })).seat).toMatchObject({ seat: 0, value: expect.closeTo(30) });
  });

  it('is told with the games that do not end, and how they are played', () => {
    const [game] = shown;
    const { name, readings } = game!.rules.rulings[0]!;
    const id = `${name}=${readings[1]!.name}`;
    const { results } = game!.numbers.played;
    const numbers = {
      ...game!.numbers,
      played: { rulesVersion: 1, results: { ...results, [id]: { ...results[id]!, unfinished: 7 } } },
      extent: { ...game!.numbers.extent, endless: { readings: [id], maxActions: 3000 } },
    };
    const html = page({ ...game!, numbers }, 'fr');
    expect(html).toMatch(/7 parties sur [\d\u202f]+ n’ont pas fini en 3\u202f000 coups/);
    expect(html).toContain(`--rulings ${id} --max-actions 3000<`);
    expect(weighed({ ...game!, numbers }, name)).toBe('much');
  });

  it('is the most that any of its readings changes', () => {
    const results = {
      ours: result(),
      'a=b': result({ checksum: 'b' }),
      'a=c': result({ checksum: 'c', best: mean(50) }),
      'ab=c': result(),
    };
    const numbers: NumbersOfGame = {
      played: { rulesVersion: 1, results },
      extent: { games: 100, others: 100 },
      acts: {},
    };
    const { rules } = shown[0]!;
    expect(['a', 'ab', 'b'].map((name) => weighed({ numbers, rules }, name))).toEqual(['much', 'same', undefined]);
  });

  it('is held against our reading at the table that the point is about', () => {
    const rulings = rulingsAt({ seats: 3, variants: ['x', 'y'] });
    const runs = runsOf({ seats: { min: 2, max: 4 }, rulings, extent: { games: 10, others: 20 } });
    const lines = Object.fromEntries(runs.map((run) => [run.id, wordsOf('z', run).slice(2).join(' ')]));
    expect(lines).toMatchObject({
      ours: '--games 20 --seats 4 --policy sensible --seed 1',
      'ours-3-x-y': '--games 20 --seats 3 --policy sensible --seed 1 --variants x,y',
      'about=other': '--games 20 --seats 3 --policy sensible --seed 1 --variants x,y --rulings about=other',
    });
    const results = {
      ours: result(),
      'ours-3-x-y': result({ best: mean(50) }),
      'about=other': result({ best: mean(50) }),
    };
    const numbers: NumbersOfGame = {
      played: { rulesVersion: 1, results },
      extent: { games: 10, others: 20 },
      acts: {},
    };
    const { rules } = shown[0]!;
    expect(weighed({ numbers, rules: { ...rules, rulings } }, 'about')).toBe('same');
  });
});

describe('the table of comparisons', () => {
  it.each([
    [{ min: 3, max: 5 }, 4],
    [{ min: 2, max: 2 }, 2],
    [{ min: 5, max: 6 }, 5],
  ])('of %o is %d', (seats, expected) => expect(tableOf(seats)).toBe(expected));
});

describe('columns of a picture', () => {
  it('are as many as fit', () => {
    expect(binWidth(7, 15, 24)).toBe(1);
    expect(binWidth(0, 100, 24)).toBe(5);
    expect(binned({ 9: 1, 10: 2, 14: 3 }, 5)).toEqual([
      { from: 5, n: 1 },
      { from: 10, n: 5 },
    ]);
  });
});
