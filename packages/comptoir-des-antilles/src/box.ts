import type { Contact, Edition, GoodsKind } from './edition.ts';
import { reconstructed } from './editions/reconstructed.ts';
import { tileIds } from './types.ts';

/** The highest value a ship can have. */
export const MOST_PORTERS = 12;

/** Quays of the port (port.quays). */
export const QUAYS = 4;

/** An edition in numbers, as the engine reads it: goods and contacts are places in its tables, tiles places in `tileIds`. */
export interface Box {
  readonly goods: readonly GoodsKind[];
  readonly goodsAt: Readonly<Record<string, number>>;
  readonly contacts: readonly Contact[];
  readonly contactAt: Readonly<Record<string, number>>;
  /** How many ships there are, by value. */
  readonly ships: readonly number[];
  /** How many event tiles there are of each kind. */
  readonly tiles: readonly number[];
}

const places = (items: readonly { readonly id: string }[]): Record<string, number> => {
  const at: Record<string, number> = Object.create(null);
  for (const [place, { id }] of items.entries()) at[id] = place;
  return at;
};

const compile = ({ ships, goods, contacts, tiles }: Edition): Box => {
  const byValue = Array<number>(MOST_PORTERS + 1).fill(0);
  for (const { value, count } of ships) byValue[value]! += count;
  return {
    goods,
    goodsAt: places(goods),
    contacts,
    contactAt: places(contacts),
    ships: byValue,
    tiles: tileIds.map((kind) => tiles.find(({ id }) => id === kind)?.count ?? 0),
  };
};

const boxes = new WeakMap<Edition, Box>();
const standard = compile(reconstructed);

/** The box of an edition, made once. */
export const boxOf = (edition: Edition): Box => {
  if (edition === reconstructed) return standard;
  const known = boxes.get(edition);
  if (known) return known;
  const box = compile(edition);
  boxes.set(edition, box);
  return box;
};
