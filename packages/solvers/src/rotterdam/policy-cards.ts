import type { Seat } from '@portolan/core';
import { type Action, boxOf, type NavigationId, type State } from '@portolan/rotterdam';
import { cardAt, fleetOf, HAND_LIMIT, reserveShip, shipOf } from '@portolan/rotterdam/pieces';
import { bestOf, mostAt } from '../promises.ts';
import { chooseLaunch } from './policy-river.ts';
import { fleetPromise, outlookOf, type River } from './policy-worth.ts';
import { NONE } from './table.ts';

/** What a card must gain to be played, and from a full hand. */
const ENOUGH = 0.75;
const ENOUGH_WHEN_FULL = 0.2;

/** What must be given away first, if a card has to go. */
const keepsakes: readonly NavigationId[] = [
  'port-police',
  'cargo-thief',
  'setback',
  'heavy-storm',
  'turn-of-luck',
  'extra-cargo',
  'advantage',
  'joker',
  'extra-advantage',
];

/** A card that is played. */
export type Play = Action & { readonly kind: 'playCard' };

/** Whether an action plays a card. */
export const isPlay = (action: Action): action is Play => action.kind === 'playCard';
/** Whether it launches a ship by a card. */
export const isExtra = (action: Action): boolean => isPlay(action) && action.card === 'extra-cargo';

/** Does on the river what a card does to ships and cargoes; the ships that it touches, the same one twice if it is only one. */
const lay = (state: State, { at, cargo }: River, play: Play): readonly [ship: number, other: number] | undefined => {
  const place = (id: string): number => boxOf(state.edition).positions.at[id]!;
  switch (play.card) {
    case 'turn-of-luck': {
      const [a, b] = [shipOf(state, play.ships[0]), shipOf(state, play.ships[1])];
      cargo[a] = state.cargo[b]!;
      cargo[b] = state.cargo[a]!;
      return [a, b];
    }
    case 'setback':
    case 'heavy-storm': {
      const ship = shipOf(state, play.ship);
      if (play.path.length > 0) at[ship] = place(play.path.at(-1)!);
      return [ship, ship];
    }
    case 'cargo-thief': {
      const from = shipOf(state, play.from);
      const to = 'to' in play ? shipOf(state, play.to) : reserveShip(state, play.seat);
      if ('start' in play) at[to] = place(play.start);
      cargo[to] = state.cargo[from]!;
      cargo[from] = NONE;
      return [from, to];
    }
    case 'port-police': {
      const ship = shipOf(state, play.ship);
      cargo[ship] = NONE;
      return [ship, ship];
    }
    default:
      return undefined;
  }
};

/** What a card changes on the river in favor of its player: only the fleets that it touches are looked at again. */
export const cardPromises = (state: State, seat: Seat): ((play: Play) => number) => {
  const outlook = outlookOf(state, seat);
  const { seats, at, cargo } = state;
  const fleet = fleetOf(state);
  const { weights } = outlook;
  const fleets: number[] = [];
  let now = 0;
  for (let one = 0; one < seats; one++) {
    fleets.push(fleetPromise(state, outlook, one));
    now += weights[one]! * fleets[one]!;
  }
  const river = { seats, at: at.slice(), cargo: cargo.slice() };
  const putBack = (ship: number): void => {
    river.at[ship] = at[ship]!;
    river.cargo[ship] = cargo[ship]!;
  };
  return (play) => {
    const ships = lay(state, river, play);
    if (!ships) return 0;
    const [a, b] = [Math.floor(ships[0] / fleet), Math.floor(ships[1] / fleet)];
    let worth = 0;
    for (let one = 0; one < seats; one++) {
      worth += weights[one]! * (one === a || one === b ? fleetPromise(river, outlook, one) : fleets[one]!);
    }
    putBack(ships[0]);
    putBack(ships[1]);
    return worth - now;
  };
};

/** The card that changes most on the river, if that is enough. */
const helpful = (state: State, actions: readonly Action[], seat: Seat): Action | undefined => {
  const plays = actions.filter((action): action is Play => isPlay(action) && !isExtra(action));
  if (plays.length === 0) return undefined;
  const worth = cardPromises(state, seat);
  const worths = plays.map(worth);
  const best = mostAt(worths);
  const enough = state.navigation[seat]!.length >= HAND_LIMIT ? ENOUGH_WHEN_FULL : ENOUGH;
  return worths[best]! > enough ? plays[best] : undefined;
};

/** A card is worth a look once a call is over, before unloading, and before drawing with a full hand. */
const isTime = ({ phase, step, rulings }: State): boolean => {
  if (phase === 'unload') return true;
  return phase === 'sail' && step === (rulings['cards-around-call'] === 'before-only' ? 'choose' : 'after');
};

/** Whether a card is due that a full hand has no room for. */
const isFull = ({ due, navigation }: State, seat: Seat): boolean =>
  due[seat]! > 0 && navigation[seat]!.length >= HAND_LIMIT;

/** Kinds of cards, as bits by their place in `navigationIds`. */
const ALL = -1;
const EXTRA = 1 << cardAt['extra-cargo'];

/** The kinds of cards that the policy would look at now, as bits; all in a call and in trade, where a list of one action would save it dice. */
export const cardsLookedAt = (state: State, seat: Seat): number => {
  const { phase, call } = state;
  if (call || phase === 'trade') return ALL;
  if (phase === 'mission') return 0;
  if (phase === 'anchor') return isFull(state, seat) || state.navigation[seat]!.length > HAND_LIMIT ? ALL : 0;
  return isTime(state) ? ALL : EXTRA;
};

/** A card that helps now: Extra cargo wherever a launch would do, the others at their time. */
export const chooseCard = (state: State, actions: readonly Action[], seat: Seat): Action | undefined => {
  if (state.navigation[seat]!.length === 0) return undefined;
  const extra = chooseLaunch(state, actions.filter(isExtra), seat);
  if (extra) return extra;
  if (!isTime(state)) return undefined;
  return helpful(state, actions, seat);
};

/** Phase 3: room is made first, then the cards due are taken. */
export const chooseAnchor = (state: State, actions: readonly Action[], seat: Seat): Action => {
  const over = actions.filter((action) => action.kind === 'discardNavigation');
  if (isFull(state, seat) || over.length > 0) {
    const laid = actions.find(({ kind }) => kind === 'layPoints');
    const room = laid ?? helpful(state, actions, seat);
    if (room) return room;
  }
  if (over.length > 0) return bestOf(over, ({ card }) => -keepsakes.indexOf(card));
  return actions.find(({ kind }) => kind === 'takeNavigation') ?? actions.at(-1)!;
};
