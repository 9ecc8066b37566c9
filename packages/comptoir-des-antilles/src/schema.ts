import type { effectNames } from './effect-reader.ts';
import { readingsOf, rulingNames } from './readings.ts';
import { causes, phases, tileIds } from './types.ts';

/** A JSON Schema (draft 2020-12) as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const draft = 'https://json-schema.org/draft/2020-12/schema';

const object = (
  properties: Readonly<Record<string, unknown>>,
  required: readonly string[] = [],
  more: JsonSchema = {},
): JsonSchema => ({ type: 'object', properties, required, additionalProperties: false, ...more });

const list = (items: unknown, more: JsonSchema = {}): JsonSchema => ({ type: 'array', items, ...more });
const integer = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum });
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const record = (names: readonly string[], schema: JsonSchema): JsonSchema =>
  object(Object.fromEntries(names.map((name) => [name, schema])));
const countsOf = (description: string): JsonSchema => ({
  type: 'object',
  additionalProperties: integer(0, 400),
  description,
});

const id: JsonSchema = { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' };
const name: JsonSchema = { type: 'string', minLength: 1, maxLength: 40 };
const seat: JsonSchema = { ...integer(0, 3), description: 'A player, from 0, clockwise.' };
const quay: JsonSchema = { ...integer(1, 4), description: 'A quay by its number.' };
const flag: JsonSchema = { type: 'boolean' };
const tile: JsonSchema = { enum: tileIds };
const ship: JsonSchema = { ...integer(1, 12), description: 'A ship, by its value.' };
const porters = list(seat, { description: 'The owner of each porter.' });
const rulings = object(Object.fromEntries(rulingNames.map((one) => [one, { enum: readingsOf(one) }])));
const premiums = integer(-9999, 9999);

const may: JsonSchema = { const: true, description: 'The card says "you may".' };
const reach: JsonSchema = { enum: ['adjacent', 'any'], default: 'adjacent' };
const whose: JsonSchema = { enum: ['own', 'other', 'any'] };

const effectForm = (
  kind: (typeof effectNames)[number],
  fields: Readonly<Record<string, unknown>> = {},
  optional: Readonly<Record<string, unknown>> = {},
): JsonSchema => object({ do: { const: kind }, ...fields, ...optional, may }, ['do', ...Object.keys(fields)]);

const simpleEffects: readonly JsonSchema[] = [
  effectForm(
    'place',
    { groups: list(integer(1, 8), { minItems: 1, maxItems: 4 }) },
    { quays: list(quay, { minItems: 1, maxItems: 4, uniqueItems: true }) },
  ),
  effectForm('move', { n: integer(1, 4), whose }, { reach }),
  effectForm('swap', { whose: { enum: ['own', 'any'] } }, { reach }),
  effectForm('remove', { n: integer(1, 4), whose }),
  effectForm('replace'),
  effectForm('swapGoods', {}, { reach }),
];

const effect: JsonSchema = {
  oneOf: [...simpleEffects, effectForm('oneOf', { of: list({ oneOf: simpleEffects }, { minItems: 2, maxItems: 4 }) })],
};

const shipKind = object({ value: ship, count: integer(0, 20) }, ['value', 'count']);
const goodsKind = object({ id, fr: name, en: name, premium: integer(1, 9), count: integer(1, 20) }, [
  'id',
  'fr',
  'en',
  'premium',
  'count',
]);
const contact = object(
  { id, fr: name, en: name, commission: integer(1, 9), effects: list(effect, { minItems: 1, maxItems: 6 }) },
  ['id', 'fr', 'en', 'commission', 'effects'],
);

const edition: JsonSchema = {
  anyOf: [
    { const: 'reconstructed', description: 'The default box.' },
    object(
      {
        id,
        game: { const: 'comptoir-des-antilles' },
        seats: { const: [3, 4] },
        quays: { const: 4 },
        porters: integer(1, 20),
        target: integer(1, 999),
        ships: list(shipKind, { minItems: 1, maxItems: 12 }),
        goods: list(goodsKind, { minItems: 1, maxItems: 12 }),
        contacts: list(contact, { minItems: 2, maxItems: 20 }),
        tiles: list(object({ id: tile, count: integer(0, 9) }, ['id', 'count']), { maxItems: 10 }),
        provenance: {
          type: 'object',
          additionalProperties: { enum: ['rulebook', 'public', 'reconstructed', 'owner'] },
        },
      },
      [],
      { description: 'What differs from the default box.' },
    ),
  ],
};

const quayText: JsonSchema = {
  type: 'string',
  pattern: '^(-|\\d{1,2} (-|[a-z0-9-]+)( ([A-D]\\d{1,2})+)?( [a-z-]+/[A-D])?)$',
  description:
    '5 rum A2B1 pirates/C: value, goods (- none yet), porters by seat, event tile / owner; - without a ship.',
};

const handTile: JsonSchema = {
  type: 'string',
  pattern: '^(\\?|[a-z0-9-]+!?)$',
  description: 'Goods in a hand; with ! if everybody knows them; ? face down.',
};

const bySeat = (items: unknown): JsonSchema => list(items, { minItems: 3, maxItems: 4 });

const position = object(
  {
    game: { const: 'comptoir-des-antilles' },
    version: { const: 1 },
    edition,
    seats: integer(3, 4),
    rulings,
    phase: { enum: phases, default: 'act' },
    quays: list(quayText, { minItems: 4, maxItems: 4 }),
    premiums: bySeat(premiums),
    reserves: bySeat({ ...integer(0, 400), description: 'Porters not aboard: compared with those aboard.' }),
    hands: bySeat(list(handTile, { maxItems: 5 })),
    tiles: bySeat(list(tile)),
    discards: bySeat(list({ anyOf: [id, { const: '?' }] })),
    slate: seat,
    first: seat,
    left: flag,
    active: seat,
    turn: object({
      contact: id,
      resolved: flag,
      effects: list(effect, { maxItems: 6 }),
      tilePlayed: flag,
      auctions: integer(0, 99),
      slateLeft: flag,
      departures: integer(0, 99),
    }),
    leaving: nullable(object({ quay, cause: { enum: causes }, due: integer(1, 9) }, ['quay'])),
    auction: nullable(
      object(
        {
          tile,
          high: nullable(object({ seat, amount: integer(1, 9999) }, ['seat', 'amount'])),
          passed: list(seat, { uniqueItems: true }),
          next: seat,
        },
        ['tile'],
      ),
    ),
    next: { anyOf: [ship, { const: '?' }, { type: 'null' }] },
    ships: countsOf('Ships below the visible one, by value.'),
    goods: countsOf('Goods nobody has seen, by kind.'),
    tail: list(id, { description: 'Known goods under the pile, top first.' }),
    goodsOut: list(id),
    tilePile: record(tileIds, integer(0, 400)),
    outcome: nullable(
      object(
        { clause: { enum: ['end.last-ship', 'end.hundred'] }, winners: list(seat, { minItems: 1, uniqueItems: true }) },
        ['clause', 'winners'],
      ),
    ),
  },
  ['seats'],
);

/** One kind of action: all its fields are needed. */
const action = (kind: string, fields: Readonly<Record<string, unknown>>): JsonSchema =>
  object({ kind: { const: kind }, ...fields }, ['kind', ...Object.keys(fields)]);

const porterAt = object({ quay, porter: seat }, ['quay', 'porter']);

const actions: JsonSchema = {
  oneOf: [
    action('revealShip', { ship }),
    action('drawGoods', { goods: { anyOf: [id, { const: '?' }] } }),
    action('revealTile', { tile }),
    action('openAuction', { seat }),
    action('bid', { seat, amount: premiums }),
    action('pass', { seat }),
    action('playTile', { seat, tile, quay }),
    action('playContact', { seat, contact: id }),
    action('place', { seat, quays: list(quay) }),
    action('move', { seat, from: quay, to: quay, porters }),
    action('swap', { seat, a: porterAt, b: porterAt }),
    action('remove', { seat, quay, porters }),
    action('replace', { seat, quay, porter: seat }),
    action('swapGoods', { seat, a: quay, b: quay }),
    action('choose', { seat, option: { type: 'integer' } }),
    action('skip', { seat }),
    action('depart', { seat, quay }),
    action('payCommission', { seat }),
    action('leaveSlate', { seat, to: seat }),
    action('assignGoods', { seat, tiles: record(['1', '2', '3', '4'], id) }),
    action('endTurn', { seat }),
  ],
};

const log = object(
  {
    game: { const: 'comptoir-des-antilles' },
    version: { const: 1 },
    rulesVersion: integer(1, 9999),
    title: { type: 'string', maxLength: 200 },
    seats: integer(3, 4),
    names: list({ type: 'string', maxLength: 60 }, { description: 'What the players are called, by seat.' }),
    edition,
    rulings,
    variants: object({}),
    start: position,
    actions: list(actions),
    comments: {
      type: 'object',
      additionalProperties: { type: 'string', maxLength: 4000 },
      description: 'Remarks by the number of actions before them.',
    },
  },
  ['game', 'version', 'seats', 'actions'],
);

const named = (title: string, schema: JsonSchema): JsonSchema => ({
  $schema: draft,
  title: `Comptoir des Antilles: ${title}`,
  ...schema,
});

/** What `parsePosition` reads. */
export const positionSchema: JsonSchema = named('position', position);

/** What `parseAction` reads. */
export const actionSchema: JsonSchema = named('action', actions);

/** What `parseEdition` reads. */
export const editionSchema: JsonSchema = named('edition', edition);

/** A game as it was played. */
export const logSchema: JsonSchema = named('log', log);
