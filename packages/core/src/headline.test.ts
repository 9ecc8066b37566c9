import { expect, it } from 'vitest';
import type { AnswerInWords } from './answers.ts';
import { beyondHeadline, headlined, marked, saidOtherwise } from './headline.ts';
import type { Rulebook } from './rulebook.ts';

const told = (headline: string, short: string, why = short): AnswerInWords => ({
  state: /\d/.test(headline) ? 'legal' : 'illegal',
  headline,
  short,
  why,
  clauses: [],
});

it.each([
  ['Illegal', 'One card too many.', 'en', 'Illegal: one card too many'],
  ['Legal', 'A wins, 3 to 3', 'en', 'Legal: A wins, 3 to 3'],
  ['Illegal', 'At quay 3, Exclusive is B’s: nobody else comes aboard.', 'en', 'Illegal: at quay 3, Exclusive is B’s'],
  ['Illegal', 'B’s ship is loaded. It stays.', 'en', 'Illegal: B’s ship is loaded'],
  ['Oui', 'C’est à B : tour 3.', 'fr', 'Oui\u00a0: c’est à B'],
  ['90 coins', 'zone II', 'en', '90 coins'],
  ['Legal', '', 'en', 'Legal'],
  ['Illegal', 'A ship of that name lies there.', 'en', 'Illegal: a ship of that name lies there'],
  ['Illegal', 'Not now: it is the last phase. Wait.', 'en', 'Illegal, not now: it is the last phase'],
  ['Illégal', 'Il faut 1 action\u202f; il en reste 0.', 'fr', 'Illégal\u00a0: il faut 1 action\u202f; il en reste 0'],
  ['No sale', 'The card strikes this port: nothing is sold.', 'en', 'No sale: the card strikes this port'],
] as const)('%s, %s', (word, short, lang, headline) => {
  expect(headlined(told(word, short), lang).headline).toBe(headline);
});

it.each([
  ['Illegal: one card too many', 'One card too many.', ''],
  ['Legal: A wins, 3 to 3', 'A wins, 3 to 3. Equal totals go to the attacker.', 'Equal totals go to the attacker.'],
  ['Illegal: the quay is full', 'The quay is full: nobody comes aboard.', 'Nobody comes aboard.'],
  ['Illegal: the quay is full', 'The quay is full: by B.', 'The quay is full: by B.'],
  ['Illegal: the quay is full, if what follows is so', 'The quay is full. B waits.', 'B waits.'],
  ['A may attack with 2 flags, if what follows is so', 'A may attack with 2 flags.', ''],
  ['90 coins', 'Length 7, zone II.', 'Length 7, zone II.'],
])('under %s, of "%s" is left "%s"', (headline, why, left) => {
  expect(beyondHeadline({ headline, why })).toBe(left);
});

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
