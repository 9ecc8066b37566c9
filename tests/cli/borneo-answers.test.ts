import { questions } from '@portolan/solvers/borneo';
import { expect, it } from 'vitest';
import { askIn, solverCases, testWords } from './asking.ts';

const ask = askIn('borneo');

const advice = {
  id: 'best',
  given: { phase: 'shipment', hands: { A: ['GBY/R:p2', 'YRB/G:v2'] } },
  solve: { question: 'best', input: { seat: 0 }, answer: {} },
};

const asked = [...solverCases('borneo'), advice];

testWords('borneo', questions, asked, {
  any: /[RGBY]:[pcvnx]/,
  french: /pepper|clove|nutmeg|yellow/,
});

it('says in a sentence what was found', async () => {
  const odds = ['drawOdds', '--input', '{"unseen":57,"good":8,"draws":2}'];
  expect(await ask({}, odds)).toBe(
    'Exact.\nA 26.3% chance of at least one (5/19).\n' +
      '1. 0\u00a0good cards: 73.7% (14/19)\n2. 1\u00a0good card: 24.6% (14/57)\n3. 2\u00a0good cards: 1.8% (1/57)\n',
  );
  expect(await ask({}, [...odds, '--lang', 'fr'])).toContain(
    '26,3\u00a0% de chances d’en avoir au moins une (5/19).\n1. 0\u00a0bonne carte\u00a0: 73,7\u00a0% (14/19)',
  );
});

it('says what cannot be done', async () => {
  const price = ['missionPayments', '--input', '{"seat":0,"mission":"4b"}'];
  expect(await ask({}, price)).toBe('Exact.\nThis warehouse cannot pay this Mission.\n');
  const need = ['monopolyNeed', '--input', '{"seat":0,"port":1,"company":"red"}'];
  expect(await ask({ given: { hands: { A: ['GGG/Y:p'] } } }, need)).toBe('Exact.\nThis hand cannot do it.\n');
});
