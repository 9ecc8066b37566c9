import { boxOf } from '../box.ts';
import type { Effect } from '../edition.ts';
import { isPossible } from '../listing/contact.ts';
import type { State } from '../state.ts';
import type { ActionOf, Quay } from '../types.ts';
import { proceed } from './flow.ts';
import type { Tell } from './tell.ts';

/** A contact is played (turn.contact): its effects are due. */
export const applyPlayContact = (state: State, { seat, contact }: ActionOf<'playContact'>, tell: Tell): void => {
  const { contacts, contactAt } = boxOf(state.edition);
  state.contact = contactAt[contact]!;
  state.resolved = false;
  state.effects = contacts[state.contact]!.effects;
  tell?.({ kind: 'contactPlayed', clause: 'turn.contact', seat, contact });
  proceed(state, tell);
};

/** The effect that was due is done. */
const next = (state: State, tell: Tell): void => {
  state.effects = state.effects.slice(1);
  proceed(state, tell);
};

/** Changes how many porters of an owner are on the ship at a quay, from 1. */
const shift = (state: State, quay: Quay, owner: number, by: number): void => {
  state.aboard[(quay - 1) * state.seats + owner]! += by;
};

const countIn = (items: readonly number[], item: number): number => {
  let count = 0;
  for (const one of items) if (one === item) count++;
  return count;
};

/** Own porters go aboard; one event for each quay, in the order named. */
export const applyPlace = (state: State, { seat, quays }: ActionOf<'place'>, tell: Tell): void => {
  for (let i = 0; i < quays.length; i++) {
    const quay = quays[i]!;
    shift(state, quay, seat, 1);
    if (!tell || quays.indexOf(quay) !== i) continue;
    tell({ kind: 'porterPlaced', clause: 'contact.effects', seat, quay, n: countIn(quays, quay) });
  }
  next(state, tell);
};

/** Tells how many porters of each owner are concerned, from the active player leftwards. */
const tellOwners = (state: State, porters: readonly number[], told: (porter: number, n: number) => void): void => {
  for (let i = 0; i < state.seats; i++) {
    const porter = (state.active + i) % state.seats;
    const n = countIn(porters, porter);
    if (n > 0) told(porter, n);
  }
};

/** Porters go from one ship to another. */
export const applyMove = (state: State, { from, to, porters }: ActionOf<'move'>, tell: Tell): void => {
  for (const owner of porters) {
    shift(state, from, owner, -1);
    shift(state, to, owner, 1);
  }
  if (tell) {
    tellOwners(state, porters, (porter, n) =>
      tell({ kind: 'porterMoved', clause: 'contact.effects', porter, from, to, n }),
    );
  }
  next(state, tell);
};

/** Two porters change places. */
export const applySwap = (state: State, { a, b }: ActionOf<'swap'>, tell: Tell): void => {
  shift(state, a.quay, a.porter, -1);
  shift(state, a.quay, b.porter, 1);
  shift(state, b.quay, b.porter, -1);
  shift(state, b.quay, a.porter, 1);
  tell?.({ kind: 'portersSwapped', clause: 'contact.effects', a, b });
  next(state, tell);
};

/** Porters of one ship go home. */
export const applyRemove = (state: State, { quay, porters }: ActionOf<'remove'>, tell: Tell): void => {
  for (const owner of porters) shift(state, quay, owner, -1);
  if (tell) {
    tellOwners(state, porters, (porter, n) =>
      tell({ kind: 'porterRemoved', clause: 'contact.effects', porter, quay, n }),
    );
  }
  next(state, tell);
};

/** A porter goes home, one of the player takes its place. */
export const applyReplace = (state: State, { seat, quay, porter }: ActionOf<'replace'>, tell: Tell): void => {
  shift(state, quay, porter, -1);
  shift(state, quay, seat, 1);
  tell?.({ kind: 'porterReplaced', clause: 'contact.effects', porter, by: seat, quay });
  next(state, tell);
};

/** The goods of two ships change places. */
export const applySwapGoods = (state: State, { a, b }: ActionOf<'swapGoods'>, tell: Tell): void => {
  const held = state.goods[a - 1]!;
  state.goods[a - 1] = state.goods[b - 1]!;
  state.goods[b - 1] = held;
  tell?.({ kind: 'goodsSwapped', clause: 'contact.effects', a, b });
  next(state, tell);
};

/** The alternative chosen takes the place of the choice. */
export const applyChoose = (state: State, { option }: ActionOf<'choose'>, tell: Tell): void => {
  const [effect, ...rest] = state.effects as readonly [Effect & { do: 'oneOf' }, ...Effect[]];
  state.effects = [effect.of[option]!, ...rest];
  tell?.({ kind: 'optionChosen', clause: 'contact.effects', option });
  proceed(state, tell);
};

/** An effect is left out (contact.impossible-effect); one that is not optional and cannot be played may stop the card (ruling.impossible-effect). */
export const applySkip = (state: State, tell: Tell): void => {
  const effect = state.effects[0]!;
  const stops = !effect.may && state.rulings['impossible-effect'] === 'stop-card';
  const possible = (tell || stops) && isPossible(state, effect);
  if (possible) {
    const clause = effect.may ? 'contact.effects' : 'ruling.declined-effect';
    tell?.({ kind: 'effectDeclined', clause, effect: effect.do });
  } else {
    tell?.({ kind: 'effectSkipped', clause: 'contact.impossible-effect', effect: effect.do });
    if (stops) state.effects = [];
  }
  next(state, tell);
};
