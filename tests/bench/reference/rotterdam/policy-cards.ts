import type { Seat } from '@portolan/core';
import { type Action, type NavigationId, rotterdam, type State } from '@portolan/rotterdam';
import { HAND_LIMIT } from '@portolan/rotterdam/pieces';
import { bestOf, chooseLaunch } from './policy-river.ts';
import { outlookOf, riverWorth } from './policy-worth.ts';

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

type Play = Action & { readonly kind: 'playCard' };

const isPlay = (action: Action): action is Play => action.kind === 'playCard';
const isExtra = (action: Action): boolean => isPlay(action) && action.card === 'extra-cargo';

/** The card that changes most on the river, if that is enough. */
const helpful = (state: State, plays: readonly Action[], seat: Seat, enough: number): Action | undefined => {
  if (plays.length === 0) return undefined;
  const outlook = outlookOf(state, seat);
  const weights = outlook.weights.map((weight) => (weight === 1 ? 1 : OTHERS));
  const worth = (action: Action): number => {
    const next = rotterdam.clone(state);
    rotterdam.apply(next, action);
    return riverWorth(next, outlook, weights);
  };
  const worths = new Map(plays.map((action) => [action, worth(action)]));
  const best = bestOf(plays, (action) => worths.get(action)!);
  return worths.get(best)! - riverWorth(state, outlook, weights) > enough ? best : undefined;
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
  return helpful(
    state,
    actions.filter((action) => isPlay(action) && !isExtra(action)),
    seat,
    ENOUGH,
  );
};

/** Phase 3: room is made first, then the cards due are taken. */
export const chooseAnchor = (state: State, actions: readonly Action[], seat: Seat): Action => {
  const isFull = state.due[seat]! > 0 && state.navigation[seat]!.length >= HAND_LIMIT;
  const over = actions.filter((action) => action.kind === 'discardNavigation');
  if (isFull || over.length > 0) {
    const laid = actions.find(({ kind }) => kind === 'layPoints');
    const plays = actions.filter((action) => isPlay(action) && !isExtra(action));
    const room = laid ?? helpful(state, plays, seat, ENOUGH_WHEN_FULL);
    if (room) return room;
  }
  if (over.length > 0) return bestOf(over, ({ card }) => -keepsakes.indexOf(card));
  return actions.find(({ kind }) => kind === 'takeNavigation') ?? actions.at(-1)!;
};
