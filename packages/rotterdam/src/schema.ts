import { readingsOf, rulingNames } from './readings.ts';
import { navigationIds, phases, steps, variantNames } from './types.ts';

/** A JSON Schema (draft 2020-12) as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const draft = 'https://json-schema.org/draft/2020-12/schema';

const object = (
  properties: Readonly<Record<string, unknown>>,
  required: readonly string[] = [],
  more: JsonSchema = {},
): JsonSchema => ({ type: 'object', properties, required, additionalProperties: false, ...more });

/** An object of which all fields are needed. */
const whole = (properties: Readonly<Record<string, unknown>>, more: JsonSchema = {}): JsonSchema =>
  object(properties, Object.keys(properties), more);

const list = (items: unknown, more: JsonSchema = {}): JsonSchema => ({ type: 'array', items, ...more });
const integer = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum });
const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const recordOf = (items: unknown, description: string): JsonSchema => ({
  type: 'object',
  additionalProperties: items,
  description,
});

const idPattern = '[a-z0-9]+(-[a-z0-9]+)*';
const id: JsonSchema = { type: 'string', pattern: `^${idPattern}$`, maxLength: 40 };
const place: JsonSchema = { type: 'string', pattern: '^[A-Za-z0-9]{1,12}$', description: 'A position: A1.' };
const seat: JsonSchema = { ...integer(0, 3), description: 'A player, from 0, clockwise.' };
const ship: JsonSchema = { type: 'string', pattern: '^[0-3][a-i]$', description: 'A ship: its seat and a letter.' };
const card: JsonSchema = { enum: navigationIds };
const cardFace: JsonSchema = { enum: [...navigationIds, '?'], description: 'A Navigation card; ? face down.' };
const missionFace: JsonSchema = { anyOf: [id, { const: '?' }], description: 'A Mission; ? face down.' };
const back: JsonSchema = {
  type: 'string',
  pattern: `^\\??${idPattern}$`,
  description: 'A Product card: bread; ?botlek if only its back is known.',
};
const productFace: JsonSchema = {
  anyOf: [back, { const: '?' }],
  description: 'A Product card; ? if nothing is known.',
};
const rulings = object(Object.fromEntries(rulingNames.map((one) => [one, { enum: readingsOf(one) }])));
const variants = object(Object.fromEntries(variantNames.map((one) => [one, { type: 'boolean' }])));

const ownText: JsonSchema = { type: 'string', maxLength: 40, pattern: '^\\S(.*\\S)?$' };
const name = object({ fr: ownText, en: ownText }, [], {
  description: 'What the owner calls it; a language without a name takes the other’s.',
});

const copies = integer(1, 99);
const coordinate = integer(0, 9999);
const only: JsonSchema = { const: true };

const mapPlace = object({ id: place, x: coordinate, y: coordinate, start: only, anchor: only, harbor: id }, [
  'id',
  'x',
  'y',
]);
const fleet = integer(1, 9);

const edition: JsonSchema = {
  anyOf: [
    { const: 'reconstructed-1', description: 'The default box.' },
    object(
      {
        id,
        colors: list(id, { minItems: 2, maxItems: 8, uniqueItems: true }),
        materials: list(object({ id, units: copies, tone: id, name }, ['id', 'units', 'tone']), {
          minItems: 1,
          maxItems: 8,
        }),
        positions: list(mapPlace, { minItems: 2, maxItems: 100 }),
        channels: list(whole({ from: place, to: place, color: id }), { maxItems: 200 }),
        harbors: list(object({ id, material: id, name }, ['id', 'material']), { minItems: 1, maxItems: 8 }),
        products: list(
          object({ id, harbor: id, value: integer(0, 5), copies, name }, ['id', 'harbor', 'value', 'copies']),
          { minItems: 1, maxItems: 16 },
        ),
        missions: list(whole({ id, products: list(id, { minItems: 2, maxItems: 3 }), points: integer(1, 12) }), {
          minItems: 12,
          maxItems: 200,
        }),
        navigation: list(whole({ id: card, copies: integer(0, 99) }), { maxItems: 9 }),
        shipsPerPlayer: whole({ 2: fleet, 3: fleet, 4: fleet }),
        seatColors: list(id, { minItems: 4, maxItems: 4 }),
        provenance: {
          type: 'object',
          additionalProperties: { enum: ['rulebook', 'public', 'reconstructed', 'owner'] },
        },
      },
      [],
      { description: 'What differs from the default box, part by part.' },
    ),
  ],
};

const bySeat = (items: unknown): JsonSchema => list(items, { minItems: 2, maxItems: 4 });
const size = integer(0, 2000);

const hand = object({
  products: list(productFace),
  navigation: list(cardFace),
  missions: list(missionFace),
  shown: list(id, { description: 'Missions fulfilled.' }),
  laid: list(card, { description: 'Point cards laid.' }),
});

const pile = object({
  top: list(id, { description: 'Known cards on top, the next one first.' }),
  size,
  bottom: list(id, { description: 'Known cards below, in order.' }),
});

const call = object({ color: id, mover: seat, waiting: list(ship), moved: list(ship), held: list(ship) }, ['color']);

const trade = whole({ from: seat, to: seat, give: list(back), get: list(back) });

const owed: JsonSchema = {
  oneOf: [
    whole({ draw: { enum: ['mission', 'navigation'] }, seat }),
    whole({ draw: { const: 'product' }, seat, harbor: id }),
    whole({ draw: { const: 'reveal' }, harbor: id }),
  ],
};

const points = integer(0, 9999);
const result = whole({
  scores: bySeat(whole({ missions: points, navigation: points, products: points, total: points })),
  winners: list(seat, { minItems: 1 }),
});

const afloat: JsonSchema = {
  type: 'string',
  pattern: `^[0-3][a-i]@[A-Za-z0-9]{1,12}(:${idPattern})?$`,
  description: 'A ship afloat: 0a@C2:grain; without a colon it is empty.',
};

const position = object(
  {
    game: { const: 'rotterdam' },
    version: { const: 1 },
    edition,
    seats: integer(2, 4),
    rulings,
    variants,
    round: integer(1, 1_000_000),
    master: seat,
    phase: { enum: phases, default: 'launch' },
    seat: nullable(seat),
    step: { enum: [...steps, null] },
    called: list(id, { maxItems: 4 }),
    call: nullable(call),
    due: bySeat(integer(0, 99)),
    passed: list(seat),
    offer: nullable(trade),
    pending: list(owed),
    ships: list(afloat),
    stock: recordOf(integer(-99, 99), 'Units in stock: compared with those afloat.'),
    hands: bySeat(hand),
    piles: recordOf(pile, 'Product piles, by harbor.'),
    navPile: size,
    used: list(card),
    missionPile: size,
    result: nullable(result),
  },
  ['seats'],
);

/** One kind of action: all its fields are needed. */
const action = (kind: string, fields: Readonly<Record<string, unknown>>): JsonSchema =>
  whole({ kind: { const: kind }, ...fields });

const play = (name: string, fields: Readonly<Record<string, unknown>> = {}): JsonSchema =>
  action('playCard', { seat, card: { const: name }, ...fields });

const cargo = nullable(id);
const path = list(place, { description: 'The positions after leaving, in order.' });

const actions: JsonSchema = {
  oneOf: [
    action('launch', { seat, start: place, cargo }),
    action('callColor', { seat, color: id }),
    action('sail', { seat, ship, to: place }),
    action('hold', { seat, ship }),
    action('takeNavigation', { seat }),
    action('discardNavigation', { seat, card }),
    action('layPoints', { seat, card }),
    play('turn-of-luck', { ships: list(ship, { minItems: 2, maxItems: 2 }) }),
    play('extra-cargo', { start: place, cargo }),
    play('setback', { ship, path }),
    play('heavy-storm', { ship, path }),
    play('cargo-thief', { from: ship, to: ship }),
    play('cargo-thief', { from: ship, start: place }),
    play('port-police', { ship }),
    play('joker'),
    play('advantage'),
    play('extra-advantage'),
    action('unload', { seat, ship }),
    action('offerTrade', { seat, to: seat, give: list(back), get: list(back) }),
    action('acceptTrade', { seat }),
    action('declineTrade', { seat }),
    action('fulfill', { seat, mission: id, products: list(id), jokers: list(id) }),
    action('endTurn', { seat }),
    action('drawMission', { mission: missionFace }),
    action('drawNavigation', { card: cardFace }),
    action('drawProduct', { product: back }),
    action('revealProduct', { product: id }),
  ],
};

const log = object(
  {
    game: { const: 'rotterdam' },
    version: { const: 1 },
    rulesVersion: integer(1, 9999),
    title: { type: 'string', maxLength: 200 },
    seats: integer(2, 4),
    names: list({ type: 'string', maxLength: 60 }, { description: 'What the players are called, by seat.' }),
    edition,
    rulings,
    variants,
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
  title: `Rotterdam: ${title}`,
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
