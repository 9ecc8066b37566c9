import { ownerOf, shipOf, shipsAt, type Table, turnOf } from '@portolan/boards/rotterdam';
import { type Action, engine, type State } from '@portolan/rotterdam';
import type { BoardMoves, ShownMove, Spot } from '../../../board/entry.ts';
import type { Json } from '../../../stores/table.ts';

/** Where a move begins and ends on the river: a ship that stays is touched twice. */
const shownBy = (table: Table, action: Action): { from?: Spot; to: Spot } | undefined => {
  const at = (ship: string): Spot | undefined => shipOf(table, ship)?.at;
  const staying = (ship: string) => {
    const where = at(ship);
    return where === undefined ? undefined : { from: where, to: where };
  };
  switch (action.kind) {
    case 'launch':
      return { to: action.start };
    case 'sail': {
      const from = at(action.ship);
      return from === undefined ? undefined : { from, to: action.to };
    }
    case 'hold':
    case 'unload':
      return staying(action.ship);
    case 'playCard': {
      if (action.card === 'extra-cargo') return { to: action.start };
      if (action.card !== 'setback' && action.card !== 'heavy-storm') return undefined;
      const [from, to] = [at(action.ship), action.path.at(-1)];
      return from === undefined || to === undefined ? undefined : { from, to };
    }
    default:
      return undefined;
  }
};

/** The moves that can be shown on the river; from a ship to a place where it cannot go is meant as its move. */
export const movesOn = (state: State, table: Table): Pick<BoardMoves, 'shown' | 'meant' | 'meantAt'> => ({
  shown: engine.actions(state).flatMap((action): ShownMove[] => {
    const places = shownBy(table, action);
    return places ? [{ ...places, action: action as unknown as Json }] : [];
  }),
  meant: (from, to) => {
    const ship = shipsAt(table, from.split('#')[0] ?? from).at(-1);
    const known = table.box.positions.some(({ id }) => id === to);
    return ship && known ? { kind: 'sail', seat: ownerOf(ship.id), ship: ship.id, to } : undefined;
  },
  meantAt: (to) =>
    state.phase === 'launch' && table.box.positions.some(({ id }) => id === to)
      ? { kind: 'launch', seat: turnOf(table) ?? 0, start: to, cargo: table.box.materials[0]?.id ?? null }
      : undefined,
});
