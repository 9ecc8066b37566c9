import type { Seat } from '@portolan/core';
import { join, within } from '@portolan/core';
import { actionReaders, parseAction } from '../action-reader.ts';
import { type Box, boxOf } from '../box.ts';
import type { Edition } from '../edition.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { also, isObject, type JsonSchema, known, type Reader, withSchema, word } from '../parse.ts';
import { quayText } from '../position/fields.ts';
import { parseQuay } from '../quay-text.ts';
import { defaultReadings } from '../readings.ts';
import { NO_SHIP, NONE, newGame } from '../state.ts';
import { type Action, type ActionKind, type ContactId, type Quay, type TileId, tileIds } from '../types.ts';
import type { ContactPlay, QuayText } from './types/common.ts';

// Readers of what several checkers ask.
export { bySeat } from '../position/fields.ts';
export { byLength, bySeats, counter, eachOf, edition, figure, seats } from './lengths.ts';

/** A contact of the box. */
export const contactOf = ({ contactAt }: Box): Reader<ContactId> => known(contactAt, 'unknown-contact');

/** An event tile of the box. */
export const tileIn = ({ tiles }: Box): Reader<TileId> =>
  word(
    tileIds.filter((_, kind) => tiles[kind]! > 0),
    'unknown-tile',
  );

/** A quay, with no more porters aboard than the ship takes (sailing.capacity). */
export const quayOfTable = (box: Box, count: number): Reader<QuayText> =>
  also(
    quayText(box, count),
    (text, path, problems) => {
      const read = parseQuay(text, box, count);
      if (!read.ok) return;
      const found = read.value.porters.reduce((sum, one) => sum + one, 0);
      if (found > read.value.ship) problems.push({ path, code: 'overloaded', facts: { found, max: read.value.ship } });
    },
    'overloaded',
  );

/** A quay whose ship, if there is one, has goods. */
export const loadedQuay = (box: Box, count: number): Reader<QuayText> =>
  also(
    quayOfTable(box, count),
    (text, path, problems) => {
      const read = parseQuay(text, box, count);
      if (read.ok && read.value.ship !== NO_SHIP && read.value.goods === NONE)
        problems.push({ path, code: 'no-goods' });
    },
    'no-goods',
  );

/** A ship with goods. */
export const shipWithGoods = (box: Box, count: number): Reader<QuayText> =>
  also(
    loadedQuay(box, count),
    (text, path, problems) => {
      if (text === '-') problems.push({ path, code: 'no-ship' });
    },
    'no-ship',
  );

/** Whether a quay that has been read has a full ship. */
export const isFullText = (text: QuayText, box: Box, count: number): boolean => {
  const read = parseQuay(text, box, count);
  if (!read.ok || read.value.ship === NO_SHIP) return false;
  return read.value.porters.reduce((sum, one) => sum + one, 0) >= read.value.ship;
};

/** Porters aboard by seat, of some quays that have been read. */
export const porterTotals = (texts: readonly QuayText[], box: Box, count: number): readonly number[] => {
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
  { edition, count }: { readonly edition: Edition; readonly count: number },
  path: string,
  problems: Parameters<Reader<unknown>>[2],
  home?: { readonly seat: Seat; readonly reserve: number | undefined },
): void => {
  const max = edition.porters;
  for (const [seat, aboard] of porterTotals(texts, boxOf(edition), count).entries()) {
    const found = aboard + (home?.seat === seat ? (home.reserve ?? 0) : 0);
    if (found > max) problems.push({ path, code: 'wrong-total', facts: { seat, found, max } });
  }
};

/** The schema of an action without its seat. */
const unseated = ({ properties = {}, required = [], ...schema }: JsonSchema): JsonSchema => {
  const { seat: _, ...others } = properties;
  return { ...schema, properties: others, required: required.filter((field) => field !== 'seat') };
};

/** An action without its seat, of one of some kinds. */
export const playOf = <Play extends ContactPlay>(kinds: readonly Play['kind'][], count: number): Reader<Play> => {
  const state = newGame({ edition: reconstructed, rulings: defaultReadings, seats: count, youngest: 0 });
  const schema = { oneOf: kinds.map((kind) => unseated(actionReaders[kind].schema)) };
  return withSchema(schema, (json, path, problems) => {
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
  });
};

/** The quays by number. */
export const quayNames = ['1', '2', '3', '4'] as unknown as readonly Quay[];
