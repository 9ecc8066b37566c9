import { QUAYS } from '../box.ts';
import { portersOf, reserveOf } from '../counts.ts';
import type { Effect, SimpleEffect } from '../edition.ts';
import { fittingSpreads } from '../pieces/placing.ts';
import { isAllowed, reaches } from '../pieces/quays.ts';
import { allowedPorters, arrivalBarredBy, arrivalRoom, isAtHand, placingRooms, reservedBy } from '../port.ts';
import { NONE, type State } from '../state.ts';
import type { Action } from '../types.ts';
import { type Porters, placementsOf, porterGroups, quaysOf } from './groups.ts';
import { choose, replace, swap, swapGoods } from './shared.ts';

type EffectOf<Name extends SimpleEffect['do']> = SimpleEffect & { do: Name };

const listFittingPlaces = (state: State, effect: EffectOf<'place'>, seat: number): Action[] => {
  const placing = {
    groups: effect.groups,
    rooms: placingRooms(state, seat, effect),
    reserve: reserveOf(state, seat),
  };
  return fittingSpreads(placing).map((counts) => ({ kind: 'place', seat, quays: quaysOf(counts) }));
};

const listPlaces = (state: State, effect: EffectOf<'place'>, seat: number): Action[] => {
  if (state.rulings['partial-effect'] === 'fit') return listFittingPlaces(state, effect, seat);
  const actions: Action[] = [];
  let due = 0;
  for (const group of effect.groups) due += group;
  if (reserveOf(state, seat) < due) return actions;
  const rooms = placingRooms(state, seat, effect);
  for (const { counts, actions: bySeat } of placementsOf(effect.groups)) {
    let fits = true;
    for (let quay = 0; quay < QUAYS; quay++) if (counts[quay]! > rooms[quay]!) fits = false;
    if (fits) actions.push(bySeat[seat]!);
  }
  return actions;
};

/** Whether these porters are aboard and may be taken. */
const canBeTaken = (
  state: State,
  { counts }: Porters,
  quay: number,
  seat: number,
  whose: EffectOf<'move'>['whose'],
): boolean => {
  for (let owner = 0; owner < counts.length; owner++) {
    const count = counts[owner]!;
    if (count > 0 && (!isAllowed(whose, owner, seat) || count > portersOf(state, quay, owner))) return false;
  }
  return true;
};

/** How many porters an effect takes together: all it says, or under `fit` as many as there are and have room. */
const taken = (state: State, n: number, there: number, room: number): number =>
  state.rulings['partial-effect'] === 'fit' ? Math.min(n, there, room) : n <= room && n <= there ? n : 0;

const listMoves = (state: State, { n, whose, reach }: EffectOf<'move'>, seat: number): Action[] => {
  const actions: Action[] = [];
  for (let from = 0; from < QUAYS; from++) {
    const there = isAtHand(state, from) ? allowedPorters(state, from, seat, whose) : 0;
    if (there === 0) continue;
    for (let to = 0; to < QUAYS; to++) {
      if (!reaches(from, to, reach)) continue;
      const count = taken(state, n, there, arrivalRoom(state, to, seat));
      if (count === 0) continue;
      for (const porters of porterGroups(count, state.seats)) {
        if (canBeTaken(state, porters, from, seat, whose)) actions.push(porters.moves((seat << 4) | (from << 2) | to));
      }
    }
  }
  return actions;
};

const listRemovals = (state: State, { n, whose }: EffectOf<'remove'>, seat: number): Action[] => {
  const actions: Action[] = [];
  for (let quay = 0; quay < QUAYS; quay++) {
    if (!isAtHand(state, quay)) continue;
    const count = taken(state, n, allowedPorters(state, quay, seat, whose), n);
    if (count === 0) continue;
    for (const porters of porterGroups(count, state.seats)) {
      if (canBeTaken(state, porters, quay, seat, whose)) actions.push(porters.removals((seat << 2) | quay));
    }
  }
  return actions;
};

/** The exchanges between two ships that may be touched. */
const addSwaps = (state: State, a: number, b: number, seat: number, whose: 'own' | 'any', actions: Action[]): void => {
  for (let x = 0; x < state.seats; x++) {
    if (portersOf(state, a, x) === 0) continue;
    for (let y = 0; y < state.seats; y++) {
      if (y === x || portersOf(state, b, y) === 0) continue;
      if (whose === 'any' || x === seat || y === seat) actions.push(swap(seat, a, x, b, y));
    }
  }
};

const listSwaps = (state: State, { whose, reach }: EffectOf<'swap'>, seat: number): Action[] => {
  const actions: Action[] = [];
  const open = (quay: number): boolean => isAtHand(state, quay) && arrivalBarredBy(state, quay, seat) === NONE;
  for (let a = 0; a < QUAYS; a++) {
    for (let b = a + 1; b < QUAYS; b++) {
      if (reaches(a, b, reach) && open(a) && open(b)) addSwaps(state, a, b, seat, whose, actions);
    }
  }
  return actions;
};

const listReplacements = (state: State, seat: number): Action[] => {
  const actions: Action[] = [];
  if (reserveOf(state, seat) < 1) return actions;
  for (let quay = 0; quay < QUAYS; quay++) {
    if (!isAtHand(state, quay) || reservedBy(state, quay, seat) !== NONE) continue;
    for (let owner = 0; owner < state.seats; owner++) {
      if (owner !== seat && portersOf(state, quay, owner) > 0) actions.push(replace(seat, quay, owner));
    }
  }
  return actions;
};

const listGoodsSwaps = (state: State, { reach }: EffectOf<'swapGoods'>, seat: number): Action[] => {
  const actions: Action[] = [];
  for (let a = 0; a < QUAYS; a++) {
    for (let b = a + 1; b < QUAYS; b++) {
      if (reaches(a, b, reach) && isAtHand(state, a) && isAtHand(state, b)) actions.push(swapGoods(seat, a, b));
    }
  }
  return actions;
};

/** Every way for the active player to carry an effect out; empty if it cannot be (contact.impossible-effect). */
export const waysOf = (state: State, effect: Effect): Action[] => {
  const seat = state.active;
  switch (effect.do) {
    case 'place':
      return listPlaces(state, effect, seat);
    case 'move':
      return listMoves(state, effect, seat);
    case 'swap':
      return listSwaps(state, effect, seat);
    case 'remove':
      return listRemovals(state, effect, seat);
    case 'replace':
      return listReplacements(state, seat);
    case 'swapGoods':
      return listGoodsSwaps(state, effect, seat);
    case 'oneOf':
      return effect.of.flatMap((one, option) => (waysOf(state, one).length > 0 ? [choose(seat, option)] : []));
  }
};

/** Whether an effect can be carried out. */
export const isPossible = (state: State, effect: Effect): boolean => waysOf(state, effect).length > 0;
