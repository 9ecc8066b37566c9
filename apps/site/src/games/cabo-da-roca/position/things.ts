import { keyOf, readShipId, same } from '@portolan/boards/cabo-da-roca';
import type { PlacedTile, Square } from '@portolan/cabo-da-roca';
import type { Spot } from '../../../board/entry.ts';
import { isObject, listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { squareOf } from '../parts/square-of.ts';
import { squareIn, tilesIn } from './draft.ts';

/** What lies on a square of a draft: a ship by its id, a sailor by its place in the list, a tile. */
export type Thing =
  | { readonly kind: 'ship'; readonly id: string; readonly ship: Json }
  | { readonly kind: 'sailor'; readonly at: number; readonly owner: number }
  | { readonly kind: 'tile'; readonly tile: PlacedTile };

/** How a thing is told from the others on its square. */
export const nameOf = (thing: Thing): string => (thing.kind === 'ship' ? thing.id : thing.kind);

/** All that lies on a square, the topmost first: ships, a sailor, the tile. */
export const thingsOn = (position: Json, square: Square): Thing[] => {
  const ships = Object.entries(objectIn(position, 'ships'))
    .filter(([, ship]) => same(squareIn(ship, 'at'), square))
    .map(([id, ship]): Thing => ({ kind: 'ship', id, ship: isObject(ship) ? ship : {} }));
  const sailors = listIn(position, 'sailors').flatMap((sailor, at): Thing[] =>
    isObject(sailor) && same(squareIn(sailor, 'at'), square)
      ? [{ kind: 'sailor', at, owner: Number(sailor.owner ?? 0) }]
      : [],
  );
  const tile = tilesIn(position).find(({ at }) => same(at, square));
  return [...ships, ...sailors, ...(tile ? [{ kind: 'tile' as const, tile }] : [])];
};

/** The thing that a place of the chart means: the one named, else the topmost. */
export const thingAt = (position: Json, spot: Spot): Thing | undefined => {
  const things = thingsOn(position, squareOf(spot));
  const [, name] = spot.split('#');
  return name === undefined ? things[0] : things.find((thing) => nameOf(thing) === name);
};

/** The place of the chart at which a thing is chosen: the square alone, if it lies on top. */
export const spotOf = (position: Json, square: Square, name: string): Spot => {
  const [top] = thingsOn(position, square);
  return top && nameOf(top) === name ? keyOf(square) : `${keyOf(square)}#${name}`;
};

/** The first ship of a kind that a player has not in play; undefined if all are. */
export const freeShip = (position: Json, seat: number, kind: string): string | undefined => {
  const ids = kind === 'pirate' ? [`${seat}p`] : [1, 2].map((n) => `${seat}${kind.charAt(0)}${n}`);
  return ids.find((id) => readShipId(id).owner === seat && !(id in objectIn(position, 'ships')));
};
