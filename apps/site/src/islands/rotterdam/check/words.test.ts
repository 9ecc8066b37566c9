import { languages, must, type Text } from '@portolan/core';
import { checkers } from '@portolan/rotterdam/checkers';
import { rules } from '@portolan/rotterdam/rules';
import { describe, expect, it } from 'vitest';
import type { Answered, Cell } from '../../../kit/Verdict.tsx';
import { holesIn } from '../../words-fit.ts';
import { type Asked, asked } from './asked.ts';
import { readingLines } from './call-words.ts';
import { disputes } from './disputes.ts';

/** The example, each field with each of its values, and the further inputs; those that can be read. */
const inputsOf = ([{ checker }, fields, more]: Asked): object[] =>
  [
    checker.example as object,
    ...Object.entries(fields).flatMap(([field, values]) =>
      values.map((value) => ({ ...(checker.example as object), [field]: value })),
    ),
    ...more,
  ].filter((input) => checker.parse(input).ok);

const sentences = (answered: Answered, cells: readonly Cell[]): readonly string[] => [
  answered.word,
  answered.why,
  answered.short,
  ...(answered.choices ? [answered.choices.title] : []),
  ...(answered.choices?.items ?? []).flatMap((item) => [item.text, item.result ?? '-']),
  ...cells.flatMap(({ head, main, sub }) => [head, main, sub || '-']),
];

interface Told {
  readonly input: object;
  readonly answered: Answered;
  readonly fr: readonly string[];
  readonly en: readonly string[];
}

const toldBy = (one: Asked): Told[] => {
  const [module] = one;
  return inputsOf(one).flatMap((input) => {
    const parsed = module.checker.parse(input);
    if (!parsed.ok) return [];
    const answers = [
      module.checker.judge(parsed.value),
      ...module.checker.readings(parsed.value).map(({ answer }) => answer),
    ];
    return answers.map((answer) => {
      const told = (lang: 'fr' | 'en') =>
        sentences(module.explain(answer, parsed.value, lang), module.cells(answer, parsed.value, lang));
      return { input, answered: module.explain(answer, parsed.value, 'en'), fr: told('fr'), en: told('en') };
    });
  });
};

/** What every checker must have said at some time, by words of the answer. */
const kinds: Readonly<Record<string, readonly RegExp[]>> = {
  way: [
    /not concerned/,
    /must move, to/,
    /must take the other/,
    /owner chooses: F1 or F2/,
    /is blocked/,
    /loses Botlek/,
  ],
  call: [/no ship lies before/, /stays blocked on/, /loses its move/, /by choice also/, / first\)/, /cannot go there/],
  timing: [/may play .* now/, /may lay/, /use a Joker/, /turn/i, /Safe haven/],
  retreat: [/ends on D1 or D2|ends on C1/, /cannot be played on this ship/, /is there/, /stays on A1/, /Safe haven/],
  cargo: [/Then: .*stock: grain/, /empty/, /in reserve/, /not a start|is taken/],
  arrival: [
    /the next card of/,
    /is empty: no card/,
    /does not process/,
    /comes in empty/,
    /under the pile on arrival/,
    /taken/,
  ],
  mission: [/is fulfilled: \d/, /Missing: /, /Too many: /, /on top of/, /under the pile/, /shuffled into/],
  end: [
    /The game is over/,
    /goes on/,
    /ends with this phase 6/,
    /share the win/,
    /hidden cards decide/,
    /Mission points: .*still ahead/s,
  ],
};

describe('the disputes about Rotterdam', () => {
  it('have all checkers, each once, in the order of the list', () =>
    expect(asked.map(([{ checker }]) => checker.id)).toEqual(disputes.map(({ id }) => id as string)));

  it.each(disputes.map(({ id, ...texts }) => [id, texts] as const))('%s has its words', async (_, dispute) => {
    for (const text of [dispute.question, dispute.subject, dispute.asks] as readonly Text[]) {
      for (const lang of languages) expect(holesIn(text[lang], lang)).toEqual([]);
      expect(text.fr).not.toBe(text.en);
    }
    expect((await dispute.load()).default).toHaveProperty('explain');
  });
});

it.each(languages)('a blocked ship is told under the three readings, in %s', (lang) => {
  const input = must(checkers.call.parse(checkers.call.example));
  const lines = readingLines(checkers.call.judge(input), lang);
  expect(lines).toHaveLength(3);
  for (const line of lines.flat()) expect(holesIn(line, lang)).toEqual([]);
  // A's ship 2 waits behind B's until the others have moved, under the last reading only.
  expect(lines.map(([, result]) => result.endsWith({ fr: 'aucun', en: 'none' }[lang]))).toEqual([false, false, true]);
});

describe.each(asked.map((one) => [one[0].checker.id, one] as const))('%s', (id, one) => {
  const told = toldBy(one);

  it('is asked about much', () => expect(inputsOf(one).length).toBeGreaterThanOrEqual(10));

  it.each(languages)('is told without a hole in %s', (lang) => {
    for (const { input, [lang]: all } of told)
      for (const sentence of all)
        expect({ input, sentence, holes: holesIn(sentence, lang) }).toMatchObject({ holes: [] });
  });

  it('says different things in the two languages', () => {
    for (const { fr, en } of told) expect(fr.join(' ')).not.toBe(en.join(' '));
    for (const { fr, en } of told) expect(fr.length).toBe(en.length);
  });

  it('cites clauses that there are', () => {
    const cited = new Set(told.flatMap(({ answered }) => answered.clauses));
    expect(cited.size).toBeGreaterThan(0);
    for (const clause of cited) expect(rules.clauses).toHaveProperty([clause]);
  });

  it('says each kind of answer', () => {
    const all = told.flatMap(({ en }) => en).join('\n');
    for (const kind of kinds[id] ?? [/never/]) expect(all).toMatch(kind);
  });
});
