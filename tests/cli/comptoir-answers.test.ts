import { questions } from '@portolan/solvers/comptoir-des-antilles';
import { expect, it } from 'vitest';
import { askIn, type SolveCase, solverCases, testWords } from './asking.ts';

const ask = askIn('comptoir-des-antilles');

const golden = solverCases('comptoir-des-antilles');
const given = golden[0]!.given ?? {};
const more: readonly SolveCase[] = [
  { id: 'chances', given, solve: { question: 'chances', input: { seat: 0 }, answer: {} } },
  { id: 'chances of another seat', given, solve: { question: 'chances', input: { seat: 2 }, answer: {} } },
  { id: 'best', given, solve: { question: 'best', input: { seat: 0 }, answer: {} } },
  {
    id: 'a tile that opponents own',
    given: { ...given, tiles: { B: ['shortage'] } },
    solve: { question: 'threats', input: { seat: 0 }, answer: {} },
  },
  {
    id: 'opponents one after the other',
    given: { ...given, discard: { B: ['pilot', 'governor'], C: ['captain', 'pilot', 'governor'] } },
    solve: { question: 'threats', input: { seat: 0, chain: true }, answer: {} },
  },
  {
    id: 'a refill in the middle of a card',
    given: { ...given, rulings: { 'refill-time': 'at-once' } },
    solve: { question: 'bestTurn', input: { seat: 0 }, answer: {} },
  },
  {
    id: 'the last round',
    given: { ...given, pile: 'none' },
    solve: { question: 'endDistance', input: { seat: 0 }, answer: {} },
  },
];

testWords('comptoir-des-antilles', questions, [...golden, ...more], {
  any: /shortage|customs-officer|playContact/,
  french: /Rum|Spices|Foreman|premium|porters|slate|quay/,
});

it('says in a sentence what was found', async () => {
  const turn = ['bestTurn', '--input', '{"seat":0}'];
  expect(await ask({ given }, turn)).toMatch(
    /^Exact\.\nAt best \+9.premiums for my counter\.\n11.ways to play this turn; at best a lead of \+6.premiums over the best of the others\.\nEvery way to play the turn was tried, up to the filling of the quays\.\n1\. A plays the Foreman; A places 2.porters at quay 2; A leaves the slate with B \(A.\+9, C.\+3\): \+9.premiums\n/,
  );
  expect(await ask({ given }, [...turn, '--lang', 'fr'])).toMatch(
    /1\. A joue la relation Contremaître\u202f; A place 2.porteurs au quai 2\u202f; A laisse l’ardoise à B \(A.\+9, C.\+3\)\u00a0: \+9.primes\n/,
  );
});

it('says that nobody threatens', async () => {
  expect(await ask({}, ['threats', '--input', '{"seat":0}'])).toBe(
    [
      'Exact.',
      'Nobody can make a ship sail.',
      'A new ship of value 3 or less could be filled too.',
      'Every way to play the turn was tried, up to the filling of the quays.',
      '',
    ].join('\n'),
  );
});

it('shows the best of many plays, and all of them to a machine', async () => {
  const crowded = { q1: '4 madras A1B2', q2: '5 rum B1C2', q3: '4 madras A2C1', q4: '6 spices A1B1C1' };
  const out = await ask({ given: crowded }, ['bestTurn', '--input', '{"seat":0}']);
  expect(out).toContain('133\u00a0ways to play this turn, of which these are the best 40;');
  expect(out.trimEnd().split('\n').at(-1)).toMatch(/^40\. /);
  const json = await ask({ given: crowded }, ['bestTurn', '--input', '{"seat":0}', '--json']);
  expect((JSON.parse(json) as { ranking: unknown[] }).ranking).toHaveLength(133);
});
