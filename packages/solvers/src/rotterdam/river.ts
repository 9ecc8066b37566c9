import { UNKNOWN } from '@portolan/core';
import { type Action, boxOf, type Edition, type PositionId, rotterdam, type State } from '@portolan/rotterdam';
import { NONE } from './table.ts';

/**
 * The river alone: a state in which nothing follows a call of color, so that calls can be tried one after the other. Nobody's
 * turn ends by itself, since everybody holds a card, and no pile is touched. Only `at` and `call` ever change.
 */
export const riverOf = (state: State): State => ({
  ...state,
  rulings: { ...state.rulings, 'cards-around-call': 'before-and-after' },
  variants: { ...state.variants, openProducts: false },
  phase: 'sail',
  step: state.call ? 'moving' : 'choose',
  seat: state.call?.caller ?? state.master,
  pending: [],
  offer: null,
  navigation: state.navigation.map(() => [UNKNOWN]),
});

/** The river after a call or a move of a ship. */
export const after = (river: State, action: Action): State => {
  const { call } = river;
  const next: State = {
    ...river,
    at: river.at.slice(),
    called: [],
    call: call && { ...call, waiting: call.waiting.slice(), moved: call.moved.slice(), held: call.held.slice() },
  };
  rotterdam.apply(next, action);
  return next;
};

/** The same river without some ships. */
export const withoutShips = (river: State, isGone: (ship: number) => boolean): State => {
  const { call } = river;
  const stays = (ship: number): boolean => !isGone(ship);
  return {
    ...river,
    at: river.at.map((position, ship) => (isGone(ship) ? NONE : position)),
    call: call && { ...call, waiting: call.waiting.filter(stays), moved: [], held: call.held.filter(stays) },
  };
};

/** The positions within so many channels ahead of a position, itself included. */
export const withinReach = (edition: Edition, from: number, channels: number): ReadonlySet<number> => {
  const { ahead } = boxOf(edition);
  const found = new Set([from]);
  let frontier = [from];
  for (let i = 0; i < channels; i++) {
    frontier = frontier.flatMap((at) => ahead[at]!.map(({ to }) => to)).filter((to) => !found.has(to));
    for (const to of frontier) found.add(to);
  }
  return found;
};

/** The name of a position. */
export const placeName = ({ edition }: State, position: number): PositionId => edition.positions[position]!.id;
