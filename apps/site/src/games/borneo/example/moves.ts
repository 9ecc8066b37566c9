import { sortCards, type Table, tableOf } from '@portolan/boards/borneo';
import {
  type Action,
  type ActionOf,
  borneo,
  cheapestMissions,
  countMissionPayments,
  type Face,
  missionPayments,
  type Position,
  type State,
} from '@portolan/borneo';
import type { Alike, Moves as MovesOf } from '../../../example/game-kit.ts';

type Moves = MovesOf<Action>;

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

/** The other payments of a Mission that is listed with its cheapest one. */
const otherPayments = (state: State, { seat, mission, pay }: ActionOf<'completeMission'>): Alike<Action> => {
  const own = JSON.stringify(pay);
  return {
    count: countMissionPayments(state, seat, mission) - 1,
    list: (most) =>
      missionPayments(state, seat, mission, most + 1)
        .filter((one) => JSON.stringify(one.pay) !== own)
        .slice(0, most),
  };
};

/** Missions are chosen first, each with its cheapest payment; then its other payments, which can be many thousands. */
const missionMoves = (state: State, seat: number): Moves => {
  const missions = cheapestMissions(state, seat);
  return {
    actions: [...missions, { kind: 'pass', seat }],
    guessed: false,
    alike: (action) => (action.kind === 'completeMission' ? otherPayments(state, action) : undefined),
  };
};

/**
 * The legal actions of whoever is to act. The engine lists only what is known; where that leaves nothing although somebody
 * must act, every face that a hidden card may be is proposed, and the judge keeps those that can be.
 */
export const movesOn = (state: State): Moves => {
  const turn = borneo.turn(state);
  const seat = turn.actors[0];
  if (typeof seat === 'number' && (turn.phase === 'mission' || turn.phase === 'final'))
    return missionMoves(state, seat);
  const actions = borneo.actions(state);
  const name = naming[turn.phase];
  if (actions.length > 0 || typeof seat !== 'number' || !name) return { actions, guessed: false };
  const table = tableOf(state);
  const named = facesOf(table).flatMap((face) => name(table, seat, face));
  return { actions: named.filter((action) => borneo.check(state, action).legal), guessed: true };
};
