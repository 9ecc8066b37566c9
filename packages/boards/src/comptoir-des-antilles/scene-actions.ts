import { type Action, type ActionOf, type Quay, quayNumbers } from '@portolan/comptoir-des-antilles';
import type { Seat } from '@portolan/core';
import { type Marks, marking, type PorterSign } from './marks.ts';
import { berthAt, contactOf, playedOf, seatsOf, type Table } from './model.ts';
import {
  activeOf,
  fullShips,
  inOrder,
  newShips,
  type Port,
  port,
  refusing,
  type Scene,
  settling,
  type Violations,
} from './scene-parts.ts';

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

/** Ships of the same goods as the one at a quay: a quality tile may count for them, too. */
const sameGoods = (table: Table, quay: Quay): Quay[] => {
  const goods = berthAt(table, quay).goods?.id;
  return table.berths.flatMap((berth) => (goods && berth.goods?.id === goods ? [berth.quay] : []));
};

const tileQuays = (table: Table, { tile, quay }: ActionOf<'playTile'>): Quay[] =>
  tile.endsWith('quality') ? inOrder([quay, ...sameGoods(table, quay)]) : [quay];

/** What a picture shows when an action is proposed that breaks something or nothing. */
export type Maker<Kind extends Action['kind']> = (
  table: Table,
  action: ActionOf<Kind>,
  violations: Violations,
) => Scene;

/** What a picture of each kind of action shows. */
export const byKind: { readonly [Kind in Action['kind']]: Maker<Kind> } = {
  revealShip: (table, { ship }) =>
    port({
      quays: (table.position.phase ?? 'act').startsWith('setup') ? quayNumbers : [],
      piles: true,
      marks: { ship },
    }),
  drawGoods: (table, { goods }) => {
    const { phase } = table.position;
    const drawn: Partial<Port> = { piles: true, marks: { drawn: goods } };
    if (phase === 'setupHands') return port({ hands: seatsOf(table), ...drawn });
    if (phase === 'setupGoods') return port({ quays: quayNumbers, ...drawn });
    return port({ quays: newShips(table), hands: [activeOf(table)], ...drawn });
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
