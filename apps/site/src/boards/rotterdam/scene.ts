import type { Seat, Violation } from '@portolan/core';
import type {
  Action,
  ActionOf,
  Clause,
  HarborId,
  MissionFace,
  NavigationFace,
  PositionId,
  ProductFace,
  ShipId,
  Trade,
} from '@portolan/rotterdam';
import type { Ghost, Marks, Ring, RingKind, Turn, Way } from './marks.ts';
import { ahead, nextShip, seatsOf, shipOf, shipsAt, shipsOf, type Table, turnOf } from './model.ts';

/** Cards that are meant: those of one player. */
export interface Picks {
  readonly seat: Seat;
  readonly products?: readonly ProductFace[];
  readonly navigation?: readonly NavigationFace[];
  readonly missions?: readonly MissionFace[];
}

/** A card that has just been drawn, or is being drawn. */
export type Drawn =
  | { readonly deck: 'product'; readonly face: ProductFace }
  | { readonly deck: 'navigation'; readonly face: NavigationFace }
  | { readonly deck: 'mission'; readonly face: MissionFace };

/** A part of the table: the river or not, and what is shown beside it. */
export interface Part {
  readonly kind: 'part';
  /** What is pointed out on the river; without it the river is not shown. */
  readonly marks?: Marks;
  /** Players whose cards matter. */
  readonly seats: readonly Seat[];
  readonly picks?: Picks;
  readonly drawn?: Drawn;
  readonly offer?: Trade;
  /** Harbors whose Product pile matters. */
  readonly piles: readonly HarborId[];
  readonly stock: boolean;
}

/** The part of the table that an action is about: what a small picture shows. */
export type Scene = Part | { readonly kind: 'board' };

/** What an action breaks. */
export type Violations = readonly Violation<Clause>[];

/** A part of the table without the river. */
export const cardsOf = (seats: readonly Seat[], more: Partial<Omit<Part, 'kind' | 'seats'>> = {}): Part => ({
  kind: 'part',
  seats,
  piles: [],
  stock: false,
  ...more,
});

/** The river, and what is shown beside it. */
export const river = (marks: Marks = {}, more: Partial<Omit<Part, 'kind' | 'marks'>> = {}): Part =>
  cardsOf([], { marks, ...more });

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');

const isWrong = (violations: Violations): boolean => violations.length > 0;

/** Rings around places, each once. */
export const ringsOf = (places: readonly (PositionId | undefined)[], kind: RingKind): Ring[] =>
  [...new Set(places.filter((place) => place !== undefined))].map((at) => ({ at, kind }));

/** Rings around ships. */
export const shipRings = (table: Table, ids: readonly ShipId[], kind: RingKind): Ring[] =>
  ringsOf(
    ids.map((id) => shipOf(table, id)?.at),
    kind,
  );

/** The places that violations point at: occupied positions, ships in the way, ships that must still move. */
const pointedOut = (table: Table, violations: Violations, not: readonly PositionId[] = []): Ring[] => {
  const places = violations.flatMap(({ position, ship, ships }) => [
    ...texts(position),
    ...[...texts(ship), ...texts(ships)].flatMap((id) => shipOf(table, id)?.at ?? []),
  ]);
  return ringsOf(
    places.filter((place) => !not.includes(place)),
    'wrong',
  );
};

const ghost = (ship: ShipId | undefined, at: PositionId, cargo: Ghost['cargo']): Ghost[] =>
  ship ? [{ ship, at, cargo }] : [];

/** When the ships before a called color move: their owners one after the other, the caller first. */
export const turnsOf = (table: Table, color: string, caller: Seat): Turn[] =>
  shipsOf(table)
    .filter((ship) => ahead(table, ship.at, color).length > 0)
    .map(({ at, owner }) => ({ at, turn: ((owner - caller + table.position.seats) % table.position.seats) + 1 }));

/** The call under way: its color, and when the ships that have still to move do so. */
export const callMarks = (table: Table): Marks => {
  const { call } = table.position;
  if (!call) return {};
  const waiting = new Set(call.waiting?.map((id) => shipOf(table, id)?.at));
  const turns = turnsOf(table, call.color, turnOf(table) ?? 0);
  return { called: call.color, turns: call.waiting ? turns.filter(({ at }) => waiting.has(at)) : turns };
};

type Maker<Kind extends Action['kind']> = (
  table: Table,
  action: ActionOf<Kind>,
  violations: Violations,
) => Scene | undefined;

/** A ship of the reserve goes to a start. */
const launched = (table: Table, seat: Seat, start: PositionId, cargo: Ghost['cargo'], violations: Violations): Part => {
  const taken = shipsAt(table, start).length > 0;
  return river(
    {
      rings: [{ at: start, kind: isWrong(violations) ? 'wrong' : 'meant' }],
      ghosts: taken ? [] : ghost(nextShip(table, seat), start, cargo),
    },
    { stock: true },
  );
};

/** Ways for `must-take-free-channel`: where the ship must go instead. */
const instead = (from: PositionId, violations: Violations): Way[] =>
  violations
    .filter(({ reason }) => reason === 'must-take-free-channel')
    .flatMap(({ to }) => texts(to).map((place): Way => ({ from, to: place, kind: 'may' })));

const sailed = (table: Table, id: ShipId, to: PositionId, violations: Violations): Part => {
  const ship = shipOf(table, id);
  if (!ship) return river();
  const wrong = isWrong(violations);
  const called = table.position.call?.color;
  return river({
    ...(called ? { called } : {}),
    ways: [{ from: ship.at, to, kind: wrong ? 'wrong' : 'goes' }, ...instead(ship.at, violations)],
    rings: pointedOut(table, violations, [ship.at]),
    ghosts: wrong ? [] : ghost(ship.id, to, ship.cargo),
  });
};

const pathOf = (from: PositionId, path: readonly PositionId[], kind: Way['kind']): Way[] =>
  path.map((to, i) => ({ from: path[i - 1] ?? from, to, kind }));

const drivenBack = (table: Table, id: ShipId, path: readonly PositionId[], violations: Violations): Marks => {
  const ship = shipOf(table, id);
  if (!ship) return {};
  const wrong = isWrong(violations);
  const end = path[path.length - 1];
  return {
    ways: pathOf(ship.at, path, wrong ? 'wrong' : 'back'),
    rings: [...ringsOf([ship.at], wrong ? 'wrong' : 'meant'), ...pointedOut(table, violations, [ship.at])],
    ghosts: wrong || !end ? [] : ghost(ship.id, end, ship.cargo),
  };
};

const cardMarks = (table: Table, action: ActionOf<'playCard'>, violations: Violations): Marks | undefined => {
  const kind: RingKind = isWrong(violations) ? 'wrong' : 'meant';
  switch (action.card) {
    case 'setback':
    case 'heavy-storm':
      return drivenBack(table, action.ship, action.path, violations);
    case 'turn-of-luck':
      return { rings: shipRings(table, action.ships, kind) };
    case 'port-police':
      return { rings: shipRings(table, [action.ship], kind) };
    case 'cargo-thief': {
      const to = 'to' in action ? shipOf(table, action.to)?.at : action.start;
      const from = shipOf(table, action.from);
      const cargo = from?.cargo ?? null;
      const raised = 'start' in action && !isWrong(violations);
      return {
        rings: ringsOf([from?.at, to], kind),
        ghosts: raised ? ghost(nextShip(table, action.seat), action.start, cargo) : [],
      };
    }
    case 'extra-cargo':
      return launched(table, action.seat, action.start, action.cargo, violations).marks;
    default:
      return undefined;
  }
};

const byKind: { readonly [Kind in Action['kind']]?: Maker<Kind> } = {
  launch: (table, { seat, start, cargo }, violations) => launched(table, seat, start, cargo, violations),
  callColor: (table, { seat, color }, violations) =>
    isWrong(violations) ? river() : river({ called: color, turns: turnsOf(table, color, seat) }),
  sail: (table, { ship, to }, violations) => sailed(table, ship, to, violations),
  hold: (table, { ship }, violations) => {
    const called = table.position.call?.color;
    return river({
      ...(called ? { called } : {}),
      rings: shipRings(table, [ship], isWrong(violations) ? 'wrong' : 'blocked'),
    });
  },
  takeNavigation: (table, { seat }) => river({ rings: anchored(table, seat) }, { seats: [seat] }),
  discardNavigation: (_, { seat, card }) => cardsOf([seat], { picks: { seat, navigation: [card] } }),
  layPoints: (_, { seat, card }) => cardsOf([seat], { picks: { seat, navigation: [card] } }),
  playCard: (table, action, violations) => {
    const marks = cardMarks(table, action, violations);
    const picks = { seat: action.seat, navigation: [action.card] };
    const stock = action.card === 'extra-cargo' || action.card === 'port-police';
    return marks ? river(marks, { seats: [action.seat], picks, stock }) : cardsOf([action.seat], { picks });
  },
  unload: (table, { seat, ship }, violations) => {
    const at = shipOf(table, ship)?.at;
    const harbor = table.box.positions.find(({ id }) => id === at)?.harbor;
    return river(
      { rings: ringsOf([at], isWrong(violations) ? 'wrong' : 'meant') },
      { seats: [seat], piles: harbor ? [harbor] : [] },
    );
  },
  offerTrade: (_, { seat, to, give, get }) =>
    cardsOf([seat, to], { offer: { from: seat, to, give, get }, picks: { seat, products: give } }),
  acceptTrade: (table) => offered(table),
  declineTrade: (table) => offered(table),
  fulfill: (_, { seat, mission, products, jokers }) =>
    cardsOf([seat], { picks: { seat, products, missions: [mission], navigation: jokers.map(() => 'joker' as const) } }),
  drawMission: (table, { mission }) => cardsOf(drawerOf(table), { drawn: { deck: 'mission', face: mission } }),
  drawNavigation: (table, { card }) => cardsOf(drawerOf(table), { drawn: { deck: 'navigation', face: card } }),
  drawProduct: (table, { product }) =>
    cardsOf(drawerOf(table), { drawn: { deck: 'product', face: product }, piles: harborDrawn(table) }),
  revealProduct: (table, { product }) =>
    cardsOf([], { drawn: { deck: 'product', face: product }, piles: harborDrawn(table) }),
  endTurn: (table, { seat }, violations) => {
    const scene = sceneAt(table);
    if (scene.kind === 'board') return scene;
    const seats = table.position.phase === 'sail' ? [] : [seat];
    return scene.marks
      ? { ...scene, seats, marks: { ...scene.marks, rings: pointedOut(table, violations) } }
      : { ...scene, seats };
  },
};

/** The ships of a player on anchors. */
const anchored = (table: Table, seat: Seat): Ring[] => {
  const anchors = new Set(table.box.positions.filter(({ anchor }) => anchor).map(({ id }) => id));
  return ringsOf(
    shipsOf(table).flatMap(({ owner, at }) => (owner === seat && anchors.has(at) ? [at] : [])),
    'meant',
  );
};

const offered = ({ position: { offer } }: Table): Scene | undefined =>
  offer ? cardsOf([offer.from, offer.to], { offer }) : undefined;

const drawerOf = ({ position }: Table): Seat[] => {
  const draw = position.pending?.[0];
  return draw && draw.draw !== 'reveal' ? [draw.seat] : [];
};

const harborDrawn = ({ position }: Table): HarborId[] => {
  const draw = position.pending?.[0];
  return draw && (draw.draw === 'product' || draw.draw === 'reveal') ? [draw.harbor] : [];
};

type Standing = (table: Table) => Scene | undefined;

const byPhase: Readonly<Partial<Record<string, Standing>>> = {
  setup: (table) => cardsOf(seatsOf(table)),
  launch: () => river({}, { stock: true }),
  sail: (table) => river(callMarks(table)),
  anchor: (table) => river({ rings: anchored(table, turnOf(table) ?? 0) }, { seats: [turnOf(table) ?? 0] }),
  unload: (table) => river({}, { seats: [turnOf(table) ?? 0] }),
  trade: (table) => offered(table) ?? cardsOf(seatsOf(table)),
  mission: (table) => cardsOf([turnOf(table) ?? 0]),
  over: (table) => cardsOf(seatsOf(table)),
};

/** What to show of a table in its phase, when nothing is proposed. */
export const sceneAt = (table: Table): Scene => byPhase[table.position.phase ?? 'launch']?.(table) ?? { kind: 'board' };

/** What to show of a table when this action is proposed on it. */
export const sceneOf = (table: Table, action: Action, violations: Violations = []): Scene => {
  const make = byKind[action.kind] as Maker<Action['kind']> | undefined;
  return make?.(table, action as never, violations) ?? sceneAt(table);
};
