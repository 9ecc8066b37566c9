import { putIn } from '@portolan/core';
import { boxOf, cardAt, cardPoints, NONE } from '../box.ts';
import type { Clause } from '../clauses.ts';
import { reserveShip, shipName, shipOf } from '../counts.ts';
import { takeCard } from '../hands.ts';
import type { State } from '../state.ts';
import type { ActionOf, NavigationId, ShipId } from '../types.ts';
import { launch } from './launch.ts';
import { refill, reshuffle } from './piles.ts';
import { lookAgain } from './sail.ts';
import type { Tell } from './tell.ts';

type Play<Card extends NavigationId> = ActionOf<'playCard'> & { readonly card: Card };

const materialOf = (state: State, cargo: number) =>
  cargo === NONE ? null : boxOf(state.edition).materials.ids[cargo]!;

/** The cargoes of two ships change places (`card.turn-of-luck`). */
const swapCargo = (state: State, { ships }: Play<'turn-of-luck'>, tell: Tell): void => {
  const [a, b] = [shipOf(state, ships[0]), shipOf(state, ships[1])];
  const held = state.cargo[a]!;
  state.cargo[a] = state.cargo[b]!;
  state.cargo[b] = held;
  const cargo = [materialOf(state, state.cargo[a]!), materialOf(state, state.cargo[b]!)] as const;
  tell?.({ kind: 'cargoSwapped', clause: 'card.turn-of-luck', ships, cargo });
};

/** A ship goes back along the path (`card.setback`, `card.heavy-storm`). */
const moveBack = (state: State, { card, ship: id, path }: Play<'setback' | 'heavy-storm'>, tell: Tell): void => {
  const { positions } = boxOf(state.edition);
  const ship = shipOf(state, id);
  for (const to of path) {
    const from = positions.ids[state.at[ship]!]!;
    state.at[ship] = positions.at[to]!;
    tell?.({ kind: 'movedBack', clause: `card.${card}`, ship: id, from, to });
  }
};

/** The cargo of a ship goes back to the stock, if it has any. */
export const returnCargo = (state: State, ship: number, clause: Clause, tell: Tell): void => {
  const cargo = state.cargo[ship]!;
  if (cargo === NONE) return;
  state.cargo[ship] = NONE;
  state.stock[cargo]!++;
  tell?.({ kind: 'cargoReturned', clause, ship: shipName(state, ship), cargo: materialOf(state, cargo)! });
};

/** A unit changes ships (`card.cargo-thief`); what the receiving ship carries goes to the stock first (`ruling.thief-full-hold`). */
const steal = (state: State, action: Play<'cargo-thief'>, tell: Tell): void => {
  const from = shipOf(state, action.from);
  const to = 'to' in action ? shipOf(state, action.to) : reserveShip(state, action.seat);
  if ('start' in action) launch(state, action.seat, action.start, null, 'card.thief-launch', tell);
  returnCargo(state, to, 'ruling.thief-full-hold', tell);
  const cargo = state.cargo[from]!;
  state.cargo[to] = cargo;
  state.cargo[from] = NONE;
  const robber: ShipId = shipName(state, to);
  tell?.({
    kind: 'cargoStolen',
    clause: 'card.cargo-thief',
    from: action.from,
    to: robber,
    cargo: materialOf(state, cargo)!,
  });
};

/** A Navigation card of a hand is used; from now on it lies with the used cards. */
export const useCard = (state: State, seat: number, kind: number): void => {
  takeCard(state, seat, kind);
  state.used[kind]!++;
};

/** A Navigation card is played (`navigation.any-phase`). */
export const applyPlayCard = (state: State, action: ActionOf<'playCard'>, tell: Tell): void => {
  const { seat, card } = action;
  useCard(state, seat, cardAt[card]);
  tell?.({ kind: 'cardPlayed', clause: `card.${card}`, seat, card });
  switch (action.card) {
    case 'turn-of-luck':
      swapCargo(state, action, tell);
      break;
    case 'extra-cargo':
      launch(state, seat, action.start, action.cargo, 'card.extra-cargo', tell);
      break;
    case 'setback':
    case 'heavy-storm':
      moveBack(state, action, tell);
      break;
    case 'cargo-thief':
      steal(state, action, tell);
      break;
    case 'port-police':
      returnCargo(state, shipOf(state, action.ship), 'card.port-police', tell);
      break;
    default:
  }
  lookAgain(state);
  refill(state, tell);
};

/** A card due is taken: nature draws it (`anchor.one-card-per-ship`). */
export const applyTakeNavigation = (state: State, { seat }: ActionOf<'takeNavigation'>, tell: Tell): void => {
  state.due[seat]!--;
  if (state.navSize === 0) reshuffle(state, tell);
  state.pending.push({ draw: 'navigation', seat, harbor: NONE });
};

/** A fourth card is put away (`ruling.fourth-card`). */
export const applyDiscard = (state: State, { seat, card }: ActionOf<'discardNavigation'>, tell: Tell): void => {
  useCard(state, seat, cardAt[card]);
  tell?.({ kind: 'navigationDiscarded', clause: 'ruling.fourth-card', seat, card });
  refill(state, tell);
};

/** A point card is laid open for good (`navigation.lay-points`). */
export const applyLayPoints = (state: State, { seat, card }: ActionOf<'layPoints'>, tell: Tell): void => {
  const kind = cardAt[card];
  takeCard(state, seat, kind);
  putIn(state.laid[seat]!, kind);
  tell?.({ kind: 'pointsLaid', clause: 'navigation.lay-points', seat, card, points: cardPoints[kind]! });
};
