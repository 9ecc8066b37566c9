import { checkers as comptoir } from '@portolan/comptoir-des-antilles/checkers';
import { checkers as rotterdam } from '@portolan/rotterdam/checkers';
import { describe, expect, it } from 'vitest';
import { fieldName as comptoirField } from '../boards/comptoir-des-antilles/field-names.ts';
import { fieldName as rotterdamField } from '../boards/rotterdam/field-names.ts';
import { comptoirBook, comptoirPage } from './comptoir-des-antilles.ts';
import { rotterdamPage } from './rotterdam.ts';

it.each([
  [comptoirField, 'ship', 'Le navire', 'The ship'],
  [comptoirField, 'premiums[1]', 'Primes, joueur B', 'Premiums, player B'],
  [comptoirField, 'quays[1]', 'Quai 2', 'Quay 2'],
  [comptoirField, 'ships.2', 'Quai 2', 'Quay 2'],
  [
    comptoirField,
    'contact.effects[0].n',
    'La relation, effet 1, combien de porteurs',
    'The contact, effect 1, how many porters',
  ],
  [rotterdamField, 'wishes[0].to', 'Choix 1, où il va', 'Choice 1, where it goes'],
  [rotterdamField, 'players[2].missions', 'Joueur C, Missions', 'Player C, Missions'],
  [rotterdamField, 'ship.owner', 'Le navire, propriétaire', 'The ship, owner'],
])('%# a place is called as the form calls it: %s', (nameOf, path, fr, en) => {
  expect([nameOf(path, 'fr'), nameOf(path, 'en')]).toEqual([fr, en]);
});

it('a place that no form shows keeps its path', () => {
  expect(comptoirField('edition.contacts[0].fr', 'fr')).toBeUndefined();
  expect(comptoirField('', 'fr')).toBeUndefined();
  const problem = { path: 'edition.target', code: 'not-an-integer' };
  expect(comptoirPage.book.problemText(problem, 'en')).toBe(comptoirBook.problemText(problem, 'en'));
});

describe('on a page, what is wrong is said of the field by its label and of players by their letters', () => {
  const told = (read: { readonly ok: boolean }, book: typeof comptoirBook): string =>
    'problems' in read ? book.problemText((read.problems as Parameters<typeof book.problemText>[0][])[0]!, 'fr') : '';

  it('in Comptoir des Antilles', () => {
    const { departure, round } = comptoir;
    expect(told(departure.parse({ ...departure.example, ship: '5 rum A9B2C1' }), comptoirPage.book)).toMatch(
      /^Le navire\u00a0: .*\(trouvé\u00a0: 12\u202f; au plus\u00a0: 5\)\.$/,
    );
    expect(told(round.parse({ ...round.example, left: false }), comptoirPage.book)).toBe(
      'Qui tient l’ardoise\u00a0: C ne peut pas tenir l’ardoise.',
    );
  });

  it('in Rotterdam', () => {
    const { call } = rotterdam;
    const stray = { ...call.example, wishes: [{ ship: '0d' }] };
    expect(told(call.parse(stray), rotterdamPage.book)).toMatch(/^Choix 1, le navire\u00a0: ce navire n’existe pas/);
  });
});
