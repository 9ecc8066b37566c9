import { describe, expect, it } from 'vitest';
import { clauseKinds, quoted, type Rulebook, rulebook } from './rulebook.ts';
import { marks } from './words.ts';

const text = (fr: string, en: string) => ({ fr, en });

const clauses = rulebook({
  'deal.seven': { kind: 'setup', source: 'x', ...text('On donne sept cartes.', 'Seven cards are dealt.') },
  'deal.cut': { kind: 'setup', source: 'x', origin: 'ours', ...text('On coupe.', 'The deck is cut.') },
  'deal.ranks': { kind: 'definition', source: 'x', origin: 'public', ...text('13 rangs.', '13 ranks.') },
  'silent.misdeal': { kind: 'silent', source: 'x', ...text('Une maldonne ?', 'A misdeal?') },
  'ruling.jokers': { kind: 'ruling', source: 'x', ...text('Plusieurs Jokers servent.', 'Several Jokers serve.') },
});

const rules = {
  clauses,
  rulings: [
    {
      name: 'jokers',
      question: text('Plusieurs Jokers\u202f?', 'Several Jokers?'),
      readings: [
        { name: 'any', title: text('Oui', 'Yes'), why: text('x', 'x') },
        { name: 'one', title: text('Un seul', 'One'), why: text('x', 'x') },
        { name: 'none', title: text('Aucun\u202f!', 'None!'), why: text('x', 'x') },
        { name: 'two', title: text('Deux', 'Two'), why: text('x', 'x'), clause: text('Deux servent.', 'Two serve.') },
      ],
      touches: [],
    },
  ],
} as unknown as Rulebook;

describe('a clause that is quoted', () => {
  it.each([
    ['deal.seven', {}, 'Seven cards are dealt.', undefined],
    ['deal.cut', {}, 'The deck is cut.', 'ours'],
    ['deal.ranks', {}, '13 ranks.', 'public'],
    ['silent.misdeal', {}, 'A misdeal?', 'silent'],
    ['ruling.jokers', {}, 'Several Jokers serve.', 'default'],
    ['ruling.jokers', { jokers: 'any' }, 'Several Jokers serve.', 'default'],
    ['ruling.jokers', { jokers: 'nonsense' }, 'Several Jokers serve.', 'default'],
    ['ruling.jokers', { jokers: 'one' }, 'Several Jokers? One.', 'other'],
    ['ruling.jokers', { jokers: 'none' }, 'Several Jokers? None!', 'other'],
    ['ruling.jokers', { jokers: 'two' }, 'Two serve.', 'other'],
    ['deal.seven', { jokers: 'one' }, 'Seven cards are dealt.', undefined],
  ])('%s under %j', (id, rulings, said, mark) => {
    expect(quoted(rules, id, rulings as Record<string, string>, 'en')).toEqual({
      id,
      text: said,
      ...(mark ? { mark } : {}),
    });
  });

  it('speaks French', () => {
    expect(quoted(rules, 'ruling.jokers', { jokers: 'one' }, 'fr')?.text).toBe('Plusieurs Jokers\u202f? Un seul.');
  });

  it.each(['deal', 'toString', 'ruling.toString'])('is none for %s', (id) => {
    expect(quoted(rules, id, {}, 'en')).toBeUndefined();
  });

  it('has words for every mark', () => {
    expect(Object.keys(marks).sort()).toEqual(['default', 'other', 'ours', 'public', 'silent']);
    expect(clauseKinds).toContain('silent');
  });
});
