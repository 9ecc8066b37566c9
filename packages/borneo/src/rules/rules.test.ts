import { type Lang, languages, must } from '@portolan/core';
import { holesIn } from '@portolan/core/testing';
import { describe, expect, test } from 'vitest';
import { clauses } from '../clauses.ts';
import { examples } from '../examples/index.ts';
import { borneo } from '../index.ts';
import { eventClauses, impossibilities, refusals } from '../reasons.ts';
import type { Event } from '../types.ts';
import { provenance, rules, turnAtAGlance } from './index.ts';
import { eventMessages, refusalMessages } from './messages/index.ts';
import { problemSentences } from './messages/problems.ts';

/** Every `fr` text found in a value. */
const frenchOf = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'fr' && typeof item === 'string' ? [item] : frenchOf(item),
  );
};

/** All that the examples tell: their actions, what happens and what is refused. */
const toldBy = (lang: Lang): readonly string[] =>
  examples.flatMap(({ position, actions }) => {
    const state = must(borneo.parsePosition(position));
    return actions.flatMap((action) => {
      const verdict = borneo.check(state, action);
      const events: Event[] = [];
      if (verdict.legal) borneo.apply(state, action, (event) => events.push(event));
      return [
        `${rules.action(action, lang)}.`,
        ...events.map((event) => rules.event(event, lang)),
        ...(verdict.legal ? [] : verdict.violations.map((violation) => rules.violation(violation, lang))),
      ];
    });
  });

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
    const problems = Object.keys(problemSentences).map((code) => rules.problem({ path: 'hands[1][0]', code }, lang));
    for (const text of problems) expect(text).toMatch(/^hands\[1\]\[0\]\s?: .+\.$/);
    for (const text of toldBy(lang)) {
      expect(text).toMatch(/\.$/);
      expect(holesIn(text, lang)).toEqual([]);
    }
  });

  test('are told for every refusal, every impossible position and every event, and for none besides', () => {
    expect(Object.keys(refusalMessages).sort()).toEqual(Object.keys({ ...refusals, ...impossibilities }).sort());
    expect(Object.keys(eventMessages).sort()).toEqual(Object.keys(eventClauses).sort());
  });

  test('count in each language as it counts', () => {
    const limit = (hand: number) => ({ clause: 'fight.single-card', reason: 'single-card', facts: { hand } });
    expect(rules.violation(limit(0), 'fr')).toContain('0\u00a0carte en main');
    expect(rules.violation(limit(0), 'en')).toContain('0\u00a0cards in hand');
    expect(rules.violation(limit(1), 'en')).toContain('1\u00a0card in hand');
  });

  test('say whose turn it is, and that chance comes first', () => {
    const late = { clause: 'fight.defense', reason: 'not-your-turn', facts: { seat: 3, expected: [2] } };
    expect(rules.violation(late, 'fr')).toBe('C’est à C de se défendre, pas à D.');
    const early = { ...late, clause: 'turn.active', facts: { ...late.facts, expected: ['nature'] } };
    expect(rules.violation(early, 'en')).toContain('chance comes first');
  });

  test('name a clause or a code that has no sentence', () => {
    expect(rules.violation({ clause: 'new.clause', reason: 'new-reason', facts: {} }, 'en')).toContain('new.clause');
    expect(rules.problem({ path: 'ports[1]', code: 'new-code' }, 'fr')).toBe('ports[1]\u00a0: problème new-code.');
  });
});
