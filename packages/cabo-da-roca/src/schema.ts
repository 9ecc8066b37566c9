import { reconstructed } from './editions/reconstructed.ts';
import { REACH } from './pieces/squares.ts';
import { readingsOf, rulingNames } from './readings.ts';
import {
  directions,
  endings,
  faces,
  phases,
  pieceKinds,
  portIds,
  shipKinds,
  stages,
  tileKinds,
  treasureTypes,
} from './types.ts';

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
const all = (names: readonly string[], schema: JsonSchema): JsonSchema =>
  object(Object.fromEntries(names.map((name) => [name, schema])), names);

const boolean: JsonSchema = { type: 'boolean' };
const amount = integer(0, 99_999);
const coins = integer(-99_999, 99_999);
const id: JsonSchema = { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' };
const seat: JsonSchema = { ...integer(0, 3), description: 'A player, from 0, clockwise.' };
const square: JsonSchema = {
  type: 'array',
  prefixItems: [integer(-REACH, REACH), integer(-REACH, REACH)],
  items: false,
  minItems: 2,
  description: 'A square [x, y]; x grows east, y grows south.',
};
const rotation: JsonSchema = { ...integer(0, 3), description: 'Quarter turns clockwise.' };
const direction: JsonSchema = { enum: directions };
const port: JsonSchema = { enum: portIds };
const face: JsonSchema = { enum: faces, description: 'A kind of tile, or the letter of a port.' };
const ship: JsonSchema = {
  type: 'string',
  pattern: '^[0-3](f[12]|t[12]|p)$',
  description: 'A ship: its seat, its kind (f, t, p), its number.',
};
const piece: JsonSchema = { anyOf: [ship, square], description: 'A ship by id, a sailor by its square.' };
const sell = list(piece, { description: 'Pieces sold to pay, under ruling sale-for: any-expense.' });
const bonus = integer(0, 40);
const rulings = object(Object.fromEntries(rulingNames.map((name) => [name, { enum: readingsOf(name) }])));
const ending: JsonSchema = { enum: endings };

const bySeat = (item: JsonSchema): JsonSchema => list(item, { minItems: 2, maxItems: 4 });

const board: JsonSchema = {
  anyOf: [
    object({ origin: square, rows: list({ type: 'string' }) }, ['rows'], {
      description:
        'A drawing: one text a row, tokens apart by spaces; `..` no tile, `~` sea, `A.N` port A, quay north.',
    }),
    list(object({ at: square, tile: face, rot: rotation }, ['at', 'tile'])),
  ],
};

const placedShip = object(
  {
    at: square,
    heading: nullable(direction),
    cargo: nullable({ anyOf: [id, { const: '?' }] }),
    from: nullable(port),
    kept: amount,
    fresh: amount,
    credited: list(square),
    passed: list(square),
    advanced: amount,
    rotated: amount,
    arrived: boolean,
    bought: boolean,
    stay: boolean,
    spared: list(ship),
    justLeft: boolean,
    leftPort: nullable(port),
  },
  ['at'],
);

const offer: JsonSchema = {
  oneOf: [
    object({ kind: { const: 'guest' }, from: seat, to: seat, piece: { enum: shipKinds }, at: square, sell }, [
      'kind',
      'from',
      'to',
      'piece',
      'at',
    ]),
    object({ kind: { const: 'ransom' }, from: seat, to: seat, ship, at: square, sum: integer(1, 99_999) }, [
      'kind',
      'from',
      'to',
      'ship',
      'at',
      'sum',
    ]),
  ],
};

const corners = list({ enum: [0, 1] }, { minItems: 4, maxItems: 4, description: 'nw, ne, se, sw; 1 is land.' });
const tile = { count: integer(0, 81), corners };
const prices = list(integer(0, 9999), { minItems: 3, maxItems: 3 });
const price = integer(0, 9999);
const tradeCard = { id, good: id, prices, struck: list(port, { maxItems: 9, uniqueItems: true }) };
const treasureCard = { id, type: { enum: treasureTypes }, value: price };

const changesOrAll = (fields: Readonly<Record<string, unknown>>): JsonSchema => ({
  anyOf: [
    list(object(fields, Object.keys(fields)), { minItems: 1 }),
    { type: 'object', additionalProperties: object(fields), description: 'Changes, by id.' },
  ],
});

const texts = all(['fr', 'en'], { type: 'string', minLength: 1, maxLength: 40 });

const edition: JsonSchema = {
  anyOf: [
    { const: 'reconstructed', description: 'The default box.' },
    object(
      {
        id,
        title: texts,
        goods: list(object({ id, fr: { type: 'string' }, en: { type: 'string' } }, ['id', 'fr', 'en'])),
        ports: list(object({ id: port, name: { type: 'string' } }, ['id']), { minItems: 10, maxItems: 10 }),
        tiles: {
          anyOf: [
            record(tileKinds, object(tile)),
            list(object({ kind: { enum: tileKinds }, ...tile }, ['kind', 'count', 'corners'])),
          ],
        },
        tradeCards: changesOrAll(tradeCard),
        treasureCards: changesOrAll(treasureCard),
        costs: record(pieceKinds, object({ buy: price, sell: price })),
        dues: record(['toll', 'portFee', 'guestFee'], price),
        awards: object({
          fish: price,
          fishUnderShip: price,
          fleetPoints: all(shipKinds, price),
          fleet: price,
          ports: price,
          goal: integer(1, 99_999),
        }),
        start: object({
          coins: price,
          openingRounds: { const: reconstructed.start.openingRounds },
          cross: { const: reconstructed.start.cross },
        }),
        limits: { const: reconstructed.limits },
        turn: { const: reconstructed.turn },
        zones: { const: reconstructed.zones },
        provenance: {
          type: 'object',
          additionalProperties: { enum: ['rulebook', 'public', 'reconstructed', 'given'] },
        },
      },
      [],
      { description: 'What differs from the default box, or a whole box.' },
    ),
  ],
};

const position = object(
  {
    game: { const: 'cabo-da-roca' },
    version: { const: 1 },
    edition,
    seats: integer(2, 4),
    rulings,
    round: { ...integer(1, 99_999), default: 5 },
    active: { ...seat, default: 0 },
    phase: { enum: phases, default: 'act' },
    stage: { enum: stages, default: 'free' },
    allowance: integer(0, 9),
    used: amount,
    final: boolean,
    idle: amount,
    quiet: amount,
    most: amount,
    acted: boolean,
    progress: boolean,
    board,
    tile: face,
    stack: record(faces, amount),
    returned: list({ enum: tileKinds }),
    pile: list(id),
    discard: list(id),
    shown: record(treasureTypes, nullable(amount)),
    aside: list(id),
    coins: bySeat(coins),
    home: bySeat(nullable(port)),
    homeLaid: bySeat(boolean),
    out: bySeat(boolean),
    gone: bySeat(record(shipKinds, amount)),
    owed: bySeat(amount),
    ships: { type: 'object', propertyNames: ship, additionalProperties: placedShip },
    sailors: list(object({ owner: seat, at: square, moved: boolean }, ['owner', 'at'])),
    delivered: list(port),
    drawing: nullable(ship),
    departing: nullable(ship),
    crossing: nullable(ship),
    stepping: nullable(ship),
    debts: list(
      object({ from: seat, to: seat, amount: integer(1, 99_999), lighthouse: square }, [
        'from',
        'to',
        'amount',
        'lighthouse',
      ]),
    ),
    offer: nullable(offer),
    ending: nullable(ending),
    winners: list(seat),
    totals: nullable(bySeat(coins)),
  },
  ['seats', 'board'],
);

/** One kind of action: all its fields are needed but the optional ones. */
const action = (
  kind: string,
  fields: Readonly<Record<string, unknown>>,
  optional: Readonly<Record<string, unknown>> = {},
): JsonSchema => object({ kind: { const: kind }, ...fields, ...optional }, ['kind', ...Object.keys(fields)]);

const shipMoves: readonly JsonSchema[] = [
  action('depart', { seat, ship, dir: direction }, { bonus }),
  action('advance', { seat, ship }, { bonus, card: id }),
  action('rotate', { seat, ship, to: { enum: ['left', 'right'] } }, { bonus }),
];

const actions: JsonSchema = {
  oneOf: [
    action('dealPort', { to: seat, port }),
    action('tile', { face }),
    action('card', { card: id }),
    action('reveal', { card: id }),
    action('drawTile', { seat }),
    action('layPort', { seat, at: square, rot: rotation }),
    action('layTile', { seat, at: square, rot: rotation }),
    action('returnTile', { seat }),
    action('buyShip', { seat, piece: { enum: shipKinds }, at: square }, { sell }),
    action('buySailor', { seat, at: square }, { sell }),
    action('load', { seat, ship }),
    ...shipMoves,
    action('walk', { seat, at: square, dir: direction }),
    action('attack', { seat, ship, at: square }),
    action('bargain', { seat, ship, at: square, sum: coins }),
    action('answer', { seat, accept: boolean }, { sell }),
    action('sell', { seat, piece }),
    action('denounce', { seat, attempt: { oneOf: shipMoves } }),
    action('endTurn', { seat }),
  ],
};

const log = object(
  {
    game: { const: 'cabo-da-roca' },
    version: { const: 1 },
    rulesVersion: integer(1, 9999),
    title: { type: 'string', maxLength: 200 },
    seats: integer(2, 4),
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

const named = (title: string, schema: JsonSchema): JsonSchema => ({ $schema: draft, title, ...schema });

/** What `parsePosition` reads. */
export const positionSchema: JsonSchema = named('Cabo da Roca: position', position);

/** What `parseAction` reads. */
export const actionSchema: JsonSchema = named('Cabo da Roca: action', actions);

/** What `parseEdition` reads. */
export const editionSchema: JsonSchema = named('Cabo da Roca: edition', edition);

/** A game as it was played. */
export const logSchema: JsonSchema = named('Cabo da Roca: log', log);
