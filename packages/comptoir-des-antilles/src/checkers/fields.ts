import type { Seat } from '@portolan/core';
import { join, within } from '@portolan/core';
import { parseAction } from '../action-reader.ts';
import { boxOf } from '../box.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { parseQuay } from '../notation.ts';
import { also, integer, isObject, known, list, type Reader, word } from '../parse.ts';
import { quayText, seats as seatCount } from '../position/form.ts';
import { defaultReadings } from '../readings.ts';
import { NO_SHIP, NONE, newGame } from '../state.ts';
import type { Action, ActionKind, ContactId, Quay } from '../types.ts';
import type { ContactPlay, QuayText } from './types.ts';

/** Readers of what several checkers ask. */

const box = boxOf(reconstructed);

/** How many play. */
export const seats = seatCount;

/** A reader that depends on how many play, as the input says or, if it may leave that out, four. */
export const bySeats =
  <Input>(readerOf: (count: number) => Reader<Input>): Reader<Input> =>
  (json, path, problems) =>
    readerOf((isObject(json) ? seatCount(json.seats, '', []) : undefined) ?? 4)(json, path, problems);

/** A reader that depends on how many play, as told by the length of a list with a number for each. */
export const byLength =
  <Input>(field: string, readerOf: (count: number) => Reader<Input>): Reader<Input> =>
  (json, path, problems) => {
    const found = isObject(json) ? json[field] : undefined;
    return readerOf(Array.isArray(found) && found.length === 3 ? 3 : 4)(json, path, problems);
  };

/** Numbers by seat, three or four of them. */
export const eachOf = (number: Reader<number>): Reader<readonly number[]> => list(number, 4, 3);

/** A counter as it can stand, below 0 too (ruling.shortfall). */
export const counter: Reader<number> = integer(-999, 999);

/** The figure of a contact. */
export const figure: Reader<number> = integer(1, 9);

/** A contact of the box. */
export const contactId: Reader<ContactId> = known(box.contactAt, 'unknown-contact');

/** A quay, with no more porters aboard than the ship takes (sailing.capacity). */
export const quayOfTable = (count: number): Reader<QuayText> =>
  also(quayText(box, count), (text, path, problems) => {
    const read = parseQuay(text, box, count);
    if (!read.ok) return;
    const found = read.value.porters.reduce((sum, one) => sum + one, 0);
    if (found > read.value.ship) problems.push({ path, code: 'overloaded', facts: { found, max: read.value.ship } });
  });

/** A quay whose ship, if there is one, has goods. */
export const loadedQuay = (count: number): Reader<QuayText> =>
  also(quayOfTable(count), (text, path, problems) => {
    const read = parseQuay(text, box, count);
    if (read.ok && read.value.ship !== NO_SHIP && read.value.goods === NONE) problems.push({ path, code: 'no-goods' });
  });

/** A ship with goods. */
export const shipWithGoods = (count: number): Reader<QuayText> =>
  also(loadedQuay(count), (text, path, problems) => {
    if (text === '-') problems.push({ path, code: 'no-ship' });
  });

/** Whether a quay that has been read has a full ship. */
export const isFullText = (text: QuayText, count: number): boolean => {
  const read = parseQuay(text, box, count);
  if (!read.ok || read.value.ship === NO_SHIP) return false;
  return read.value.porters.reduce((sum, one) => sum + one, 0) >= read.value.ship;
};

/** Porters aboard by seat, of some quays that have been read. */
export const porterTotals = (texts: readonly QuayText[], count: number): readonly number[] => {
  const totals = Array<number>(count).fill(0);
  for (const text of texts) {
    const read = parseQuay(text, box, count);
    if (read.ok) for (const [seat, porters] of read.value.porters.entries()) totals[seat]! += porters;
  }
  return totals;
};

/** Nobody has more porters aboard than there are (setup.porters); one seat keeps some at home. */
export const testPorters = (
  texts: readonly QuayText[],
  count: number,
  path: string,
  problems: Parameters<Reader<unknown>>[2],
  home?: { readonly seat: Seat; readonly reserve: number | undefined },
): void => {
  const max = reconstructed.porters;
  for (const [seat, aboard] of porterTotals(texts, count).entries()) {
    const found = aboard + (home?.seat === seat ? (home.reserve ?? 0) : 0);
    if (found > max) problems.push({ path, code: 'wrong-total', facts: { seat, found, max } });
  }
};

/** An action without its seat, of one of some kinds. */
export const playOf = <Play extends ContactPlay>(kinds: readonly Play['kind'][], count: number): Reader<Play> => {
  const state = newGame({ edition: reconstructed, rulings: defaultReadings, seats: count, youngest: 0 });
  return (json, path, problems) => {
    const before = problems.length;
    if (!isObject(json)) problems.push({ path, code: 'not-an-object' });
    else if (Object.hasOwn(json, 'seat')) problems.push({ path: join(path, 'seat'), code: 'unknown-field' });
    else if (json.kind === undefined) problems.push({ path: join(path, 'kind'), code: 'missing-field' });
    else word(kinds as readonly ActionKind[], 'unknown-kind')(json.kind, join(path, 'kind'), problems);
    if (problems.length > before) return undefined;
    const read = parseAction({ ...(json as object), seat: 0 }, state);
    if (!read.ok) {
      problems.push(...within(path, read.problems));
      return undefined;
    }
    const { seat: _, ...play } = read.value as Action & { seat: Seat };
    return play as Play;
  };
};

/** The quays by number. */
export const quayNames = ['1', '2', '3', '4'] as unknown as readonly Quay[];
