import { type Action, caboDaRoca, type State } from '@portolan/cabo-da-roca';
import { directionText, fleetOf, leftOf, NONE, ownerOf, portOn, shipId } from '@portolan/cabo-da-roca/pieces';
import { frozen, netOf, perform, putAt } from './table.ts';

/** A way into a port: the fewest actions, with these the fewest turns. */
export interface Voyage {
  readonly port: number;
  readonly actions: number;
  /** Turns from now, the present one included if an action is left in it. */
  readonly turns: number;
  /** The price less the fee; 0 if nothing is sold there. */
  readonly net: number;
  /** The ship's moves, with the ends of the owner's turns between them: of a turn that is still to come nothing ends. */
  readonly plan: readonly Action[];
}

/** Where the ship is, and what is left of the turn. */
interface Node {
  readonly at: number;
  /** `NONE`: moored. */
  readonly heading: number;
  readonly left: number;
  readonly crossing: boolean;
  /** Actions spent so far, and turns. */
  readonly actions: number;
  readonly turns: number;
  readonly before: Node | undefined;
  readonly by: Action | undefined;
}

/** More turns than any voyage takes: actions weigh more than turns. */
const TURNS = 4096;

const costOf = ({ actions, turns }: Node): number => actions * TURNS + turns;

const keyOf = ({ at, heading, left, crossing }: Node): number =>
  ((at * 9 + heading + 1) * 4 + left) * 2 + (crossing ? 1 : 0);

/** The moves that a ship could try. */
const attempts = (slot: number, { heading, crossing }: Node): Action[] => {
  const who = { seat: ownerOf(slot), ship: shipId(slot) };
  if (heading === NONE) {
    return [0, 1, 2, 3, 4, 5, 6, 7].map((dir) => ({ kind: 'depart', ...who, dir: directionText(dir) }));
  }
  const advance: Action = { kind: 'advance', ...who };
  if (crossing) return [advance];
  return [advance, { kind: 'rotate', ...who, to: 'left' }, { kind: 'rotate', ...who, to: 'right' }];
};

/** A move that the engine allows, and what it leads to; undefined if it does not, or if the ship sinks. */
const move = (table: State, slot: number, node: Node, action: Action): { next: Node; net: number } | undefined => {
  if (!caboDaRoca.check(table, action).legal) return undefined;
  const after = caboDaRoca.clone(table);
  const net = netOf(perform(after, action));
  const ship = after.ships[slot];
  if (!ship) return undefined;
  // Under `carry-over` a part of the cost is owed to the next turn.
  const owed = after.owed[ownerOf(slot)]!;
  const left = leftOf(after);
  const next: Node = {
    at: ship.at,
    heading: ship.heading,
    left: left - owed,
    crossing: after.crossing === slot,
    actions: node.actions + node.left - left + owed,
    turns: node.turns,
    before: node,
    by: action,
  };
  return { next, net };
};

/** Nodes in the order of their costs. */
const queue = () => {
  const heap: Node[] = [];
  const up = (i: number): void => {
    const parent = (i - 1) >> 1;
    if (i === 0 || costOf(heap[parent]!) <= costOf(heap[i]!)) return;
    [heap[parent], heap[i]] = [heap[i]!, heap[parent]!];
    up(parent);
  };
  const down = (i: number): void => {
    const [a, b] = [2 * i + 1, 2 * i + 2];
    let least = i;
    if (a < heap.length && costOf(heap[a]!) < costOf(heap[least]!)) least = a;
    if (b < heap.length && costOf(heap[b]!) < costOf(heap[least]!)) least = b;
    if (least === i) return;
    [heap[least], heap[i]] = [heap[i]!, heap[least]!];
    down(least);
  };
  return {
    put: (node: Node): void => {
      heap.push(node);
      up(heap.length - 1);
    },
    take: (): Node | undefined => {
      const first = heap[0];
      const last = heap.pop();
      if (heap.length > 0 && last) {
        heap[0] = last;
        down(0);
      }
      return first;
    },
  };
};

const planOf = (node: Node): Action[] => {
  const plan: Action[] = [];
  for (let one: Node | undefined = node; one?.by; one = one.before) plan.push(one.by);
  return plan.reverse();
};

/** Actions that the ship may still use in this turn: none if it is not its owner's, or if it has to stay in port. */
const leftNow = (state: State, slot: number): number => {
  const { arrived, stay } = state.ships[slot]!;
  const playing = ['act', 'departing', 'crossing'].includes(state.phase) && state.active === ownerOf(slot);
  return playing && !arrived && !stay ? leftOf(state) : 0;
};

/**
 * The shortest way of a ship into every port it can reach, by Dijkstra's search over square, heading and what is left of
 * the turn; each move is judged and carried out by the engine. All other pieces stay where they are, bonus moves are not
 * used, and a port ends a voyage.
 */
export const voyagesOf = (state: State, slot: number): Voyage[] => {
  const base = frozen(state, slot);
  const owner = ownerOf(slot);
  const { actions, more, fleet } = state.edition.turn;
  const allowance = fleetOf(state, owner) >= fleet ? more : actions;
  const { at, heading } = state.ships[slot]!;
  const left = leftNow(state, slot);
  const crossing = state.crossing === slot;
  const none = { actions: 0, before: undefined, by: undefined };
  const open = queue();
  open.put({ at, heading, left, crossing, turns: left > 0 ? 1 : 0, ...none });
  const done = new Set<number>();
  const found = new Map<number, Voyage>();
  for (let node = open.take(); node; node = open.take()) {
    if (done.has(keyOf(node))) continue;
    done.add(keyOf(node));
    if (!node.crossing && node.left !== allowance) {
      const ends = node.before !== undefined || state.active === owner;
      const end: Action | undefined = ends ? { kind: 'endTurn', seat: owner } : undefined;
      // What is owed to the next turn comes off it.
      const next = allowance + Math.min(0, node.left);
      open.put({ ...node, left: next, turns: node.turns + 1, before: node, by: end });
    }
    if (node.left <= 0) continue;
    const table = caboDaRoca.clone(base);
    putAt(table, slot, node.at, node.heading, node.crossing);
    table.allowance = node.left;
    table.used = 0;
    for (const action of attempts(slot, node)) {
      const made = move(table, slot, node, action);
      if (!made) continue;
      const port = made.next.heading === NONE ? portOn(state.chart, made.next.at) : NONE;
      if (port === NONE) open.put(made.next);
      else if (!found.has(port) || costOf(made.next) < found.get(port)!.actions * TURNS + found.get(port)!.turns) {
        const { actions, turns } = made.next;
        found.set(port, { port, actions, turns, net: made.net, plan: planOf(made.next) });
      }
    }
  }
  return [...found.values()].sort((a, b) => a.port - b.port);
};
