import { describe, expect, test } from 'vitest';
import { clauses } from '../clauses.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { type RulingName, readingsOf, rulingNames } from '../readings.ts';
import { navigationIds } from '../types.ts';
import {
  colorInWords,
  materialInWords,
  navigationInWords,
  productInWords,
  provenance,
  rules,
  turnAtAGlance,
} from './index.ts';

/** Every text of a language found in a value. */
const textsOf = (value: unknown, lang: 'fr' | 'en'): string[] => {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === lang && typeof item === 'string' ? [item] : textsOf(item, lang),
  );
};

const written = [rules.clauses, rules.sections, rules.rulings, rules.glossary, provenance, turnAtAGlance];

describe('the rulebook of Rotterdam', () => {
  test('has every clause, in one section each', () => {
    expect(Object.keys(rules.clauses)).toEqual([...clauses]);
    const listed = rules.sections.flatMap((section) => section.parts.flatMap((part) => part.clauses));
    expect([...listed].sort()).toEqual([...clauses].sort());
  });

  test('names only clauses, terms and sections that exist', () => {
    const known = new Set<string>(clauses);
    const terms = rules.glossary.map((term) => term.id);
    expect(new Set(terms).size).toBe(terms.length);
    const sectionIds = new Set(rules.sections.map((section) => section.id));
    for (const clause of Object.values(rules.clauses)) {
      for (const id of [...(clause.see ?? []), ...(clause.except ? [clause.except] : [])]) expect(known).toContain(id);
      for (const id of clause.terms ?? []) expect(terms).toContain(id);
    }
    for (const phase of turnAtAGlance) for (const id of phase.sections) expect(sectionIds).toContain(id);
  });

  test('states a clause for every open point and an open point for every such clause', () => {
    expect(rules.rulings.map((ruling) => ruling.name)).toEqual(rulingNames);
    for (const ruling of rules.rulings) {
      expect(rules.clauses).toHaveProperty([`ruling.${ruling.name}`, 'kind'], 'ruling');
      expect(ruling.readings.map((reading) => reading.name)).toEqual(readingsOf(ruling.name as RulingName));
      for (const id of ruling.touches) expect(clauses).toContain(id);
    }
  });

  test('has an open point for every clause of that kind but the one with a single reading', () => {
    const stated = clauses.filter((id) => rules.clauses[id].kind === 'ruling');
    expect(stated).toEqual([...rulingNames.map((name) => `ruling.${name}`), 'ruling.full-tie']);
  });

  test('explains every card, product and material of the box in the glossary', () => {
    const terms = new Map(rules.glossary.map(({ id, term }) => [id, term]));
    for (const { id } of reconstructed.products) expect(terms.get(id)?.fr).toBe(productInWords(id, 'fr'));
    for (const { id } of reconstructed.materials) expect(terms.get(id)?.en).toBe(materialInWords(id, 'en'));
    for (const id of navigationIds) expect(terms.get(id)?.fr).toBe(navigationInWords(id, 'fr'));
    for (const id of reconstructed.colors) expect(terms.get(id)?.fr).toBe(colorInWords(id, 'fr'));
  });

  test('keeps French typography', () => {
    for (const text of textsOf(written, 'fr')) expect(text).not.toMatch(/ [:;!?»]|« |'|\.\.\./);
  });

  test('is translated everywhere', () => {
    expect(textsOf(written, 'en')).toHaveLength(textsOf(written, 'fr').length);
    for (const text of textsOf(written, 'en')) expect(text).not.toMatch(/[«»éèêàçôîûœ']|\.\.\./);
  });
});
