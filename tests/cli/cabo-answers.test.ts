import { languages } from '@portolan/core';
import { questions } from '@portolan/solvers/cabo-da-roca';
import { describe, expect, it } from 'vitest';
import type { Case } from '../conformance/cases.ts';
import { askIn, solverCases, testWords } from './asking.ts';

const ask = askIn('cabo-da-roca');

const golden = solverCases('cabo-da-roca');
const given = golden[0]!.given ?? {};
const estimates = ['whoIsAhead', 'advise'].map((question) => ({
  id: question,
  given,
  solve: { question, input: question === 'advise' ? { seat: 0 } : { games: 2 }, answer: {} },
}));

const asked = [...golden, ...estimates];

testWords('cabo-da-roca', questions, asked, {
  any: /fish1|0t1/,
  french: /coast|wreck|ship|coins/,
});

const port = 'qNE A.N qNW\n~ ~ ~';
const moored = { board: port, sailors: [{ owner: 0, at: [1, 0] }], ships: { '0t1': { at: [1, 0] } } };
const lone = { board: '~', ships: { '0p': { at: [0, 0], heading: 'E' } } };

/** Answers at the edges of what is asked: the words of the case, a part of each answer. */
const edges: readonly (readonly [what: string, given: object, words: readonly string[], fr: RegExp, en: RegExp])[] = [
  [
    'a tile that has its place',
    { board: port },
    ['tileFit', '--input', '{"square":[1,2]}'],
    /va ici\u00a0: /,
    /fits here: /,
  ],
  [
    'a map of one sea tile, on which only the 8 coves of 80 tiles have no place',
    { board: '~' },
    ['tileFit', '--input', '{"square":[1,0]}'],
    /nulle part\u00a0: 10\u00a0% \(1\/10\)/,
    /nowhere: 10% \(1\/10\)/,
  ],
  [
    'a card with no port to sell in',
    { ...moored, shown: { island: 50, wreck: 100 } },
    ['nextCard', '--input', '{"ship":"0t1"}'],
    /aucun port possible/,
    /no possible port/,
  ],
  [
    'a card that may show a value',
    moored,
    ['nextCard', '--input', '{"ship":"0t1"}'],
    /valeur se découvre/,
    /value is shown/,
  ],
  [
    'a pirate that can go nowhere',
    lone,
    ['pirateReach', '--input', '{"ship":"0p"}'],
    /Cases à portée/,
    /Squares in reach/,
  ],
  [
    'a turn in which nothing is bought',
    { ...moored, coins: [0, 0], final: true },
    ['bestEndOfTurn', '--input', '{}'],
    /ne rien acheter/,
    /buy nothing/,
  ],
  [
    'a turn in which a ship is worth its price',
    { ...moored, coins: [220, 100], final: true, stage: 'buy', ships: { '1t1': { at: [1, 1], heading: 'E' } } },
    ['bestEndOfTurn', '--input', '{}'],
    /Pour l’écart\u00a0: /,
    /For the lead: /,
  ],
];

describe.each(edges)('%s', (_, given, words, fr, en) => {
  it.each(languages)('is told in %s', async (lang) => {
    const out = await ask({ given: given as NonNullable<Case['given']> }, [...words, '--lang', lang]);
    expect(out).toMatch(lang === 'fr' ? fr : en);
    expect(out).not.toMatch(/[{}"[\]]|undefined|\bnull\b|NaN/);
    if (lang === 'fr') expect(out).not.toMatch(/ [:;!?]|\d\.\d+ |'/);
  });
});

it('says where no way leads', async () => {
  const island = { board: 'A.N\n~\nL\n~\nB.S', ships: { '0t1': { at: [0, 0], cargo: 't02', from: 'A' } } };
  expect(await ask({ given: island }, ['shortestVoyage', '--input', '{"ship":"0t1","port":"B"}'])).toMatch(
    /^Proved.\nIf nothing else moves, no way leads there.\n/,
  );
  expect(await ask({ given: island }, ['bestDestination', '--input', '{"ship":"0t1","card":"t07"}'])).toBe(
    'Proved.\nIf nothing else moves, no port within reach buys the card.\n',
  );
});
