import { expect, it } from 'vitest';
import { marked, saidOtherwise } from './open-reading.ts';
import type { Rulebook } from './rulebook.ts';
import { told } from './testing/told.ts';

it.each<[what: string, here: [string, string], there: [string, string], says: string]>([
  [
    'the word and the reason, where the word changes',
    ['Legal', '60 coins'],
    ['Illegal', 'Too far.'],
    'illegal: too far',
  ],
  ['the reason alone, where the word stays', ['Legal', 'A wins'], ['Legal', 'C wins'], 'C wins'],
  ['another answer', ['90 coins', ''], ['No sale', ''], 'no sale'],
  ['the line that differs, where the headline stays', ['It stays', ''], ['It stays', ''], 'A pays'],
])('another reading says %s', (_, here, there, says) => {
  const line = (main: string) => [{ head: 'who', main }];
  const ours = { told: told(...here), cells: line('B pays') };
  expect(saidOtherwise(ours, { told: told(...there), cells: line('A pays') }, 'en')).toBe(says);
});

const rules = {
  rulings: [
    {
      name: 'pace',
      question: { fr: 'À quel pas ?', en: 'How fast?' },
      readings: [
        { name: 'slow', title: { fr: 'Lent', en: 'Slow' } },
        { name: 'fast', title: { fr: 'Vite', en: 'Fast' }, table: { fr: 'où l’on court', en: 'where people run' } },
      ],
    },
  ],
} as unknown as Rulebook;

const fast = { ruling: 'pace', reading: 'fast', says: 'legal' };

it('names the table that reads otherwise, and says that there are more', () => {
  const plain = told('No', '');
  expect(marked(plain, [], rules, 'en')).toBe(plain);
  const one = { by: 'Par notre lecture.', others: 'À une table où l’on court, legal.' };
  expect(marked(plain, [fast], rules, 'fr').open).toEqual(one);
  expect(marked(plain, [fast, { ...fast }], rules, 'fr').open).toEqual(one);
  const { others } = marked(plain, [fast, { ...fast, reading: 'slow', says: 'no' }], rules, 'en').open!;
  expect(others).toBe('At a table where people run, legal. Other tables differ again.');
});

it('says only that it is a reading while the rulebook is on its way', () => {
  const { open } = marked(told('No', ''), [fast], { rulings: [] } as unknown as Rulebook, 'en');
  expect(open).toEqual({ by: 'By our reading.', others: '' });
});
