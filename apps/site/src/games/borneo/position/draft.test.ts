import { describe, expect, it } from 'vitest';
import { withEntry, withField } from '../../../position/json.ts';
import { cardsTyped, cardsWritten, cardTyped, toggledCard } from './draft.ts';

describe('cards as people type them', () => {
  it.each([
    ['rrb/g:p', 'RRB/G:p'],
    ['RRV/J:v2', 'RRG/Y:v2'],
    ['rrbgp', 'RRB/G:p'],
    ['YRG/R:X', 'YRG/R:x'],
    ['?', '?'],
    ['ZZZ', 'ZZZ'],
    ['RRB/G:q', 'RRB/G:q'],
  ])('%s is %s', (typed, face) => {
    expect(cardTyped(typed)).toBe(face);
  });

  it('stand on a line, with numbers for unknown ones', () => {
    expect(cardsTyped(' rrb/g:p,  3; ?\nfoo ')).toEqual(['RRB/G:p', 3, '?', 'foo']);
    expect(cardsTyped('')).toEqual([]);
    expect(cardsWritten(['RRB/G:p', 3, '?'], 'en')).toBe('RRB/G:p 3 ?');
    expect(cardsWritten(['RRB/G:p', 'foo'], 'fr')).toBe('RRB/V:p foo');
    expect(cardsTyped(cardsWritten(['RRB/G:p', 'YYR/J:v2'], 'fr'))).toEqual(['RRB/G:p', 'YYR/Y:v2']);
  });

  it('are read as the page prints them', () => {
    expect(cardsTyped('RRV/J muscade double, RRB/V girofle\u00a0×2; JVR/J poivre 2')).toEqual([
      'RRG/Y:n2',
      'RRB/G:v2',
      'YGR/Y:p2',
    ]);
    expect(cardsTyped('RRB/G clove 3 rrb/g crate')).toEqual(['RRB/G:v', 3, 'RRB/G:x']);
  });

  it('are put in and taken out one copy at a time', () => {
    expect(toggledCard(['RRB/G:p'], 'BRY/R:c')).toEqual(['RRB/G:p', 'BRY/R:c']);
    expect(toggledCard(['RRB/G:p', 2, 'RRB/G:p'], 'RRB/G:p')).toEqual([2, 'RRB/G:p']);
  });
});

describe('changes to a position', () => {
  it('leave the rest alone', () => {
    expect(withField({ a: 1, b: 2 }, 'b', undefined)).toEqual({ a: 1 });
    expect(withField({ a: 1 }, 'b', 3)).toEqual({ a: 1, b: 3 });
    expect(withEntry([1], 3, 9, 0)).toEqual([1, 0, 0, 9]);
  });
});
