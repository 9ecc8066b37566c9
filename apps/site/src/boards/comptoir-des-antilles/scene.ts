import {
  type Action,
  type ActionOf,
  type Clause,
  type Contact,
  type Event,
  type Quay,
  quayNumbers,
  type TileId,
} from '@portolan/comptoir-des-antilles';
import type { Seat, Violation } from '@portolan/core';
import { type Marks, marking, type PorterSign } from './marks.ts';
import { countersOf, mutinyOf, sailingsOf } from './marks-after.ts';
import { berthAt, contactOf, placesOf, playedOf, seatsOf, type Table } from './model.ts';

/** The part of the table that an action is about: what a small picture shows. */
export type Scene =
  | {
      readonly kind: 'port';
      /** Quays shown, in their order. */
      readonly quays: readonly Quay[];
      readonly marks: Marks;
      /** A contact, with the effect that is due if it is in play. */
      readonly card?: { readonly contact: Contact; readonly now: number | undefined } | undefined;
      /** Players whose counters matter. */
      readonly seats: readonly Seat[];
      /** Players whose contacts in hand and in the discard are shown. */
      readonly discards: readonly Seat[];
      /** Players whose goods in hand are shown. */
      readonly hands: readonly Seat[];
      /** Players whose event tiles are shown. */
      readonly owned: readonly Seat[];
      /** Players whose reserve is shown. */
      readonly reserves: readonly Seat[];
      /** An event tile that has just been turned up. */
      readonly turned?: TileId;
      readonly slate: boolean;
      readonly auction: boolean;
      readonly piles: boolean;
    }
  | { readonly kind: 'board' };

/** A scene of the port. */
export type Port = Extract<Scene, { kind: 'port' }>;
type Violations = readonly Violation<Clause>[];

/** A scene of the port with some of its parts. */
export const port = (more: Partial<Omit<Port, 'kind'>> = {}): Port => ({
  kind: 'port',
  quays: [],
  marks: {},
  seats: [],
  discards: [],
  hands: [],
  owned: [],
  reserves: [],
  slate: false,
  auction: false,
  piles: false,
  ...more,
});

/** Quays in their order, each once. */
export const inOrder = (quays: readonly Quay[]): Quay[] => quayNumbers.filter((quay) => quays.includes(quay));

const isQuay = (value: unknown): value is Quay => quayNumbers.some((quay) => quay === value);

/** The quays that violations name; all of `meant` if they name none. */
const refusedQuays = (violations: Violations, meant: readonly Quay[]): readonly Quay[] => {
  const named = violations.flatMap(({ quay, from, to }) => [quay, from, to].filter(isQuay));
  return named.length > 0 || violations.length === 0 ? inOrder(named) : meant;
};

/** The marks of quays with those refused that the violations are about. */
const refusing = (quays: Marks['quays'], violations: Violations, meant: readonly Quay[]): NonNullable<Marks['quays']> =>
  refusedQuays(violations, meant).reduce<NonNullable<Marks['quays']>>(
    (marks, quay) => marking(marks, quay, { refused: true }),
    quays ?? {},
  );

const porter = (seat: Seat, sign: PorterSign, n = 1) => ({ porters: [{ seat, n, sign }] });

/** A scene of an effect of the contact in play: the quays it is about, with what happens to the porters. */
const effectScene = (
  table: Table,
  seat: Seat,
  meant: readonly Quay[],
  quays: Marks['quays'],
  violations: Violations,
): Port =>
  port({
    quays: inOrder(meant),
    marks: { quays: refusing(quays, violations, inOrder(meant)) },
    card: playedOf(table),
    reserves: violations.some(({ reason }) => reason === 'reserve-short') ? [seat] : [],
  });

/** Quays that may be meant and stand side by side, so that one sees which are neighbors. */
const between = (from: Quay, to: Quay): Quay[] =>
  quayNumbers.filter((quay) => quay >= Math.min(from, to) && quay <= Math.max(from, to));

const toward = (from: Quay, to: Quay): PorterSign => (to < from ? 'left' : 'right');

const newShips = ({ berths }: Table): Quay[] =>
  berths.flatMap(({ quay, ship, goods }) => (ship !== undefined && !goods ? [quay] : []));

const fullShips = ({ berths }: Table): Quay[] =>
  berths.flatMap((berth) => (berth.ship !== undefined && placesOf(berth) === 0 ? [berth.quay] : []));

const activeOf = ({ position }: Table): Seat => position.active ?? position.first ?? 0;

const leavingQuay = ({ position }: Table): Quay[] => (position.leaving ? [position.leaving.quay] : []);

/** Ships of the same goods as the one at a quay: a quality tile may count for them, too. */
const sameGoods = (table: Table, quay: Quay): Quay[] => {
  const goods = berthAt(table, quay).goods?.id;
  return table.berths.flatMap((berth) => (goods && berth.goods?.id === goods ? [berth.quay] : []));
};

const tileQuays = (table: Table, { tile, quay }: ActionOf<'playTile'>): Quay[] =>
  tile.endsWith('quality') ? inOrder([quay, ...sameGoods(table, quay)]) : [quay];

type Maker<Kind extends Action['kind']> = (table: Table, action: ActionOf<Kind>, violations: Violations) => Scene;

const settling = (table: Table, seats: readonly Seat[], to: Seat | undefined, refused: boolean): Port =>
  port({
    quays: leavingQuay(table),
    card: playedOf(table),
    seats: [...new Set(seats)],
    slate: true,
    marks: { ...(to !== undefined && { slateTo: to, slateRefused: refused }) },
  });

const byKind: { readonly [Kind in Action['kind']]: Maker<Kind> } = {
  revealShip: (table) => port({ quays: setUp(table) ? quayNumbers : [], piles: true }),
  drawGoods: (table) => {
    const { phase } = table.position;
    if (phase === 'setupHands') return port({ hands: seatsOf(table), piles: true });
    if (phase === 'setupGoods') return port({ quays: quayNumbers, piles: true });
    return port({ quays: newShips(table), hands: [activeOf(table)], piles: true });
  },
  revealTile: (table, { tile }) => port({ turned: tile, seats: seatsOf(table) }),
  openAuction: (table) => port({ seats: seatsOf(table), piles: true }),
  bid: (table, { seat, amount }, violations) =>
    port({
      auction: true,
      seats: seatsOf(table),
      marks: { bid: { seat, amount, refused: violations.length > 0 } },
    }),
  pass: (table, { seat }, violations) =>
    port({
      auction: true,
      seats: seatsOf(table),
      marks: { bid: { seat, amount: 0, refused: violations.length > 0 } },
    }),
  playTile: (table, action, violations) => {
    const { seat, tile, quay } = action;
    const quays = tileQuays(table, action);
    return port({
      quays,
      marks: { quays: refusing({ [quay]: { tile: { id: tile, by: seat } } }, violations, [quay]) },
      owned: [seat],
      card: playedOf(table),
    });
  },
  playContact: (table, { seat, contact }, violations) => {
    const card = contactOf(table, contact);
    const spent = violations.some(({ reason }) => reason === 'not-in-hand');
    return port({
      quays: violations.length > 0 ? [] : quayNumbers,
      card: card && { contact: card, now: undefined },
      discards: spent ? [seat] : [],
    });
  },
  place: (table, { seat, quays }, violations) => {
    const marks = inOrder(quays).reduce<Marks['quays']>(
      (all, quay) => marking(all, quay, porter(seat, 'comes', quays.filter((one) => one === quay).length)),
      {},
    );
    return effectScene(table, seat, quays, marks, violations);
  },
  move: (table, { seat, from, to, porters }, violations) => {
    const marks = porters.reduce<Marks['quays']>(
      (all, owner) => marking(marking(all, from, porter(owner, toward(from, to))), to, porter(owner, 'comes')),
      {},
    );
    return effectScene(table, seat, between(from, to), marks, violations);
  },
  swap: (table, { seat, a, b }, violations) =>
    effectScene(
      table,
      seat,
      between(a.quay, b.quay),
      marking(marking({}, a.quay, porter(a.porter, 'swap')), b.quay, porter(b.porter, 'swap')),
      violations,
    ),
  remove: (table, { seat, quay, porters }, violations) =>
    effectScene(
      table,
      seat,
      [quay],
      porters.reduce<Marks['quays']>((all, owner) => marking(all, quay, porter(owner, 'goes')), {}),
      violations,
    ),
  replace: (table, { seat, quay, porter: owner }, violations) =>
    effectScene(
      table,
      seat,
      [quay],
      marking(marking({}, quay, porter(owner, 'goes')), quay, porter(seat, 'comes')),
      violations,
    ),
  swapGoods: (table, { seat, a, b }, violations) =>
    effectScene(
      table,
      seat,
      between(a, b),
      marking(marking({}, a, { goodsSwap: true }), b, { goodsSwap: true }),
      violations,
    ),
  choose: (table) => port({ quays: quayNumbers, card: playedOf(table) }),
  skip: (table) => port({ quays: quayNumbers, card: playedOf(table) }),
  depart: (table, { quay }, violations) =>
    port({
      quays: inOrder([...fullShips(table), quay]),
      marks: { quays: refusing({}, violations, [quay]) },
      card: playedOf(table),
    }),
  payCommission: (table, { seat }) => settling(table, [seat], undefined, false),
  leaveSlate: (table, { seat, to }, violations) =>
    settling(table, [seat, to, table.position.slate ?? seat], to, violations.length > 0),
  assignGoods: (table, { seat, tiles }, violations) => {
    const given = Object.entries(tiles).flatMap(([quay, goods]) => {
      const at = quayNumbers.find((one) => String(one) === quay);
      return at && goods ? [[at, goods] as const] : [];
    });
    const quays = inOrder([...newShips(table), ...given.map(([quay]) => quay)]);
    const marks = given.reduce<Marks['quays']>((all, [quay, goods]) => marking(all, quay, { goods }), {});
    return port({ quays, hands: [seat], marks: { quays: refusing(marks, violations, quays) } });
  },
  endTurn: (table) => port({ seats: seatsOf(table), slate: true, quays: [] }),
};

const setUp = ({ position }: Table): boolean => (position.phase ?? 'act').startsWith('setup');

/** What to show of a table when this action is proposed on it: with what it breaks, or what it leads to. */
export const sceneOf = (
  table: Table,
  action: Action,
  violations: Violations = [],
  events: readonly Event[] = [],
): Scene => {
  const scene = (byKind[action.kind] as Maker<Action['kind']>)(table, action as never, violations);
  if (scene.kind !== 'port' || events.length === 0) return scene;
  const counters = countersOf(events);
  const changed = Object.keys(counters).map(Number);
  const quays = mutinyOf(events, sailingsOf(events, scene.marks.quays));
  return {
    ...scene,
    seats: seatsOf(table).filter((seat) => scene.seats.includes(seat) || changed.includes(seat)),
    marks: { ...scene.marks, quays, counters },
  };
};

const byPhase: Readonly<Partial<Record<string, (table: Table) => Scene>>> = {
  revealTile: (table) => port({ seats: seatsOf(table), piles: true }),
  auction: (table) => port({ auction: true, seats: seatsOf(table) }),
  effect: (table) => port({ quays: quayNumbers, card: playedOf(table) }),
  depart: (table) => port({ quays: fullShips(table), card: playedOf(table) }),
  settle: (table) => settling(table, seatsOf(table), undefined, false),
  revealShip: () => port({ quays: quayNumbers, piles: true }),
  drawGoods: (table) => port({ quays: newShips(table), hands: [activeOf(table)], piles: true }),
  assign: (table) => port({ quays: newShips(table), hands: [activeOf(table)] }),
  over: (table) => port({ seats: seatsOf(table) }),
  act: (table) =>
    port({ quays: quayNumbers, seats: seatsOf(table), discards: [activeOf(table)], owned: [activeOf(table)] }),
};

/** What to show of a table in its phase, when nothing is proposed. */
export const sceneAt = (table: Table): Scene => {
  const make = byPhase[table.position.phase ?? 'act'];
  return make ? make(table) : port({ quays: quayNumbers, hands: seatsOf(table), piles: true });
};

const wholePort = (table: Table): Port => port({ quays: quayNumbers, seats: seatsOf(table), slate: true });

const byClause: readonly (readonly [start: string, scene: (table: Table) => Scene])[] = [
  ['setup.', () => ({ kind: 'board' })],
  ['slate.', (table) => port({ slate: true, seats: seatsOf(table) })],
  ['round.', (table) => port({ slate: true, seats: seatsOf(table) })],
  ['contact.', (table) => port({ card: playedOf(table), discards: seatsOf(table) })],
  ['end.', (table) => port({ seats: seatsOf(table), piles: true })],
  ['ships.', () => port({ quays: quayNumbers, piles: true })],
  ['tile.', (table) => port({ quays: quayNumbers, owned: seatsOf(table) })],
];

/** What to show of a bare position to make a clause seen. */
export const sceneFor = (table: Table, clause: string | undefined): Scene =>
  byClause.find(([start]) => clause?.startsWith(start))?.[1](table) ?? wholePort(table);
