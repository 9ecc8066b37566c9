import { type RulebookHooks, rulebookLaws } from '@portolan/core/testing';
import { describe, expect, test } from 'vitest';
import { clauses } from '../clauses.ts';
import { readings } from '../readings.ts';
import { eventClauses, impossibilities, refusals } from '../reasons.ts';
import { provenance, rules, turnAtAGlance } from './index.ts';
import { eventMessages, refusalMessages } from './messages/index.ts';
import { problemSentences } from './messages/problems.ts';

const spice = 'cards and tiles say it';

const hooks: RulebookHooks = {
  rules,
  clauses,
  readings,
  unused: { pepper: spice, cinnamon: spice, clove: spice, nutmeg: spice, nature: 'verdicts and logs say it' },
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

describe('the rulebook of Borneo', () => {
  test.each(rulebookLaws)('%s', (_, law) => expect(law(hooks)).toEqual([]));
});

describe('the sentences', () => {
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
});
