import { applying } from '@portolan/core/checkers';
import { boxOf, cardAt, cardPoints } from '../box.ts';
import { check } from '../check/index.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { channelsBack } from '../pieces/sailing.ts';
import type { Readings } from '../readings.ts';
import type { State } from '../state.ts';
import type { Action, CardPlay, NavigationId } from '../types.ts';
import { defineChecker } from './define.ts';
import { cited, putShip, smallTable } from './small-table.ts';
import { readTiming, type TimingAnswer, type TimingInput } from './types/cards.ts';

/** A Mission that Jokers alone fulfill is not asked for: one product is in hand, the other is a Joker's. */
const MISSION = reconstructed.missions.find(({ products }) => products.length === 2)!;

/** Positions of the reconstructed river that a ship in a harbor and one before it can have, with their ways back. */
const waysBackFrom = { VU1: ['D1', 'C1'], D1: ['C1', 'B1'] } as const;

/** Starts: one that stays free, and that of the player's own ship. */
const [START, AWAY] = ['A1', 'A4'];

type Place = keyof typeof waysBackFrom;

/** A use of each card against which nothing else can be said: `a` the ship it is meant for, `b` another of the player. */
const playOf = (card: NavigationId, a: string, b: string, at: Place): CardPlay => {
  switch (card) {
    case 'turn-of-luck':
      return { card, ships: [a, b] };
    case 'extra-cargo':
      return { card, start: START!, cargo: 'grain' };
    case 'setback':
    case 'heavy-storm':
      return { card, ship: a, path: waysBackFrom[at].slice(0, channelsBack[card]) };
    case 'cargo-thief':
      return { card, from: a, to: b };
    case 'port-police':
      return { card, ship: a };
    default:
      return { card };
  }
};

const useOf = (card: NavigationId): TimingAnswer['use'] =>
  card === 'joker' ? 'joker' : cardPoints[cardAt[card]]! > 0 ? 'lay' : 'play';

const actionOf = ({ card, phase, seat }: TimingInput, ship: string, at: Place): Action => {
  const [replaced, ...products] = MISSION.products;
  const use = useOf(card);
  if (use === 'lay') return { kind: 'layPoints', seat, card };
  if (use === 'joker' && phase === 'mission') {
    return { kind: 'fulfill', seat, mission: MISSION.id, products, jokers: [replaced!] };
  }
  return { kind: 'playCard', seat, ...playOf(card, ship, `${seat}b`, at) };
};

/** Colors and ships do not matter while a call is moving, only that it is. */
const beginCall = (state: State): void => {
  state.call = { color: 0, caller: state.seat, mover: state.seat, waiting: [], moved: [], held: [] };
};

/** The step of the turn, who has passed, and the open offer. */
const setMoment = (state: State, { phase, step, passed = [], offer }: TimingInput): void => {
  if (phase === 'sail') state.step = step ?? 'choose';
  if (state.step === 'moving') beginCall(state);
  state.passed.push(...passed.toSorted());
  if (offer === undefined) return;
  state.offer = { from: (offer + 1) % state.seats, to: offer, give: [], get: [] };
};

/** Fills the hand: the card, and others that do not matter. */
const setHand = (state: State, { card, seat, hand = 1 }: TimingInput): void => {
  const { missions, products } = boxOf(state.edition);
  const filler = cardAt[card === 'joker' ? 'advantage' : 'joker'];
  state.navigation[seat] = Array.from({ length: hand }, (_, i) => (i === 0 ? cardAt[card] : filler));
  state.navigation[seat].sort((a, b) => a - b);
  state.missions[seat] = [missions.at[MISSION.id]!];
  state.products[seat] = MISSION.products.slice(1).map((product) => products.at[product]!);
  state.navBag[cardAt[card]] = 0;
};

const answer = (input: TimingInput, rulings: Readings): TimingAnswer => {
  const { phase, seats: count = 4, turn = 0, seat, card, variants, inHarbor = false } = input;
  const state = smallTable({ rulings, phase, seats: count, seat: turn, variants });
  const at = inHarbor ? 'VU1' : 'D1';
  const victim = (seat + 1) % count;
  const fleet = state.at.length / count;
  const ship = putShip(state, victim * fleet, at, 'grain');
  // The thief's own ship is empty, one whose cargo is exchanged is not.
  putShip(state, seat * fleet + 1, AWAY!, card === 'cargo-thief' ? null : 'fruit');
  setHand(state, input);
  setMoment(state, input);
  const verdict = check(state, actionOf(input, ship, at));
  const trades = !state.passed.includes(seat) || rulings['trading-order'] === 'free';
  const ownTurn = phase === 'trade' ? trades : seat === turn;
  return {
    verdict,
    clauses: applying('navigation.any-phase', 'navigation.own-turn', ...cited(verdict)),
    use: useOf(card),
    ownTurn,
  };
};

/** "You cannot play that card now." */
export const timing = defineChecker<TimingInput, TimingAnswer>({
  id: 'timing',
  rulings: ['cards-around-call', 'cards-in-trading', 'trading-order', 'lay-points'],
  example: { phase: 'sail', card: 'setback', seat: 1, turn: 1, step: 'after', hand: 2 },
  input: readTiming,
  answer,
  decision: ({ verdict }) => verdict.legal,
});
