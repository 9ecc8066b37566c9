import { join } from '../path.ts';
import type { RulingTable } from '../rulings.ts';
import { isObject } from './objects.ts';
import { type Reader, report, withSchema } from './reader.ts';
import { SEAT } from './shape.ts';
import { integer, word } from './values.ts';

const anyInteger = integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** A seat of a game for so many; `most` is how many a game may be for, if that is more. */
export const seatOf = (seats: number, most = seats): Reader<number> =>
  withSchema({ type: 'integer', minimum: 0, maximum: most - 1, description: SEAT }, (json, path, problems) => {
    const seat = anyInteger(json, path, problems);
    if (seat === undefined || (seat >= 0 && seat < seats)) return seat;
    return report(problems, path, 'unknown-seat', { found: seat, seats });
  });

/** Readings by ruling, all of them known to the game's table (see `rulingTable`). */
export const rulingsFrom = <Name extends string, Readings>({
  names,
  isRuling,
  readingsOf,
}: RulingTable<Name, Readings>): Reader<Partial<Readings>> => {
  const readings = new Map<string, Reader<string>>(
    names.map((name) => [name, word(readingsOf(name), 'unknown-reading')]),
  );
  const schema = {
    type: 'object',
    properties: Object.fromEntries([...readings].map(([name, reading]) => [name, reading.schema])),
    additionalProperties: false,
    description: 'Readings by open point; what is not named stands at its default.',
  };
  return withSchema(schema, (json, path, problems) => {
    if (!isObject(json)) return report(problems, path, 'not-an-object');
    const value: Record<string, string> = {};
    for (const [name, reading] of Object.entries(json)) {
      const at = join(path, name);
      if (!isRuling(name)) report(problems, at, 'unknown-ruling', { found: name });
      else {
        const read = readings.get(name)!(reading, at, problems);
        if (read !== undefined) value[name] = read;
      }
    }
    return value as Partial<Readings>;
  });
};

/** A reader for each box and each number of players, made once. */
export const readersFor = <Box extends object, Read>(
  make: (count: number, box: Box) => Read,
): ((count: number, box: Box) => Read) => {
  const made = new WeakMap<Box, Map<number, Read>>();
  return (count, box) => {
    const ofBox = made.get(box) ?? new Map<number, Read>();
    if (ofBox.size === 0) made.set(box, ofBox);
    const known = ofBox.get(count);
    if (known !== undefined) return known;
    const read = make(count, box);
    ofBox.set(count, read);
    return read;
  };
};
