import { seatLetter } from '@portolan/boards';
import { countersOf } from '@portolan/boards/comptoir-des-antilles';
import type { Event } from '@portolan/comptoir-des-antilles';
import type { CheckerInput, ShipWhy } from '@portolan/comptoir-des-antilles/checkers';
import { quayName, rulesIn } from '@portolan/comptoir-des-antilles/rules';
import type { Lang, Seat } from '@portolan/core';
import { type Choice, judgedBy, refusalsBy } from '@portolan/core/answers';

import { words } from '../../../kit/text.ts';
import { comptoirBook } from '../page.ts';

import { boxOf } from './cards.ts';

/** Violations as lines of an answer. */
export const refusals = refusalsBy(comptoirBook.violationText);

/** A verdict on a move in words. */
export const judged = judgedBy(comptoirBook.violationText);

/** A card that was typed in has no name of its own: what only tells of the card is left out. */
const unnamed: readonly Event['kind'][] = ['contactPlayed', 'contactDiscarded', 'handRetaken', 'turnEnded'];

/** What happened, step by step, without what only tells which card it is. */
export const toldOf = (events: readonly Event[]): readonly Event[] =>
  events.filter(({ kind }) => !unnamed.includes(kind));

/** What happened as lines of an answer, in the words of the box of the input. */
export const happened = (events: readonly Event[], { edition }: CheckerInput, lang: Lang): readonly Choice[] => {
  const rules = rulesIn(boxOf(edition));
  return toldOf(events).map((event) => ({ state: 'legal' as const, text: rules.event(event, lang) }));
};

/** Why an effect cannot be carried out, a line for each ship and reason; a sentence that holds at several quays once. */
export const whyLines = (ships: readonly ShipWhy[], lang: Lang): readonly string[] => {
  const lines = ships.flatMap(({ quay, violations }) =>
    violations.map((violation) => ({ quay, text: comptoirBook.violationText(violation, lang) })),
  );
  return [...new Set(lines.map(({ text }) => text))].map((text) => {
    const quays = lines.filter((line) => line.text === text).map(({ quay }) => quay);
    const named = quays.length > 1 || /(?:quai|quay)s? \d/.test(text.replaceAll('\u00a0', ' '));
    return named ? text : `${quayName(quays[0] ?? 1, lang)}${words.colon[lang]}${text}`;
  });
};

/** Numbers by seat: "A 6, B 6, C 0"; no end of a line parts a letter from its number. */
export const bySeat = (numbers: readonly number[]): string =>
  numbers.map((n, seat) => `${seatLetter(seat)}\u00a0${String(n).replace('-', '−')}`).join(', ');

/** How counters change, by seat: "A +6, B −3"; `none` if all stay. */
export const changesBySeat = (changes: readonly number[], none: string): string =>
  changes
    .flatMap((n, seat) => (n === 0 ? [] : [`${seatLetter(seat)}\u00a0${n > 0 ? '+' : '−'}${Math.abs(n)}`]))
    .join(', ') || none;

/** The change of each counter by what happens. */
export const changesIn = (events: readonly Event[], seats: number): readonly number[] => {
  const counters = countersOf(events);
  return Array.from({ length: seats }, (_, seat) => (counters[seat] ?? []).reduce((sum, one) => sum + one, 0));
};

/** Numbers by seat: "A 6, B 6" without those who have none; `none` if nobody has any. */
export const someBySeat = (numbers: readonly number[], none: string): string =>
  numbers.flatMap((n, seat) => (n === 0 ? [] : [`${seatLetter(seat)}\u00a0${n}`])).join(', ') || none;

/** A player by his letter. */
export const who = (seat: Seat): string => seatLetter(seat);

/** Clauses with the most telling first: those of `first` that are among them, in that order, then the others. */
export const tellingFirst = (clauses: readonly string[], first: readonly string[]): readonly string[] => [
  ...first.filter((one) => clauses.includes(one)),
  ...clauses.filter((one) => !first.includes(one)),
];
