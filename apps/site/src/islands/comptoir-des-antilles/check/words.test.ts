import { rules } from '@portolan/comptoir-des-antilles/rules';
import { languages, type Text } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { inputsOf, toldBy } from '../../check/told.ts';
import { holesIn } from '../../words-fit.ts';
import { asked } from './asked.ts';
import contact from './contact.tsx';
import departure from './departure.tsx';
import { disputes } from './disputes.ts';

/** What every checker must have said at some time, by a word of the answer. */
const kinds: Readonly<Record<string, readonly RegExp[]>> = {
  effect: [/allows it/, /full and sails? at once/, /when the card is done/, /places? left|full/, /left out/],
  cannot: [/It is true/, /It is not true/, /card goes on/, /rest of it is lost/, /may be left out/, /in \d+\sways?/],
  contact: [
    /To be done: 2\./,
    /done: the other|carried out and discarded/,
    /is skipped/,
    /Why: /,
    /A ship has sailed/,
    /Several ships are full/,
    /chosen/,
    /left out/,
    /lost/,
    /Play \d: /,
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
  ],
  slate: [/may leave the slate/, /holds the slate from now on/, /nothing to pay/, /paid by nobody/, /slate stays with/],
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
  ],
  auction: [/speaks: at least/, /can only pass/, /buys the tile/, /Nobody wants/, /no auction/, /Unsold/],
  end: [/game goes on/, /wins/, /share the win/, /no longer paid/, /left in this round/],
};

describe('the disputes about Comptoir des Antilles', () => {
  it('have all checkers, each once', () =>
    expect(asked.map(([{ checker }]) => checker.id).sort()).toEqual(disputes.map(({ id }) => id as string).sort()));

  it.each(disputes.map(({ id, ...texts }) => [id, texts] as const))('%s has its words', async (_, dispute) => {
    for (const text of [dispute.question, dispute.subject, dispute.asks] as readonly Text[]) {
      for (const lang of languages) expect(holesIn(text[lang], lang)).toEqual([]);
      expect(text.fr).not.toBe(text.en);
    }
    expect((await dispute.load()).default).toHaveProperty('explain');
  });
});

describe.each(asked.map((one) => [one[0].checker.id, one] as const))('%s', (id, one) => {
  const told = toldBy(one);

  it('is asked about much', () => expect(inputsOf(one).length).toBeGreaterThanOrEqual(8));

  it.each(languages)('is told without a hole in %s', (lang) => {
    for (const { input, [lang]: all } of told)
      for (const sentence of all)
        expect({ input, sentence, holes: holesIn(sentence, lang) }).toMatchObject({ holes: [] });
  });

  it('says different things in the two languages', () => {
    for (const { fr, en } of told) expect(fr.join(' ')).not.toBe(en.join(' '));
    for (const { fr, en } of told) expect(fr.length).toBe(en.length);
  });

  it('cites clauses that there are', () => {
    const cited = new Set(told.flatMap(({ answered }) => answered.clauses));
    expect(cited.size).toBeGreaterThan(0);
    for (const clause of cited) expect(rules.clauses).toHaveProperty([clause]);
  });

  it('says each kind of answer', () => {
    const all = told.flatMap(({ en }) => en).join('\n');
    for (const kind of kinds[id] ?? [/never/]) expect(all).toMatch(kind);
    if (id !== 'round' && id !== 'end')
      expect([...new Set(told.map(({ answered }) => answered.state))].sort()).toEqual(['illegal', 'legal']);
  });
});

const explained = (module: typeof contact | typeof departure, input: object) => {
  const parsed = module.checker.parse(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return module.explain(module.checker.judge(parsed.value as never) as never, parsed.value as never, 'en');
};

it('an effect that no ship allows is told as skipped, with the reason under it', () => {
  // Two porters fit only the ship at quay 2; then nobody else has a porter beside an open ship.
  const { choices } = explained(contact, {
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
  const { why, choices } = explained(departure, { seats: 3, ship: '5 rum A2C3', commission: 3, active: 0, slate: 0 });
  expect(why).toBe('3 premiums for each porter: A 6, C 9. A pays the commission of 3, or leaves the slate with C.');
  expect(choices?.items.map(({ text, result }) => `${text} | ${result}`)).toEqual([
    'A pays 3; the slate stays with A | A 13, B 10, C 19',
    'C pays 3 and takes the slate | A 16, B 10, C 16',
  ]);
});
