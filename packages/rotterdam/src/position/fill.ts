import { bagOf, must } from '@portolan/core';
import { type Box, boxOf, cardAt, MISSION_HAND, NONE } from '../box.ts';
import { hasPlayed, shipOf, shipsOnAnchors } from '../counts.ts';
import type { Edition } from '../edition.ts';
import { firstStep } from '../effects/round.ts';
import { waitingShips } from '../effects/sail.ts';
import { hiddenOf, makerOf, productCard } from '../faces.ts';
import { idleTraders } from '../idle.ts';
import { completeReadings } from '../readings.ts';
import { resultNow } from '../scoring.ts';
import { completeVariants } from '../settings.ts';
import { parseShip } from '../ship-text.ts';
import { firstDraws, newGame, type Owed, type State } from '../state.ts';
import type { Draw, MissionFace, NavigationFace, Position } from '../types.ts';

const UNKNOWN_MISSION = -1;

const fillShips = (state: State, { ships = [] }: Position, box: Box): void => {
  for (const text of ships) {
    const { ship, at, cargo } = must(parseShip(text, box, state.seats));
    state.at[ship] = at;
    state.cargo[ship] = cargo;
  }
  for (const cargo of state.cargo) if (cargo !== NONE) state.stock[cargo]!--;
};

const owedOf = (draw: Draw, { harbors }: Box): Owed => ({
  draw: draw.draw,
  seat: 'seat' in draw ? draw.seat : NONE,
  harbor: 'harbor' in draw ? harbors.at[draw.harbor]! : NONE,
});

/** Draws as they were told; in the set-up those of a new game that have not been made. */
const fillPending = (state: State, { pending, hands }: Position, box: Box): void => {
  const told = pending?.map((draw) => owedOf(draw, box));
  const dealt = state.products.map((_, seat) => hands?.[seat]?.missions?.length ?? 0);
  const first = firstDraws(state).filter(({ draw, seat, harbor }) => {
    if (draw === 'reveal') return state.tops[harbor]!.length === 0;
    dealt[seat]!--;
    return dealt[seat]! < 0;
  });
  state.pending.splice(0, state.pending.length, ...(told ?? (state.phase === 'setup' ? first : [])));
};

/** How many Missions a hand has that nobody described. */
const usualMissions = ({ phase, pending }: State, seat: number): number => {
  if (phase === 'setup') return 0;
  return Math.max(0, MISSION_HAND - pending.filter((owed) => owed.draw === 'mission' && owed.seat === seat).length);
};

const navigationCard = (face: NavigationFace): number => (face === '?' ? -1 : cardAt[face]);

const fillHands = (state: State, { hands, used = [] }: Position, box: Box): void => {
  const mission = (face: MissionFace): number => (face === '?' ? UNKNOWN_MISSION : box.missions.at[face]!);
  for (let seat = 0; seat < state.seats; seat++) {
    const { products = [], navigation = [], missions, shown = [], laid = [] } = hands?.[seat] ?? {};
    state.products[seat] = bagOf(products.map((face) => productCard(box, face)!));
    state.navigation[seat] = bagOf(navigation.map(navigationCard));
    const usual = Array<number>(usualMissions(state, seat)).fill(UNKNOWN_MISSION);
    state.missions[seat] = missions ? bagOf(missions.map(mission)) : usual;
    state.shown[seat] = bagOf(shown.map(mission));
    state.laid[seat] = bagOf(laid.map(navigationCard));
  }
  for (const id of used) state.used[cardAt[id]]!++;
};

/** What is seen nowhere: the copies of a box less those seen. */
const fillBag = (bag: number[], seen: readonly number[]): void => {
  for (const card of seen) if (card >= 0) bag[card] = Math.max(0, bag[card]! - 1);
};

const fillTops = (state: State, { piles = {} }: Position, { harbors, products }: Box): void => {
  for (const [harbor, id] of harbors.ids.entries()) {
    const { top = [], bottom = [] } = piles[id] ?? {};
    state.tops[harbor] = top.map((product) => products.at[product]!);
    state.bottoms[harbor] = bottom.map((product) => products.at[product]!);
  }
};

const fillProducts = (state: State, { piles = {} }: Position, box: Box): void => {
  const hands = state.products.flat();
  for (const [harbor, id] of box.harbors.ids.entries()) {
    const held = hands.filter((card) => card === hiddenOf(harbor) || makerOf(box, card) === harbor).length;
    const known = state.tops[harbor]!.length + state.bottoms[harbor]!.length;
    state.sizes[harbor] = piles[id]?.size ?? Math.max(0, state.sizes[harbor]! - held - known);
  }
  fillBag(state.productBag, [...hands, ...state.tops.flat(), ...state.bottoms.flat()]);
};

const fillDecks = (state: State, { navPile, missionPile, used = [] }: Position): void => {
  const [cards, missions] = [state.navigation, state.missions].map((hands) => hands.flat());
  const [laid, shown] = [state.laid.flat(), state.shown.flat()];
  const spent = used.map((id) => cardAt[id]);
  fillBag(state.navBag, [...cards!, ...laid, ...spent]);
  fillBag(state.missionBag, [...missions!, ...shown]);
  state.navSize = navPile ?? Math.max(0, state.navSize - cards!.length - laid.length - spent.length);
  state.missionSize = missionPile ?? Math.max(0, state.missionSize - missions!.length - shown.length);
};

const fillCall = (state: State, { call, called }: Position, { colors }: Box): void => {
  if (!call) return;
  const color = colors.at[call.color]!;
  const ships = (ids: readonly string[] = []): number[] => ids.map((id) => shipOf(state, id));
  const [moved, held] = [ships(call.moved), ships(call.held)];
  const told = { color, caller: state.seat, mover: call.mover ?? state.seat, moved, held };
  state.call = { ...told, waiting: call.waiting ? bagOf(ships(call.waiting)) : waitingShips(state, told) };
  if (!called) state.called.push(color);
};

/** Cards due in phase 3: one for each ship on an anchor, to those who have still to play. */
const usualDue = (state: State): number[] =>
  state.due.map((_, seat) => (hasPlayed(state, seat) ? 0 : shipsOnAnchors(state, seat)));

const fillMoment = (state: State, position: Position, box: Box): void => {
  const { called = [], due, passed, offer } = position;
  state.called.push(...called.map((color) => box.colors.at[color]!));
  fillCall(state, position, box);
  if (state.phase === 'anchor') state.due.splice(0, state.seats, ...(due ?? usualDue(state)));
  if (state.phase === 'trade') state.passed.push(...(passed ? new Set(bagOf(passed)) : idleTraders(state)));
  const cards = (faces: readonly string[]): number[] => faces.map((face) => productCard(box, face)!);
  state.offer = offer ? { ...offer, give: cards(offer.give), get: cards(offer.get) } : null;
};

/** The end as it was told, or as the table has it. */
const resultOf = (state: State, { result }: Position): State['result'] => {
  if (state.phase !== 'over') return null;
  if (result) return { scores: result.scores, winners: bagOf(result.winners) };
  return resultNow(state);
};

/** Phases without turns. */
const turnless: readonly State['phase'][] = ['setup', 'trade', 'over'];

/** A state of a position that was read. */
export const stateOf = (position: Position, edition: Edition): State => {
  const box = boxOf(edition);
  const master = position.master ?? 0;
  const rulings = completeReadings(position.rulings);
  const variants = completeVariants(position.variants);
  const state = newGame({ edition, rulings, variants, seats: position.seats, master });
  state.round = position.round ?? 1;
  state.phase = position.phase ?? (position.call ? 'sail' : 'launch');
  state.seat = turnless.includes(state.phase) ? NONE : (position.seat ?? master);
  state.step = position.step ?? (position.call ? 'moving' : firstStep[state.phase]);
  fillShips(state, position, box);
  fillTops(state, position, box);
  fillPending(state, position, box);
  fillHands(state, position, box);
  fillProducts(state, position, box);
  fillDecks(state, position);
  fillMoment(state, position, box);
  state.result = resultOf(state, position);
  return state;
};
