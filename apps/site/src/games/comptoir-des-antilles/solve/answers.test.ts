import { tableOf } from '@portolan/boards/comptoir-des-antilles';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { languages, must } from '@portolan/core';
import { type QuestionId, questions } from '@portolan/solvers/comptoir-des-antilles';
import { describe, expect, it } from 'vitest';
import { holesIn } from '../../../check/words-fit.ts';
import { worthOf } from '../../../solve/certainties.ts';
import type { Json } from '../../../stores/table.ts';
import { solvedText } from './answers.ts';
import { inputOf } from './inputs.ts';
import { asked } from './questions.ts';
import { sample } from './sample.ts';

const budget = { iterations: 2, seed: 1 };

/** What the page shows for an answer about a position, in both languages. */
const tell = (id: QuestionId, position: unknown, input: Json) => {
  const state = must(comptoirDesAntilles.parsePosition(position));
  const question = questions[id];
  const parsed = question.parse(input, state);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const answer = question.solve(state, parsed.value as never, budget);
  const told = { id, answer, input, table: tableOf(state) };
  const [fr, en] = languages.map((lang) => solvedText(told, lang));
  return { answer, fr: fr!, en: en! };
};

const calm = { seats: 3, quays: ['8 rum', '7 madras', '7 spices', '6 madras'], next: null, ships: {} };

/** Questions about tables of every sort: what they are asked, and a word of the French and the English answer. */
const told: readonly (readonly [QuestionId, string, unknown, Json, RegExp, RegExp])[] = [
  [
    'bestTurn',
    'a table in mid-game',
    sample,
    { seat: 0 },
    /Au mieux \+\d+\sprimes pour mon compteur/,
    /At best \+\d+\spremiums/,
  ],
  ['threats', 'a ship that lacks a porter', sample, { seat: 0 }, /départs possibles/, /possible departures/],
  ['threats', 'one opponent after the other', sample, { seat: 0, chain: true }, /départs possibles/, /departures/],
  ['threats', 'empty ships', calm, { seat: 0 }, /Personne ne peut/, /Nobody can/],
  ['goodsForecast', 'one draw', sample, { seat: 0, draws: 1 }, /\d,\d\u00a0%/, /\d\.\d%/],
  ['goodsForecast', 'two draws, a tile kept', sample, { seat: 0, draws: 2, chosen: [1] }, /\d,\d\u00a0%/, /\d\.\d%/],
  ['tileWorth', 'a claim', sample, { seat: 0, tile: 'claim' }, /Elle ajoute \d+\sprimes/, /It adds \d+\spremiums/],
  ['endDistance', 'many ships', sample, { seat: 0 }, /navires avant le dernier/, /ships before the last/],
  ['endDistance', 'the last round', calm, { seat: 0 }, /Dernier tour de table/, /Last round/],
  ['chances', 'the player to move', sample, { seat: 0, games: 2 }, /95 fois sur 100/, /95 times in 100/],
  ['advise', 'the player to move', sample, { seat: 0 }, /Avance moyenne/, /Mean lead/],
];

describe.each(told)('%s, %s', (id, _, position, input, fr, en) => {
  const answer = tell(id, position, input);

  it('has its words in both languages', () => {
    const all = (one: typeof answer.fr) => [one.headline, one.detail ?? ''].join('\n');
    expect(all(answer.fr)).toMatch(fr);
    expect(all(answer.en)).toMatch(en);
  });

  it.each(languages)('is told without a hole in %s', (lang) => {
    const { headline, detail, rows } = answer[lang];
    const words = [headline, detail || '-', ...rows.flatMap(({ label, text }) => [label, text])];
    for (const sentence of words) expect({ sentence, holes: holesIn(sentence, lang) }).toMatchObject({ holes: [] });
  });

  it('has a row for each option shown, the best one marked', () => {
    expect(answer.fr.rows).toHaveLength(Math.min(40, answer.answer.ranking.length));
    expect(answer.en.rows.map(({ value }) => value)).toEqual(answer.fr.rows.map(({ value }) => value));
    for (const { value } of answer.en.rows) expect(Number.isFinite(value)).toBe(true);
    if (answer.en.rows.length > 0) expect(answer.en.rows.some(({ best }) => best)).toBe(true);
  });
});

describe('a number at the end of a bar', () => {
  it.each(['bestTurn', 'threats', 'tileWorth', 'endDistance', 'advise'] as const)('of %s has its unit', (id) => {
    const [, , position, input] = told.find(([one]) => one === id)!;
    const { fr, en } = tell(id, position, input);
    expect(fr.rows.length).toBeGreaterThan(0);
    for (const { text } of fr.rows) expect(text).toMatch(/\d\u00a0primes?$/);
    for (const { text } of en.rows) expect(text).toMatch(/\d\u00a0premiums?$/);
  });

  it('of a threat is said to be what they gain less what I gain', () => {
    const { fr, en } = tell('threats', sample, { seat: 0 });
    expect(fr.detail).toContain('moins ce que j’y gagne');
    expect(en.detail).toContain('less what I gain');
  });
});

describe('a forecast of goods', () => {
  const forecast = asked.find(({ id }) => id === 'goodsForecast')!;

  it('is an estimate because a tile may have been kept, not because the search was cut short', () => {
    const { answer } = tell('goodsForecast', sample, { seat: 0, draws: 2, chosen: [1] });
    const { certainty, means } = worthOf(forecast, answer);
    expect(certainty).toBe('estimate');
    expect(means.fr).toContain('exprès');
    expect(means.en).toContain('on purpose');
  });

  it('is exact while nobody has given out goods', () => {
    const { answer } = tell('goodsForecast', sample, { seat: 0, draws: 2 });
    expect(worthOf(forecast, answer).certainty).toBe('exact');
  });
});

describe('the questions of the page', () => {
  it('are those of the solvers, each once and with its words', () => {
    expect(asked.map(({ id }) => id).sort()).toEqual(Object.keys(questions).sort());
    expect([...new Set(told.map(([id]) => id))].sort()).toEqual(Object.keys(questions).sort());
    for (const { title, tells, means, certainty, id } of asked) {
      expect(questions[id].certainty).toBe(certainty);
      for (const text of [title, tells, ...(means ? [means] : [])])
        for (const lang of languages) expect(holesIn(text[lang], lang)).toEqual([]);
    }
  });

  it('open with an input that their table accepts', () => {
    const state = must(comptoirDesAntilles.parsePosition(sample));
    for (const { id } of asked)
      expect(questions[id].parse(inputOf(id, tableOf(state)), state)).toMatchObject({ ok: true });
  });

  it('are asked of a table that can be', () => {
    expect(comptoirDesAntilles.validate(must(comptoirDesAntilles.parsePosition(sample)))).toEqual([]);
  });
});
