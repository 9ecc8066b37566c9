import { describe, expect, it } from 'vitest';
import { fold, wordsOf } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Épices', 'epices'],
    ['ÉPICES', 'epices'],
    ['Cœur', 'coeur'],
    ['CŒUR', 'coeur'],
    ['Æquo', 'aequo'],
    ['où ça', 'ou ca'],
  ])('%s is %s', (text, folded) => expect(fold(text)).toBe(folded));
});

describe('wordsOf', () => {
  it('keeps a number whole and parts an elision and an id', () =>
    expect(wordsOf('5.10 l’épée fight.above').map(({ word }) => word)).toEqual([
      '5.10',
      'l',
      'epee',
      'fight',
      'above',
    ]));

  it('tells where a word stands in the text as written', () =>
    expect(wordsOf('Le cœur, ici').map(({ start, end }) => 'Le cœur, ici'.slice(start, end))).toEqual([
      'Le',
      'cœur',
      'ici',
    ]));
});
