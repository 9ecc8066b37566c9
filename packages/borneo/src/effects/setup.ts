import { putIn, takeNamed, UNKNOWN } from '@portolan/core';
import { boxOf } from '../box.ts';
import { freeRank } from '../check/company.ts';
import { parseCard } from '../faces.ts';
import { companyNumber } from '../numbers.ts';
import { enter } from '../pieces/columns.ts';
import { merchantsEach, STARTING_HAND, type State } from '../state.ts';
import { dealtNext, placed } from '../turn.ts';
import type { ActionOf } from '../types.ts';
import type { Tell } from './tell.ts';

/** A card leaves the pile for a hand. Drawn face down from cards that were known, it leaves none of them known. */
export const drawCard = (state: State, to: number, face: number): void => {
  if (face === UNKNOWN && state.pile[state.pile.length - 1] !== UNKNOWN) state.pile.fill(UNKNOWN);
  takeNamed(state.pile, face);
  putIn(state.hands[to]!, face);
};

/** A starting hand grows by a card (setup.hands). */
export const applyDeal = (state: State, { to, card }: ActionOf<'draw'>, tell: Tell): void => {
  drawCard(state, to, parseCard(card)!);
  tell?.({ kind: 'drawn', clause: 'setup.hands', seat: to, card });
  if (state.hands[to]!.length < STARTING_HAND) return;
  const next = dealtNext(state.hands);
  state.dealTo = Math.max(0, next);
  if (next < 0) state.phase = 'reveal';
};

/** A Harbor card comes from its pile to a port. */
export const turnUp = (state: State, { port, harbor }: ActionOf<'reveal'>): void => {
  const place = boxOf(state.edition).harborAt[harbor]!;
  state.harborPile.splice(state.harborPile.indexOf(place), 1);
  state.ports[port - 1] = place;
};

/** A place of the board gets its first Harbor card (setup.harbors). */
export const applyFirstReveal = (state: State, action: ActionOf<'reveal'>, tell: Tell): void => {
  turnUp(state, action);
  tell?.({ kind: 'harborRevealed', clause: 'setup.harbors', port: action.port, harbor: action.harbor });
  if (!state.ports.includes(-1)) state.phase = 'first';
};

/** The first player is known (setup.first-player). */
export const applyChooseFirst = (state: State, { first }: ActionOf<'chooseFirst'>, tell: Tell): void => {
  state.first = first;
  state.phase = 'place';
  tell?.({ kind: 'firstChosen', clause: 'setup.first-player', seat: first });
};

/** A merchant takes the first free space (setup.placement-space); after the last one the first player's turn begins. */
export const applyPlace = (state: State, { seat, company }: ActionOf<'place'>, tell: Tell): void => {
  const to = companyNumber[company];
  const rank = freeRank(state, to);
  enter(state.columns[to]!, seat, rank);
  state.supply[seat]!--;
  tell?.({ kind: 'placed', clause: 'setup.placement-space', seat, company, rank });
  if (placed(state) < state.seats * merchantsEach(state.fourMerchants)) return;
  state.phase = 'mission';
  state.active = state.first;
  tell?.({ kind: 'turnStarted', clause: 'turn.clockwise', seat: state.active });
};
