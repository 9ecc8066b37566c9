import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { languages, must } from '@portolan/core';
import { holesIn } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { answers, type QuestionId, questions, sample } from '../index.ts';

const budget = { iterations: 60, seed: 1 };

/** What is told of an answer about a position, in both languages. */
const tell = (id: QuestionId, position: unknown, json: object) => {
  const state = must(comptoirDesAntilles.parsePosition(position));
  const input = must<object>(questions[id].parse(json, state));
  const answer = questions[id].solve(state, input as never, budget);
  const [fr, en] = languages.map((lang) => answers[id].explain(answer, { input, state }, lang));
  return { answer, fr: fr!, en: en! };
};

const calm = { seats: 3, quays: ['8 rum', '7 madras', '7 spices', '6 madras'], next: null, ships: {} };

/** Questions about tables of every sort: what they are asked, and a word of the French and the English answer. */
const told: readonly (readonly [QuestionId, string, unknown, object, RegExp, RegExp])[] = [
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
  ['best', 'the player to move', sample, { seat: 0 }, /Avance moyenne/, /Mean lead/],
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

  it('has a row for each option told, the best one marked', () => {
    expect(answer.fr.rows).toHaveLength(Math.min(40, answer.answer.ranking.length));
    expect(answer.en.rows.map(({ value }) => value)).toEqual(answer.fr.rows.map(({ value }) => value));
    for (const { value } of answer.en.rows) expect(Number.isFinite(value)).toBe(true);
    if (answer.en.rows.length > 0) expect(answer.en.rows.some(({ best }) => best)).toBe(true);
  });
});

describe('a number at the end of a bar', () => {
  it.each(['bestTurn', 'threats', 'tileWorth', 'endDistance', 'best'] as const)('of %s has its unit', (id) => {
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

it('every question has its words', () => {
  expect(Object.keys(answers).sort()).toEqual(Object.keys(questions).sort());
  expect([...new Set(told.map(([id]) => id))].sort()).toEqual(Object.keys(questions).sort());
  for (const { title, tells, means = title, estimated = title, labels } of Object.values(answers))
    for (const text of [title, tells, means, estimated, ...Object.values(labels)])
      for (const lang of languages) expect(holesIn(text[lang], lang)).toEqual([]);
});

it('a forecast of goods is an estimate because a tile may have been kept', () => {
  const forecast = (input: object) => tell('goodsForecast', sample, { seat: 0, draws: 2, ...input }).answer.certainty;
  expect(forecast({})).toBe('exact');
  expect(forecast({ chosen: [1] })).toBe('estimate');
  expect(answers.goodsForecast.estimated?.fr).toContain('exprès');
  expect(answers.goodsForecast.estimated?.en).toContain('on purpose');
});
