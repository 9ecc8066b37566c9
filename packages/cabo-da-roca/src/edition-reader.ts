import { join, ok, type Problem, type Result, within } from '@portolan/core';
import type {
  Cost,
  Edition,
  EditionPatch,
  Good,
  PortData,
  Provenance,
  TileData,
  TradeCard,
  TreasureCard,
} from './edition.ts';
import { reconstructed } from './editions/reconstructed.ts';
import {
  allOrChanged,
  also,
  described,
  distinct,
  either,
  fixed,
  id,
  integer,
  list,
  mapped,
  object,
  only,
  parseWith,
  type Reader,
  record,
  textOf,
  word,
} from './parse.ts';
import { splitsSea } from './pieces/corners.ts';
import { pieceKinds, portIds, type TileKind, tileKinds, treasureTypes } from './types.ts';

const name = textOf(1, 40, 'wrong-name');
const titles = object<Edition['title']>({ fr: name, en: name }, {});
const provenances: readonly Provenance[] = ['rulebook', 'public', 'reconstructed', 'given'];
const amount = integer(0, 9999);

/** The most lighthouses of a box: their waters are marked by bits. */
const MOST_LIGHTS = 30;

const corner = integer(0, 1) as Reader<0 | 1>;

/** Four corners whose sea is one piece: land at two opposite corners would cut a tile in two. */
const corners = also(
  list(corner, 4, 4),
  (found, path, problems) => {
    const land = found.reduce((bits: number, bit, i) => bits | (bit << i), 0);
    if (splitsSea(land)) problems.push({ path, code: 'sea-in-two' });
  },
  'sea-in-two',
) as Reader<TileData['corners']>;

const tilePatch = object<Partial<Omit<TileData, 'kind'>>>({}, { count: integer(0, 81), corners });
const tilePatches = record(tileKinds, tilePatch, 'unknown-tile');

const countProblems = (tiles: readonly TileData[], path: string, problems: Problem[]): void => {
  for (const { kind, count } of tiles) {
    const at = join(join(path, kind), 'count');
    if (kind === 'port' && count !== portIds.length) {
      problems.push({ path: at, code: 'out-of-range', facts: { found: count, min: 10, max: 10 } });
    }
    if (kind === 'sea' && count < reconstructed.start.cross) {
      problems.push({ path: at, code: 'out-of-range', facts: { found: count, min: 5, max: 81 } });
    }
    if (kind === 'lighthouse' && count > MOST_LIGHTS) {
      problems.push({ path: at, code: 'out-of-range', facts: { found: count, min: 0, max: MOST_LIGHTS } });
    }
  }
};

/** Open sea, of which the cross is made, is sea at every corner. */
const seaProblems = (tiles: readonly TileData[], path: string, problems: Problem[]): void => {
  const sea = tiles.find(({ kind }) => kind === 'sea')!;
  if (sea.corners.includes(1)) problems.push({ path: `${path}.sea.corners`, code: 'not-changeable' });
};

const tileList = also(
  list(
    object<TileData>({ kind: word(tileKinds, 'unknown-tile'), count: integer(0, 81), corners }, {}),
    tileKinds.length,
  ),
  distinct(({ kind }) => kind),
  'duplicate',
);

/** Changes by kind, or the tiles of a whole box. */
const tileChanges: Reader<Readonly<Partial<Record<TileKind, Partial<TileData>>>>> = either(
  Array.isArray,
  mapped(
    tileList,
    (all): Readonly<Partial<Record<TileKind, Partial<TileData>>>> =>
      Object.fromEntries(all.map((tile) => [tile.kind, tile])),
  ),
  tilePatches,
);

const tiles: Reader<readonly TileData[]> = also(
  mapped(tileChanges, (changes) => reconstructed.tiles.map((tile) => ({ ...tile, ...changes[tile.kind] }))),
  (all, path, problems) => {
    countProblems(all, path, problems);
    seaProblems(all, path, problems);
  },
  'out-of-range',
  'not-changeable',
);

const port = word(portIds, 'unknown-port');

/** Prices do not fall with the distance. */
const prices = also(
  list(amount, 3, 3),
  ([near = 0, middle = 0, far = 0], path, problems) => {
    if (near > middle || middle > far) problems.push({ path, code: 'prices-fall' });
  },
  'prices-fall',
) as unknown as Reader<TradeCard['prices']>;

/** Struck ports, each once, in order; at least one port buys. */
const struckPorts = also(
  list(port, 9),
  distinct((letter) => letter),
  'duplicate',
);

const tradeFields = { id, good: id, prices, struck: struckPorts };
const tradeCard = object<TradeCard>(tradeFields, {});
const tradePatch = object<Partial<TradeCard>>({}, tradeFields);

const treasureFields = { id, type: word(treasureTypes, 'unknown-treasure'), value: amount };
const treasureCard = object<TreasureCard>(treasureFields, {});
const treasurePatch = object<Partial<TreasureCard>>({}, treasureFields);

/** A whole list of cards, or changes of the default box's by id. */
const cards = <Item extends { readonly id: string }>(
  standard: readonly Item[],
  all: Reader<Item>,
  change: Reader<Partial<Item>>,
  max: number,
): Reader<readonly Item[]> => allOrChanged(standard, { all, change }, { min: 1, max }, 'unknown-card');

const good = object<Good>({ id, fr: name, en: name }, {});
const portData = object<PortData>({ id: port }, { name });

/** Ten ports, in order of their letters. */
const ports = also(
  list(portData, 10, 10),
  (found, path, problems) => {
    for (const [i, { id: letter }] of found.entries()) {
      if (letter !== portIds[i]) problems.push({ path: join(path, i), code: 'wrong-order', facts: { found: letter } });
    }
  },
  'wrong-order',
);

const cost = object<Partial<Cost>>({}, { buy: amount, sell: amount });

/** A table of numbers, changed in part. */
const changed = <Table extends object>(standard: Table, reader: Reader<Partial<Table>>): Reader<Table> =>
  mapped(reader, (changes) => ({ ...standard, ...changes }));

const costs: Reader<Edition['costs']> = mapped(record(pieceKinds, cost, 'unknown-piece'), (changes) => {
  const table = pieceKinds.map((piece) => [piece, { ...reconstructed.costs[piece], ...changes[piece] }]);
  return Object.fromEntries(table) as Edition['costs'];
});

const dues = changed(
  reconstructed.dues,
  object<Partial<Edition['dues']>>({}, { toll: amount, portFee: amount, guestFee: amount }),
);

const points = object<Edition['awards']['fleetPoints']>({ fishing: amount, trade: amount, pirate: amount }, {});

const awards = changed(
  reconstructed.awards,
  object<Partial<Edition['awards']>>(
    {},
    {
      fish: amount,
      fishUnderShip: amount,
      fleetPoints: points,
      fleet: amount,
      ports: amount,
      goal: integer(1, 99_999),
    },
  ),
);

const { openingRounds, cross } = reconstructed.start;
const start = changed(
  reconstructed.start,
  object<Partial<Edition['start']>>({}, { coins: amount, openingRounds: fixed(openingRounds), cross: fixed(cross) }),
);

const provenance = record(
  Object.keys(reconstructed.provenance),
  word(provenances, 'unknown-provenance'),
  'unknown-field',
) as Reader<Partial<Edition['provenance']>>;

type Changes = Partial<Omit<Edition, 'provenance'>> & {
  readonly provenance?: Partial<Edition['provenance']>;
};

const changes = object<Changes>(
  {},
  {
    id,
    title: titles,
    goods: list(good, 25, 1),
    ports,
    tiles,
    tradeCards: cards(reconstructed.tradeCards, tradeCard, tradePatch, 60),
    treasureCards: cards(reconstructed.treasureCards, treasureCard, treasurePatch, 30),
    costs,
    dues,
    awards,
    start,
    limits: fixed(reconstructed.limits),
    turn: fixed(reconstructed.turn),
    zones: fixed(reconstructed.zones),
    provenance,
  },
);

/** Trade cards name goods of the box. */
const goodProblems = ({ goods, tradeCards }: Edition): Problem[] =>
  tradeCards.flatMap(({ id: card, good: named }) =>
    goods.some(({ id: known }) => known === named)
      ? []
      : [{ path: `tradeCards.${card}.good`, code: 'unknown-good', facts: { found: named } }],
  );

/** A treasure card has an id that no trade card has: cards are told apart by it. */
const idProblems = ({ tradeCards, treasureCards }: Edition): Problem[] =>
  treasureCards.flatMap(({ id: card }, i) =>
    tradeCards.some(({ id: other }) => other === card)
      ? [{ path: `treasureCards[${i}].id`, code: 'duplicate', facts: { found: card } }]
      : [],
  );

/** The tables that a change touches. */
const touched: Readonly<Record<string, readonly (keyof Edition['provenance'])[]>> = {
  tiles: ['tileCounts', 'tileCorners'],
  tradeCards: ['tradeCards'],
  treasureCards: ['treasureCards'],
  goods: ['goods'],
  ports: ['ports'],
  costs: ['costs'],
  dues: ['dues'],
  awards: ['awards'],
  start: ['start'],
};

/** What people typed in is `given`, unless they say where it is from. */
const provenanceOf = (given: Changes): Edition['provenance'] => {
  const parts = Object.keys(given).flatMap((part) => touched[part] ?? []);
  const typed = Object.fromEntries(parts.map((part) => [part, 'given']));
  return { ...reconstructed.provenance, ...typed, ...given.provenance };
};

const changedBox = also(
  mapped(changes, (read): Edition => ({ ...reconstructed, id: 'custom', ...read, provenance: provenanceOf(read) })),
  (edition, path, problems) => problems.push(...within(path, [...goodProblems(edition), ...idProblems(edition)])),
  'unknown-good',
  'duplicate',
);

/** A box: the id of a known one, a whole one, or what differs from the default box. */
export const editionReader: Reader<Edition> = either(
  (json) => typeof json === 'string',
  mapped(described('The default box.', only(reconstructed.id, 'unknown-edition')), () => reconstructed),
  described('What differs from the default box.', changedBox),
);

/** Reads a box: the id of a known one, what differs from the default box, or a whole `Edition`. */
export const parseEdition = (json: unknown): Result<Edition> =>
  json === undefined || json === reconstructed ? ok(reconstructed) : parseWith(editionReader, json);

/** Tiles that differ from the default box, by kind. */
const changedTiles = ({ tiles: all }: Edition): NonNullable<Exclude<EditionPatch, string>['tiles']> =>
  Object.fromEntries(
    all.flatMap(({ kind, count, corners: land }, i) =>
      same(all[i], reconstructed.tiles[i]) ? [] : [[kind, { count, corners: land }]],
    ),
  );

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What differs from the default box; `parseEdition` gives the box back. */
export const makeEdition = (edition: Edition): EditionPatch => {
  if (edition === reconstructed) return reconstructed.id;
  const parts = (Object.keys(edition) as (keyof Edition)[]).filter((part) => part !== 'provenance');
  const differing = parts.filter((part) => !same(edition[part], reconstructed[part]));
  const fields = Object.fromEntries(
    differing.map((part) => [part, part === 'tiles' ? changedTiles(edition) : partOf(edition, part)]),
  );
  const provenance = saidProvenance(edition, fields);
  if (differing.length === 0 && Object.keys(provenance).length === 0) return reconstructed.id;
  return { id: edition.id, ...fields, ...(Object.keys(provenance).length > 0 ? { provenance } : {}) };
};

/** What must be said of the provenance: where it is not what the changes by themselves make it. */
const saidProvenance = (edition: Edition, fields: Changes): Partial<Edition['provenance']> => {
  const usual = provenanceOf(fields);
  return Object.fromEntries(
    Object.entries(edition.provenance).filter(([table, from]) => usual[table as keyof typeof usual] !== from),
  );
};

/** Of the start only the coins can be changed. */
const partOf = (edition: Edition, part: keyof Edition): unknown =>
  part === 'start' ? { coins: edition.start.coins } : edition[part];
