import { borneo, type Position } from '@portolan/borneo';
import { languages, must } from '@portolan/core';
import type { QuestionWords } from '@portolan/core/answers';
import { holesIn } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { answers, type QuestionId, questions, sample } from '../index.ts';

const budget = { iterations: 60, seed: 1 };

const over: Position = { ...sample, phase: 'final', active: 0, final: [1, 2, 3, 0], hands: [[], [], [], []] };
const nothingLeft: Position = { ...sample, missions: [] };
const cleared = { ports: [{ harbor: null }, { harbor: null }, { harbor: null }] };

const fight = { company: 'red', attacker: 3, defender: 1 };

/** Questions about tables of every sort, and a word of the French and the English answer. */
const told: readonly (readonly [QuestionId, string, Position, object, RegExp, RegExp])[] = [
  ['missionPayments', 'one that can be paid', sample, { seat: 0, mission: '1b' }, /suffisent/, /will do/],
  ['missionPayments', 'one that cannot', sample, { seat: 3, mission: '4b' }, /ne peut pas/, /cannot pay/],
  ['fightOdds', 'all sets', sample, { ...fight, wish: 1 }, /Pour la chance voulue/, /For the chance wished/],
  ['fightOdds', 'one card', sample, { ...fight, cards: ['RRB/B:p'] }, /Au mieux/, /At best/],
  ['bestShipment', 'no distribution', sample, { seat: 0 }, /drapeaux|manquerait|gagnent/, /lacking|gain/],
  ['monopolyNeed', 'a hand that does', sample, { seat: 0, port: 1, company: 'red' }, /au moins/, /At least/],
  ['monopolyNeed', 'a hand that does not', sample, { seat: 0, port: 3, company: 'green' }, /n’y suffit/, /cannot do/],
  ['finalRound', 'before the end', sample, {}, /Si la partie finissait/, /If the game ended/],
  ['finalRound', 'at the end', { ...over, ...cleared }, {}, /chacun jouant/, /everybody playing/],
  ['finalRound', 'with nothing to choose', nothingLeft, {}, /Si la partie finissait/, /If the game ended/],
  ['endClock', 'mid-game', sample, {}, /De \d+ à \d+/, /Between \d+ and \d+/],
  ['drawOdds', 'at least one', sample, { unseen: 57, good: 8, draws: 2 }, /26,3\u00a0% de/, /A 26\.3% chance/],
  ['drawOdds', 'just one', sample, { unseen: 57, good: 8, draws: 2, exactly: 1 }, /Exactement 1/, /Exactly 1/],
  ['best', 'the player to move', sample, { seat: 0 }, /Avance moyenne/, /Mean lead/],
];

describe.each(told)('%s, %s', (id, _, position, json, fr, en) => {
  const state = must(borneo.parsePosition(position));
  const input = must<object>(questions[id].parse(json, state));
  const answer = questions[id].solve(state, input as never, budget);
  const words = { fr, en };
  const { explain }: QuestionWords = answers[id];

  it.each(languages)('is told without a hole in %s', (lang) => {
    const { headline, detail, rows } = explain(answer, { input, state }, lang);
    expect(`${headline}\n${detail ?? ''}`).toMatch(words[lang]);
    const all = [headline, detail ?? '-', ...rows.flatMap(({ label, text, more = '-' }) => [label, text, more])];
    for (const sentence of all) expect({ sentence, holes: holesIn(sentence, lang) }).toMatchObject({ holes: [] });
    for (const { value } of rows) expect(Number.isFinite(value)).toBe(true);
  });
});

it('every question has its words', () => {
  expect(Object.keys(answers).sort()).toEqual(Object.keys(questions).sort());
  expect([...new Set(told.map(([id]) => id))].sort()).toEqual(Object.keys(questions).sort());
  for (const { title, tells, labels } of Object.values(answers))
    for (const text of [title, tells, ...Object.values(labels)])
      for (const lang of languages) expect(holesIn(text[lang], lang)).toEqual([]);
});
