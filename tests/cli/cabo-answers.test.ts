import { questions } from '@portolan/solvers/cabo-da-roca';
import { expect, it } from 'vitest';
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

it('says where no way leads', async () => {
  const island = { board: 'A.N\n~\nL\n~\nB.S', ships: { '0t1': { at: [0, 0], cargo: 't02', from: 'A' } } };
  expect(await ask({ given: island }, ['shortestVoyage', '--input', '{"ship":"0t1","port":"B"}'])).toMatch(
    /^Proved.\nNo way leads there.\n/,
  );
  expect(await ask({ given: island }, ['bestDestination', '--input', '{"ship":"0t1","card":"t07"}'])).toBe(
    'Proved.\nNo port within reach buys the card.\n',
  );
});
