import {
  type Action,
  type ActionOf,
  type CardId,
  type Clause,
  type Direction,
  directions,
  type Face,
  type ShipId,
  type Square,
} from '@portolan/cabo-da-roca';
import type { Seat, Violation } from '@portolan/core';
import { around, beside, isBeside, keyOf, same } from './grid.ts';
import type { Marks, Ring, TileMark } from './marks.ts';
import { lightsOf, seaOf, shipOf, shipsOf, type Table } from './model.ts';

/** The part of the table that an action is about: what a small picture shows. */
export type Scene =
  | {
      readonly kind: 'sea';
      readonly marks: Marks;
      /** Players whose coins matter. */
      readonly seats: readonly Seat[];
      /** Cards shown beside the sea. */
      readonly cards: readonly CardId[];
      /** Ships whose trade card is shown. */
      readonly loaded: readonly ShipId[];
      /** A tile in hand. */
      readonly tile?: Face;
      /** Whether the prices are shown. */
      readonly tariff: boolean;
    }
  | { readonly kind: 'players' }
  | { readonly kind: 'board' };

type Sea = Extract<Scene, { kind: 'sea' }>;
type Violations = readonly Violation<Clause>[];

/** A scene of the sea. */
export const sea = (marks: Marks = {}, more: Partial<Omit<Sea, 'kind' | 'marks'>> = {}): Sea => ({
  kind: 'sea',
  marks,
  seats: [],
  cards: [],
  loaded: [],
  tariff: false,
  ...more,
});

const isSquare = (value: unknown): value is Square =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');

const isDirection = (value: unknown): value is Direction => directions.some((direction) => direction === value);

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');

/** The sides and corners that violations name. */
const failsOf = (violations: Violations): Direction[] =>
  violations.flatMap(({ facts: { side, corner } }) => [side, corner].filter(isDirection));

/** The squares that violations point at: other ships, ports, the place in the way. */
const wrongSquares = (table: Table, violations: Violations): Square[] => {
  const tiles = seaOf(table);
  return violations.flatMap((violation) => [
    ...[...texts(violation.facts.ship), ...texts(violation.facts.ships)].flatMap((id) => pieceSquare(table, id)),
    ...tiles.filter(({ port }) => port && texts(violation.facts.port).includes(port)).map(({ at }) => at),
    ...(violation.reason === 'sailor-there' && isSquare(violation.facts.to) ? [violation.facts.to] : []),
  ]);
};

/** Rings around squares, each once. */
export const ringsOf = (squares: readonly Square[], wrong: boolean): Ring[] => {
  const seen = new Map(squares.map((at) => [keyOf(at), at]));
  return [...seen.values()].map((at) => ({ at, wrong }));
};

/** The lighthouses in whose waters a ship starts or ends: there a toll or a bonus may come of it. */
export const watersOf = (table: Table, squares: readonly Square[]): Square[] =>
  lightsOf(seaOf(table))
    .map(({ at }) => at)
    .filter((light) => squares.some((square) => isBeside(light, square)));

/** The ship itself, if its card is to be shown. */
export const loadedShip = (table: Table, id: ShipId): ShipId[] => (shipOf(table, id)?.cargo ? [id] : []);

type Maker<Kind extends Action['kind']> = (
  table: Table,
  action: ActionOf<Kind>,
  violations: Violations,
) => Scene | undefined;

const laid = (table: Table, mark: Omit<TileMark, 'fails' | 'wrong'>, violations: Violations): Scene =>
  sea({
    tile: { ...mark, wrong: violations.length > 0, fails: failsOf(violations) },
    rings: ringsOf(wrongSquares(table, violations), true),
  });

/** A ship goes one square on, on the way to where it is asked to go. */
const step = (table: Table, id: ShipId, heading: Direction | null | undefined, violations: Violations): Scene => {
  const ship = shipOf(table, id);
  if (!ship || !heading) return sea({ rings: ringsOf(ship ? [ship.at] : [], violations.length > 0) });
  const to = beside(ship.at, heading);
  const wrong = violations.length > 0;
  return sea(
    {
      routes: [{ squares: [ship.at, to], passed: 0, wrong }],
      waters: watersOf(table, [ship.at, to]),
      rings: ringsOf(
        wrongSquares(table, violations).filter((at) => !same(at, ship.at)),
        true,
      ),
    },
    { loaded: loadedShip(table, id) },
  );
};

const shot = (table: Table, id: ShipId, at: Square, violations: Violations): Scene =>
  sea(
    { broadside: { ship: id, aim: at }, rings: violations.length > 0 ? [{ at, wrong: true }] : [] },
    { loaded: shipsOf(table).flatMap((ship) => (same(ship.at, at) && ship.cargo ? [ship.id] : [])) },
  );

/** Where a piece stands. */
export const pieceSquare = (table: Table, piece: ShipId | Square): Square[] => {
  if (typeof piece !== 'string') return [piece];
  const at = shipOf(table, piece)?.at;
  return at ? [at] : [];
};

const byKind: { readonly [Kind in Action['kind']]?: Maker<Kind> } = {
  dealPort: () => ({ kind: 'players' }),
  tile: (_, { face }) => sea({}, { tile: face }),
  card: (table, { card }) => {
    const at = shipOf(table, table.position.drawing)?.at;
    return sea({ rings: ringsOf(at ? [at] : [], false) }, { cards: [card] });
  },
  reveal: (_, { card }) => sea({}, { cards: [card] }),
  layTile: (table, { at, rot }, violations) =>
    table.position.tile ? laid(table, { at, rot, face: table.position.tile }, violations) : undefined,
  layPort: (table, { seat, at, rot }, violations) => {
    const home = table.position.home?.[seat];
    return home ? laid(table, { at, rot, face: home }, violations) : undefined;
  },
  returnTile: (table, _, violations) => {
    const spots = violations.flatMap(({ facts: { at } }) => (isSquare(at) ? [{ at, fits: true }] : []));
    return sea({ spots }, table.position.tile ? { tile: table.position.tile } : {});
  },
  buyShip: (_, { seat, at }, violations) =>
    sea({ rings: [{ at, wrong: violations.length > 0 }] }, { seats: [seat], tariff: true }),
  buySailor: (_, { seat, at }, violations) =>
    sea({ rings: [{ at, wrong: violations.length > 0 }] }, { seats: [seat], tariff: true }),
  load: (table, { ship }, violations) =>
    sea({ rings: ringsOf(pieceSquare(table, ship), violations.length > 0) }, { loaded: loadedShip(table, ship) }),
  depart: (table, { ship, dir }, violations) => step(table, ship, dir, violations),
  advance: (table, { ship }, violations) => step(table, ship, shipOf(table, ship)?.heading, violations),
  rotate: (table, { ship, to }, violations) => {
    const at = shipOf(table, ship)?.at;
    return sea({
      turning: { ship, to, wrong: violations.length > 0 },
      waters: at ? watersOf(table, [at]) : [],
      rings: ringsOf(
        wrongSquares(table, violations).filter((square) => !at || !same(square, at)),
        true,
      ),
    });
  },
  walk: (table, { at, dir }, violations) =>
    sea({
      routes: [{ squares: [at, beside(at, dir)], passed: 0, ashore: true, wrong: violations.length > 0 }],
      rings: ringsOf(wrongSquares(table, violations), true),
    }),
  attack: (table, { ship, at }, violations) => shot(table, ship, at, violations),
  bargain: (table, { ship, at }, violations) => shot(table, ship, at, violations),
  answer: (table, { seat }) => {
    const { offer } = table.position;
    if (!offer) return sea({}, { seats: [seat] });
    const seats = [offer.from, offer.to];
    return offer.kind === 'ransom'
      ? sea({ broadside: { ship: offer.ship, aim: offer.at } }, { seats })
      : sea({ rings: [{ at: offer.at, wrong: false }] }, { seats, tariff: true });
  },
  sell: (table, { seat, piece }, violations) =>
    sea(
      { rings: ringsOf(pieceSquare(table, piece), violations.length > 0), waters: debtLights(table) },
      { seats: [seat], tariff: true },
    ),
  denounce: (table, { attempt }, violations) => denounced(table, attempt, violations),
  endTurn: (table, { seat }, violations) =>
    sea(
      { rings: ringsOf(wrongSquares(table, violations), true), waters: watersOf(table, ownSquares(table, seat)) },
      { seats: table.position.final ? [seat] : [] },
    ),
};

const ownSquares = (table: Table, seat: Seat): Square[] =>
  shipsOf(table).flatMap(({ owner, at }) => (owner === seat ? [at] : []));

const debtLights = ({ position }: Table): Square[] => (position.debts ?? []).map(({ lighthouse }) => lighthouse);

/** The attempt as it was made: refused, if the denunciation stands. */
const denounced = (table: Table, attempt: ActionOf<'denounce'>['attempt'], violations: Violations): Scene => {
  const scene = (byKind[attempt.kind] as Maker<Action['kind']>)(table, attempt as never, []);
  if (scene?.kind !== 'sea' || violations.length > 0) return scene ?? sea();
  const routes = scene.marks.routes?.map((route) => ({ ...route, wrong: true }));
  const turning = scene.marks.turning && { ...scene.marks.turning, wrong: true };
  return { ...scene, marks: { ...scene.marks, ...(routes && { routes }), ...(turning && { turning }) } };
};

type Standing = (table: Table) => Scene | undefined;

const shipScene =
  (field: 'departing' | 'crossing' | 'drawing'): Standing =>
  (table) => {
    const ship = shipOf(table, table.position[field]);
    return ship && sea({ rings: [{ at: ship.at, wrong: false }] }, { loaded: ship.cargo ? [ship.id] : [] });
  };

const byPhase: Readonly<Partial<Record<string, Standing>>> = {
  deal: () => ({ kind: 'players' }),
  lay: ({ position }) => sea({}, position.tile ? { tile: position.tile } : {}),
  pile: shipScene('drawing'),
  departing: shipScene('departing'),
  crossing: shipScene('crossing'),
  debt: (table) =>
    sea(
      { waters: debtLights(table) },
      { seats: [...new Set((table.position.debts ?? []).flatMap(({ from, to }) => [from, to]))], tariff: true },
    ),
  consent: (table) => byKind.answer?.(table, { kind: 'answer', seat: table.position.offer?.to ?? 0, accept: true }, []),
  over: () => ({ kind: 'players' }),
};

/** What to show of a table when this action is proposed on it. */
export const sceneOf = (table: Table, action: Action, violations: Violations = []): Scene => {
  const make = byKind[action.kind] as Maker<Action['kind']> | undefined;
  return make?.(table, action as never, violations) ?? sceneAt(table);
};

/** The squares on which some actions lay a tile. */
export const spotsOf = (actions: readonly Action[]): Square[] => {
  const squares = actions.flatMap((action) =>
    action.kind === 'layTile' || action.kind === 'layPort' ? [[keyOf(action.at), action.at] as const] : [],
  );
  return [...new Map(squares).values()];
};

/** What to show of a table in its phase, when nothing is proposed: with the squares where a tile may be laid. */
export const sceneAt = (table: Table, actions: readonly Action[] = []): Scene => {
  const scene = byPhase[table.position.phase ?? 'act']?.(table) ?? sea({}, { seats: [table.position.active ?? 0] });
  const spots = spotsOf(actions).map((at) => ({ at, fits: true }));
  return scene.kind === 'sea' && spots.length > 0 ? { ...scene, marks: { ...scene.marks, spots } } : scene;
};

const withWaters = (table: Table): Scene => sea({ waters: lightsOf(seaOf(table)).map(({ at }) => at) });

const byClause: readonly (readonly [start: string, scene: Standing])[] = [
  ['lighthouse.', withWaters],
  ['scoring.', () => ({ kind: 'board' })],
  ['setup.', () => ({ kind: 'board' })],
  ['end.', () => ({ kind: 'board' })],
  ['cards.', () => ({ kind: 'board' })],
  ['pieces.', () => ({ kind: 'board' })],
];

/** What to show of a bare position to make a clause seen. */
export const sceneFor = (table: Table, clause: string | undefined): Scene =>
  byClause.find(([start]) => clause?.startsWith(start))?.[1](table) ?? sea();

/** The squares that a scene is about, to cut a large chart down to them; none if it is about all of it. */
export const focusOf = (scene: Scene, table: Table): readonly Square[] => {
  if (scene.kind !== 'sea') return [];
  const { tile, spots, routes, turning, broadside, rings, measure, waters } = scene.marks;
  if (spots && spots.length > 0) return [];
  return [
    ...(tile ? [tile.at, ...around(tile.at)] : []),
    ...(routes ?? []).flatMap(({ squares }) => squares),
    ...(turning ? pieceSquare(table, turning.ship) : []),
    ...(broadside ? pieceSquare(table, broadside.ship) : []),
    ...(rings ?? []).map(({ at }) => at),
    ...(measure ? [measure.from, measure.to] : []),
    ...(waters ?? []).flatMap(around),
  ];
};
