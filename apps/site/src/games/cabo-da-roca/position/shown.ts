import { beside, keyOf, shipOf, type Table } from '@portolan/boards/cabo-da-roca';
import { type Action, caboDaRoca, type Square, type State } from '@portolan/cabo-da-roca';
import type { BoardMoves, ShownMove, Spot } from '../../../board/entry.ts';
import type { Json } from '../../../stores/table.ts';
import { meantAt, meantBy } from './meant.ts';
import { reachOf } from './reach.ts';
import { spotOf, thingAt } from './things.ts';

const jsonOf = (table: Table): Json => table.position as unknown as Json;

/** Where a move begins and ends on the chart; undefined for one that is not seen there. */
export const placesOf = (table: Table, action: Action): { readonly from?: Spot; readonly to: Square } | undefined => {
  const ship = 'ship' in action ? shipOf(table, action.ship) : undefined;
  const fromShip = ship && spotOf(jsonOf(table), ship.at, ship.id);
  switch (action.kind) {
    case 'layTile':
    case 'layPort':
    case 'buyShip':
    case 'buySailor':
      return { to: action.at };
    case 'walk':
      return { from: spotOf(jsonOf(table), action.at, 'sailor'), to: beside(action.at, action.dir) };
    case 'attack':
    case 'bargain':
      return fromShip ? { from: fromShip, to: action.at } : undefined;
    default:
      return undefined;
  }
};

/** The moves that the chart shows: tiles and purchases by their square, sailing, walking and firing from a piece to a square. */
export const movesOn = (state: State, table: Table): Pick<BoardMoves, 'shown' | 'shownFrom' | 'meant' | 'meantAt'> => ({
  shown: caboDaRoca.actions(state).flatMap((action): ShownMove[] => {
    const places = placesOf(table, action);
    return places ? [{ ...places, to: keyOf(places.to), action: action as unknown as Json }] : [];
  }),
  shownFrom: (from) => {
    const thing = thingAt(jsonOf(table), from);
    if (thing?.kind !== 'ship') return [];
    return reachOf(state, thing.id).map(({ at, first }) => ({ from, to: keyOf(at), action: first as unknown as Json }));
  },
  meant: (from, to) => meantBy(state, table, from, to),
  meantAt: (to) => meantAt(table, to),
});
