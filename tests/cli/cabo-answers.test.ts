import { languages } from '@portolan/core';
import { questions } from '@portolan/solvers/cabo-da-roca';
import { describe, expect, it } from 'vitest';
import type { Case } from '../conformance/cases.ts';
import { askIn, solverCases, testWords } from './asking.ts';

const ask = askIn('cabo-da-roca');

const golden = solverCases('cabo-da-roca');
const given = golden[0]!.given ?? {};
const estimates = ['whoIsAhead', 'best'].map((question) => ({
  id: question,
  given,
  solve: { question, input: question === 'best' ? { seat: 0 } : { games: 2 }, answer: {} },
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
    /nulle part sur la carte est de 0,0\u00a0%/,
    /nowhere on the map is 0\.0%/,
  ],
  [
    'a map of one sea tile, on which only the 8 coves of 80 tiles have no place',
    { board: '~' },
    ['tileFit', '--input', '{"square":[1,0]}'],
    /nulle part sur la carte est de 10,0\u00a0%/,
    /nowhere on the map is 10\.0%/,
  ],
  [
    'a card with no port to sell in',
    { ...moored, shown: { island: 50, wreck: 100 } },
    ['nextCard', '--input', '{"ship":"0t1"}'],
    /Carte possible\u00a0: 0,0\u00a0%(?!.*trésor)/s,
    /A possible card: 0\.0%(?!.*treasure)/s,
  ],
  [
    'a card that may show a value',
    moored,
    ['nextCard', '--input', '{"ship":"0t1"}'],
    /montre la valeur d’un trésor\u00a0: île 10,7\u00a0%/,
    /shows what a treasure is worth: island 10\.7%/,
  ],
  [
    'a pirate that can go nowhere',
    lone,
    ['pirateReach', '--input', '{"ship":"0p"}'],
    /0\u00a0case sous le feu ce tour/,
    /0\u00a0squares under fire this turn/,
  ],
  [
    'a turn in which nothing is bought',
    { ...moored, coins: [0, 0], final: true },
    ['bestEndOfTurn', '--input', '{}'],
    /pour l’avance\u00a0: rien/,
    /for the lead: nothing/,
  ],
  [
    'a turn in which ships can be bought, and none is worth its price',
    { ...moored, coins: [220, 100], final: true, stage: 'buy', ships: { '1t1': { at: [1, 1], heading: 'E' } } },
    ['bestEndOfTurn', '--input', '{}'],
    /bateau de pêche en \(1,\s0\)\u00a0: −60,0\spièces/,
    /fishing ship on \(1,\s0\): −60\.0\scoins/,
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
  expect(await ask({ given: island }, ['bestDestination', '--input', '{"ship":"0t1","card":"t07"}'])).toMatch(
    /^Proved.\nIf nothing else moves, no port within reach buys the card.\n/,
  );
});

it('gives a price for each action as the fraction it is, too', async () => {
  const far = solverCases('cabo-da-roca').find(({ id }) => id === 'cabo-067')!;
  expect(await ask(far, ['bestDestination', '--input', JSON.stringify(far.solve!.input)])).toMatch(
    /: 15\.0\u00a0coins per action\n2\. .*: 12\.2\u00a0coins per action \(110\/9\)\n/,
  );
});
