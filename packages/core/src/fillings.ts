import type { Asking } from './asking.ts';
import { rangeAt } from './readers/shape.ts';

/** Facts with a value each. */
export type Filling = readonly (readonly [path: string, value: unknown])[];

/** How many pairs of facts are tried at most: a phone answers while somebody types. */
const MOST_PAIRS = 400;

/** Two facts with a value each, all pairs of different facts. */
function* pairsOf({ schema }: Asking, untold: readonly string[]): Generator<Filling> {
  // What may be little comes first: yes or no before nine numbers.
  const choices = (path: string): number => rangeAt(schema, path).values.length;
  const facts = untold.toSorted((one, other) => choices(one) - choices(other));
  for (const [i, one] of facts.entries())
    for (const other of facts.slice(i + 1))
      for (const value of rangeAt(schema, one).values)
        for (const also of rangeAt(schema, other).values)
          yield [
            [one, value],
            [other, also],
          ];
}

/** How many fillings of all facts together are tried, beyond those of two. */
const FILLED = 60;

/** Its multiples fall evenly between whole numbers, and those of no other number do it better. */
const GOLDEN = 0.618_033_988_749_895;

/** All facts filled, each a little differently from one time to the next. */
function* wholeOf({ schema }: Asking, untold: readonly string[]): Generator<Filling> {
  const facts = untold.flatMap((path) => {
    const { values } = rangeAt(schema, path);
    return values.length > 0 ? [{ path, values }] : [];
  });
  if (facts.length < 3) return;
  for (let n = 1; n <= FILLED; n++)
    yield facts.map(({ path, values }, i) => {
      const at = (n * (i + 1) * GOLDEN) % 1;
      return [path, values[Math.floor(at * values.length)]] as const;
    });
}

/** Facts filled together: all pairs of them that there is time for, then many of all of them. */
export function* fillingsOf(asked: Asking, untold: readonly string[]): Generator<Filling> {
  let tried = 0;
  for (const pair of pairsOf(asked, untold)) {
    if (++tried > MOST_PAIRS) break;
    yield pair;
  }
  yield* wholeOf(asked, untold);
}
