import { pickClauses } from './pieces/picks.ts';
import { readingsOf, rulingNames } from './readings.ts';
import { companyIds, phases, spiceIds } from './types.ts';

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

const id: JsonSchema = { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' };
const face: JsonSchema = {
  type: 'string',
  pattern: '^[RBGY]{3}/[RBGY]:[pcvnx]2?$',
  description: 'A Shipment face: three upper flags, the lower flag, the spice (x = crate), 2 if doubled.',
};
const unknown: JsonSchema = { const: '?', description: 'A card face down.' };
const card: JsonSchema = { anyOf: [face, unknown] };
const cards = list(
  { anyOf: [face, unknown, integer(0, 120)] },
  { description: 'Shipment cards; a number stands for that many unknown ones.' },
);
const faces = list(face);
const payable: JsonSchema = { anyOf: [face, id], description: 'A Shipment face or the id of a Harbor card.' };
const seat: JsonSchema = { ...integer(0, 4), description: 'A player, from 0, clockwise.' };
const rank: JsonSchema = { ...integer(1, 20), description: 'A space of a company, 1 the highest.' };
const company: JsonSchema = { enum: companyIds };
const spice: JsonSchema = { enum: spiceIds };
const port: JsonSchema = integer(1, 3);
const rulings = object(Object.fromEntries(rulingNames.map((name) => [name, { enum: readingsOf(name) }])));
const units = record(spiceIds, integer(1, 9));

const harborFields = {
  id,
  name: { type: 'string', minLength: 1, maxLength: 40 },
  spice,
  monopoly: integer(2, 28),
  capacity: integer(2, 9),
  mark: { enum: ['3/4', '5'] },
};
const missionFields = { id, category: integer(1, 5), vp: integer(1, 30), need: units, mark: { const: '5' } };

const changesOrAll = (fields: Readonly<Record<string, unknown>>, count: number): JsonSchema => ({
  anyOf: [
    list(
      object(
        fields,
        Object.keys(fields).filter((name) => name !== 'mark'),
      ),
      { minItems: count, maxItems: count },
    ),
    { type: 'object', additionalProperties: object(fields), description: 'Changes, by id.' },
  ],
});

const letters = list(object({ id: { type: 'string' }, letter: { type: 'string' } }, ['id', 'letter']));

const edition: JsonSchema = {
  anyOf: [
    { const: 'reconstructed', description: 'The default box.' },
    object(
      {
        id,
        spacesPerCompany: integer(2, 9),
        lowerFlagColumn: integer(1, 3),
        companies: letters,
        spices: letters,
        shipments: {
          anyOf: [
            { const: 'free', description: 'Every well-formed face is accepted, copies are not counted.' },
            list(object({ id, face, copies: integer(1, 60) }, ['face', 'copies']), { minItems: 1, maxItems: 60 }),
          ],
        },
        harbors: changesOrAll(harborFields, 14),
        missions: changesOrAll(missionFields, 16),
        provenance: {
          type: 'object',
          additionalProperties: { enum: ['rulebook', 'public', 'reconstructed', 'given'] },
        },
      },
      [],
      { description: 'What differs from the default box.' },
    ),
  ],
};

const distribution = {
  port,
  harbor: { ...id, description: 'The Harbor card that lay there.' },
  played: { ...faces, minItems: 1, description: 'The tower as it lay when its last card had been played.' },
  made: list(
    { type: 'array', prefixItems: [company, rank], items: false, minItems: 2, maxItems: 2 },
    { description: 'The picks made so far: company and rank of the merchant.' },
  ),
  kind: { enum: ['monopoly', 'shared'] },
  picks: list(object({ seat, company, rank, clause: { enum: pickClauses } }, ['seat', 'company', 'rank', 'clause']), {
    description: 'The picks to come; worked out anew where the facts are told.',
  }),
};

const position = object(
  {
    game: { const: 'borneo' },
    version: { const: 1 },
    edition,
    seats: integer(3, 5),
    options: object({ fourMerchants: { type: 'boolean' }, blackbeard: { type: 'boolean' } }),
    rulings,
    phase: { enum: phases, default: 'mission' },
    first: seat,
    active: nullable(seat),
    turn: object({ mission: id, company: { enum: ['transfer', 'attack'] }, port }),
    dealTo: seat,
    companies: record(companyIds, list(nullable(seat), { maxItems: 20, description: 'Owners from rank 1 down.' })),
    supply: list(integer(0, 4)),
    hands: list(cards),
    warehouses: list(object({ shipments: cards, harbors: list(id), missions: list(id) })),
    ports: list(object({ harbor: nullable(id), tower: faces }, ['harbor']), { minItems: 3, maxItems: 3 }),
    pile: cards,
    discard: cards,
    harborPile: list(id),
    harborsOut: list(id),
    missions: list(id),
    fight: nullable(
      object({ company, attacker: rank, defender: rank, defenderSeat: seat, attack: faces, defense: faces }, [
        'company',
        'attacker',
        'defender',
        'attack',
      ]),
    ),
    distribution: nullable({
      anyOf: [
        object(distribution, ['port', 'harbor', 'played']),
        object(distribution, ['port', 'kind', 'picks'], { description: 'Of a table that knows no more.' }),
      ],
    }),
    refill: nullable(port),
    draws: integer(0, 2),
    pirateShip: { anyOf: [{ const: 'cove' }, seat, { type: 'null' }] },
    final: list(seat),
    result: nullable(object({ scores: list({ type: 'integer' }), winners: list(seat) }, ['scores', 'winners'])),
  },
  ['seats'],
);

/** One kind of action: all its fields are needed but the optional ones. */
const action = (
  kind: string,
  fields: Readonly<Record<string, unknown>>,
  optional: Readonly<Record<string, unknown>> = {},
): JsonSchema => object({ kind: { const: kind }, ...fields, ...optional }, ['kind', ...Object.keys(fields)]);

const actions: JsonSchema = {
  oneOf: [
    action('draw', { to: seat, card }),
    action('reveal', { port, harbor: id }),
    action('chooseFirst', { first: seat }),
    action('place', { seat, company }),
    action(
      'completeMission',
      { seat, mission: id, pay: list(payable) },
      { trades: list(object({ card: payable, as: spice }, ['card', 'as'])) },
    ),
    action('transfer', { seat, from: company, rank, to: company }),
    action('attack', { seat, company, attacker: rank, defender: rank, cards: faces }),
    action('defend', { seat, cards: faces }),
    action('yield', { seat, to: { enum: ['swap', ...companyIds] } }),
    action('reward', { seat, cards: faces }),
    action('playShipment', { seat, card: face, port: { type: 'integer' } }),
    action('take', { seat, card: face }),
    action('discard', { seat, cards: faces }),
    action('pass', { seat }),
  ],
};

const log = object(
  {
    game: { const: 'borneo' },
    version: { const: 1 },
    rulesVersion: integer(1, 9999),
    title: { type: 'string', maxLength: 200 },
    seats: integer(3, 5),
    names: list({ type: 'string', maxLength: 60 }, { description: 'What the players are called, by seat.' }),
    edition,
    rulings,
    variants: object({ fourMerchants: { type: 'boolean' }, blackbeard: { type: 'boolean' } }),
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
export const positionSchema: JsonSchema = named('Borneo: position', position);

/** What `parseAction` reads. */
export const actionSchema: JsonSchema = named('Borneo: action', actions);

/** What `parseEdition` reads. */
export const editionSchema: JsonSchema = named('Borneo: edition', edition);

/** A game as it was played. */
export const logSchema: JsonSchema = named('Borneo: log', log);
