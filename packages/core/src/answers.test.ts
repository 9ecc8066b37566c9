import { describe, expect, it } from 'vitest';
import { type CheckerWords, inWords, type JudgedAnswer, judgedBy, readingOtherwise } from './answers.ts';
import { checkerMaker } from './checkers.ts';
import { asIs } from './readers.ts';
import type { Rulebook } from './rulebook.ts';
import { rulingTable } from './rulings.ts';
import { illegal, legal, type Verdict, type Violation } from './verdict.ts';

const table = rulingTable({ pace: ['slow', 'fast'], hue: ['red', 'blue'] });

interface Steps {
  readonly steps: number;
  readonly rulings?: Readonly<Partial<Record<string, string>>>;
}

interface Answer {
  readonly verdict: Verdict;
  readonly clauses: readonly string[];
}

/** At most two steps are legal, three where they are fast. */
const checker = checkerMaker<'walk', string, string, Readonly<Record<string, string>>>(table)<Steps, Answer>({
  id: 'walk',
  rulings: ['pace', 'hue'],
  example: { steps: 1 },
  input: asIs<Steps>(),
  answer: ({ steps }, { pace }) => {
    const most = pace === 'fast' ? 3 : 2;
    return steps > most
      ? { verdict: illegal({ clause: 'walk.far', reason: 'too-far', facts: {} }), clauses: ['walk.far', 'walk.may'] }
      : { verdict: legal('walk.may'), clauses: ['walk.may'] };
  },
  decision: ({ verdict }) => verdict.legal,
});

const clause = { kind: 'effect', source: '' } as const;
const rules = {
  clauses: {
    'walk.may': { ...clause, fr: 'On marche.', en: 'You may walk.' },
    'walk.far': { ...clause, fr: 'Pas plus loin.', en: 'No farther.' },
    'ruling.pace': { ...clause, kind: 'ruling', fr: 'Lentement.', en: 'Slowly.' },
  },
  rulings: [
    {
      name: 'pace',
      question: { fr: 'À quel pas ?', en: 'How fast?' },
      readings: [
        { name: 'slow', title: { fr: 'Lent', en: 'Slow' }, why: { fr: '', en: '' } },
        { name: 'fast', title: { fr: 'Vite', en: 'Fast' }, why: { fr: '', en: '' } },
      ],
      touches: [],
    },
  ],
} as unknown as Rulebook;

const tell = ({ reason }: Violation): string => `Bad: ${reason}.`;

const words: CheckerWords<Steps, Answer> = {
  question: { fr: 'Puis-je ?', en: 'May I?' },
  subject: { fr: 'la marche', en: 'the walk' },
  asks: { fr: 'Les pas.', en: 'The steps.' },
  labels: { steps: { fr: 'Pas', en: 'Steps' } },
  explain: (answer, { steps }, lang) => judgedBy(tell)(answer, lang, { why: `You walk ${steps}.`, short: `${steps}` }),
  cells: ({ verdict }) => [{ head: 'walk', main: verdict.legal ? 'yes' : 'no' }],
};

const asked = { rules, checker, words };

describe('a dispute in words', () => {
  it('says the answer, its clauses, and no reading where none changes it', () => {
    expect(inWords(asked, { steps: 2 }, {}, 'en')).toMatchObject({
      told: { state: 'legal', headline: 'Legal: 2', why: 'You walk 2.', short: '2' },
      quotes: [{ id: 'walk.may', text: 'You may walk.' }],
      full: 2,
      readings: { chosen: [{ head: 'walk', main: 'yes' }], others: [] },
    });
  });

  it('keeps its answer where a reading that nobody chose turns it, and says beside it what other tables say', () => {
    const { told, readings } = inWords(asked, { steps: 3 }, {}, 'en');
    expect(told).toMatchObject({
      state: 'illegal',
      headline: 'Illegal, bad: too-far',
      why: 'Bad: too-far.',
      open: { by: 'By our reading.', others: '“How fast? Fast”: at such a table, legal: 3.' },
      quoted: 1,
    });
    expect(readings.others).toEqual([
      { ruling: 'pace', reading: 'fast', question: 'How fast?', title: 'Fast', cells: [{ head: 'walk', main: 'yes' }] },
    ]);
  });

  it('is settled once the table has chosen, and quotes its reading', () => {
    const rulings = { pace: 'fast' };
    expect(inWords(asked, { steps: 3, rulings }, rulings, 'fr')).toMatchObject({
      told: { state: 'legal', headline: 'Légal\u00a0: 3' },
      quotes: [
        { id: 'walk.may', text: 'On marche.' },
        { id: 'ruling.pace', text: 'À quel pas ? Vite.', mark: 'other' },
      ],
      readings: { others: [{ reading: 'slow' }] },
    });
    expect(inWords(asked, { steps: 3, rulings }, rulings, 'fr').told.open).toBeUndefined();
  });
});

describe('a judged move', () => {
  const verdict = illegal({ clause: 'a.one', reason: 'one', facts: {} }, { clause: 'a.two', reason: 'two', facts: {} });

  it('tells the first violation, then the others, and quotes the broken clauses first', () => {
    const answer: JudgedAnswer = { verdict, clauses: ['a.zero', 'a.two'] };
    expect(judgedBy(tell)(answer, 'fr', { why: '' })).toEqual({
      state: 'illegal',
      headline: 'Illégal',
      why: 'Bad: one.',
      short: 'Bad: one.',
      clauses: ['a.one', 'a.two', 'a.zero'],
      quoted: 2,
      choices: { title: 'Et aussi', items: [{ state: 'illegal', text: 'Bad: two.' }] },
    });
  });

  it('tells what follows from a legal one', () => {
    const follows = [{ state: 'legal', text: 'A moves' }] as const;
    expect(judgedBy(tell)({ verdict: legal('a.one'), clauses: ['a.one'] }, 'en', { why: 'Fine.', follows })).toEqual({
      state: 'legal',
      headline: 'Legal',
      why: 'Fine.',
      short: 'Fine.',
      clauses: ['a.one'],
      choices: { title: 'What follows', items: follows },
    });
  });
});

describe('readings', () => {
  it('that read alike say nothing', () => {
    const chosen = [{ head: 'a', main: 'b', sub: '' }];
    const other = { cells: [{ head: 'a', main: 'c' }] };
    expect(readingOtherwise(chosen, [{ cells: [{ head: 'a', main: 'b' }] }, other])).toEqual([other]);
  });
});
