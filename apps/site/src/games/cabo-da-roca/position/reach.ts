import { keyOf, shipOf, tableOf } from '@portolan/boards/cabo-da-roca';
import { type Action, caboDaRoca, type ShipId, type ShipMove, type Square, type State } from '@portolan/cabo-da-roca';
import { play } from '@portolan/core';

/** A square that a ship can be on this turn. */
export interface Reached {
  readonly at: Square;
  /** Moves it takes. */
  readonly moves: number;
  /** Actions it takes, the shark's included; what bonus moves pay for is left out. */
  readonly actions: number;
  /** The squares on the way, from where the ship is. */
  readonly way: readonly Square[];
  /** The first move of the way. */
  readonly first: ShipMove;
}

interface Node {
  readonly state: State;
  readonly at: Square;
  readonly moves: number;
  readonly way: readonly Square[];
  readonly first: ShipMove | undefined;
}

const isMoveOf =
  (ship: ShipId) =>
  (action: Action): action is ShipMove =>
    (action.kind === 'advance' || action.kind === 'rotate' || action.kind === 'depart') && action.ship === ship;

const placeOf = (state: State, ship: ShipId): { at: Square; key: string } | undefined => {
  const table = tableOf(state);
  const found = shipOf(table, ship);
  if (!found) return undefined;
  const { at, heading, kept = 0, fresh = 0 } = found;
  // Two ways to the same place differ only in what is left to spend.
  return {
    at,
    key: `${keyOf(at)} ${heading ?? ''} ${table.position.used ?? 0} ${kept + fresh} ${table.position.phase ?? ''}`,
  };
};

const after = (node: Node, move: ShipMove, ship: ShipId): (Node & { readonly key: string }) | undefined => {
  const played = play(caboDaRoca, node.state, move);
  if (!played.ok) return undefined;
  const now = placeOf(played.state, ship);
  if (!now) return undefined;
  const way = keyOf(now.at) === keyOf(node.at) ? node.way : [...node.way, now.at];
  return { state: played.state, at: now.at, key: now.key, moves: node.moves + 1, way, first: node.first ?? move };
};

/**
 * Every square that a ship can be on in this turn by its own moves alone, each with the fewest moves; its own square is left
 * out. The rules' own judge lists the moves, so that all that holds in play holds here.
 */
export const reachOf = (start: State, ship: ShipId): Reached[] => {
  const from = placeOf(start, ship);
  if (!from) return [];
  const used = (state: State): number => tableOf(state).position.used ?? 0;
  const before = used(start);
  const seen = new Set([from.key]);
  const found = new Map<string, Reached>();
  let wave: Node[] = [{ state: start, at: from.at, moves: 0, way: [from.at], first: undefined }];
  while (wave.length > 0) {
    const next: Node[] = [];
    for (const node of wave) {
      for (const move of caboDaRoca.actions(node.state).filter(isMoveOf(ship))) {
        const reached = after(node, move, ship);
        if (!reached || seen.has(reached.key)) continue;
        seen.add(reached.key);
        next.push(reached);
        const key = keyOf(reached.at);
        if (key === keyOf(from.at) || found.has(key) || !reached.first) continue;
        const { at, moves, way, first } = reached;
        found.set(key, { at, moves, way, first, actions: used(reached.state) - before });
      }
    }
    wave = next;
  }
  return [...found.values()].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
};
