import { boxOf, cardAt, cardPoints, HAND_LIMIT, NONE } from '../box.ts';
import { harborAt, reserveShip, shipOn, shipsAfloat } from '../counts.ts';
import { cardsOf } from '../hands.ts';
import { channelsBack } from '../pieces/sailing.ts';
import type { State } from '../state.ts';
import type { Action } from '../types.ts';
import { layPoints, madeFor } from './made.ts';

/** Ships that a card may touch: afloat, and not safe in a harbor (`variant.safe-haven`). */
const targets = (state: State): number[] => {
  const ships: number[] = [];
  for (let ship = 0; ship < state.at.length; ship++) {
    if (state.at[ship] === NONE || (state.variants.safeHaven && harborAt(state, ship) !== NONE)) continue;
    ships.push(ship);
  }
  return ships;
};

const freeStarts = (state: State): number[] =>
  boxOf(state.edition).starts.filter((start) => shipOn(state, start) === NONE);

type Lister = (state: State, seat: number, actions: Action[]) => void;

/** Two ships of which both are loaded, or one may be empty (`ruling.swap-empty`), the first one first. */
const listSwaps: Lister = (state, seat, actions) => {
  const { turnOfLuck } = madeFor(state);
  const loose = state.rulings['swap-empty'] === 'one-empty-allowed';
  const { cargo } = state;
  const ships = targets(state);
  for (let i = 0; i < ships.length; i++) {
    const a = ships[i]!;
    const isLaden = cargo[a] !== NONE;
    if (!isLaden && !loose) continue;
    for (let j = i + 1; j < ships.length; j++) {
      const alike = (cargo[ships[j]!] !== NONE) === isLaden;
      if (alike ? isLaden : loose) actions.push(turnOfLuck(seat, a, ships[j]!));
    }
  }
};

const listExtraCargo: Lister = (state, seat, actions) => {
  if (reserveShip(state, seat) === NONE) return;
  const { extraCargo } = madeFor(state);
  for (const start of freeStarts(state)) {
    for (let load = 0; load < state.stock.length; load++) {
      if (state.stock[load]! > 0) actions.push(extraCargo(seat, start, load));
    }
  }
};

const areFree = (state: State, positions: readonly number[]): boolean => {
  for (const position of positions) if (shipOn(state, position) !== NONE) return false;
  return true;
};

/** Ways back of the full length, or of the greatest possible one (`ruling.impossible-retreat`). */
const listWaysBack =
  (card: 'setback' | 'heavy-storm'): Lister =>
  (state, seat, actions) => {
    const { waysBack } = madeFor(state);
    const needed = channelsBack[card];
    const least = state.rulings['impossible-retreat'] === 'full-only' ? needed : 0;
    for (const ship of targets(state)) {
      const before = actions.length;
      for (let channels = needed; channels >= least && actions.length === before; channels--) {
        for (const way of waysBack(state.at[ship]!, channels)) {
          if (areFree(state, way.through)) actions.push(way[card](seat, ship));
        }
      }
    }
  };

const listThefts: Lister = (state, seat, actions) => {
  const { steal, stealAway } = madeFor(state);
  const own = shipsAfloat(state, seat);
  const full = state.rulings['thief-full-hold'] === 'replaces';
  const open = targets(state);
  const receivers = own.filter((to) => open.includes(to) && (full || state.cargo[to] === NONE));
  const starts = own.length === 0 ? freeStarts(state) : [];
  for (const from of open) {
    if (state.cargo[from] === NONE) continue;
    for (const to of receivers) if (to !== from) actions.push(steal(seat, from, to));
    for (const start of starts) actions.push(stealAway(seat, from, start));
  }
};

const listPolice: Lister = (state, seat, actions) => {
  const { police } = madeFor(state);
  for (const ship of targets(state)) if (state.cargo[ship] !== NONE) actions.push(police(seat, ship));
};

const plays: readonly (readonly [kind: number, list: Lister])[] = [
  [cardAt['turn-of-luck'], listSwaps],
  [cardAt['extra-cargo'], listExtraCargo],
  [cardAt.setback, listWaysBack('setback')],
  [cardAt['heavy-storm'], listWaysBack('heavy-storm')],
  [cardAt['cargo-thief'], listThefts],
  [cardAt['port-police'], listPolice],
];

/** The kinds of point cards. */
const pointKinds = cardPoints.flatMap((points, kind) => (points > 0 ? [kind] : []));

/** Whether cards can be used now by who is to act (`ruling.cards-around-call`, `ruling.cards-in-trading`). */
const isOpen = ({ phase, step, rulings }: State): boolean => {
  if (phase === 'trade') return rulings['cards-in-trading'] === 'any-player';
  const around = rulings['cards-around-call'];
  return step === 'moving' ? around === 'also-during' : step !== 'after' || around !== 'before-only';
};

/** Kinds of cards as bits: all of them. */
export const ALL_CARDS = -1;

/** Adds what a seat can do with its Navigation cards: laying first, then playing those of some kinds (as bits), in the order of the kinds. */
export const addCards = (state: State, seat: number, actions: Action[], playing = ALL_CARDS): void => {
  const hand = state.navigation[seat]!;
  if (hand.length === 0 || !isOpen(state)) return;
  if (hand.length >= HAND_LIMIT || state.rulings['lay-points'] === 'any-time') {
    for (const kind of pointKinds) if (cardsOf(state, seat, kind) > 0) actions.push(layPoints(seat, kind));
  }
  for (const [kind, list] of plays) {
    if ((playing >> kind) & 1 && cardsOf(state, seat, kind) > 0) list(state, seat, actions);
  }
};
