import { lazily } from '@portolan/core';
import { type Box, boxOf } from '../box.ts';
import type { Edition } from '../edition.ts';
import type { Action, ActionOf } from '../types.ts';
import { quayOf, SEATS } from './shared.ts';

type Chance = readonly [action: Action, weight: number];

/** Actions that name things of a box, made once for each box. */
export interface BoxActions {
  /** By seat and contact. */
  readonly contacts: readonly (readonly ActionOf<'playContact'>[])[];
  /** A seat gives its one new ship a tile, by `(goods * SEATS + seat) * 4 + quay`. */
  readonly assignments: (at: number) => ActionOf<'assignGoods'>;
  /** Nature draws goods, by kind, and with a weight. */
  readonly goods: (kind: number, weight: number) => Chance;
}

const weighted = (make: (at: number) => Action): ((at: number, weight: number) => Chance) => {
  const chances = lazily((at) => lazily((weight): Chance => Object.freeze([make(at), weight])));
  return (at, weight) => chances(at)(weight);
};

/** Nature turns the top ship up, by value, and with a weight. */
export const shipChance = weighted((ship) => Object.freeze({ kind: 'revealShip', ship }));

/** Nature turns an event tile up, given its name by a table. */
export const chancesOf = weighted;

const actionsFor = ({ contacts, goods }: Box): BoxActions => ({
  contacts: Array.from({ length: SEATS }, (_, seat) =>
    contacts.map(({ id }) => Object.freeze({ kind: 'playContact', seat, contact: id })),
  ),
  assignments: lazily((at) => {
    const tiles = { [quayOf(at & 3)]: goods[Math.floor(at / (4 * SEATS))]!.id };
    return Object.freeze({ kind: 'assignGoods', seat: (at >> 2) % SEATS, tiles });
  }),
  goods: weighted((kind) => Object.freeze({ kind: 'drawGoods', goods: goods[kind]!.id })),
});

const known = new WeakMap<Edition, BoxActions>();

/** The actions of an edition. */
export const boxActions = (edition: Edition): BoxActions => {
  const found = known.get(edition);
  if (found) return found;
  const actions = actionsFor(boxOf(edition));
  known.set(edition, actions);
  return actions;
};
