import type { Lang, Seat } from '@portolan/core';
import { type Choice, judgedBy, refusalsBy } from '@portolan/core/answers';
import { capital, labeled, seat } from '@portolan/core/words';
import type { Edition, Effect } from '../../edition.ts';
import { effectInWords } from '../../rules/effect-names.ts';
import { tellerFor, violation } from '../../rules/messages/index.ts';
import { quayName } from '../../rules/names.ts';
import type { Event } from '../../types.ts';
import { editionOf } from '../small-table.ts';
import type { CheckerInput, ShipWhy } from '../types.ts';

/** The box of an input that has been read. */
export const boxOf: (input: CheckerInput) => Edition = editionOf;

/** Violations as lines of an answer. */
export const refusals = refusalsBy(violation);

/** A verdict on a move in words. */
export const judged = judgedBy(violation);

/** An effect as a sentence. */
export const effectSentence = (effect: Effect, lang: Lang): string => capital(effectInWords(effect, lang));

/** A card that was typed in has no name of its own: what only tells of the card is left out. */
const unnamed: readonly Event['kind'][] = ['contactPlayed', 'contactDiscarded', 'handRetaken', 'turnEnded'];

/** What happened as lines of an answer, in the words of the box of the input. */
export const happened = (events: readonly Event[], input: CheckerInput, lang: Lang): readonly Choice[] => {
  const { event } = tellerFor(boxOf(input));
  return events
    .filter(({ kind }) => !unnamed.includes(kind))
    .map((one) => ({ state: 'legal' as const, text: event(one, lang) }));
};

/** Why an effect cannot be carried out, a line for each ship and reason; a sentence that holds at several quays once. */
export const whyLines = (ships: readonly ShipWhy[], lang: Lang): readonly string[] => {
  const lines = ships.flatMap(({ quay, violations }) =>
    violations.map((found) => ({ quay, text: violation(found, lang) })),
  );
  return [...new Set(lines.map(({ text }) => text))].map((text) => {
    const quays = lines.filter((line) => line.text === text).map(({ quay }) => quay);
    const named = quays.length > 1 || /(?:quai|quay)s? \d/.test(text.replaceAll('\u00a0', ' '));
    return named ? text : labeled(quayName(quays[0] ?? 1, lang), text, lang);
  });
};

/** Numbers by seat: "A 6, B 6, C 0"; no end of a line parts a letter from its number. */
export const bySeat = (numbers: readonly number[]): string =>
  numbers.map((n, at) => `${seat(at)}\u00a0${String(n).replace('-', '−')}`).join(', ');

/** How counters change, by seat: "A +6, B −3"; `none` if all stay. */
export const changesBySeat = (changes: readonly number[], none: string): string =>
  changes.flatMap((n, at) => (n === 0 ? [] : [`${seat(at)}\u00a0${n > 0 ? '+' : '−'}${Math.abs(n)}`])).join(', ') ||
  none;

/** What one event does to the counters. */
const changeBy = (happened: Event): readonly [seat: Seat, change: number] | undefined => {
  switch (happened.kind) {
    case 'premiumPaid':
    case 'premiumGained':
      return [happened.seat, happened.amount];
    case 'commissionPaid':
    case 'premiumLost':
      return [happened.seat, -happened.paid];
    case 'tileBought':
      return [happened.seat, -happened.price];
    default:
      return undefined;
  }
};

/** The change of each counter by what happens. */
export const changesIn = (events: readonly Event[], seats: number): readonly number[] => {
  const changes = Array<number>(seats).fill(0);
  for (const one of events) {
    const [at, change] = changeBy(one) ?? [0, 0];
    changes[at]! += change;
  }
  return changes;
};

/** Numbers by seat: "A 6, B 6" without those who have none; `none` if nobody has any. */
export const someBySeat = (numbers: readonly number[], none: string): string =>
  numbers.flatMap((n, at) => (n === 0 ? [] : [`${seat(at)}\u00a0${n}`])).join(', ') || none;

/** Clauses with the most telling first: those of `first` that are among them, in that order, then the others. */
export const tellingFirst = (clauses: readonly string[], first: readonly string[]): readonly string[] => [
  ...first.filter((one) => clauses.includes(one)),
  ...clauses.filter((one) => !first.includes(one)),
];
