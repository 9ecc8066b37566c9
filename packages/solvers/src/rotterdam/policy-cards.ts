import type { Seat } from '@portolan/core';
import { type Action, boxOf, type NavigationId, type State } from '@portolan/rotterdam';
import { HAND_LIMIT, reserveShip, shipOf } from '@portolan/rotterdam/pieces';
import { bestOf, mostAt } from '../promises.ts';
import { chooseLaunch } from './policy-river.ts';
import { outlookOf, type River, riverWorth } from './policy-worth.ts';
import { NONE } from './table.ts';

/** What a card must gain to be played, and with a full hand before drawing; what the others lose counts 0.4. */
const ENOUGH = 0.5;
const ENOUGH_WHEN_FULL = 0.1;
const OTHERS = -0.4;

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

/** Does on the river what a card does to ships and cargoes. */
const lay = (state: State, { at, cargo }: River, play: Play): void => {
  const place = (id: string): number => boxOf(state.edition).positions.at[id]!;
  switch (play.card) {
    case 'turn-of-luck': {
      const [a, b] = [shipOf(state, play.ships[0]), shipOf(state, play.ships[1])];
      cargo[a] = state.cargo[b]!;
      cargo[b] = state.cargo[a]!;
      break;
    }
    case 'setback':
    case 'heavy-storm':
      if (play.path.length > 0) at[shipOf(state, play.ship)] = place(play.path.at(-1)!);
      break;
    case 'cargo-thief': {
      const from = shipOf(state, play.from);
      const to = 'to' in play ? shipOf(state, play.to) : reserveShip(state, play.seat);
      if ('start' in play) at[to] = place(play.start);
      cargo[to] = state.cargo[from]!;
      cargo[from] = NONE;
      break;
    }
    case 'port-police':
      cargo[shipOf(state, play.ship)] = NONE;
      break;
    default:
  }
};

/** What a card changes on the river in favor of its player. */
export const cardPromises = (state: State, seat: Seat): ((play: Play) => number) => {
  const outlook = outlookOf(state, seat);
  const weights = outlook.weights.map((weight) => (weight === 1 ? 1 : OTHERS));
  const { seats, at, cargo } = state;
  const now = riverWorth(state, outlook, weights);
  const river = { seats, at: at.slice(), cargo: cargo.slice() };
  return (play) => {
    for (let ship = 0; ship < at.length; ship++) {
      river.at[ship] = at[ship]!;
      river.cargo[ship] = cargo[ship]!;
    }
    lay(state, river, play);
    return riverWorth(river, outlook, weights) - now;
  };
};

/** The card that changes most on the river, if that is enough. */
const helpful = (state: State, actions: readonly Action[], seat: Seat, enough: number): Action | undefined => {
  const plays = actions.filter((action): action is Play => isPlay(action) && !isExtra(action));
  if (plays.length === 0) return undefined;
  const worth = cardPromises(state, seat);
  const worths = plays.map(worth);
  const best = mostAt(worths);
  return worths[best]! > enough ? plays[best] : undefined;
};

/** A card is worth a look once a call is over, before unloading, and before drawing with a full hand. */
const isTime = ({ phase, step, rulings }: State): boolean => {
  if (phase === 'unload') return true;
  return phase === 'sail' && step === (rulings['cards-around-call'] === 'before-only' ? 'choose' : 'after');
};

/** A card that helps now: Extra cargo wherever a launch would do, the others at their time. */
export const chooseCard = (state: State, actions: readonly Action[], seat: Seat): Action | undefined => {
  if (state.navigation[seat]!.length === 0) return undefined;
  const extra = chooseLaunch(state, actions.filter(isExtra), seat);
  if (extra) return extra;
  if (!isTime(state)) return undefined;
  return helpful(state, actions, seat, ENOUGH);
};

/** Phase 3: room is made first, then the cards due are taken. */
export const chooseAnchor = (state: State, actions: readonly Action[], seat: Seat): Action => {
  const isFull = state.due[seat]! > 0 && state.navigation[seat]!.length >= HAND_LIMIT;
  const over = actions.filter((action) => action.kind === 'discardNavigation');
  if (isFull || over.length > 0) {
    const laid = actions.find(({ kind }) => kind === 'layPoints');
    const room = laid ?? helpful(state, actions, seat, ENOUGH_WHEN_FULL);
    if (room) return room;
  }
  if (over.length > 0) return bestOf(over, ({ card }) => -keepsakes.indexOf(card));
  return actions.find(({ kind }) => kind === 'takeNavigation') ?? actions.at(-1)!;
};
