import { languages } from '@portolan/core';
import { questions } from '@portolan/solvers/borneo';
import { describe, expect, it } from 'vitest';
import { adapters } from '../conformance/adapters.ts';
import { type Case, goldenCases } from '../conformance/cases.ts';
import { within } from './portolan.ts';

/** The words of a line that asks a solver about the position of a case. */
const ask = async (one: Pick<Case, 'given'>, words: readonly string[]): Promise<string> => {
  const { game, begin } = adapters.borneo!;
  const begun = begin(one.given ?? {}, {});
  if (!begun.ok) throw new Error('no position');
  const position = JSON.stringify(game.makePosition(begun.value));
  const { exit, out } = await within(['solve', 'borneo', ...words, '--position', position]);
  expect(exit).toBe(0);
  return out;
};

const advice = {
  id: 'advise',
  given: { phase: 'shipment', hands: { A: ['GBY/R:p2', 'YRB/G:v2'] } },
  solve: { question: 'advise', input: { seat: 0 }, answer: {} },
};

const asked = [...goldenCases('borneo').filter(({ solve }) => solve), advice];

describe.each(languages)('answers in words, %s', (lang) => {
  it.each(asked.map((one) => [one.id, one] as const))('%s', async (_, one) => {
    const { question, input = {} } = one.solve!;
    const budget = ['--iterations', '2', '--lang', lang];
    const out = await ask(one, [question, '--input', JSON.stringify(input), ...budget]);
    expect(out).toMatch(lang === 'fr' ? /^(Prouvé|Exact|Estimation)\.\n/ : /^(Proved|Exact|Estimate)\.\n/);
    expect(out).not.toMatch(/[{}"[\]]|undefined|null|NaN|[RGBY]:[pcvnx]/);
    if (lang === 'fr') expect(out).not.toMatch(/ [:;!?]|\d\.\d+ |pepper|clove|nutmeg|yellow/);
  });
});

it('every question has its words', () =>
  expect([...new Set(asked.map(({ solve }) => solve!.question))].sort()).toEqual(Object.keys(questions).sort()));

it('says in a sentence what was found', async () => {
  const odds = ['drawOdds', '--input', '{"unseen":57,"good":8,"draws":2}'];
  expect(await ask({}, odds)).toBe(
    'Exact.\nAt least one: 26.3% (5/19).\n' +
      '1. 0 good cards: 73.7% (14/19)\n2. 1 good card: 24.6% (14/57)\n3. 2 good cards: 1.8% (1/57)\n',
  );
  expect(await ask({}, [...odds, '--lang', 'fr'])).toContain(
    'Au moins une\u00a0: 26,3\u00a0% (5/19).\n1. 0 bonne carte',
  );
});

it('says what cannot be done', async () => {
  const price = ['missionPayments', '--input', '{"seat":0,"mission":"4b"}'];
  expect(await ask({}, price)).toBe('Exact.\nThis warehouse cannot pay this Mission.\n');
  const need = ['monopolyNeed', '--input', '{"seat":0,"port":1,"company":"red"}'];
  expect(await ask({ given: { hands: { A: ['GGG/Y:p'] } } }, need)).toBe('Exact.\nThis hand cannot do it.\n');
});
