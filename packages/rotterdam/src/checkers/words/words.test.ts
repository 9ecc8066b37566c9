import { languages, must } from '@portolan/core';
import { type AnyChecker, holesIn, inputsOf, spokenBy, type ToldChecker, wordsLaws } from '@portolan/core/testing';
import { describe, expect, it } from 'vitest';
import { clauses } from '../../clauses.ts';
import { asked } from '../agreement/asked.ts';
import { checkers } from '../index.ts';
import type { CheckerId } from '../types.ts';
import { answers, readingLines } from './index.ts';

/** What every checker must have said at some time, by words of the answer. */
const kinds: Readonly<Record<CheckerId, readonly RegExp[]>> = {
  way: [
    /not concerned/,
    /must move, to/,
    /must take the other/,
    /owner chooses: F1 or F2/,
    /is blocked/,
    /loses Botlek/,
  ],
  call: [/no ship lies before/, /stays blocked on/, /loses its move/, /by choice also/, / first\)/, /cannot go there/],
  timing: [/may play .* now/, /may lay/, /use a Joker/, /turn/i, /Safe haven/],
  retreat: [/ends on D1 or D2|ends on C1/, /cannot be played on this ship/, /is there/, /stays on A1/, /Safe haven/],
  cargo: [/Then: .*stock: grain/, /empty/, /in reserve/, /not a start|is taken/],
  arrival: [
    /the next card of/,
    /is empty: no card/,
    /does not process/,
    /comes in empty/,
    /under the pile on arrival/,
    /taken/,
  ],
  mission: [
    /is fulfilled: \d/,
    /Missing: /,
    /Not asked for: /,
    /already been fulfilled/,
    /on top of/,
    /under the \p{L}+ pile/u,
    /shuffled into/,
  ],
  end: [
    /The game is over/,
    /goes on/,
    /ends with this phase 6/,
    /share the win/,
    /hidden cards decide/,
    /Mission points: .*still ahead/s,
  ],
};

/** It says how things stand and refuses nothing. */
const tellers: readonly CheckerId[] = ['end'];

const toldOf = (id: CheckerId): ToldChecker => {
  const checker = checkers[id] as unknown as AnyChecker;
  const inputs = inputsOf(checker, ...asked[id]);
  return { checker, words: answers[id], inputs, clauses, kinds: kinds[id], oneWay: tellers.includes(id) };
};

describe.each(Object.keys(checkers) as CheckerId[])('%s', (id) => {
  const told = toldOf(id);

  it('is asked about much', () =>
    expect(told.inputs.filter((input) => told.checker.parse(input).ok).length).toBeGreaterThanOrEqual(10));

  it.each(wordsLaws)('%s', (_, law) => expect(law(told)).toEqual([]));
});

it.each(languages)('a blocked ship is told under the three readings, in %s', (lang) => {
  const input = must(checkers.call.parse(checkers.call.example));
  const lines = readingLines(checkers.call.judge(input), lang);
  expect(lines).toHaveLength(3);
  for (const line of lines.flat()) expect(holesIn(line, lang)).toEqual([]);
  // A's ship 2 waits behind B's until the others have moved, under the last reading only.
  expect(lines.map(([, result]) => result.endsWith({ fr: 'aucun', en: 'none' }[lang]))).toEqual([false, false, true]);
});

it('a second Mission that does not fit either is told both faults, each once', () => {
  const products = ['bread', 'orange-juice', 'jam'];
  const input = must(checkers.mission.parse({ mission: 'm01', products, fulfilled: true }));
  const answered = (lang: 'fr' | 'en') => answers.mission.explain(checkers.mission.judge(input), input, lang);
  const told = (lang: 'fr' | 'en') => [
    answered(lang).why,
    ...(answered(lang).choices?.items ?? []).map(({ text }) => text),
  ];
  expect(told('en')).toEqual([
    'A Mission has already been fulfilled in this turn: one in a round.',
    'This is not what the Mission asks for. Not asked for: jam.',
  ]);
  expect(
    told('fr')
      .join(' ')
      .match(/confiture/g),
  ).toHaveLength(1);
});

it.each(languages)('who would win while the game goes on is told on that condition, in %s', (lang) => {
  const one = { missions: ['m29'], products: ['jam'], navigation: [], laid: [] };
  const players = [one, { ...one, missions: ['m30'], products: [] }];
  const input = must(checkers.end.parse({ ...checkers.end.example, phaseEnded: true, players }));
  const { why, short } = answers.end.explain(checkers.end.judge(input), input, lang);
  for (const text of [why, short])
    expect(text).toContain({ fr: 'Si la partie finissait maintenant', en: 'If the game ended now' }[lang]);
});

it.each(languages)('no ship is numbered that nobody numbered, in %s', (lang) => {
  const numbers = /(navire|ship)\s\d/;
  for (const id of (Object.keys(checkers) as CheckerId[]).filter((id) => id !== 'call'))
    for (const { sentences } of spokenBy(toldOf(id))) expect(sentences[lang].join(' ')).not.toMatch(numbers);
});

it.each(languages)('ships that were entered by owner and place are called so, in %s', (lang) => {
  const taking = { owner: 0, at: 'C1', cargo: null };
  const input = must(
    checkers.cargo.parse({ card: 'cargo-thief', ship: { owner: 1, at: 'D2', cargo: 'fruit' }, other: taking }),
  );
  const { why, short, choices } = answers.cargo.explain(checkers.cargo.judge(input), input, lang);
  const all = [why, short, ...(choices?.items ?? []).flatMap(({ text, result }) => [text, result ?? ''])].join(' ');
  expect(all).not.toMatch(/(navire|ship)\s\d/);
  expect(all).toContain({ fr: 'navire de B en D2', en: 'B’s ship on D2' }[lang]);
});

it('a ship that must evade is told by the rule of evasion, beside the one that keeps it from staying', () => {
  const input = must(checkers.way.parse(checkers.way.example));
  const { clauses, quoted } = answers.way.explain(checkers.way.judge(input), input, 'en');
  expect(clauses.slice(0, quoted)).toEqual(['sail.all-ships-move', 'sail.evasion']);
});

it('a channel of another color is not told as taken alone', () => {
  const input = must(checkers.way.parse({ ...checkers.way.example, color: 'red' }));
  const { choices } = answers.way.explain(checkers.way.judge(input), input, 'en');
  expect(choices?.items.map(({ text }) => text)).toEqual([
    'To F1, green channel: another color, and taken',
    'To F2, green channel: another color',
  ]);
});

it('where a card goes is told of the card, and of the pile by the name of its harbor', () => {
  const read = must(checkers.mission.parse(checkers.mission.example));
  const { choices } = answers.mission.explain(checkers.mission.judge(read), read, 'fr');
  const results = choices?.items.map(({ result }) => result ?? '') ?? [];
  expect(results.length).toBeGreaterThan(0);
  for (const result of results) expect(result).toMatch(/^(mélangée à|sur|sous) la pioche (de |d’)\p{Lu}/u);
});
