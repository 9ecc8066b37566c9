import { shipsOf, type Table } from '@portolan/boards/cabo-da-roca';
import { type ActionKind, caboDaRoca, type State } from '@portolan/cabo-da-roca';
import type { Json } from '../../../stores/table.ts';

/** An empty move of each kind, with the fields it needs at values that can be read. */
const blank = (kind: ActionKind, seat: number, table: Table): Json => {
  const own = shipsOf(table).filter(({ owner }) => owner === seat);
  const other = shipsOf(table).find(({ owner }) => owner !== seat);
  const ship = own[0]?.id ?? `${seat}t1`;
  const pirate = own.find((one) => one.kind === 'pirate')?.id ?? `${seat}p`;
  const at = other?.at ?? [0, 0];
  const seats = table.position.seats;
  const made: Readonly<Record<ActionKind, Json>> = {
    dealPort: { to: seat, port: 'A' },
    tile: { face: 'sea' },
    card: { card: 't01' },
    reveal: { card: 'island-50' },
    drawTile: { seat },
    layPort: { seat, at: [0, 0], rot: 0 },
    layTile: { seat, at: [0, 0], rot: 0 },
    returnTile: { seat },
    buyShip: { seat, piece: 'trade', at: [0, 0] },
    buySailor: { seat, at: [0, 0] },
    load: { seat, ship },
    depart: { seat, ship, dir: 'N' },
    advance: { seat, ship },
    rotate: { seat, ship, to: 'left' },
    walk: { seat, at: table.position.sailors?.find(({ owner }) => owner === seat)?.at ?? [0, 0], dir: 'N' },
    attack: { seat, ship: pirate, at },
    bargain: { seat, ship: pirate, at, sum: 20 },
    answer: { seat, accept: true },
    sell: { seat, piece: ship },
    denounce: {
      seat: (seat + 1) % seats,
      attempt: { kind: 'advance', seat: table.position.active ?? 0, ship },
    },
    endTurn: { seat },
  };
  return { kind, ...made[kind] };
};

const actorOf = (state: State, table: Table): number => {
  const actor = caboDaRoca.turn(state).actors[0];
  return typeof actor === 'number' ? actor : (table.position.active ?? 0);
};

/** A move to begin with: the first legal one of its kind, else an empty one. */
export const moveOfKind = (kind: string, state: State, table: Table): Json => {
  const legal = caboDaRoca.actions(state).find((action) => action.kind === kind);
  return (legal as unknown as Json) ?? blank(kind as ActionKind, actorOf(state, table), table);
};

/** What is proposed first: to sail, if somebody can, else the first legal move. */
export const firstMove = (state: State, table: Table): Json => {
  const legal = caboDaRoca.actions(state);
  const first = legal.find(({ kind }) => kind === 'advance') ?? legal[0];
  return (first as unknown as Json) ?? blank('endTurn', actorOf(state, table), table);
};
