import { nextShip, shipsOf, type Table } from '@portolan/boards/rotterdam';
import type { Json } from '../../../stores/table.ts';

/** The use of a card, with the fields that its kind needs. */
export const cardUse = (card: string, seat: number, table: Table): Json => {
  const ships = shipsOf(table);
  const own = ships.find(({ owner }) => owner === seat);
  const loaded = ships.filter(({ cargo }) => cargo !== null);
  const other = loaded.find(({ owner }) => owner !== seat) ?? loaded[0];
  const some = other?.id ?? ships[0]?.id ?? nextShip(table, seat) ?? `${seat}a`;
  const back = table.box.channels.find(({ to }) => to === (other ?? ships[0])?.at)?.from;
  const start = table.box.positions.find((place) => place.start)?.id ?? '';
  const uses: Readonly<Record<string, Json>> = {
    'turn-of-luck': { ships: [own?.id ?? some, some] },
    'extra-cargo': { start, cargo: table.box.materials[0]?.id ?? null },
    setback: { ship: some, path: back ? [back] : [] },
    'heavy-storm': { ship: some, path: back ? [back] : [] },
    'cargo-thief': own ? { from: some, to: own.id } : { from: some, start },
    'port-police': { ship: some },
  };
  return { card, ...uses[card] };
};
