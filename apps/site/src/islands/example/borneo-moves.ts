import { type Action, borneo, type Face, type Position, type State } from '@portolan/borneo';
import { sortCards } from '../../boards/borneo/face.ts';
import { type Table, tableOf } from '../../boards/borneo/model.ts';

/** What can be chosen on a table. */
export interface Moves {
  readonly actions: readonly Action[];
  /** Nothing known can be played: the list names the cards that the hidden ones may be. */
  readonly guessed: boolean;
}

const facesOf = ({ box }: Table): Face[] => (box.shipments === 'free' ? [] : box.shipments.map(({ face }) => face));

const knownOf = (position: Position, seat: number): readonly Face[] => sortCards(position.hands?.[seat]).known;

/** Moves that turn up hidden cards of a hand, by phase; only those with one open card each, so that a list can hold them. */
const naming: Readonly<Partial<Record<string, (table: Table, seat: number, face: Face) => Action[]>>> = {
  shipment: (_, seat, card) => [1, 2, 3].map((port) => ({ kind: 'playShipment', seat, card, port })),
  discard: ({ position }, seat, card) => {
    const known = knownOf(position, seat);
    // Six may stay; what cannot be met by one hidden card is met by known ones with it.
    const excess = known.length + sortCards(position.hands?.[seat]).unknown - 6;
    return [{ kind: 'discard', seat, cards: [card, ...known.filter((one) => one !== card).slice(0, excess - 1)] }];
  },
};

/**
 * The legal actions of whoever is to act. The engine lists only what is known; where that leaves nothing although somebody
 * must act, every face that a hidden card may be is proposed, and the judge keeps those that can be.
 */
export const movesOn = (state: State): Moves => {
  const actions = borneo.actions(state);
  const turn = borneo.turn(state);
  const seat = turn.actors[0];
  const name = naming[turn.phase];
  if (actions.length > 0 || typeof seat !== 'number' || !name) return { actions, guessed: false };
  const table = tableOf(state);
  const named = facesOf(table).flatMap((face) => name(table, seat, face));
  return { actions: named.filter((action) => borneo.check(state, action).legal), guessed: true };
};
