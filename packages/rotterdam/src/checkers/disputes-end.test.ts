import { describe, expect, it } from 'vitest';
import { checkers } from './index.ts';
import type { EndInput, EndPlayer } from './types.ts';

// Disputes over the end, each with its answer worked out by hand.

const { end } = checkers;

const turning = (found: readonly { readonly ruling: string; readonly reading: string }[]): string[] =>
  found.map(({ ruling, reading }) => `${ruling}=${reading}`);

describe('end', () => {
  const table = (...players: EndPlayer[]): EndInput => ({ players, phaseEnded: true });
  const totals = (input: EndInput, rulings = {}) => end.judge(input, rulings).rows.map(({ total }) => total);

  it.each([
    { why: 'twelve', points: 12, phaseEnded: true, over: true },
    { why: 'eleven', points: 11, phaseEnded: true, over: false },
    { why: 'twelve, but the phase goes on', points: 12, phaseEnded: false, over: false },
  ])('$why', ({ points, phaseEnded, over }) => {
    const answer = end.judge({ players: [{ missions: points }, { missions: 0 }], phaseEnded });
    expect(answer).toMatchObject({ over, verdict: { legal: !over }, reached: points < 12 ? [] : [0] });
    expect(answer.clauses.includes('end.finish-phase')).toBe(points >= 12 && !over);
  });

  it('counts Missions, point cards and Products', () => {
    // m29 7 + m13 5; laid 1, in hand 2; bread 1 + jam 2.
    const input = table(
      {
        missions: ['m29', 'm13'],
        laid: ['advantage'],
        navigation: ['extra-advantage', 'joker'],
        products: ['bread', 'jam'],
      },
      { missions: 9, products: ['jam', 'jam', 'petrol', 'petrol'] },
    );
    expect(end.judge(input).rows[0]).toEqual({
      seat: 0,
      missions: 12,
      navigation: [3, 3],
      products: [3, 3],
      total: [18, 18],
      productCards: 2,
    });
    expect(end.judge(input)).toMatchObject({ winners: [0], certain: 0, possible: [0], ties: [] });
    expect(totals(input, { 'navigation-points': 'laid-only' })).toEqual([
      [16, 16],
      [17, 17],
    ]);
    expect(turning(end.readings(input))).toEqual(['navigation-points=laid-only']);
    expect(end.judge(input, { 'navigation-points': 'laid-only' }).clauses).toContain('score.trigger-not-win');
  });

  it('breaks ties, and tells each', () => {
    const missions = table({ missions: 12 }, { missions: 10, products: ['bread', 'bread'] });
    expect(end.judge(missions)).toMatchObject({ winners: [0], ties: [{ by: 'missions', left: [0] }] });
    const cards = table({ missions: 12, products: ['jam'] }, { missions: 12, products: ['bread', 'bread'] });
    expect(end.judge(cards)).toMatchObject({ winners: [1], ties: [{ by: 'missions' }, { by: 'products', left: [1] }] });
    const points = table(
      { missions: 12, products: ['jam'] },
      { missions: 12, laid: ['advantage'], products: ['bread'] },
    );
    expect(end.judge(points).winners).toEqual([0, 1]);
    expect(turning(end.readings(points))).toEqual(['product-tie=points']);
    expect(end.judge(points, { 'product-tie': 'points' })).toMatchObject({ winners: [0] });
    expect(end.judge(points).clauses).toContain('ruling.full-tie');
  });

  it('gives ranges for unknown cards, and who wins in every case', () => {
    // 13 against 9 + 2 + (0, 1 or 2): at 13 both the Missions decide.
    const sure = table(
      { missions: 12, products: ['bread'] },
      { missions: 9, products: ['?vulcaanhaven', '?vulcaanhaven'], navigation: ['?'] },
    );
    expect(totals(sure)).toEqual([
      [13, 13],
      [11, 13],
    ]);
    expect(end.judge(sure)).toMatchObject({ winners: [0], certain: 0, possible: [0], ties: [{ by: 'missions' }] });
    const open = table({ missions: 12 }, { missions: 11, navigation: ['?'] }, { missions: 11, navigation: ['?'] });
    // There is one Extra advantage only: 13 beats 12, and 12 to 12 the Missions decide.
    expect(end.judge(open)).toMatchObject({ winners: null, certain: null, possible: [0, 1, 2] });
    expect(totals(open)).toEqual([
      [12, 12],
      [11, 13],
      [11, 13],
    ]);
  });

  it('knows that face-down cards are those that nobody shows', () => {
    // All four point cards are shown: what lies face down counts nothing.
    const shown = table(
      { missions: 12, laid: ['advantage', 'advantage', 'advantage', 'extra-advantage'] },
      { missions: 11, navigation: ['?', '?'] },
    );
    expect(end.judge(shown).rows[1]?.navigation).toEqual([0, 0]);
    // The back of a card shows its harbor, and with it what it counts, in whatever order cards are named.
    expect(
      totals(
        table(
          { missions: 12, products: ['?vulcaanhaven', 'jam', '?merwehaven', 'bread', '?vulcaanhaven'] },
          { missions: 0 },
        ),
      )[0],
    ).toEqual([19, 19]);
    // All Botlek cards but one are shown, all others lie face down: 13 cards of 2 points, and the 14th.
    const botlek = [...Array(7).fill('plastic'), ...Array(6).fill('petrol')];
    expect(totals(table({ missions: 0, products: botlek }, { missions: 0, products: ['?botlek'] }))).toEqual([
      [26, 26],
      [2, 2],
    ]);
    // A product of any harbor counts 1 or 2.
    expect(totals(table({ missions: 12, products: ['?', '?'] }, { missions: 0 }))[0]).toEqual([14, 16]);
  });

  it.each([
    {
      players: [{ missions: ['m01'] }, { missions: ['m01'] }],
      problem: { path: 'players', code: 'duplicate' },
    },
    {
      players: [{ missions: 1, laid: Array(4).fill('advantage') }, { missions: 1 }],
      problem: { path: 'players', code: 'wrong-total' },
    },
    {
      players: [{ missions: 1, products: Array(15).fill('?botlek') }, { missions: 1 }],
      problem: { path: 'players', code: 'wrong-total' },
    },
    {
      players: [{ missions: 1, laid: ['joker'] }, { missions: 1 }],
      problem: { path: 'players[0].laid[0]', code: 'unknown-card' },
    },
    { players: [{ missions: 1 }], problem: { path: 'players', code: 'wrong-length' } },
  ])('cannot have been: $problem.code at $problem.path', ({ players, problem }) =>
    expect(end.parse({ players, phaseEnded: true })).toMatchObject({ problems: [problem] }),
  );
});
