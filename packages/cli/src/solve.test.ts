import { describe, expect, it } from 'vitest';
import { json, line } from '../fixtures/terminal.ts';

const odds = ['solve', 'nim', 'odds', '--position', '{}'];

/** A clock that every look moves on by so many milliseconds. */
const clock = (step: number): (() => number) => {
  let now = 0;
  return () => (now += step);
};

describe('a long estimate', () => {
  it('shows how far it has come to who watches, and takes it away at the end', async () => {
    const told: string[] = [];
    const { out } = await line([...odds, '--lang', 'en'], { progress: (text) => told.push(text), now: clock(250) });
    expect(told).toEqual(['0%', '25%', '50%', '75%', '100%', '']);
    expect(out).toBe('Estimate.\n4\n');
  });

  it('writes the share as the language does, and not more often than one can read it', async () => {
    const told: string[] = [];
    await line([...odds, '--lang', 'fr'], { progress: (text) => told.push(text), now: clock(120) });
    expect(told).toEqual(['0\u00a0%', '50\u00a0%', '100\u00a0%', '']);
  });

  it('leaves nothing on the standard error where nobody watches', async () =>
    expect((await line(odds, { now: clock(250) })).err).toBe(''));

  it('stops when its seconds are over, says so, and answers with what was played', async () => {
    const short = [...odds, '--iterations', '1000', '--seconds', '2'];
    const inEnglish = await line([...short, '--lang', 'en'], { now: clock(500) });
    expect(inEnglish).toMatchObject({ exit: 0, out: 'Estimate. Stopped after 2 seconds.\n4\n', err: '' });
    expect((await line([...short, '--lang', 'fr'], { now: clock(500) })).out).toBe(
      'Estimation. Arrêtée après 2 secondes.\n4\n',
    );
    expect(await json(short, { now: clock(500) })).toMatchObject({ exit: 0, value: { games: 4 } });
  });

  it('shows the share of its seconds where they are over before the work is', async () => {
    const told: string[] = [];
    const short = [...odds, '--iterations', '1000', '--seconds', '2', '--lang', 'en'];
    await line(short, { progress: (text) => told.push(text), now: clock(500) });
    expect(told).toEqual(['0%', '25%', '50%', '75%', '100%', '']);
  });

  it('does not say that it was stopped where its end came first', async () =>
    expect((await line([...odds, '--seconds', '1', '--lang', 'en'], { now: clock(250) })).out).toBe('Estimate.\n4\n'));

  it('has seconds in whole numbers, one at least', async () => {
    for (const wrong of ['0', '1.5', 'soon'])
      expect((await json([...odds, '--seconds', wrong])).value).toMatchObject({ problems: [{ path: '--seconds' }] });
  });
});

it('shows nothing of a question that is answered at once', async () => {
  const told: string[] = [];
  const winning = ['solve', 'nim', 'winning', '--position', '{}'];
  expect((await line(winning, { progress: (text) => told.push(text), now: clock(250) })).exit).toBe(0);
  expect(told).toEqual([]);
});

describe('a line without a question', () => {
  it('lists the questions of the game', async () => {
    const { exit, out } = await line(['solve', 'nim', '--lang', 'en']);
    expect(exit).toBe(0);
    for (const id of ['odds', 'winning']) expect(out).toContain(`  ${id}`);
    expect(out).toContain('portolan solve nim <question> --help says what it needs.');
    expect((await json(['solve', 'nim'])).value).toEqual(
      expect.arrayContaining([{ id: 'odds', title: expect.any(String) }]),
    );
  });
});
