import type { Seat } from '@portolan/core';
import { checkEffect } from '../check/index.ts';
import { portersOf } from '../counts.ts';
import type { Effect, Reach, SimpleEffect, Whose } from '../edition.ts';
import { isPossible } from '../listing/contact.ts';
import { isAllowed, reaches } from '../pieces/quays.ts';
import type { State } from '../state.ts';
import { type Action, type Quay, quayNumbers } from '../types.ts';
import type { CheckerViolation, ShipWhy } from './types.ts';

// Why an effect cannot be carried out: the nearest thing to it is tried with every ship, and the judge says what is wrong.

type EffectOf<Name extends SimpleEffect['do']> = SimpleEffect & { do: Name };

/** An effect as a smaller part of it, and what is tried with one ship. */
interface Attempt {
  readonly effect: Effect;
  readonly action: Action;
}

/** Porters aboard by owner, each as often as there are some. */
const ownersAt = ({ aboard, seats }: State, quay: Quay): number[] =>
  aboard.slice((quay - 1) * seats, quay * seats).flatMap((count, owner) => Array<number>(count).fill(owner));

const otherQuays = (from: Quay, reach: Reach | undefined): Quay[] =>
  quayNumbers.filter((to) => reaches(from, to, reach));

/** So many porters of the ship that the effect takes; where there are too few, more of those that it would. */
const portersFor = (state: State, quay: Quay, n: number, whose: Whose): Seat[] => {
  const seat = state.active;
  const allowed = ownersAt(state, quay).filter((owner) => isAllowed(whose, owner, seat));
  const usual = whose === 'other' ? (seat + 1) % state.seats : seat;
  return Array.from({ length: n }, (_, i) => allowed[i] ?? allowed[0] ?? usual).sort((a, b) => a - b);
};

/** As many porters as `fit` takes of a ship: at least one. */
const numberFor = (state: State, quay: Quay, n: number, whose: Whose): number => {
  if (state.rulings['partial-effect'] !== 'fit') return n;
  const there = ownersAt(state, quay).filter((owner) => isAllowed(whose, owner, state.active)).length;
  return Math.max(1, Math.min(n, there));
};

const placeAt = (state: State, effect: EffectOf<'place'>, quay: Quay): Attempt[] => {
  const fit = state.rulings['partial-effect'] === 'fit';
  const group = fit ? 1 : Math.min(...effect.groups);
  const action: Action = { kind: 'place', seat: state.active, quays: Array<Quay>(group).fill(quay) };
  return [{ effect: { ...effect, groups: [group] }, action }];
};

const moveFrom = (state: State, effect: EffectOf<'move'>, from: Quay): Attempt[] =>
  otherQuays(from, effect.reach).map((to) => {
    const n = numberFor(state, from, effect.n, effect.whose);
    const porters = portersFor(state, from, n, effect.whose);
    return { effect: { ...effect, n }, action: { kind: 'move', seat: state.active, from, to, porters } };
  });

/** Two owners to exchange between two ships: some that are there if they go together, else those that the card asks for. */
const pairFor = (state: State, a: Quay, b: Quay, whose: 'own' | 'any'): readonly [Seat, Seat] => {
  const seat = state.active;
  const other = (seat + 1) % state.seats;
  const [here, there] = [ownersAt(state, a), ownersAt(state, b)];
  const [x, y] = [here.find((owner) => owner !== seat), there.find((owner) => owner !== seat)];
  if (whose === 'any' && here[0] !== undefined)
    return [here[0], there.find((owner) => owner !== here[0]) ?? (here[0] === seat ? other : seat)];
  if (portersOf(state, a - 1, seat) > 0 || portersOf(state, b - 1, seat) === 0) return [seat, y ?? other];
  return [x ?? other, seat];
};

const swapFrom = (state: State, effect: EffectOf<'swap'>, a: Quay): Attempt[] =>
  otherQuays(a, effect.reach).map((b) => {
    const [x, y] = pairFor(state, a, b, effect.whose);
    return {
      effect,
      action: { kind: 'swap', seat: state.active, a: { quay: a, porter: x }, b: { quay: b, porter: y } },
    };
  });

const removeAt = (state: State, effect: EffectOf<'remove'>, quay: Quay): Attempt[] => {
  const n = numberFor(state, quay, effect.n, effect.whose);
  const porters = portersFor(state, quay, n, effect.whose);
  return [{ effect: { ...effect, n }, action: { kind: 'remove', seat: state.active, quay, porters } }];
};

const replaceAt = (state: State, effect: EffectOf<'replace'>, quay: Quay): Attempt[] => {
  const [porter = 0] = portersFor(state, quay, 1, 'other');
  return [{ effect, action: { kind: 'replace', seat: state.active, quay, porter } }];
};

const swapGoodsFrom = (state: State, effect: EffectOf<'swapGoods'>, a: Quay): Attempt[] =>
  otherQuays(a, effect.reach).map((b) => ({ effect, action: { kind: 'swapGoods', seat: state.active, a, b } }));

/** What can be tried with the ship at a quay. */
const attemptsAt = (state: State, effect: Effect, quay: Quay): readonly Attempt[] => {
  switch (effect.do) {
    case 'place':
      return placeAt(state, effect, quay);
    case 'move':
      return moveFrom(state, effect, quay);
    case 'swap':
      return swapFrom(state, effect, quay);
    case 'remove':
      return removeAt(state, effect, quay);
    case 'replace':
      return replaceAt(state, effect, quay);
    case 'swapGoods':
      return swapGoodsFrom(state, effect, quay);
    case 'oneOf':
      return effect.of.flatMap((one) => attemptsAt(state, one, quay));
  }
};

/** Why an effect cannot be carried out, ship by ship, each reason once; empty if it can. A ship without a reason would do, but not alone. */
export const whyNot = (state: State, effect: Effect): readonly ShipWhy[] => {
  if (isPossible(state, effect)) return [];
  return quayNumbers.map((quay) => {
    const found = new Map<string, CheckerViolation>();
    for (const { effect: part, action } of attemptsAt(state, effect, quay)) {
      for (const one of checkEffect(state, part, action)) found.set(JSON.stringify(one), one);
    }
    return { quay, violations: [...found.values()] };
  });
};
