import { borneo, faceText, type State } from '@portolan/borneo';
import { bagOf, copies, type Policy, pick, type Seat, type SetupOptions, shuffle, uniform } from '@portolan/core';
import type { Hooks } from '@portolan/core/testing';

type BorneoAction = ReturnType<typeof borneo.actions>[number];

const shipmentsOf = ({ hands, shipments, towers, pile, discard, fight }: State): number[] =>
  [...hands, ...shipments, ...towers, pile, discard, fight?.attack ?? [], fight?.defense ?? []].flat();

/** All 60 Shipment cards by face, the Harbor cards, the Missions and everybody's merchants. */
const pieces = (state: State): unknown => {
  const owners = [...state.columns.flat(), ...state.supply.flatMap((left, seat) => Array<Seat>(left).fill(seat))];
  const harbors = [...state.ports, ...state.harbors.flat(), ...state.harborPile, ...state.harborsOut];
  return {
    shipments: copies(bagOf(shipmentsOf(state))).map(([face, count]) => `${count} ${faceText(face)}`),
    harbors: bagOf(harbors.filter((harbor) => harbor >= 0)),
    missions: bagOf([...state.missions, ...state.won.flat()]),
    merchants: bagOf(owners.filter((owner) => owner >= 0)),
  };
};

/** The pile and the hands that a seat does not see, dealt anew. */
const reshuffle = (state: State, seat: Seat | null, random: Parameters<typeof shuffle>[0]): State => {
  const hidden = shuffle(random, [...state.pile, ...state.hands.flatMap((hand, i) => (i === seat ? [] : hand))]);
  const deal = (count: number): number[] => bagOf(hidden.splice(0, count));
  return {
    ...state,
    hands: state.hands.map((hand, i) => (i === seat ? hand : deal(hand.length))),
    pile: deal(state.pile.length),
  };
};

/** Whether an action ends the turns: hands then go to the discard, face up. */
const handsAreLaidOff = (action: BorneoAction, state: State): boolean => {
  const next = borneo.clone(state);
  borneo.apply(next, action);
  return next.phase === 'final' && state.phase !== 'final';
};

/** What the laws must know of Borneo. The judge accepts more payments than are listed: idle cards and trades. */
export const hooks: Hooks<State, BorneoAction> = {
  pieces,
  reshuffle,
  listedInFull: ({ kind }) => kind !== 'completeMission',
  turnsUp: handsAreLaidOff,
};

const spices = ['pepper', 'cinnamon', 'clove', 'nutmeg'] as const;

/** Payments that need a trade with the pirates, which are legal but never listed: all cards paid, one of them traded. */
const trades = (state: State, seat: Seat): BorneoAction[] => {
  const { missions, harbors } = state.edition;
  const cards = state.shipments[seat]!.map(faceText);
  const pay = [...cards, ...state.harbors[seat]!.map((harbor) => harbors[harbor]!.id)];
  return state.missions.flatMap((mission) =>
    [...new Set(pay)].flatMap((card) =>
      spices
        .map(
          (as): BorneoAction => ({
            kind: 'completeMission',
            seat,
            mission: missions[mission]!.id,
            pay,
            trades: [{ card, as }],
          }),
        )
        .filter((action) => borneo.check(state, action).legal),
    ),
  );
};

/** Plays uniformly, but trades with the pirates whenever that wins a Mission. */
export const trader: Policy<State, BorneoAction> = (state, actions, seat, random) => {
  const found = state.phase === 'mission' && state.blackbeard ? trades(state, seat) : [];
  return found.length > 0 ? pick(random, found) : uniform(state, actions, seat, random);
};

/** The seats, with every variant they can play. */
export const tables: readonly SetupOptions[] = [
  { seats: 3 },
  { seats: 3, variants: { fourMerchants: true } },
  { seats: 4 },
  { seats: 4, variants: { blackbeard: true } },
  { seats: 5 },
  { seats: 5, variants: { blackbeard: true } },
];
