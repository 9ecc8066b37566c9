import { must } from '@portolan/core';
import { type AnyChecker, inputsOf, type ToldChecker, wordsLaws } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { clauses } from '../../clauses.ts';
import { asked } from '../agreement/asked.ts';
import { answers, type CheckerId, checkers } from '../index.ts';

/** What every checker must have said at some time, by a word of the answer. */
const kinds: Readonly<Record<CheckerId, readonly RegExp[]>> = {
  effect: [/allows it/, /full and sails? at once/, /when the card is done/, /places? left|full/, /left out/],
  cannot: [
    /It is true/,
    /It is not true/,
    /if the card has more effects/,
    /what follows on it is lost/,
    /may be left out/,
    /in \d+\sways?/,
  ],
  contact: [
    /To be done: 2\./,
    /done: the other|carried out and discarded/,
    /is skipped/,
    /Why: /,
    /a ship has sailed: pay/i,
    /several ships are full/i,
    /chosen/,
    /left out/,
    /lost/,
    /Play \d – /,
    /as long as no counter reaches 100\./,
    /A counter has reached 100: the game is over/,
  ],
  departure: [
    /for each porter/,
    /on the goods tile/,
    /pays the commission/,
    /leaves the slate with/,
    /No commission is due/,
    /takes the slate/,
    /paid by nobody/,
    /ends the game/,
    /once the commission is paid/,
    /with this round/,
    /depends on who pays/,
    /does not sail/,
    /nobody/i,
    /If nobody reaches 100 by it, A pays/,
    /whoever has less pays what they have/,
    /ends the game\./,
    /none changes|A\u00a0\+\d/,
  ],
  slate: [
    /may leave the slate/,
    /holds the slate from now on/,
    /nothing to pay/,
    /paid by nobody/,
    /slate stays with/,
    /or all they have if that is less/,
    /C pays 1 of the commission of 3, nobody pays the rest/,
  ],
  round: [/stays with/, /goes to the left/, /left with somebody/],
  tile: [
    /The ship sails/,
    /without premiums/,
    /under the pile/,
    /leave the game/,
    /stays before the ship/,
    /at once/,
    /next departure/,
    /run out/,
    /premium per porter/,
    /draws its goods/,
    /game is over/,
    /By the counters, whoever has less gives what they have/,
    /every other ship with the same goods/,
  ],
  auction: [
    /speaks: at least/,
    /can only pass/,
    /buys the tile/,
    /Nobody wants/,
    /no auction/,
    /Unsold/,
    /Too late/,
    /C has passed and is out/,
  ],
  end: [/game goes on/, /wins/, /share the win/, /no longer paid/, /left in this round/],
};

/** Checkers that judge nothing: they tell how it stands. */
const tellers: readonly CheckerId[] = ['round', 'end'];

it('every checker has its words', () => expect(Object.keys(answers).sort()).toEqual(Object.keys(checkers).sort()));

describe.each(Object.keys(checkers) as CheckerId[])('%s', (id) => {
  const checker = checkers[id] as unknown as AnyChecker;
  const inputs = inputsOf(checker, ...asked[id]);
  const told: ToldChecker = {
    checker,
    words: answers[id],
    inputs,
    clauses,
    kinds: kinds[id],
    oneWay: tellers.includes(id),
  };

  it('is asked about much', () =>
    expect(inputs.filter((input) => checker.parse(input).ok).length).toBeGreaterThanOrEqual(8));

  it.each(wordsLaws)('%s', (_, law) => expect(law(told)).toEqual([]));
});

const explained = (id: 'contact' | 'departure', json: object) => {
  const input = must<object>(checkers[id].parse(json));
  return answers[id].explain(checkers[id].judge(input as never), input, 'en');
};

it('an effect that no ship allows is told as skipped, with the reason under it', () => {
  // Two porters fit only the ship at quay 2; then nobody else has a porter beside an open ship.
  const { choices } = explained('contact', {
    seats: 3,
    quays: ['-', '5 rum', '-', '-'],
    contact: 'captain',
    plays: [{ kind: 'place', quays: [2, 2] }],
  });
  const at = choices?.items.findIndex(({ result }) => result === 'skipped') ?? -1;
  expect(choices?.items[at]).toMatchObject({ state: 'illegal', text: expect.stringMatching(/^2\. /) });
  expect(choices?.items[at + 1]).toMatchObject({ state: 'open', text: expect.stringMatching(/^Why: /) });
});

it('a departure tells each way to pay with the counters after it', () => {
  // Rum pays 3: A and C get 6 and 9 on 10 each; the commission is 3, and C has a porter aboard.
  const input = { seats: 3, ship: '5 rum A2C3', commission: 3, active: 0, slate: 0 };
  const { why, choices } = explained('departure', { ...input, premiums: [10, 10, 10] });
  expect(why).toBe(
    '3\u00a0premiums for each porter: A\u00a06, C\u00a09. A pays the commission of 3, or leaves the slate with C.',
  );
  expect(choices?.items.map(({ text, result }) => `${text} | ${result}`)).toEqual([
    'A pays 3; the slate stays with A | A\u00a013, B\u00a010, C\u00a019',
    'C pays 3 and takes the slate | A\u00a016, B\u00a010, C\u00a016',
  ]);
  // Without the counters nothing is said of them but how they change, and on which condition.
  const bare = explained('departure', input);
  expect(bare.why).toBe(
    '3\u00a0premiums for each porter: A\u00a06, C\u00a09. If nobody reaches 100 by it, A pays the commission of 3, or leaves the slate with C.',
  );
  expect(bare.choices?.items.map(({ result }) => result)).toEqual(['A\u00a0+3, C\u00a0+9', 'A\u00a0+6, C\u00a0+6']);
});

it('says in a headline who is paid and who pays, who may bid what, what is paid for a slate', () => {
  const { departure, auction, slate } = checkers;
  const sails = { seats: 3, ship: '3 rum A2B1', commission: 4, active: 1, slate: 1 } as const;
  expect(answers.departure.explain(departure.judge(sails), sails, 'en').headline).toBe(
    'It sails: A\u00a06, B\u00a03; B pays 4 or leaves the slate',
  );
  const bids = { premiums: [6, 9, 4], active: 0, said: [{ bid: 3 }] } as const;
  expect(answers.auction.explain(auction.judge(bids), bids, 'en').headline).toMatch(/^B speaks: 4 to 9, or pass$/);
  const owed = { aboard: [1, 1, 0], holder: 0, active: 0, to: 1, commission: 2 } as const;
  expect(answers.slate.explain(slate.judge(owed), owed, 'fr').short).toBe('B paie 2 et tient l’ardoise');
});
