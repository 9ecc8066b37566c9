import { describe, expect, it } from 'vitest';
import { json, line } from '../fixtures/terminal.ts';

const reach = (stones: number): string[] => ['dispute', 'nim', 'reach', '--input', JSON.stringify({ stones })];

describe('a dispute', () => {
  it('is settled, with what follows', async () => {
    expect(await json(reach(2))).toEqual({
      exit: 0,
      value: {
        verdict: { legal: true, by: ['heap.take'], violations: [] },
        clauses: ['heap.take'],
        facts: { left: 3 },
        readings: [],
      },
    });
    expect((await line(reach(2))).out).toBe('1.2 heap.take: Take one or two stones.\n{\n  "left": 3\n}\n');
  });

  it('says by which other reading the answer would be another one', async () => {
    const { exit, out } = await line([...reach(3), '--lang', 'fr']);
    expect(exit).toBe(1);
    expect(out).toMatch(/^- fr: heap.take\/wrong-count\n/);
    expect(out).toMatch(/Autre lecture, autre réponse\u00a0: Peut-on en prendre trois \? Oui \(three=yes\)\.\n$/);
    expect((await json([...reach(3), '--rulings', 'three=yes'])).exit).toBe(0);
  });

  it.each([
    [['dispute', 'nim', 'raech', '--input', '{}'], 'unknown-dispute'],
    [['dispute', 'nim', 'reach'], 'missing-option'],
    [['dispute', 'nim', 'reach', '--input', '{"stones":"two"}'], 'not-an-integer'],
    [['dispute', 'nim', 'other', '--help'], 'unknown-dispute'],
    [['dispute', 'chess', '--help'], 'unknown-game'],
  ])('%j is bad input', async (argv, code) =>
    expect(await json(argv)).toMatchObject({ exit: 2, value: { problems: [{ code }] } }),
  );

  it('has facts to try', async () => {
    const { out } = await line(['dispute', 'nim', '--help', '--lang', 'en']);
    expect(out).toContain(`Disputes, each with facts to try:\n  portolan dispute nim reach --input '{"stones":2}'\n`);
    expect((await line(['dispute', 'nim', 'reach', '--help', '--lang', 'en'])).out).toBe(out);
  });
});
