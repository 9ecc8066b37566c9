import { questions } from '@portolan/solvers/comptoir-des-antilles';
import { expect, it } from 'vitest';
import { type Asked, askIn, solverCases, testWords } from './asking.ts';

const ask = askIn('comptoir-des-antilles');

const golden = solverCases('comptoir-des-antilles');
const given = golden[0]!.given ?? {};
const more: readonly Asked[] = [
  { id: 'chances', given, solve: { question: 'chances', input: { seat: 0 }, answer: {} } },
  { id: 'chances of another seat', given, solve: { question: 'chances', input: { seat: 2 }, answer: {} } },
  { id: 'advise', given, solve: { question: 'advise', input: { seat: 0 }, answer: {} } },
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
    /^Exact\.\n11 ways to play this turn\.\nMost for the counter: \+9\.\nMost for the lead: \+6\.\n1\. A plays the Foreman, then A places 2.porters at quay 2, then A leaves the slate with B: A \+9, B 0, C \+3\n/,
  );
  expect(await ask({ given }, [...turn, '--lang', 'fr'])).toMatch(
    /1\. A joue la relation Contremaître, puis A place 2.porteurs au quai 2, puis A laisse l’ardoise à B\u00a0: A \+9, B 0, C \+3\n/,
  );
});

it('says that nobody threatens', async () => {
  expect(await ask({}, ['threats', '--input', '{"seat":0}'])).toBe(
    'Exact.\nNo opponent can make a ship sail.\nA new ship of value 3 or less could be filled too.\n',
  );
});

it('shows the best of many plays, and all of them to a machine', async () => {
  const crowded = { q1: '4 madras A1B2', q2: '5 rum B1C2', q3: '4 madras A2C1', q4: '6 spices A1B1C1' };
  const out = await ask({ given: crowded }, ['bestTurn', '--input', '{"seat":0}']);
  expect(out).toContain('133 ways to play this turn; these are the best 40.');
  expect(out.trimEnd().split('\n').at(-1)).toMatch(/^40\. /);
  const json = await ask({ given: crowded }, ['bestTurn', '--input', '{"seat":0}', '--json']);
  expect((JSON.parse(json) as { ranking: unknown[] }).ranking).toHaveLength(133);
});
