import { expect, it } from 'vitest';
import { type CheckerWords, headlines } from '../answers.ts';
import { illegal, legal } from '../verdict.ts';
import { both, say } from '../words.ts';
import type { AnyChecker } from './checkers.ts';
import { inputsOf, type ToldChecker, wordsLaws } from './words.ts';

/** A checker of a game in which nobody may take more than two. */
const checker = {
  id: 'take',
  rulings: ['limit'],
  example: { taken: 1 },
  schema: { properties: { taken: { type: 'integer', minimum: 1, maximum: 3 } }, required: ['taken'] },
  parse: (json: { taken?: unknown }) =>
    typeof json.taken === 'number'
      ? { ok: true, value: json }
      : { ok: false, problems: [{ path: 'taken', code: 'x' }] },
  judge: ({ taken }: { taken: number }) => ({
    verdict: taken > 2 ? illegal({ clause: 'take.most', reason: 'too-many', facts: {} }) : legal('take.most'),
    clauses: ['take.why', 'take.most'],
    least: taken,
  }),
  readings: ({ taken }: { taken: number }) => [
    {
      ruling: 'limit',
      reading: 'none',
      answer: { verdict: legal('take.most'), clauses: ['take.most'], least: -taken },
    },
  ],
} as unknown as AnyChecker;

const words: CheckerWords = {
  question: both('Combien puis-je prendre ?', 'How much may I take?'),
  subject: both('la prise', 'the taking'),
  asks: both('Ce que l’on prend.', 'What is taken.'),
  labels: { taken: both('Pris', 'Taken') },
  explain: ({ verdict, clauses }, _, lang) => ({
    state: verdict.legal ? 'legal' : 'illegal',
    headline: verdict.legal ? say(lang, 'Permis', 'Allowed') : say(lang, 'Refusé', 'Refused'),
    why: say(lang, 'Deux au plus.', 'Two at most.'),
    short: say(lang, 'deux au plus', 'two at most'),
    clauses: verdict.legal ? clauses : ['take.most', 'take.why'],
    quoted: 1,
  }),
  cells: ({ least }, _, lang) => [{ head: say(lang, 'pris', 'taken'), main: String(least) }],
};

const told: ToldChecker = {
  checker,
  words,
  inputs: inputsOf(checker, { taken: [2, 3, 'x'] }),
  clauses: ['take.most', 'take.why'],
  kinds: [/Allowed/, /Refused/],
};

const broken = (change: Partial<ToldChecker>) =>
  wordsLaws.flatMap(([name, law]) => (law({ ...told, ...change }).length > 0 ? [name] : []));

const saying = (change: Partial<CheckerWords>): Partial<ToldChecker> => ({ words: { ...words, ...change } });

it('good words keep every law', () => expect(broken({})).toEqual([]));

it.each<readonly [string, Partial<ToldChecker>]>([
  ['asks in both languages', saying({ subject: { fr: 'take', en: 'take' } })],
  ['calls its fields by whole names', saying({ labels: { taken: both('{n} pris', 'Taken') } })],
  ['tells without a hole', saying({ cells: ({ least }) => [{ head: 'undefined', main: `${least}` }] })],
  [
    'answers in the headline, in a few words',
    saying({
      explain: (answer, input, lang) => ({
        ...words.explain(answer, input, lang),
        headline: headlines.legal[lang],
        short: '',
      }),
    }),
  ],
  ['cites clauses that there are', { clauses: ['take.most'] }],
  ['says each kind of answer', { kinds: [/Perhaps/] }],
  ['says each kind of answer', { inputs: [{ taken: 2 }] }],
  [
    'quotes what a refused move breaks, and the rest after it',
    saying({ explain: (answer, input, lang) => ({ ...words.explain(answer, input, lang), clauses: ['take.why'] }) }),
  ],
  ['tells apart readings that change the answer', saying({ cells: () => [{ head: 'x', main: 'y' }] })],
])('%s', (law, change) => expect(broken(change)).toContain(law));

it('tells as much in both languages, and not the same', () => {
  const one = (lang: 'fr' | 'en') => ({ ...words.explain(checker.judge({ taken: 1 } as never), {}, lang) });
  expect(broken(saying({ explain: () => one('en'), cells: () => [] }))).toContain(
    'tells as much in both languages, and not the same',
  );
});
