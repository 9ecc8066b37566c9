import { describe, expect, it } from 'vitest';
import { json, line } from '../fixtures/terminal.ts';

const reach = (stones: number): string[] => ['ask', 'nim', 'reach', '--input', JSON.stringify({ stones })];

describe('a dispute', () => {
  it('is settled in words, with what follows', async () => {
    expect(await json([...reach(2), '--lang', 'en'])).toEqual({
      exit: 0,
      value: {
        verdict: { legal: true, by: ['heap.take'], violations: [] },
        state: 'legal',
        headline: 'Legal: 2 stones',
        why: '2 stones.',
        clauses: ['heap.take'],
        facts: { left: 3 },
        readings: [],
      },
    });
    expect((await line([...reach(2), '--lang', 'en'])).out).toBe(
      'Legal: 2 stones\n  1.2 heap.take: Take one or two stones.\n\nWhat follows:\n  · Left: 3\n',
    );
    expect((await line([...reach(2), '--lang', 'en'], { colors: true })).out).toContain(
      '\u001b[1;32mLegal: 2 stones\u001b[0m',
    );
  });

  it('says by which other reading the answer would be another one', async () => {
    const { exit, out } = await line([...reach(3), '--lang', 'fr']);
    expect(exit).toBe(1);
    expect(out).toMatch(
      /^Illégal, fr: heap.take\/wrong-count\nPar notre lecture\. «\sPeut-on en prendre trois \? Oui\s»\s: à une telle table, légal\s: 3 pierres\.\n/,
    );
    expect(out).toMatch(
      /\nEt sous les autres lectures.\?\n {2}Peut-on en prendre trois \? Oui \(three=yes\)\u00a0: prise\u00a0: ok\n$/,
    );
    expect(await json([...reach(3), '--lang', 'fr'])).toMatchObject({
      exit: 1,
      value: {
        headline: 'Illégal, fr: heap.take/wrong-count',
        open: { by: 'Par notre lecture.' },
        readings: [{ ruling: 'three', reading: 'yes', headline: 'Légal\u00a0: 3 pierres' }],
      },
    });
    expect((await json([...reach(3), '--rulings', 'three=yes'])).exit).toBe(0);
  });

  it.each([
    [['ask', 'nim', 'raech', '--input', '{}'], 'unknown-dispute'],
    [['ask', 'nim', 'toString'], 'unknown-dispute'],
    [['ask', 'nim', 'reach', '--input', '{"stones":"two"}'], 'not-an-integer'],
    [['ask', 'nim', 'other', '--help'], 'unknown-dispute'],
    [['ask', 'chess', '--help'], 'unknown-game'],
  ])('%j is bad input', async (argv, code) =>
    expect(await json(argv)).toMatchObject({ exit: 2, value: { problems: [{ code }] } }),
  );

  it('is found in a list', async () => {
    const { exit, out } = await line(['ask', 'nim', '--lang', 'en']);
    expect(exit).toBe(0);
    expect(out).toMatch(/^Disputes of Nim:\n {2}reach {2}May I take so many\?\n/);
    expect((await line(['ask', 'nim', '--help', '--lang', 'en'])).out).toContain(out);
    expect(await json(['ask', 'nim', '--lang', 'fr'])).toMatchObject({
      value: [{ id: 'reach', question: 'Puis-je en prendre autant ?', example: { stones: 2 } }],
    });
  });

  it('says what it has to be told, with facts to try', async () => {
    const { exit, out } = await line(['ask', 'nim', 'reach', '--lang', 'en']);
    expect(exit).toBe(0);
    expect(out).toBe(
      `May I take so many?\nHow many stones.\n\n  stones  Stones\n          1 (one)\n\nExample:\n  portolan ask nim reach --input '{"stones":2}'\n`,
    );
    expect((await line(['ask', 'nim', 'reach', '--help', '--lang', 'en'])).out).toContain(out);
    expect(await json(['ask', 'nim', 'reach', '--lang', 'fr'])).toMatchObject({
      value: { id: 'reach', fields: { stones: 'Pierres' }, example: { stones: 2 } },
    });
  });
});
