import { type Marks, ownerOf, type Ring, shipOf, tableOf, type Way } from '@portolan/boards/rotterdam';
import type { Seat } from '@portolan/core';
import {
  type ActionOf,
  type ColorId,
  type Event,
  type PositionId,
  rotterdam,
  type ShipId,
  type State,
} from '@portolan/rotterdam';

/** Whether a ship may have to stay where it is. */
export type Blocked = 'never' | 'perhaps' | 'always';

/** A ship that a called color concerns: where it would go under all choices of all owners. */
export interface Concerned {
  readonly ship: ShipId;
  readonly from: PositionId;
  readonly owner: Seat;
  /** Places where it can end, in the order of the map. */
  readonly to: readonly PositionId[];
  readonly blocked: Blocked;
  /** Ships that may stand in its way. */
  readonly by: readonly ShipId[];
}

/** The ships of one owner, in the order in which they move as far as it is forced. */
export interface Movers {
  readonly owner: Seat;
  readonly ships: readonly Concerned[];
  /** Whether the owner may choose another order. */
  readonly freeOrder: boolean;
}

/** What a color would do. */
export interface Preview {
  readonly color: ColorId;
  /** Owners in the order in which they move, the caller first; only those with a ship concerned. */
  readonly movers: readonly Movers[];
  /** Whether all choices have been looked at. */
  readonly whole: boolean;
}

/** States looked at before the search gives up. */
const MOST = 6000;

/** What a search finds: by ship its ends and what blocks it; the pairs of ships of which the first moves before the second. */
interface Ends {
  readonly ends: Map<ShipId, Set<PositionId>>;
  readonly blockers: Map<ShipId, Set<ShipId>>;
  readonly before: Set<string>;
  whole: boolean;
}

const add = <Value>(map: Map<string, Set<Value>>, key: string, values: Iterable<Value>): void => {
  const set = map.get(key) ?? new Set<Value>();
  for (const value of values) set.add(value);
  map.set(key, set);
};

const keyOf = ({ at, call }: State): string => JSON.stringify([at, call?.mover, call?.waiting, call?.held]);

const isMove = (action: { kind: string }): action is ActionOf<'sail'> | ActionOf<'hold'> =>
  action.kind === 'sail' || action.kind === 'hold';

/** Plays on under all choices; gives the ships that move from here on. */
const search = (state: State, found: Ends, seen: Map<string, ReadonlySet<ShipId>>): ReadonlySet<ShipId> => {
  const key = keyOf(state);
  const known = seen.get(key);
  if (known) return known;
  if (seen.size >= MOST) {
    found.whole = false;
    return new Set();
  }
  const later = new Set<ShipId>();
  seen.set(key, later);
  if (state.step !== 'moving') return later;
  for (const action of rotterdam.actions(state).filter(isMove)) {
    const next = rotterdam.clone(state);
    rotterdam.apply(next, action, (event) => note(event, found));
    const after = search(next, found, seen);
    for (const ship of after) {
      if (ownerOf(ship) === ownerOf(action.ship)) found.before.add(`${action.ship} ${ship}`);
      later.add(ship);
    }
    if (action.kind === 'sail') later.add(action.ship);
  }
  return later;
};

const note = (event: Event, { ends, blockers }: Ends): void => {
  if (event.kind === 'sailed') add(ends, event.ship, [event.to]);
  if (event.kind === 'blocked') add(blockers, event.ship, event.by);
};

/** Ships that must move first come first; the others in the order of their names. */
const inOrder = (ships: readonly Concerned[], before: ReadonlySet<string>): Concerned[] =>
  [...ships].sort((a, b) => {
    const [first, second] = [before.has(`${a.ship} ${b.ship}`), before.has(`${b.ship} ${a.ship}`)];
    return first === second ? (a.ship < b.ship ? -1 : 1) : first ? -1 : 1;
  });

const isFree = (ships: readonly Concerned[], before: ReadonlySet<string>): boolean =>
  ships.some((a) => ships.some((b) => before.has(`${a.ship} ${b.ship}`) && before.has(`${b.ship} ${a.ship}`)));

const blockedOf = (ends: number, blocked: boolean): Blocked => {
  if (!blocked) return 'never';
  return ends > 0 ? 'perhaps' : 'always';
};

/** What calling a color would do now, under all choices; undefined if it cannot be called. */
export const previewOf = (state: State, color: ColorId): Preview | undefined => {
  const { seat: caller } = state;
  const call = { kind: 'callColor', seat: caller, color } as const;
  if (!rotterdam.check(state, call).legal) return undefined;
  const found: Ends = { ends: new Map(), blockers: new Map(), before: new Set(), whole: true };
  const start = rotterdam.clone(state);
  rotterdam.apply(start, call, (event) => note(event, found));
  search(start, found, new Map());
  const table = tableOf(state);
  const order = new Map(table.box.positions.map(({ id }, i) => [id, i]));
  const concerned = [...new Set([...found.ends.keys(), ...found.blockers.keys()])].flatMap((ship): Concerned[] => {
    const placed = shipOf(table, ship);
    if (!placed) return [];
    const to = [...(found.ends.get(ship) ?? [])].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    const by = found.blockers.get(ship);
    return [
      {
        ship,
        from: placed.at,
        owner: placed.owner,
        to,
        blocked: blockedOf(to.length, by !== undefined),
        by: [...(by ?? [])].sort(),
      },
    ];
  });
  const seats = Array.from({ length: state.seats }, (_, i) => (caller + i) % state.seats);
  const movers = seats.flatMap((owner): Movers[] => {
    const ships = concerned.filter((one) => one.owner === owner);
    if (ships.length === 0) return [];
    return [{ owner, ships: inOrder(ships, found.before), freeOrder: isFree(ships, found.before) }];
  });
  return { color, movers, whole: found.whole };
};

/** A preview as it is drawn: ways, rings where ships surely come to lie, bars where they are blocked, who moves when. */
export const marksOf = ({ movers }: Preview): Marks => {
  const ships = movers.flatMap((mover) => mover.ships);
  const sure = ships.filter(({ to, blocked }) => to.length === 1 && blocked === 'never');
  return {
    ways: ships.flatMap((one) =>
      one.to.map((to): Way => ({ from: one.from, to, kind: sure.includes(one) ? 'goes' : 'may' })),
    ),
    rings: [
      ...ships.flatMap(({ from, blocked }): Ring[] => (blocked === 'always' ? [{ at: from, kind: 'blocked' }] : [])),
      ...sure.map(({ to }): Ring => ({ at: to[0]!, kind: 'meant' })),
    ],
    turns: movers.flatMap(({ ships: own }, i) => own.map(({ from }) => ({ at: from, turn: i + 1 }))),
  };
};
