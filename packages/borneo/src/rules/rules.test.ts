import { languages } from '@portolan/core';
import { describe, expect, test } from 'vitest';
import { clauses } from '../clauses.ts';
import { eventClauses, impossibilities, refusals } from '../reasons.ts';
import { provenance, rules, turnAtAGlance } from './index.ts';
import { actionSentences } from './messages/actions.ts';
import { eventSentences } from './messages/events.ts';
import { problemSentences } from './messages/problems.ts';
import { violationSentences } from './messages/violations.ts';

/** Every `fr` text found in a value. */
const frenchOf = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'fr' && typeof item === 'string' ? [item] : frenchOf(item),
  );
};

const sample = {
  clause: 'score.missions',
  reason: 'sample',
  kind: 'sample',
  seat: 1,
  to: 'swap',
  from: 'red',
  expected: [2],
  company: 'red',
  companies: ['red', 'blue'],
  winner: 'red',
  order: [['red', 4]],
  flags: { red: 4 },
  lacks: { clove: 1 },
  cards: ['RRB/G:v2', 'YRG/R:x'],
  card: 'RRB/G:v2',
  pay: ['RRB/G:v2', 'kuching'],
  shipments: ['RRB/G:v2'],
  harbors: ['kuching'],
  harbor: 'kuching',
  mission: '2a',
  phase: 'draw',
  seats: [0, 1],
  port: 1,
  rank: 2,
  toRank: 3,
  attacker: 3,
  defender: 1,
  attackerRank: 1,
  defenderRank: 3,
  owner: 2,
  first: 0,
  code: 'sample',
  action: 'transfer',
};

/** Facts that mean something else in one kind of event or action. */
const own: Readonly<Record<string, object>> = {
  pirateShipTaken: { from: 'cove' },
  draw: { to: 1 },
  transfer: { to: 'blue' },
};

describe('the rulebook of Borneo', () => {
  test('has every clause, in one section each', () => {
    expect(Object.keys(rules.clauses)).toEqual([...clauses]);
    const listed = rules.sections.flatMap((section) => section.parts.flatMap((part) => part.clauses));
    expect([...listed].sort()).toEqual([...clauses].sort());
  });

  test('names only clauses, terms and sections that exist', () => {
    const known = new Set<string>(clauses);
    const terms = new Set(rules.glossary.map((term) => term.id));
    const sectionIds = new Set(rules.sections.map((section) => section.id));
    for (const clause of Object.values(rules.clauses)) {
      for (const id of [...(clause.see ?? []), ...(clause.except ? [clause.except] : [])]) expect(known).toContain(id);
      for (const id of clause.terms ?? []) expect(terms).toContain(id);
    }
    for (const phase of turnAtAGlance) for (const id of phase.sections) expect(sectionIds).toContain(id);
  });

  test('states a clause for every open point and an open point for every such clause', () => {
    const names = rules.rulings.map((ruling) => `ruling.${ruling.name}`);
    expect(names).toEqual(clauses.filter((id) => id.startsWith('ruling.')));
    for (const ruling of rules.rulings) {
      expect(ruling.readings.length).toBeGreaterThan(1);
      for (const id of ruling.touches) expect(clauses).toContain(id);
    }
  });

  test('keeps French typography', () => {
    for (const text of frenchOf([
      rules.clauses,
      rules.sections,
      rules.rulings,
      rules.glossary,
      provenance,
      turnAtAGlance,
    ])) {
      expect(text).not.toMatch(/ [:;!?»]|« |'|\.\.\./);
    }
  });
});

describe('the sentences', () => {
  test.each(languages)('are whole in %s', (lang) => {
    const all = [
      ...Object.keys(violationSentences).map((key) => {
        const [reason = '', clause = 'any.clause'] = key.split('/').reverse();
        return rules.violation({ ...sample, clause, reason }, lang);
      }),
      ...Object.keys(eventSentences).map((kind) => rules.event({ ...sample, ...own[kind], kind }, lang)),
      ...Object.keys(actionSentences).map((kind) => rules.action({ ...sample, ...own[kind], kind }, lang)),
    ];
    const problems = Object.keys(problemSentences).map((code) => rules.problem({ path: 'hands[1][0]', code }, lang));
    for (const text of problems) expect(text).toMatch(/^hands\[1\]\[0\]\s?: .+\.$/);
    for (const text of all) {
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\?|sample| {2}|'/);
      if (lang === 'fr') expect(text).not.toMatch(/ [:;!?»]|« /);
    }
  });

  test('are one for every refusal, every impossible position and every event, and none besides', () => {
    const needed = Object.entries({ ...refusals, ...impossibilities });
    const keys = new Set(Object.keys(violationSentences));
    const used = needed.flatMap(([reason, broken]) =>
      broken.map((clause) => (keys.has(`${clause}/${reason}`) ? `${clause}/${reason}` : reason)),
    );
    expect([...new Set(used)].sort()).toEqual([...keys].sort());
    expect(Object.keys(eventSentences).sort()).toEqual(Object.keys(eventClauses).sort());
  });

  test('survive missing facts', () => {
    for (const lang of languages) {
      for (const key of Object.keys(violationSentences)) {
        const [reason = '', clause = 'any.clause'] = key.split('/').reverse();
        expect(rules.violation({ clause, reason }, lang)).toMatch(/\.$/);
      }
      for (const kind of Object.keys(eventSentences)) expect(rules.event({ kind }, lang)).toMatch(/\.$/);
      for (const kind of Object.keys(actionSentences)) expect(rules.action({ kind }, lang)).not.toBe('');
    }
  });

  test('count in each language as it counts', () => {
    const limit = (hand: number) => ({ clause: 'fight.single-card', reason: 'single-card', hand });
    expect(rules.violation(limit(0), 'fr')).toContain('0 carte en main');
    expect(rules.violation(limit(0), 'en')).toContain('0 cards in hand');
    expect(rules.violation(limit(1), 'en')).toContain('1 card in hand');
  });

  test('say whose turn it is, and that chance comes first', () => {
    const late = { clause: 'fight.defense', reason: 'not-your-turn', seat: 3, expected: [2] };
    expect(rules.violation(late, 'fr')).toBe('C’est à C de se défendre, pas à D.');
    const early = { ...late, clause: 'turn.active', expected: ['nature'] };
    expect(rules.violation(early, 'en')).toContain('chance comes first');
  });

  test('name a clause or a code that has no sentence', () => {
    expect(rules.violation({ clause: 'new.clause', reason: 'new-reason' }, 'en')).toContain('new.clause');
    expect(rules.problem({ path: 'ports[1]', code: 'new-code' }, 'fr')).toBe('ports[1]\u00a0: problème new-code.');
  });
});
