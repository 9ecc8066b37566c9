import { describe, expect, it } from 'vitest';
import { applying, checkerMaker } from './checkers.ts';
import { integer, object, rulingsFrom } from './readers.ts';
import { ok } from './result.ts';
import { rulingTable } from './rulings.ts';
import { type AnyChecker, checkerLaws } from './testing.ts';
import { illegal, legal, type Verdict } from './verdict.ts';

// A made-up dispute: may so many people sit at the table?

const readings = { children: ['count', 'do-not-count'], stools: ['none', 'two'], music: ['soft', 'loud'] } as const;
const table = rulingTable(readings);
type Name = (typeof table.names)[number];
type Clause = 'table.seats' | `ruling.${Name}`;

interface Input {
  readonly adults: number;
  readonly children: number;
  readonly rulings?: Partial<Record<Name, string>>;
}

interface Answer {
  readonly verdict: Verdict<Clause>;
  readonly clauses: readonly Clause[];
}

const few = integer(0, 9);

const seats = checkerMaker<'seats', Clause, Name, typeof table.defaults>(table)<Input, Answer>({
  id: 'seats',
  rulings: ['children', 'stools', 'music'],
  example: { adults: 4, children: 1 },
  input: object<Input>({ adults: few, children: few }, { rulings: rulingsFrom(table) }),
  answer: ({ adults, children }, readings) => {
    const sitting = adults + (readings.children === 'count' ? children : 0);
    const places = readings.stools === 'two' ? 6 : 4;
    const verdict: Verdict<Clause> =
      sitting <= places
        ? legal('table.seats')
        : illegal({ clause: 'table.seats', reason: 'full', facts: { sitting, places } });
    return { verdict, clauses: applying<Clause>('table.seats', 'table.seats', false, null) };
  },
  decision: ({ verdict }) => verdict.legal,
});

describe('a checker', () => {
  it('answers under the default readings', () => {
    expect(seats.judge({ adults: 4, children: 1 })).toEqual({
      verdict: illegal({ clause: 'table.seats', reason: 'full', facts: { sitting: 5, places: 4 } }),
      clauses: ['table.seats'],
    });
  });

  it('names the rulings that made a difference, and no other', () => {
    const rulings = { stools: 'two', music: 'loud' };
    expect(seats.judge({ adults: 4, children: 1, rulings }).clauses).toEqual(['table.seats', 'ruling.stools']);
    expect(seats.judge({ adults: 4, children: 0, rulings }).clauses).toEqual(['table.seats']);
  });

  it('takes rulings beside the input over those of the input', () => {
    const input = { adults: 4, children: 1, rulings: { stools: 'two' } };
    expect(seats.judge(input, { stools: 'none' }).verdict.legal).toBe(false);
    expect(seats.judge(input, { children: 'do-not-count' }).clauses).toEqual(['table.seats']);
  });

  it('lists each reading that turns the decision, from the reading chosen', () => {
    const turning = (input: Input) => seats.readings(input).map(({ ruling, reading }) => `${ruling}=${reading}`);
    expect(turning({ adults: 4, children: 1 })).toEqual(['children=do-not-count', 'stools=two']);
    expect(turning({ adults: 4, children: 1, rulings: { stools: 'two' } })).toEqual(['stools=none']);
    expect(turning({ adults: 7, children: 0 })).toEqual([]);
  });

  const hooks = {
    clauses: ['table.seats', 'ruling.children', 'ruling.stools', 'ruling.music'],
    readings,
    junk: [],
    runs: 100,
  };

  it.each(checkerLaws)('%s', (_, law) => expect(law(seats as unknown as AnyChecker, hooks)).toEqual([]));

  it.each([
    { fault: 'an example it refuses', broken: { example: { adults: 99, children: 0 } }, laws: 2 },
    { fault: 'a reader that reads everything', broken: { parse: (json: unknown) => ok(json) }, laws: 4 },
    {
      fault: 'a clause of no rulebook',
      broken: { judge: () => ({ ...seats.judge(seats.example), clauses: ['x'] }) },
      laws: 2,
    },
  ])('breaks the laws by $fault', ({ broken, laws }) => {
    const checker = { ...seats, ...broken } as unknown as AnyChecker;
    expect(checkerLaws.filter(([, law]) => law(checker, hooks).length > 0)).toHaveLength(laws);
  });
});
