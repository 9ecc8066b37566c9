import { keyOf, type Table } from '@portolan/boards/cabo-da-roca';
import { directions, type PlacedSailor, type PlacedShip, type Position } from '@portolan/cabo-da-roca';
import { isObject, listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { isSquare, seatsOf, tilesIn } from './draft.ts';

const shipId = (seats: number): RegExp => new RegExp(`^[0-${seats - 1}](f[12]|t[12]|p)$`);

/**
 * What can be drawn of a position that cannot be read: the first tile of each square, and the pieces that have a place
 * on the map; everything else as on the last table that could be read.
 */
export const partly = (position: Json, last: Table): Table => {
  const seats = seatsOf(position);
  const board = [...new Map([...tilesIn(position)].reverse().map((tile) => [keyOf(tile.at), tile])).values()];
  if (board.length === 0) return last;
  const laid = new Set(board.map(({ at }) => keyOf(at)));
  const stands = (piece: unknown): boolean => isObject(piece) && isSquare(piece.at) && laid.has(keyOf(piece.at));
  const ships = Object.entries(objectIn(position, 'ships'))
    .filter(([id, ship]) => shipId(seats).test(id) && stands(ship))
    .map(([id, ship]) => {
      const { at, heading } = ship as unknown as PlacedShip;
      return [id, { at, heading: directions.find((direction) => direction === heading) ?? null }] as const;
    });
  const sailors = listIn(position, 'sailors').filter(
    (sailor) => stands(sailor) && isObject(sailor) && Number(sailor.owner) >= 0 && Number(sailor.owner) < seats,
  ) as readonly PlacedSailor[];
  const shown = {
    ...last.position,
    seats: seats as Position['seats'],
    board,
    ships: Object.fromEntries(ships),
    sailors,
  };
  const active = Math.min(last.position.active ?? 0, seats - 1);
  return { ...last, position: { ...shown, active } };
};
