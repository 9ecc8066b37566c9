import { readShip, type Table } from '@portolan/boards/rotterdam';
import type { Position } from '@portolan/rotterdam';
import type { Json } from '../../../stores/table.ts';
import { boxIn, seatsOf, textsIn } from './draft.ts';

/**
 * What can be drawn of a position that cannot be read: its ships that have a place on the map, each once; everything
 * else as on the last table that could be read.
 */
export const partly = (position: Json, last: Table): Table => {
  const seats = seatsOf(position);
  const box = boxIn(position);
  const read = textsIn(position, 'ships').filter((text) => {
    const { owner, at } = readShip(text);
    return owner >= 0 && owner < seats && box.positions.some(({ id }) => id === at);
  });
  const ships = [...new Map(read.map((text) => [readShip(text).id, text])).values()];
  const { hands, seat, ...rest } = last.position;
  const shown: Position = {
    ...rest,
    seats,
    ships,
    ...(hands ? { hands: hands.slice(0, seats) } : {}),
    seat: typeof seat === 'number' ? Math.min(seat, seats - 1) : (seat ?? null),
    master: Math.min(rest.master ?? 0, seats - 1),
  };
  return { position: shown, box };
};
