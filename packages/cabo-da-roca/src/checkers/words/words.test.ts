import { type AnyChecker, inputsOf, type ToldChecker, wordsLaws } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { clauses } from '../../clauses.ts';
import { asked } from '../agreement/asked.ts';
import { checkers } from '../index.ts';
import type { CheckerId } from '../types.ts';
import { answers } from './index.ts';

/** What every checker must have said at some time, by a word of the answer. */
const kinds: Readonly<Record<CheckerId, readonly RegExp[]>> = {
  tile: [/tile fits/, /corner: (land|sea) is needed/, /in no rotation/, /does not touch|two ports/i],
  places: [/\d/],
  purchase: [/must leave/i, /coins/, /consent|agree/i],
  departure: [/must leave/i, /may/i, /stay/i],
  sailing: [/allowed|sails|advances|moves/i, /sink/i, /toll|coins/i, /shark/i],
  walk: [/land leads from/, /land leads nowhere/, /sea lies between/, /waits for the next/],
  lighthouse: [/toll|coins/i, /bonus/i],
  voyage: [/length|squares/i, /zone/i, /not sold|no sale|sells nothing/i],
  shot: [/fire/i, /coins/i],
  count: [/has the most: \d+/, /share the win/],
};

/** Those that say how things stand, or judge one way only. */
const tellers: readonly CheckerId[] = ['places', 'count', 'voyage', 'lighthouse', 'departure'];

const toldOf = (id: CheckerId): ToldChecker => {
  const checker = checkers[id] as unknown as AnyChecker;
  const inputs = inputsOf(checker, ...asked[id]);
  return { checker, words: answers[id], inputs, clauses, kinds: kinds[id], oneWay: tellers.includes(id) };
};

describe.each(Object.keys(checkers) as CheckerId[])('%s', (id) => {
  const told = toldOf(id);

  it('is asked about much', () =>
    expect(told.inputs.filter((input) => told.checker.parse(input).ok).length).toBeGreaterThanOrEqual(
      id === 'places' ? 5 : 8,
    ));

  it.each(wordsLaws)('%s', (_, law) => expect(law(told)).toEqual([]));
});

it('a tile without a place is told where it nearly fits, and what stands against it there', () => {
  const read = checkers.places.parse({ board: { rows: ['A.N'] }, tile: 'B' });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { headline, why, choices } = answers.places.explain(checkers.places.judge(read.value), read.value, 'en');
  expect([headline, why]).toEqual(['Nowhere: another tile is drawn', expect.stringContaining('Squares tried: 4.')]);
  expect(choices?.items).toHaveLength(4);
  expect(choices?.items[0]?.text).toBe('(0,\u202f−1): port A is too near: two ports do not touch');
});

it('a move that is illegal at sea tells what it costs if it was played and noticed, with both clauses', () => {
  const input = {
    move: 'advance',
    ship: 'trade',
    heading: 'E',
    left: 2,
    from: { tile: 'sea' },
    to: { tile: 'lighthouse' },
  };
  const parsed = checkers.sailing.parse(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const answer = checkers.sailing.judge(parsed.value);
  expect(answer).toMatchObject({
    verdict: { legal: false, violations: [{ clause: 'ships.sea-only' }] },
    penalty: true,
  });
  const { clauses, choices, state } = answers.sailing.explain(answer, parsed.value, 'en');
  expect(state).toBe('illegal');
  expect(clauses).toEqual(['ships.sea-only', 'ships.illegal-move']);
  expect(choices?.items.map(({ text }) => text)).toContain(
    'Played all the same, and noticed by an opponent: the ship sinks',
  );
});

/** What the page says of an input, in French. */
const told = (more: object) => {
  const input = { move: 'advance', ship: 'trade', heading: 'E', left: 2, from: { tile: 'sea' }, to: { tile: 'sea' } };
  const parsed = checkers.sailing.parse({ ...input, ...more });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return answers.sailing.explain(checkers.sailing.judge(parsed.value), parsed.value, 'fr');
};

it('quotes the clauses that were broken and no other', () => {
  // A fishing ship that asks to leave port at sea obeys the coast, and a ship ahead that lies parallel is no trouble.
  const depart = told({ move: 'depart', ship: 'fishing', around: { N: { tile: 'coast' } } });
  expect(depart.clauses.slice(0, depart.quoted)).toEqual(['mooring.five-ways']);
  const crossing = told({ move: 'depart', there: 'W', around: { E: { tile: 'sea' } } });
  expect(crossing.clauses.slice(0, crossing.quoted)).toEqual(['mooring.five-ways']);
});

it('names the shark where its actions are short, and the tile that a crossing lacks', () => {
  expect(told({ left: 1, to: { tile: 'shark' } }).why).toBe('Il faut 2 actions, requin compris\u202f; il en reste 1.');
  const texts = told({ there: 'W' }).choices?.items.map(({ text }) => text) ?? [];
  expect(texts.join(' ')).toContain('«\u00a0Est\u00a0»');
});

it('shows no prices where nothing is sold, and one answer under every reading', () => {
  const input = { offset: [7, 1] as const, card: { prices: [60, 110, 160] as const, struck: true } };
  const word = (rulings: object) =>
    answers.voyage.explain(checkers.voyage.judge({ ...input, rulings }), { ...input, rulings }, 'fr').headline;
  const { choices } = answers.voyage.explain(checkers.voyage.judge(input), input, 'fr');
  expect(choices?.items.map(({ result }) => result)).toEqual([undefined, undefined, undefined]);
  expect([word({}), word({ 'idle-port-call': 'forbidden' })]).toEqual([
    'Pas de vente\u00a0: la carte raye ce port',
    'Pas de vente\u00a0: ce bateau ne vend rien au port B',
  ]);
});

it('lists a purchase that stays refused under no other reading', () => {
  // Too late under one reading, before a departure under the other: refused under both.
  const input = { ...checkers.purchase.example, stage: 'depart', pending: true, owned: { sailor: 1, trade: 1 } };
  const parsed = checkers.purchase.parse(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  expect(checkers.purchase.judge(parsed.value).verdict.legal).toBe(false);
  expect(checkers.purchase.judge(parsed.value, { 'buy-timing': 'step-3' }).verdict.legal).toBe(false);
  expect(checkers.purchase.readings(parsed.value).map(({ ruling }) => ruling)).not.toContain('buy-timing');
});

it('says of two ports at a corner that they are too near, before what else may come to lie there', () => {
  const input = { tile: 'B', rot: 0, around: { NE: { tile: 'A' } } } as const;
  const { clauses, choices } = answers.tile.explain(checkers.tile.judge(input), input, 'en');
  expect(clauses.slice(0, 2)).toEqual(['laying.ports-apart', 'laying.adjacent']);
  expect(choices?.items.map(({ text }) => text).join(' ')).toContain('No tile touches');
});
