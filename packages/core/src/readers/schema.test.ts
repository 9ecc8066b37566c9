import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  allOrChanged,
  also,
  asIs,
  boolean,
  bySeatOf,
  described,
  distinct,
  either,
  fixed,
  inBoxOf,
  integer,
  type JsonSchema,
  list,
  mapped,
  nullable,
  object,
  only,
  parseWith,
  type Reader,
  readersFor,
  record,
  recordBy,
  rulingsFrom,
  schemaOf,
  seatOf,
  shape,
  tagged,
  text,
  textOf,
  tuple,
  type ValueOf,
  valueOr,
  withSchema,
  word,
} from '../readers.ts';
import { bad, ok } from '../result.ts';
import { rulingTable } from '../rulings.ts';

const die = integer(1, 6);
const dieSchema = { type: 'integer', minimum: 1, maximum: 6 };
const color = word(['red', 'blue'], 'unknown-color');
const id = text(/^[a-z]+$/, 'wrong-id');
const move = shape({ kind: word(['move'], 'unknown-kind'), by: die }, { color });
const pass = shape({ kind: word(['pass'], 'unknown-kind') });

describe('a reader says what it reads', () => {
  it.each<[what: string, reader: Reader<unknown>, schema: JsonSchema]>([
    ['an integer', die, dieSchema],
    ['a truth', boolean, { type: 'boolean' }],
    ['a word', color, { enum: ['red', 'blue'] }],
    ['one value', only(1, 'wrong-version'), { const: 1 }],
    ['a pattern', id, { type: 'string', pattern: '^[a-z]+$' }],
    ['a text of some length', textOf(1, 3, 'wrong-name'), { type: 'string', minLength: 1, maxLength: 3 }],
    ['nothing, or a value', nullable(die), { anyOf: [dieSchema, { type: 'null' }] }],
    ['a value of its own, or others', valueOr('?', die), { anyOf: [{ const: '?' }, dieSchema] }],
    [
      'two kinds of value',
      either(Array.isArray, list(die, 1), die),
      {
        anyOf: [{ type: 'array', items: dieSchema, maxItems: 1 }, dieSchema],
      },
    ],
    ['a list', list(die, 3, 1), { type: 'array', items: dieSchema, minItems: 1, maxItems: 3 }],
    [
      'a tuple',
      tuple(die, color),
      {
        type: 'array',
        prefixItems: [dieSchema, { enum: ['red', 'blue'] }],
        items: false,
        minItems: 2,
        maxItems: 2,
      },
    ],
    [
      'a value a seat',
      bySeatOf({ min: 2, max: 4 })(3, die),
      {
        type: 'array',
        items: dieSchema,
        minItems: 2,
        maxItems: 4,
      },
    ],
    [
      'an object',
      object<{ a: number; b?: boolean }>({ a: die }, { b: boolean }),
      {
        type: 'object',
        properties: { a: dieSchema, b: { type: 'boolean' } },
        required: ['a'],
        additionalProperties: false,
      },
    ],
    [
      'a record',
      record(['a'], die, 'unknown-name'),
      {
        type: 'object',
        properties: { a: dieSchema },
        additionalProperties: false,
      },
    ],
    [
      'a record by any such name',
      recordBy(id, die),
      {
        type: 'object',
        propertyNames: { type: 'string', pattern: '^[a-z]+$' },
        additionalProperties: dieSchema,
      },
    ],
    [
      'objects told apart by a word',
      tagged('kind', { move, pass }, 'unknown-kind'),
      {
        oneOf: [move.schema, pass.schema],
      },
    ],
    [
      'a seat',
      seatOf(3, 4),
      {
        type: 'integer',
        minimum: 0,
        maximum: 3,
        description: 'A player, from 0, clockwise.',
      },
    ],
    [
      'readings',
      rulingsFrom(rulingTable({ tie: ['first', 'both'] })),
      {
        type: 'object',
        properties: { tie: { enum: ['first', 'both'] } },
        additionalProperties: false,
        description: 'Readings by open point; what is not named stands at its default.',
      },
    ],
    ['what a sentence says', described('Pips.', die), { ...dieSchema, description: 'Pips.' }],
    [
      'what only code can test',
      also(
        also(die, () => undefined, 'odd'),
        () => undefined,
        'even',
      ),
      {
        ...dieSchema,
        $comment: 'Also tested: odd, even',
      },
    ],
    ['what is read elsewhere', asIs({ type: 'object' }), { type: 'object' }],
    ['what it turns into something else', mapped(die, String), dieSchema],
    ['what the rules fix', fixed([1, 2]), { const: [1, 2] }],
  ])('%s', (_what, reader, schema) => expect(reader.schema).toEqual(schema));

  it('as a document', () => {
    expect(schemaOf('Die', die)).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Die',
      ...dieSchema,
    });
  });

  it('and a reader that has its schema keeps it', () => {
    const other = withSchema({ type: 'number' }, die);
    expect([die.schema, other.schema, parseWith(other, 7).ok]).toEqual([dieSchema, { type: 'number' }, false]);
  });

  it('and types follow from it', () => {
    expectTypeOf<ValueOf<typeof move>>().toEqualTypeOf<{
      readonly kind: 'move';
      readonly by: number;
      readonly color?: 'red' | 'blue';
    }>();
    expectTypeOf(parseWith(tagged('kind', { move, pass }, 'x'), {})).toHaveProperty('ok');
  });
});

describe('what is read', () => {
  const said = (reader: Reader<unknown>, json: unknown): unknown => {
    const read = parseWith(reader, json);
    return read.ok ? read.value : read.problems.map(({ path, code }) => `${path} ${code}`);
  };
  const actions = tagged('kind', { move, pass }, 'unknown-kind');
  const cards = allOrChanged(
    [
      { id: 'a', n: 1 },
      { id: 'b', n: 2 },
    ],
    { all: shape({ id, n: die }), change: shape({}, { n: die }) },
    { min: 1, max: 3 },
    'unknown-card',
  );
  const box = inBoxOf((json) =>
    json === undefined || json === 2 ? ok(2) : json === 4 ? ok(4) : bad({ path: '', code: 'unknown-box' }),
  )((most) => object<{ pips: number; edition?: number }>({ pips: integer(1, most) }, { edition: asIs() }));

  it.each<[what: string, reader: Reader<unknown>, json: unknown, said: unknown]>([
    ['a value of its own', valueOr('?', die), '?', '?'],
    ['another than its own', valueOr('?', die), '!', [' wrong-type']],
    ['one of two kinds', either(Array.isArray, list(die, 1), die), [7], ['[0] out-of-range']],
    ['a constant', only(1, 'wrong-version'), 2, [' wrong-version']],
    ['an emoji as one character', textOf(1, 1, 'wrong-name'), '⛵', '⛵'],
    ['characters outside the basic plane', textOf(1, 2, 'wrong-name'), '😀😀', '😀😀'],
    ['a text too long', textOf(1, 2, 'wrong-name'), '😀😀😀', [' wrong-name']],
    ['a tuple', tuple(die, color), [1, 'red'], [1, 'red']],
    ['a short tuple', tuple(die, color), [1], [' wrong-length']],
    ['a long tuple', tuple(die, color), [1, 'red', 2], [' too-long']],
    ['no tuple', tuple(die, color), 'no', [' wrong-type']],
    ['a tuple with a fault', tuple(die, color), [9, 'red'], ['[0] out-of-range']],
    ['a record with a wrong name', recordBy(id, die), { A: 1, b: 2 }, ['A wrong-id']],
    ['no record', recordBy(id, die), 1, [' not-an-object']],
    ['an action', actions, { kind: 'move', by: 2 }, { kind: 'move', by: 2 }],
    ['an action of no kind', actions, {}, ['kind missing-field']],
    ['an action of a kind that is none', actions, { kind: 'toString' }, ['kind unknown-kind']],
    ['no action', actions, [], [' not-an-object']],
    [
      'cards changed',
      cards,
      { b: { n: 6 } },
      [
        { id: 'a', n: 1 },
        { id: 'b', n: 6 },
      ],
    ],
    ['cards anew', cards, [{ id: 'c', n: 1 }], [{ id: 'c', n: 1 }]],
    [
      'cards twice',
      cards,
      [
        { id: 'c', n: 1 },
        { id: 'c', n: 2 },
      ],
      ['[1] duplicate'],
    ],
    ['no such card', cards, { c: {} }, ['c unknown-card']],
    ['what is in the box', box, { pips: 3, edition: 4 }, { pips: 3, edition: 4 }],
    ['what is not in the default box', box, { pips: 3 }, ['pips out-of-range']],
    ['a box that cannot be read', box, { pips: 3, edition: 5 }, ['edition unknown-box']],
    ['a value turned', mapped(die, (n) => n * 2), 3, 6],
    ['a value that cannot be turned', mapped(list(die, 2), (all) => all.length), [0], ['[0] out-of-range']],
    ['a fixed part', fixed({ a: 1 }), { a: 1 }, { a: 1 }],
    ['a fixed part that is changed', fixed({ a: 1 }), { a: 2 }, [' not-changeable']],
    [
      'a key twice',
      also(
        list(die, 3),
        distinct((n) => n % 2, 'n'),
      ),
      [1, 3],
      ['[1].n duplicate'],
    ],
  ])('%s', (_what, reader, json, expected) => expect(said(reader, json)).toEqual(expected));

  it('by a reader that is made once for a box and a number of players', () => {
    let made = 0;
    const of = readersFor((count, { most }: { readonly most: number }) => {
      made += 1;
      return integer(count, most);
    });
    const [one, other] = [{ most: 4 }, { most: 4 }];
    expect([of(2, one), of(2, one), of(3, one), of(2, other)].map(({ schema }) => schema.minimum)).toEqual([
      2, 2, 3, 2,
    ]);
    expect(made).toBe(3);
  });
});
