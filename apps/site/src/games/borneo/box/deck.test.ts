import { describe, expect, it } from 'vitest';
import { readDeck, writeDeck } from './deck.ts';

describe('a typed deck', () => {
  it('reads faces in the letters of both languages and adds copies up', () => {
    expect(readDeck('RRB/G:v2\nrrv/j:n ×3\n\nRRG/Y:n\n')).toEqual({
      cards: [
        { face: 'RRB/G:v2', copies: 1 },
        { face: 'RRG/Y:n', copies: 4 },
      ],
      bad: [],
    });
  });

  it('tells the lines that are no cards', () => {
    expect(readDeck('RRB/G:v2\nRRB\n<script>\nRRB/G:q').bad).toEqual([2, 3, 4]);
  });

  it('reads back what it writes', () => {
    const cards = [
      { face: 'RRB/G:v2', copies: 2 },
      { face: 'YYB/G:x', copies: 1 },
    ];
    expect(readDeck(writeDeck(cards)).cards).toEqual(cards);
  });
});
