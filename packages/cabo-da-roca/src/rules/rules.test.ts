import { languages } from '@portolan/core';
import { type RulebookHooks, rulebookLaws } from '@portolan/core/testing';
import { describe, expect, test } from 'vitest';
import { clauses } from '../clauses.ts';
import { readings } from '../readings.ts';
import { eventClauses, impossibilities, refusals } from '../reasons.ts';
import { facts, provenance, rules, squareInWords, turnAtAGlance } from './index.ts';
import { actionMessages, eventMessages, refusalMessages } from './messages/index.ts';
import { problemSentences } from './messages/problems.ts';

const sample = {
  clause: 'scoring.fish',
  reason: 'sample',
  kind: 'sample',
  seat: 1,
  turn: 2,
  from: 0,
  to: 1,
  next: 2,
  at: [2, -1],
  rot: 1,
  round: 2,
  phase: 'act',
  stage: 'buy',
  ship: '0t1',
  ships: ['0t1', '1p'],
  other: '1f2',
  piece: 'trade',
  sell: ['0f1', [3, 4]],
  card: 't01',
  cargo: 't01',
  tile: 'coast',
  face: 'A',
  port: 'B',
  ports: ['B', 'C'],
  dir: 'SE',
  direction: 'E',
  side: 'W',
  corner: 'NW',
  bearing: 'S',
  heading: 'NE',
  owner: 1,
  sum: 30,
  price: 100,
  coins: 40,
  cost: 2,
  left: 1,
  asked: 1,
  has: 0,
  distance: 2,
  amount: 20,
  actions: 1,
  count: 1,
  cards: 12,
  value: 50,
  type: 'island',
  length: 6,
  zone: 2,
  lighthouse: [0, 1],
  item: 'fish',
  cause: 'storm',
  winners: [0, 2],
  totals: [350, 90, 350],
  accept: true,
  attempt: { kind: 'advance', seat: 0, ship: '0t1' },
  limit: 2,
  seen: 3,
  copies: 1,
  allowance: 5,
  more: 3,
  total: 3,
  expected: 2,
};

/** Facts that mean something else in one kind of event or action. */
const own: Readonly<Record<string, object>> = {
  shipDeparted: { to: [1, 1] },
  shipAdvanced: { to: [1, 1] },
  sailorWalked: { from: [1, 0], to: [1, 1] },
  allowanceRaised: { to: 3 },
  pieceSold: { piece: '0f1' },
  sell: { piece: [3, 4] },
  rotate: { to: 'left' },
  gameEnded: { reason: 'all-taken' },
  notSold: { reason: 'struck' },
};

/** Facts of refusals that mean something else than in `own`. */
const refused: Readonly<Record<string, object>> = {
  'no-tile': { to: [4, 1] },
  'no-land-around': { to: [4, 1] },
  'actions.ship-and-sailor/sailor-there': { to: [4, 1] },
};

const hooks: RulebookHooks = {
  rules,
  clauses,
  readings,
  settled: ['tiles.corners', 'laying.dead-stack', 'buying.new-ship', 'combat.own-turn', 'end.stall'],
  glance: turnAtAGlance,
  texts: [provenance, turnAtAGlance],
  sentences: {
    reasons: [refusals, impossibilities],
    violations: refusalMessages,
    kinds: eventClauses,
    events: eventMessages,
    problems: problemSentences,
  },
};

describe('the rulebook of Cabo da Roca', () => {
  test.each(rulebookLaws)('%s', (_, law) => expect(law(hooks)).toEqual([]));

  test('claims no designer, publisher or year', () => {
    expect(Object.keys(facts)).toEqual(['players', 'age', 'minutes']);
  });
});

describe('the sentences', () => {
  test.each(languages)('are whole in %s', (lang) => {
    const all = [
      ...Object.keys(refusalMessages).map((key) => {
        const [reason = '', clause = 'any.clause'] = key.split('/').reverse();
        return rules.violation({ clause, reason, facts: { ...sample, ...refused[key] } }, lang);
      }),
      ...Object.keys(eventMessages).map((kind) => rules.event({ ...sample, ...own[kind], kind }, lang)),
      ...Object.keys(actionMessages).map((kind) => rules.action({ ...sample, ...own[kind], kind }, lang)),
    ];
    for (const text of all) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\?|sample| {2}|'/);
      expect(text).toMatch(/^[A-ZÀ-Ý0-9]/);
      if (lang === 'fr') expect(text).not.toMatch(/ [:;!?»]|« |\bde le\b|\bà le\b/);
    }
  });

  test('name ships, squares and players', () => {
    const moved = { kind: 'shipAdvanced', ship: '1t2', to: [2, -1] };
    expect(rules.event(moved, 'fr')).toBe('Le bateau de commerce 2 de B avance en (2,\u202f−1).');
    expect(rules.event(moved, 'en')).toBe('B’s trade ship 2 advances to (2,\u202f−1).');
    const unlucky = { kind: 'sharkDelay', ship: '0f1', actions: 1 };
    expect(rules.event(unlucky, 'fr')).toBe('Le requin prend 1 action au bateau de pêche 1 de A.');
  });

  test('tell a purchase as asked for, where somebody was asked first', () => {
    const purchase = { kind: 'buyShip', seat: 0, piece: 'pirate', at: [1, 2] };
    const asked = [{ kind: 'offerMade', clause: 'buying.guest-port', from: 0, to: 1 }];
    expect(rules.action(purchase, 'fr', [])).toBe('A achète un pirate en (1,\u202f2)');
    expect(rules.action(purchase, 'fr', asked)).toBe('A demande à B de pouvoir acheter un pirate en (1,\u202f2)');
    expect(rules.action(purchase, 'en', asked)).toBe('A asks B to be allowed to buy a pirate on (1,\u202f2)');
  });

  test('write squares and numbers below zero in one form, what is wrong with an input too', () => {
    expect([squareInWords([-3, 0]), squareInWords([0, -12])]).toEqual(['(−3,\u202f0)', '(0,\u202f−12)']);
    const far = { path: 'path[1]', code: 'not-beside', facts: { found: [4, -1] } };
    expect(rules.problem(far, 'en')).toContain('(found: (4,\u202f−1))');
    const low = { path: 'coins[0]', code: 'out-of-range', facts: { found: -5, min: 0 } };
    expect(rules.problem(low, 'fr')).toContain('trouvé\u00a0: −5');
    const fallen = { path: 'cargo', code: 'prices-fall', facts: { found: [60, 50, 40] } };
    expect(rules.problem(fallen, 'en')).toContain('found: 60, 50, 40');
  });

  test('count in each language as it counts', () => {
    const limit = (left: number, cost = 2) => ({
      clause: 'turn.limit',
      reason: 'not-enough-actions',
      facts: { cost, left },
    });
    expect(rules.violation(limit(0), 'fr')).toContain('2 actions');
    expect(rules.violation(limit(0, 1), 'en')).toContain('1 action;');
  });

  test('tell what lacks where a bonus pays for the move, and what the shark takes', () => {
    const short = { clause: 'turn.limit', reason: 'not-enough-actions', facts: { cost: 2, left: 0 } };
    const tell = (more: object, lang: 'fr' | 'en') =>
      rules.violation({ ...short, facts: { ...short.facts, ...more } }, lang);
    expect(tell({ bonus: 1, shark: true }, 'en')).toBe(
      '1 action missing: the bonus pays for the move, not for the shark, with 0 actions left.',
    );
    expect(tell({ bonus: 1, shark: true }, 'fr')).toMatch(/^Il manque 1 action.*pas le requin.*0 action\.$/);
    expect(tell({ shark: true, left: 1 }, 'en')).toBe('This takes 2 actions, the shark included; 1 left.');
    const crossing = { clause: 'crossing.move-on', reason: 'cannot-move-on', facts: { ship: '1t1' } };
    expect(rules.violation({ ...crossing, facts: { ...crossing.facts, shark: true } }, 'en')).toContain(
      'the shark takes',
    );
    expect(rules.violation(crossing, 'en')).not.toContain('shark');
  });

  test('name the place in a position that cannot be', () => {
    const corner = { clause: 'laying.corners', reason: 'corner-mismatch', facts: { corner: 'NW' } };
    expect(rules.violation(corner, 'en')).toBe('The northwest corner does not match the tile across it.');
    const placed = { ...corner, facts: { ...corner.facts, at: [2, -1] } };
    expect(rules.violation(placed, 'fr')).toMatch(/^En \(2,\u202f−1\), le coin nord-ouest/);
    const early = { clause: 'opening.tiles-only', reason: 'opening-round', facts: { round: 2 } };
    expect(rules.violation(early, 'en')).toMatch(/^Round 2/);
    expect(rules.violation({ ...early, facts: { ...early.facts, seat: 1 } }, 'en')).toMatch(/^B has a ship/);
    const near = { clause: 'laying.ports-apart', reason: 'port-nearby', facts: { port: 'A' } };
    expect(rules.violation(near, 'fr')).toMatch(/^Le port A est trop près/);
  });

  test('say whose turn it is, and that chance comes first', () => {
    const late = (turn: number | 'nature') => ({ clause: 'turn.order', reason: 'not-your-turn', facts: { turn } });
    expect(rules.violation(late(1), 'fr')).toBe('C’est à B de jouer.');
    expect(rules.violation(late('nature'), 'en')).toContain('chance comes first');
  });
});
