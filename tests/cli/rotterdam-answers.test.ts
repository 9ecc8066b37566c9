import { questions } from '@portolan/solvers/rotterdam';
import { expect, it } from 'vitest';
import { askIn, type SolveCase, solverCases, testWords } from './asking.ts';
import { creek } from './rotterdam-box.ts';

const ask = askIn('rotterdam');

const golden = solverCases('rotterdam');
const crowd = ['0a@E2:fruit', '0b@D2:grain', '1a@F1:crude-oil', '1b@E1:grain', '2a@F2:crude-oil', '2b@D3'];
const sailing = { phase: 'sail', ships: crowd };

const asking = (id: string, given: object, question: string, input: object): SolveCase => ({
  id,
  given: given as NonNullable<SolveCase['given']>,
  solve: { question, input, answer: {} } as NonNullable<SolveCase['solve']>,
});

const more: readonly SolveCase[] = [
  asking('a choice of two', { phase: 'sail', ships: ['0a@B2', '1a@A1'] }, 'colorOutcomes', {}),
  asking('right, wrong and blocked ships', sailing, 'colorOutcomes', { caller: 1 }),
  asking('a harbor out of reach', {}, 'reach', { position: 'D1', harbor: 'botlek' }),
  asking('a quay', {}, 'reach', { position: 'VU1', harbor: 'vulcaanhaven' }),
  asking('no free start', { ships: ['0a@A1', '0b@A2', '1a@A3', '1b@A4'] }, 'launchChances', { cargo: 'chemicals' }),
  asking('a ship that has arrived', { phase: 'sail', ships: ['0a@ME1:fruit'] }, 'arrival', {
    ship: '0a',
    harbor: 'merwehaven',
  }),
  asking('a ship in a crowd', sailing, 'arrival', { ship: '0a', harbor: 'merwehaven' }),
  asking('a hand without Missions', { phase: 'mission', hands: { 0: { products: ['jam'] } } }, 'bestMission', {
    seat: 0,
    rounds: 1,
  }),
  asking(
    'two Jokers',
    {
      phase: 'mission',
      hands: { 0: { navigation: ['joker', 'joker'], products: ['paint'], missions: ['m41', '?', '?'] } },
    },
    'bestMission',
    { seat: 0, rounds: 1 },
  ),
  asking('every card against a ship', { ...sailing, hands: { 1: { navigation: ['?'] } } }, 'cardThreats', {
    ship: '0a',
    opponent: 1,
  }),
  asking('a safe ship', { phase: 'sail', ships: ['0a@ME1'], variants: { safeHaven: true } }, 'cardThreats', {
    ship: '0a',
    opponent: 1,
  }),
  asking(
    'an open race',
    {
      phase: 'mission',
      hands: { 0: { products: ['bread', 'jam'], missions: ['m02', '?', '?'] }, 1: { navigation: ['?'] } },
    },
    'standings',
    {},
  ),
  asking('best', sailing, 'best', { seat: 0 }),
  asking('best on a launch', { hands: { 0: { missions: ['m01', '?', '?'] } } }, 'best', { seat: 0 }),
];

testWords('rotterdam', questions, [...golden, ...more], {
  any: /crude-oil|orange-juice|turn-of-luck|\b\d[a-e]\b|\bm\d\d|callColor/,
  french: /chemicals|bread|channel|harbor|Setback|draws|points? in/,
});

it('says in a sentence what was found', async () => {
  const [first] = golden;
  expect(await ask({ given: first!.given! }, ['colorOutcomes'])).toBe(
    [
      'Exact.',
      'No color brings a ship of A in for certain.',
      'Each color, called by A: arrivals of the caller’s ships less those in a wrong harbor, at the worst of choices.',
      'Every call and every choice of the ships was counted; Navigation cards are left out.',
      '1. Red: B’s ship\u00a01 to ME2 (wrong harbor): 0',
      '2. Yellow: A’s ship\u00a02 to E1, B’s ship\u00a01 to ME1 (wrong harbor): 0',
      '3. Green: A’s ship\u00a01 to F2, A’s ship\u00a02 to E2: 0',
      '4. Blue: nothing moves: 0',
      '',
    ].join('\n'),
  );
  const arriving = { given: { phase: 'sail', ships: ['0a@E1:fruit'] } };
  const input = ['arrival', '--input', '{"ship":"0a","harbor":"merwehaven"}'];
  expect(await ask(arriving, input)).toMatch(
    /^Exact\.\nPerhaps: 75\.0% \(3\/4\)\.\nStill to call: A, B and C\. .* To call now: blue\. .*\n1\. A calls blue, possible: 75\.0% \(3\/4\)\n/s,
  );
  expect(await ask(arriving, [...input, '--lang', 'fr'])).toMatch(
    /^Exact\.\nPeut-être\u00a0: 75,0\u00a0% \(3\/4\)\.\nDoivent encore annoncer\u00a0: A, B et C\./,
  );
});

it('reckons on a map of one’s own', async () => {
  const input = ['arrival', '--input', '{"ship":"0a","harbor":"quarry"}'];
  const out = await ask({ given: { edition: creek, phase: 'sail', ships: ['0a@S:ore'] } }, input);
  expect(out).toMatch(/To call now: pink\. /);
  expect(out).toMatch(/One way in: A calls pink; A moves ship.1 to M; B calls teal/);
});
