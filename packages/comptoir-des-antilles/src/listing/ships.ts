import { boxOf, QUAYS } from '../box.ts';
import { isNew } from '../counts.ts';
import { type State, UNKNOWN } from '../state.ts';
import type { Action } from '../types.ts';
import { boxActions } from './boxed.ts';
import { quayOf, SEATS } from './shared.ts';

/** How many tiles of each kind a hand can give out: those known, and face-down ones as far as unseen tiles may lie behind them. */
interface Supply {
  readonly known: number[];
  readonly unseen: readonly number[];
  hidden: number;
}

const supplyOf = (state: State, seat: number): Supply => {
  const known = state.unseen.map(() => 0);
  let hidden = 0;
  for (const tile of state.hands[seat]!) {
    if (tile === UNKNOWN) hidden++;
    else known[tile >> 1]!++;
  }
  return { known, unseen: state.unseen, hidden };
};

/** How many tiles of a kind can be given out. */
const atMost = ({ known, unseen, hidden }: Supply, kind: number): number =>
  known[kind]! + Math.min(unseen[kind]!, hidden);

const listSeveral = (supply: Supply, quays: readonly number[], ids: readonly string[], seat: number): Action[] => {
  const actions: Action[] = [];
  const given: number[] = [];
  const used = supply.known.map(() => 0);
  const beyond = (): number => used.reduce((sum, count, kind) => sum + Math.max(0, count - supply.known[kind]!), 0);
  const go = (): void => {
    if (given.length === quays.length) {
      const tiles = Object.fromEntries(quays.map((quay, i) => [quayOf(quay), ids[given[i]!]!]));
      actions.push({ kind: 'assignGoods', seat, tiles });
      return;
    }
    for (let kind = 0; kind < used.length; kind++) {
      used[kind]!++;
      given.push(kind);
      if (used[kind]! <= atMost(supply, kind) && beyond() <= supply.hidden) go();
      given.pop();
      used[kind]!--;
    }
  };
  go();
  return actions;
};

/** Every way to give each new ship a tile of the hand (ships.assign-goods). */
export const listAssignments = (state: State, seat: number): Action[] => {
  const quays: number[] = [];
  for (let quay = 0; quay < QUAYS; quay++) if (isNew(state, quay)) quays.push(quay);
  const supply = supplyOf(state, seat);
  const [only, ...more] = quays;
  if (only === undefined || more.length > 0) {
    return listSeveral(
      supply,
      quays,
      boxOf(state.edition).goods.map(({ id }) => id),
      seat,
    );
  }
  const { assignments } = boxActions(state.edition);
  const actions: Action[] = [];
  for (let kind = 0; kind < supply.known.length; kind++) {
    if (atMost(supply, kind) > 0) actions.push(assignments((kind * SEATS + seat) * 4 + only));
  }
  return actions;
};
