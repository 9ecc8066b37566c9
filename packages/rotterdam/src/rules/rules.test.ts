import { type RulebookHooks, rulebookLaws } from '@portolan/core/testing';
import { describe, expect, test } from 'vitest';
import { clauses } from '../clauses.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { readings } from '../readings.ts';
import { eventClauses, impossibilities, refusals } from '../reasons.ts';
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
import { eventMessages, refusalMessages } from './messages/index.ts';
import { problemSentences } from './messages/problems.ts';

const hooks: RulebookHooks = {
  rules,
  clauses,
  readings,
  unused: {
    ...Object.fromEntries(['red', 'yellow', 'green', 'blue'].map((id) => [id, 'the map says it'])),
    ...Object.fromEntries(['crude-oil', 'chemicals'].map((id) => [id, 'the ships carry it'])),
    ...Object.fromEntries(['setup', 'sail', 'anchor-phase', 'game-over'].map((id) => [id, 'verdicts say it'])),
    ...Object.fromEntries(['pasta', 'jam', 'petrol', 'plastic', 'paint', 'medicine'].map((id) => [id, 'cards say it'])),
  },
  settled: ['ruling.full-tie'],
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

describe('the rulebook of Rotterdam', () => {
  test.each(rulebookLaws)('%s', (_, law) => expect(law(hooks)).toEqual([]));

  test('explains every card, product and material of the box in the glossary', () => {
    const terms = new Map(rules.glossary.map(({ id, term }) => [id, term]));
    for (const { id } of reconstructed.products) expect(terms.get(id)?.fr).toBe(productInWords(id, 'fr'));
    for (const { id } of reconstructed.materials) expect(terms.get(id)?.en).toBe(materialInWords(id, 'en'));
    for (const id of navigationIds) expect(terms.get(id)?.fr).toBe(navigationInWords(id, 'fr'));
    for (const id of reconstructed.colors) expect(terms.get(id)?.fr).toBe(colorInWords(id, 'fr'));
  });
});
