import { describe, expect, it } from 'vitest';
import { checkers } from './index.ts';
import type { LighthouseInput } from './types.ts';

// Disputes as they arise at the table, each with its answer worked out by hand.

const { lighthouse, shot } = checkers;

/** The readings that change the decision: `ruling: reading`. */
const turns = (readings: readonly { readonly ruling: string; readonly reading: string }[]): string[] =>
  readings.map(({ ruling, reading }) => `${ruling}: ${reading}`);

/** Why a verdict refuses. */
const reasons = (verdict: {
  readonly legal: boolean;
  readonly violations?: readonly { readonly reason: string }[];
}): string[] => (verdict.violations ?? []).map(({ reason }) => reason);

describe('lighthouse', () => {
  // Eastward along y = 0: past a kept lighthouse at 0,1, to the waters of another at 3,-1.
  const way: LighthouseInput = {
    path: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    lights: [{ at: [0, 1], keeper: 'opponent' }, { at: [3, -1] }],
    left: 0,
  };
  const won = (input: LighthouseInput) =>
    lighthouse.judge(input).bonuses.map(({ lighthouse: at, when, step }) => [at[0], when, step]);

  it('takes the toll with the step that leaves the waters', () => {
    const answer = lighthouse.judge(way);
    expect(answer).toMatchObject({ tolls: [{ lighthouse: [0, 1], step: 2, amount: 20 }], toll: 20, runEnded: true });
    expect(answer.waters).toEqual([[[0, 1]], [[0, 1]], [[3, -1]]]);
    expect(lighthouse.judge({ ...way, ship: 'pirate' }).toll).toBe(0);
    expect(lighthouse.judge({ ...way, lights: [{ at: [0, 1], keeper: 'own' }] }).toll).toBe(0);
  });

  it('gives a bonus of each, by reading', () => {
    expect(won(way)).toEqual([
      [3, 'now', null],
      [0, 'now', null],
    ]);
    expect(won({ ...way, rulings: { 'bonus-trigger': 'ending' } })).toEqual([[3, 'now', null]]);
    expect(won({ ...way, rulings: { 'bonus-trigger': 'passing' } })).toEqual([
      [0, 'now', 1],
      [3, 'now', 2],
    ]);
    expect(turns(lighthouse.readings(way))).toEqual([
      'bonus-trigger: ending',
      'bonus-trigger: passing',
      'bonus-use: next-only',
    ]);
  });

  it('waits for the end of the run while actions are left', () => {
    expect(won({ ...way, left: 1 })).toEqual([
      [3, 'at-end', null],
      [0, 'at-end', null],
    ]);
    expect(lighthouse.judge({ ...way, left: 1, kept: 1 })).toMatchObject({ usableNow: 1, usableNext: 2, lapse: 1 });
    expect(lighthouse.judge(way)).toMatchObject({ usableNow: 2, usableNext: 2, lapse: 0 });
    // The run ends outside the waters.
    expect(won({ ...way, lights: [{ at: [0, 1] }] })).toEqual([]);
  });

  it('refuses a way with holes, and lighthouses in it', () => {
    const read = lighthouse.parse({
      path: [
        [0, 0],
        [2, 0],
      ],
      lights: [{ at: [0, 0] }, { at: [30, 0] }],
      left: 0,
    });
    expect(read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'lights[1].at unknown-square',
    ]);
    const again = lighthouse.parse({
      path: [
        [0, 0],
        [2, 0],
      ],
      lights: [{ at: [0, 0] }, { at: [0, 0] }],
      left: 0,
    });
    expect(again.ok ? [] : again.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'path[1] not-beside',
      'lights[0].at square-taken',
      'lights[1].at square-taken',
    ]);
  });
});

describe('shot', () => {
  const cargo = [60, 110, 160] as const;
  it.each([
    ['abeam', { at: [0, -1], target: 'trade', cargo }, [], []],
    ['ahead', { at: [1, 0], target: 'trade' }, ['not-on-the-beam'], []],
    ['aslant', { at: [1, 1], target: 'trade' }, ['not-on-the-beam'], ['broadside: three-per-side']],
    ['too far', { at: [0, 2], target: 'trade' }, ['too-far'], []],
    ['at nothing', { at: [0, 1], target: 'nothing' }, ['nothing-there'], []],
    ['at a ship in port', { at: [0, 1], target: 'fishing', moored: true }, ['in-port'], []],
    [
      'at a ship just out',
      { at: [0, 1], target: 'fishing', justLeft: true },
      ['just-left-port'],
      ['departure-shield: beside-port'],
    ],
    [
      'at a ship still beside its port',
      { at: [0, 1], target: 'trade', besidePort: true },
      [],
      ['departure-shield: beside-port'],
    ],
    ['at a payer', { at: [0, 1], target: 'trade', paid: true }, ['paid-to-pass'], []],
    ['at an own ship', { at: [0, 1], target: 'trade', own: true }, ['own-piece'], []],
    ['at a sailor on an island', { at: [0, 1], target: 'sailor-on-island' }, [], []],
    ['at a sailor ashore', { at: [0, 1], target: 'sailor-on-land' }, ['sailor-not-on-island'], []],
    ['out of turn', { at: [0, 1], target: 'trade', turn: 'opponent' }, ['not-your-turn'], ['attack-timing: any-turn']],
    ['by a trade ship', { at: [0, 1], target: 'trade', ship: 'trade' }, ['unarmed'], []],
  ] as const)('%s', (_, more, refusals, readings) => {
    const input = { heading: 'E' as const, ...more };
    expect(shot.parse(input)).toEqual({ ok: true, value: input });
    expect(reasons(shot.judge(input).verdict)).toEqual(refusals);
    expect(turns(shot.readings(input))).toEqual(readings);
  });

  it('takes the lowest price of the cargo, and may ask a ransom instead', () => {
    expect(shot.judge({ heading: 'E', at: [0, 1], target: 'trade', cargo })).toMatchObject({ loot: 60, ransom: true });
    expect(shot.judge({ heading: 'E', at: [0, 1], target: 'pirate' })).toMatchObject({ loot: 0, ransom: true });
    expect(shot.judge({ heading: 'E', at: [0, 1], target: 'sailor-on-island' })).toMatchObject({ ransom: false });
    expect(reasons(shot.judge({ heading: null, at: [0, 1], target: 'trade' }).verdict)).toEqual(['pirate-in-port']);
  });
});
