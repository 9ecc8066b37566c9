import { NONE } from '../../box.ts';
import { harborAt, shipOf } from '../../counts.ts';
import type { Refusal } from '../../reasons.ts';
import type { State } from '../../state.ts';
import type { ActionOf, NavigationId, ShipId } from '../../types.ts';

/** What holds for every ship that a card touches. */

/** The use of a kind of card. */
export type Play<Card extends NavigationId> = ActionOf<'playCard'> & { readonly card: Card };

type ShipClause = 'card.turn-of-luck' | 'card.setback' | 'card.heavy-storm' | 'card.cargo-thief' | 'card.port-police';

export const isAfloat = (state: State, id: ShipId): boolean => state.at[shipOf(state, id)] !== NONE;
export const isEmpty = (state: State, id: ShipId): boolean => state.cargo[shipOf(state, id)] === NONE;

export const afloatRefusals = (state: State, ship: ShipId, clause: ShipClause): Refusal[] =>
  isAfloat(state, ship) ? [] : [{ clause, reason: 'ship-not-afloat', facts: { ship } }];

/** A ship that gives its cargo up is afloat and has some. */
export const loadedRefusals = (
  state: State,
  ship: ShipId,
  clause: 'card.cargo-thief' | 'card.port-police',
): Refusal[] => {
  const away = afloatRefusals(state, ship, clause);
  if (away.length > 0) return away;
  return isEmpty(state, ship) ? [{ clause, reason: 'ship-empty', facts: { ship } }] : [];
};

/** Once a ship is in a harbor no card touches it (`variant.safe-haven`). */
export const havenRefusals = (state: State, ships: readonly ShipId[]): Refusal[] => {
  if (!state.variants.safeHaven) return [];
  return [...new Set(ships)]
    .filter((ship) => harborAt(state, shipOf(state, ship)) !== NONE)
    .map((ship) => ({ clause: 'variant.safe-haven', reason: 'ship-in-harbor', facts: { ship } }));
};
