import { lazily } from '@portolan/core';
import { type Box, boxOf } from '../box.ts';
import { shipIdsOf } from '../counts.ts';
import { hiddenOf, productFace } from '../faces.ts';
import { channelsBack, waysBack } from '../pieces/sailing.ts';
import type { State } from '../state.ts';
import { type Action, navigationIds } from '../types.ts';

/**
 * Actions are made once for each box and number of seats, and shared: lists are made at every step of a random game.
 * They are frozen, so nobody can change them for others. All are asked for by places in the tables of the box.
 */

/** The most seats of a game. */
const SEATS = 4;

type Chance = readonly [action: Action, weight: number];

const KINDS = navigationIds.length;

/** A maker of actions from up to four numbers, each below its limit, the first one below any. */
const from = <Numbers extends number[]>(limits: readonly number[], make: (...numbers: Numbers) => Action) => {
  const kept = lazily((key) => {
    const numbers: number[] = [];
    let rest = key;
    for (let i = limits.length - 1; i >= 0; i--) {
      numbers.unshift(rest % limits[i]!);
      rest = Math.floor(rest / limits[i]!);
    }
    return Object.freeze(make(...([rest, ...numbers] as Numbers)));
  });
  // Without a loop: lists ask for actions by the dozen.
  const [second = 1, third = 1, fourth = 1] = limits;
  const made = (a: number, b = 0, c = 0, d = 0): Action => kept(((a * second + b) * third + c) * fourth + d);
  return made as unknown as (...numbers: Numbers) => Action;
};

const weighted = (make: (at: number) => Action): ((at: number, weight: number) => Chance) => {
  const chances = lazily((at) => {
    const action = Object.freeze(make(at));
    return lazily((weight): Chance => Object.freeze([action, weight]));
  });
  return (at, weight) => chances(at)(weight);
};

/** A way back: its positions, and by the card that sends a ship there the play of it. */
export interface WayBack extends Readonly<Record<keyof typeof channelsBack, (seat: number, ship: number) => Action>> {
  readonly through: readonly number[];
}

/** The longest way back, in channels. */
const FURTHEST = Math.max(...Object.values(channelsBack));

/** The ways back from a position over so many channels, in the order of the board, whether they are free or not. */
const waysBackOn = ({ positions, behind }: Box, ships: readonly string[], S: number) => {
  const board = { behind: (position: number) => behind[position]!, isFree: () => true };
  const kept = lazily((key) => {
    const [at, channels] = [Math.floor(key / (FURTHEST + 1)), key % (FURTHEST + 1)];
    const ways = waysBack(board, at, channels).filter((way) => way.length === channels);
    return ways.map((through): WayBack => {
      const path = Object.freeze(through.map((position) => positions.ids[position]!));
      const play = (card: keyof typeof channelsBack) =>
        from([S], (seat: number, ship: number) => ({ kind: 'playCard', seat, card, ship: ships[ship]!, path }));
      return { through, setback: play('setback'), 'heavy-storm': play('heavy-storm') };
    });
  });
  return (at: number, channels: number): readonly WayBack[] => kept(at * (FURTHEST + 1) + channels);
};

/** Actions that name ships and positions. */
const shipActions = (box: Box, seats: number, fleet: number) => {
  const { positions, materials, colors } = box;
  const ships = shipIdsOf(fleet);
  const S = seats * fleet;
  const P = positions.ids.length;
  const owner = (ship: number): number => Math.floor(ship / fleet);
  // The last place stands for an empty ship.
  const cargo = (at: number): string | null => materials.ids[at] ?? null;
  const loads = materials.ids.length + 1;
  const place = (at: number): string => positions.ids[at]!;
  const id = (ship: number): string => ships[ship]!;
  const thief = { kind: 'playCard', card: 'cargo-thief' } as const;
  return {
    launch: from([P, loads], (seat: number, at: number, load: number) => ({
      kind: 'launch',
      seat,
      start: place(at),
      cargo: cargo(load),
    })),
    callColor: from([colors.ids.length], (seat: number, color: number) => ({
      kind: 'callColor',
      seat,
      color: colors.ids[color]!,
    })),
    sail: from([P], (ship: number, to: number) => ({ kind: 'sail', seat: owner(ship), ship: id(ship), to: place(to) })),
    hold: from([], (ship: number) => ({ kind: 'hold', seat: owner(ship), ship: id(ship) })),
    unload: from([], (ship: number) => ({ kind: 'unload', seat: owner(ship), ship: id(ship) })),
    turnOfLuck: from([S, S], (seat: number, a: number, b: number) => ({
      kind: 'playCard',
      seat,
      card: 'turn-of-luck',
      ships: [id(a), id(b)],
    })),
    extraCargo: from([P, loads], (seat: number, at: number, load: number) => ({
      kind: 'playCard',
      seat,
      card: 'extra-cargo',
      start: place(at),
      cargo: cargo(load),
    })),
    /** A ship by a thief on to another. */
    steal: from([S, S], (seat: number, a: number, b: number) => ({ ...thief, seat, from: id(a), to: id(b) })),
    /** A ship by a thief on to a new one. */
    stealAway: from([S, P], (seat: number, a: number, at: number) => ({
      ...thief,
      seat,
      from: id(a),
      start: place(at),
    })),
    police: from([S], (seat: number, ship: number) => ({
      kind: 'playCard',
      seat,
      card: 'port-police',
      ship: id(ship),
    })),
    waysBack: waysBackOn(box, ships, S),
  };
};

/** Actions that name cards. */
const cardActions = (box: Box) => {
  const { products, harbors, missions } = box;
  const N = products.ids.length;
  const face = (at: number): string => productFace(box, at < N ? at : hiddenOf(at - N));
  return {
    /** A card, or `products + harbor` for one of which only the back is known, for another. */
    offer: from([SEATS, N + harbors.ids.length, N], (seat: number, to: number, give: number, get: number) => ({
      kind: 'offerTrade',
      seat,
      to,
      give: [face(give)],
      get: [face(get)],
    })),
    drawMission: weighted((at) => ({ kind: 'drawMission', mission: missions.ids[at]! })),
    drawProduct: weighted((at) => ({ kind: 'drawProduct', product: products.ids[at]! })),
    revealProduct: weighted((at) => ({ kind: 'revealProduct', product: products.ids[at]! })),
  };
};

/** The actions of a game, by box and number of seats. */
export type Made = ReturnType<typeof shipActions> & ReturnType<typeof cardActions>;

const known = new WeakMap<Box, Made[]>();

/** The actions of the game of a state. */
export const madeFor = ({ edition, seats, at }: State): Made => {
  const box = boxOf(edition);
  const bySeats = known.get(box) ?? [];
  known.set(box, bySeats);
  bySeats[seats] ??= { ...shipActions(box, seats, at.length / seats), ...cardActions(box) };
  return bySeats[seats];
};

const bySeat = (make: (seat: number) => Action): readonly Action[] =>
  Array.from({ length: SEATS }, (_, seat) => Object.freeze(make(seat)));

/** Actions of a seat that say nothing else. */
export const takings = bySeat((seat) => ({ kind: 'takeNavigation', seat }));
export const acceptances = bySeat((seat) => ({ kind: 'acceptTrade', seat }));
export const refusals = bySeat((seat) => ({ kind: 'declineTrade', seat }));
export const turnEnds = bySeat((seat) => ({ kind: 'endTurn', seat }));

/** A seat lays a point card, or puts a card away, by its kind. */
export const layPoints = from([KINDS], (seat: number, kind: number) => ({
  kind: 'layPoints',
  seat,
  card: navigationIds[kind]!,
}));
export const discard = from([KINDS], (seat: number, kind: number) => ({
  kind: 'discardNavigation',
  seat,
  card: navigationIds[kind]!,
}));

/** Nature draws a Navigation card, by its kind and with a weight. */
export const drawNavigation = weighted((kind) => ({ kind: 'drawNavigation', card: navigationIds[kind]! }));
