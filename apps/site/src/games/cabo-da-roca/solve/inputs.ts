import { seaOf, shipsOf, type Table } from '@portolan/boards/cabo-da-roca';
import type { Json } from '../../../stores/table.ts';
import { freeSquare } from './free-squares.ts';

const active = (table: Table): number => table.position.active ?? 0;

const kept = (table: Table, wanted: (ship: ReturnType<typeof shipsOf>[number]) => boolean): string => {
  const ships = shipsOf(table).filter(wanted);
  const own = ships.filter(({ owner }) => owner === active(table));
  return (own.find(({ cargo }) => cargo) ?? own[0] ?? ships[0])?.id ?? '0t1';
};

/** What each form opens with on a table. */
export const inputOf = (id: string, table: Table | undefined): Json => {
  if (!table) return {};
  const trader = kept(table, ({ kind }) => kind !== 'pirate');
  const moored = kept(table, ({ kind, heading }) => kind !== 'pirate' && !heading);
  const port = seaOf(table).flatMap(({ port: letter }) => letter ?? []);
  const made: Readonly<Record<string, Json>> = {
    best: { seat: active(table) },
    tileFit: { square: freeSquare(table) },
    nextCard: { ship: moored },
    bestDestination: {
      ship: trader,
      card: shipsOf(table).find((ship) => ship.id === trader)?.cargo ?? table.box.tradeCards[0]?.id ?? 't01',
    },
    shortestVoyage: { ship: trader, port: port[port.length - 1] ?? 'A' },
    pirateReach: { ship: kept(table, ({ kind }) => kind === 'pirate') },
    bestEndOfTurn: {},
    whoIsAhead: {},
  };
  return made[id] ?? {};
};
