import { expect, it } from 'vitest';
import { caboBook } from '../../kit/cabo-da-roca.ts';
import { fieldName } from './field-names.ts';

it.each([
  ['sailors[0].at', 'Marin 1, case', 'Sailor 1, square'],
  ['ships.0t1.cargo', 'Bateau de commerce 1 de A, carte à bord', 'A’s trade ship 1, card aboard'],
  ['around.NE', 'Nord-est', 'Northeast'],
  ['card.prices', 'Carte, prix', 'Card, prices'],
  ['tradeCards[0].prices', 'Carte 1, prix', 'Card 1, prices'],
  ['coins[2]', 'Pièces d’or, joueur C', 'Coins, player C'],
  ['players[1].islands', 'Joueur B, îles tenues', 'Player B, islands held'],
  ['ports.C', 'Port C', 'Port C'],
])('%s is called "%s" and "%s"', (path, fr, en) => {
  expect([fieldName(path, 'fr'), fieldName(path, 'en')]).toEqual([fr, en]);
});

it('a place that no form shows keeps its path', () => {
  expect(fieldName('stepping.way', 'fr')).toBeUndefined();
  expect(caboBook.problemText({ path: 'stepping.way', code: 'missing-field' }, 'en')).toMatch(/^stepping\.way: /);
});

it('what is wrong is said of the field by its name, without a code', () => {
  const clash = { path: 'around.NE', code: 'tiles-clash', facts: { found: 'NE', expected: 'N' } };
  expect(caboBook.problemText(clash, 'fr')).toBe(
    'Nord-est\u00a0: la tuile au nord-est et celle au nord ne vont pas ensemble.',
  );
  expect(caboBook.problemText(clash, 'en')).toBe(
    'Northeast: the tile to the northeast and the one to the north do not match.',
  );
});
