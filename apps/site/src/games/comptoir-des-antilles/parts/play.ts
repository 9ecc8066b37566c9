import { type Effect, type Quay, quayNumbers, type SimpleEffect } from '@portolan/comptoir-des-antilles';
import type { ContactPlay, EffectPlay } from '@portolan/comptoir-des-antilles/checkers';
import type { Seat } from '@portolan/core';
import { isObject, listIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { plainEffects } from './effects.ts';

/** A number of a draft, or what stands for none. */
export const numberOr = (value: unknown, or: number): number => (typeof value === 'number' ? value : or);

/** How often each of some values stands in a list. */
export const tally = (list: readonly unknown[], values: readonly unknown[]): readonly number[] =>
  values.map((value) => list.filter((one) => one === value).length);

/** A list in which each value stands as often as it is counted. */
export const listOf = <Value>(values: readonly Value[], counts: readonly number[]): Value[] =>
  values.flatMap((value, i) => Array<Value>(counts[i] ?? 0).fill(value));

/** The seats of a table. */
export const seatNumbers = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** A quay of a draft; the first where there is none. */
export const quayIn = (json: unknown, key: string): Quay => {
  const value = isObject(json) ? json[key] : undefined;
  return quayNumbers.find((quay) => quay === value) ?? 1;
};

/** Porters by owner, as a play lists them. */
export const ownersIn = (play: Json, seats: number): readonly number[] =>
  tally(listIn(play, 'porters'), seatNumbers(seats));

type Play = Exclude<EffectPlay, { kind: 'skip' }>;

/** A play that carries an effect out, to begin with. */
export const playFor = (effect: Effect): Play => {
  const plays: { readonly [Name in Effect['do']]: () => Play } = {
    place: () => ({
      kind: 'place',
      quays: effect.do === 'place' ? effect.groups.flatMap((n, i) => Array<Quay>(n).fill(quayNumbers[i] ?? 4)) : [1],
    }),
    move: () => ({ kind: 'move', from: 1, to: 2, porters: owners(effect) }),
    swap: () => ({ kind: 'swap', a: { quay: 1, porter: 0 }, b: { quay: 2, porter: 1 } }),
    remove: () => ({ kind: 'remove', quay: 1, porters: owners(effect) }),
    replace: () => ({ kind: 'replace', quay: 1, porter: 1 }),
    swapGoods: () => ({ kind: 'swapGoods', a: 1, b: 2 }),
    oneOf: () => ({ kind: 'choose', option: 0 }),
  };
  return plays[effect.do]();
};

const owners = (effect: Effect): Seat[] => {
  if (effect.do !== 'move' && effect.do !== 'remove') return [0];
  return Array<Seat>(effect.n).fill(effect.whose === 'other' ? 1 : 0);
};

/** A play of a kind, to begin with. */
export const playOfKind = (kind: ContactPlay['kind']): ContactPlay => {
  const others: Readonly<Partial<Record<ContactPlay['kind'], ContactPlay>>> = {
    skip: { kind: 'skip' },
    depart: { kind: 'depart', quay: 1 },
    payCommission: { kind: 'payCommission' },
    leaveSlate: { kind: 'leaveSlate', to: 1 },
    choose: { kind: 'choose', option: 0 },
  };
  return others[kind] ?? playFor(plainEffects[kind as SimpleEffect['do']]);
};
