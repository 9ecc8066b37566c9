import { keyOf, kindOf, readShipId, tilesOf } from '@portolan/boards/cabo-da-roca';
import {
  type Face,
  faces,
  type Phase,
  type PlacedTile,
  type Rotation,
  reconstructed,
  type Square,
} from '@portolan/cabo-da-roca';
import { isObject, listIn, objectIn, withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';

/** A position to start from when nothing was entered before: a sea after some rounds, two players, ships under way. */
export const freshPosition: Json = {
  seats: 2,
  round: 9,
  active: 0,
  phase: 'act',
  stage: 'free',
  coins: [140, 120],
  board: {
    origin: [-3, -2],
    rows: [
      '.. qNE cN A.N qNW .. ..',
      '.. f2 ~ ~ ~ L ..',
      'f3 ~ ~ ~ ~ f1 W',
      '.. S ~ ~ ~ f1 ..',
      '.. .. qSE B.S qSW T ..',
    ],
  },
  home: ['A', 'B'],
  ships: {
    '0t1': { at: [0, 0], heading: 'S', cargo: 't03', from: 'A' },
    '0f1': { at: [-1, -1], heading: 'E' },
    '1t1': { at: [2, 1], heading: 'NW' },
  },
  sailors: [
    { owner: 0, at: [0, -2] },
    { owner: 1, at: [0, 2] },
    { owner: 1, at: [2, -1] },
  ],
};

/** The number of players, two while it cannot be read. */
export const seatsOf = (position: Json): number =>
  position.seats === 2 || position.seats === 3 || position.seats === 4 ? position.seats : 2;

/** Whether a value of a draft is a square. */
export const isSquare = (value: unknown): value is Square =>
  Array.isArray(value) && value.length === 2 && value.every((n) => Number.isInteger(n));

/** A number of a draft, or what stands for none. */
export const numberOr = (value: unknown, or: number): number => (typeof value === 'number' ? value : or);

/** Reads a square of a draft; the origin where there is none. */
export const squareIn = (json: unknown, key: string): Square => {
  const found = isObject(json) ? json[key] : undefined;
  return isSquare(found) ? [found[0], found[1]] : [0, 0];
};

const isTile = (entry: unknown): entry is PlacedTile =>
  isObject(entry) && isSquare(entry.at) && faces.some((face) => face === entry.tile);

/** The tiles of a draft as a list, whichever way they are written; what cannot be read is left out. */
export const tilesIn = (position: Json): PlacedTile[] => {
  const board = objectIn(position, 'board');
  const drawn = {
    origin: squareIn(board, 'origin'),
    rows: listIn(board, 'rows').filter((row) => typeof row === 'string'),
  };
  const listed = listIn(position, 'board').filter(isTile);
  return tilesOf(listed.length > 0 ? listed : drawn, reconstructed).map(({ at, face, rot }) => ({
    at,
    tile: face,
    ...(rot ? { rot } : {}),
  }));
};

/** The square of a port in which a seat has a sailor; else of any port, else the origin. */
export const portHeldBy = (position: Json, seat: unknown): Square => {
  const ports = tilesIn(position).filter(({ tile }) => tile.length === 1);
  const posts = listIn(position, 'sailors').filter((sailor) => isObject(sailor) && sailor.owner === seat);
  const held = ports.find(({ at }) => posts.some((sailor) => keyOf(squareIn(sailor, 'at')) === keyOf(at)));
  return (held ?? ports[0])?.at ?? [0, 0];
};

/** A square of the sea where a new ship can lie, and one of the land for a new sailor; the origin if there is none. */
export const freeSquare = (position: Json, piece: 'ship' | 'sailor'): Square => {
  const kinds =
    piece === 'ship' ? ['sea', 'fish1', 'fish2', 'fish3'] : ['coast', 'cove', 'port', 'lighthouse', 'island'];
  const held = piece === 'ship' ? Object.values(objectIn(position, 'ships')) : listIn(position, 'sailors');
  const taken = new Set(held.map((one) => keyOf(squareIn(one, 'at'))));
  return tilesIn(position).find(({ at, tile }) => kinds.includes(kindOf(tile)) && !taken.has(keyOf(at)))?.at ?? [0, 0];
};

/** A map with a tile laid on a square, in place of what lay there; without one the square is cleared. */
export const withTile = (
  tiles: readonly PlacedTile[],
  at: Square,
  laid: { readonly tile: Face; readonly rot?: Rotation } | undefined,
): PlacedTile[] => [
  ...tiles.filter((tile) => keyOf(tile.at) !== keyOf(at)),
  ...(laid ? [{ at, tile: laid.tile, ...(laid.rot ? { rot: laid.rot } : {}) }] : []),
];

const bySeat = ['coins', 'home', 'homeLaid', 'out', 'gone', 'owed'] as const;

const fillers: Readonly<Record<(typeof bySeat)[number], unknown>> = {
  coins: 100,
  home: null,
  homeLaid: true,
  out: false,
  gone: {},
  owed: 0,
};

/** Lists by seat follow the number of players; pieces of players who are gone leave the map. */
const reseated = (position: Json, seats: number): Json => {
  const cut = Object.fromEntries(
    bySeat.flatMap((key) => {
      const list = position[key];
      return Array.isArray(list) ? [[key, Array.from({ length: seats }, (_, i) => list[i] ?? fillers[key])]] : [];
    }),
  );
  const ships = Object.fromEntries(Object.entries(objectIn(position, 'ships')).filter(([id]) => Number(id[0]) < seats));
  const sailors = listIn(position, 'sailors').filter((sailor) => isObject(sailor) && Number(sailor.owner) < seats);
  const active = Math.min(typeof position.active === 'number' ? position.active : 0, seats - 1);
  return { ...position, ...cut, seats, active, ships, sailors };
};

/** Fields that only mean something in some phases. */
export const ofPhases: ReadonlySet<string> = new Set([
  'tile',
  'returned',
  'drawing',
  'departing',
  'crossing',
  'stepping',
  'debts',
  'offer',
  'ending',
  'winners',
  'totals',
]);

/** A ship of the active player that lies in a port, or that sails. */
const shipOfActive = (position: Json, moored: boolean): string | undefined =>
  Object.entries(objectIn(position, 'ships')).find(
    ([id, ship]) =>
      Number(id[0]) === (position.active ?? 0) &&
      readShipId(id).kind !== 'pirate' &&
      (((isObject(ship) ? ship.heading : null) ?? null) === null) === moored,
  )?.[0];

/** The ships with one of the active player put on a square; a new one, if there is none that fits. */
const withShipOn = (position: Json, at: Square, ship: Json): { readonly id: string; readonly ships: Json } => {
  const ships = objectIn(position, 'ships');
  const seat = typeof position.active === 'number' ? position.active : 0;
  const id = Object.keys(ships).find((one) => one.startsWith(`${seat}t`)) ?? `${seat}t1`;
  const others = Object.entries(withField(ships, id, undefined)).filter(
    ([, other]) => keyOf(squareIn(other, 'at')) !== keyOf(at),
  );
  return { id, ships: { ...Object.fromEntries(others), [id]: { at, ...ship } } };
};

/** A ship of the active player moored in a port, loaded if it is to leave: one that there is, else one is put there. */
const inPort = (position: Json, field: 'drawing' | 'departing'): Json => {
  const moored = shipOfActive(position, true);
  const port = tilesIn(position).find(({ tile }) => tile.length === 1);
  if (field === 'drawing' && moored) return { drawing: moored };
  if (!port) return { [field]: moored ?? null };
  const cargo: Json = field === 'departing' ? { cargo: 't01', from: port.tile } : {};
  const { id, ships } = withShipOn(position, port.at, { heading: null, ...cargo });
  return { [field]: id, ships };
};

/** A treasure whose value is not known is held: a ship lies on a wreck. */
const onWreck = (position: Json): Json => {
  const wreck = tilesIn(position).find(({ tile }) => tile === 'wreck');
  return wreck ? { ships: withShipOn(position, wreck.at, { heading: 'N' }).ships, shown: undefined } : {};
};

const lightOf = (position: Json): Square => tilesIn(position).find(({ tile }) => tile === 'lighthouse')?.at ?? [0, 0];

/** What a phase needs to be readable at all, when it is entered from another one. */
const starts: Readonly<Partial<Record<Phase, (position: Json) => Json>>> = {
  lay: () => ({ tile: 'quarter' }),
  deal: (position) => ({
    round: 1,
    home: Array.from({ length: seatsOf(position) }, () => null),
    homeLaid: undefined,
  }),
  pile: (position) => ({ ...inPort(position, 'drawing'), stage: 'buy' }),
  departing: (position) => ({ ...inPort(position, 'departing'), stage: 'depart' }),
  crossing: (position) => ({ crossing: shipOfActive(position, false) ?? null }),
  debt: (position) => {
    const from = typeof position.active === 'number' ? position.active : 0;
    return {
      debts: [{ from, to: (from + 1) % seatsOf(position), amount: 20, lighthouse: lightOf(position) }],
      stepping: shipOfActive(position, false) ?? null,
    };
  },
  consent: (position) => {
    const from = numberOr(position.active, 0);
    const to = (from + 1) % seatsOf(position);
    return { offer: { kind: 'guest', from, to, piece: 'trade', at: portHeldBy(position, to) } };
  },
  reveal: (position) => ({ final: true, ending: 'all-taken', ...onWreck(position) }),
  over: () => ({ final: true, ending: 'all-taken', winners: [0] }),
};

const defined = (json: Json): Json =>
  Object.fromEntries(Object.entries(json).filter(([, value]) => value !== undefined));

const rephased = (position: Json, phase: Phase): Json => {
  const plain = [...ofPhases].reduce((all, key) => withField(all, key, undefined), position);
  return defined({ ...plain, phase, ...starts[phase]?.(position) });
};

/** The five sea tiles of the start and nothing on them, for the players, the box and the readings of this table. */
export const withCross = ({ seats, edition, rulings }: Json): Json =>
  defined({
    seats,
    round: 4,
    active: 0,
    phase: 'act',
    stage: 'buy',
    board: { origin: [-1, -1], rows: ['.. ~ ..', '~ ~ ~', '.. ~ ..'] },
    edition,
    rulings,
  });

/** Ships of which one has other cargo: it comes from somewhere, and no cargo comes from nowhere. */
const loaded = (before: Json, ships: Json): Json =>
  Object.fromEntries(
    Object.entries(ships).map(([id, ship]) => {
      const { from, ...others } = objectIn(ships, id);
      if (!isObject(ship) || others.cargo === objectIn(before, id).cargo) return [id, ship];
      return [id, others.cargo === undefined ? others : { ...others, from: from ?? 'A' }];
    }),
  );

/** An offer of the other kind between the same players. */
const offered = (position: Json, { kind, from = 0, to = 1 }: Json): Json => {
  const victim = Object.entries(objectIn(position, 'ships')).find(([id]) => Number(id[0]) === to)?.[1];
  return kind === 'ransom'
    ? { kind, from, to, ship: `${from}p`, at: squareIn(victim, 'at'), sum: 20 }
    : { kind: 'guest', from, to, piece: 'trade', at: portHeldBy(position, to) };
};

/** What is set with a field: a list by seat is entered whole, what was not entered at what it means when left out. */
const completed = (position: Json, key: string, value: unknown): unknown => {
  const seated = bySeat.find((one) => one === key);
  if (seated && Array.isArray(value))
    return Array.from({ length: seatsOf(position) }, (_, i) => (value as unknown[])[i] ?? fillers[seated]);
  if (key === 'ships' && isObject(value)) return loaded(objectIn(position, 'ships'), value);
  if (key === 'offer' && isObject(value) && value.kind !== objectIn(position, 'offer').kind)
    return offered(position, value);
  return value;
};

/** A position with one field changed, and what hangs on that field with it. */
export const changed = (position: Json, key: string, value: unknown): Json => {
  if (key === 'seats') return reseated(position, Number(value));
  if (key === 'phase') return rephased(position, String(value) as Phase);
  return withField(position, key, completed(position, key, value));
};
