import { bagOf, UNKNOWN } from '@portolan/core';
import { type Box, DECK, harborsFor, missionsFor } from '../box.ts';
import type { Edition } from '../edition.ts';
import { parseCard, parseFace } from '../faces.ts';
import { companyNumber } from '../numbers.ts';
import { beforeFirstTurn, cleared, handless } from '../phases.ts';
import { picksLeft, triggeredBy } from '../pieces/distribution.ts';
import { finalOrder } from '../pieces/ending.ts';
import type { Pick as Picked } from '../pieces/picks.ts';
import { completeReadings, sharingReadings } from '../readings.ts';
import { totalsOf, winnersBy } from '../scoring.ts';
import { COVE, merchantsEach, NO_SHIP, NONE, newGame, STARTING_HAND, type State } from '../state.ts';
import { dealtNext } from '../turn.ts';
import { type CardList, companyIds, type Phase, type Position } from '../types.ts';

/** A bag of the cards of a readable list. */
const readCards = (cards: CardList): number[] =>
  bagOf(cards.flatMap((one) => (typeof one === 'number' ? Array<number>(one).fill(UNKNOWN) : parseCard(one)!)));

/** How many cards a hand has that nobody described. */
const usualHand = (phase: Phase): number => {
  if (handless.includes(phase)) return 0;
  return beforeFirstTurn.includes(phase) ? STARTING_HAND : 4;
};

/** All that is not somewhere already. */
const rest = (all: readonly number[], seen: readonly (readonly number[])[]): number[] => {
  const found = new Set(seen.flat());
  return all.filter((one) => !found.has(one));
};

const readColumns = (position: Position): number[][] =>
  companyIds.map((id) => {
    const column = (position.companies?.[id] ?? []).map((owner) => owner ?? NONE);
    while (column[column.length - 1] === NONE) column.pop();
    return column;
  });

/** Before the first turn, and after the end, where ranks matter no more, those not on the board; else nobody. */
const usualSupply = (state: State): number[] => {
  const each = merchantsEach(state.fourMerchants);
  if (!beforeFirstTurn.includes(state.phase) && !cleared.includes(state.phase)) return state.supply.map(() => 0);
  return state.supply.map((_, seat) => {
    const placed = state.columns.flat().filter((owner) => owner === seat).length;
    return Math.max(0, each - placed);
  });
};

/** The board: columns, merchants to place, ports. */
const fillBoard = (state: State, position: Position, box: Box): void => {
  state.columns.splice(0, 4, ...readColumns(position));
  state.supply.splice(0, state.seats, ...(position.supply ?? usualSupply(state)));
  for (const [i, { harbor, tower = [] }] of (position.ports ?? []).entries()) {
    state.ports[i] = harbor === null ? NONE : box.harborAt[harbor]!;
    state.towers[i] = tower.map((text) => parseFace(text)!);
  }
};

/** What lies before each player. */
const fillSeats = (state: State, position: Position, box: Box): void => {
  const usual = [usualHand(state.phase)];
  for (let seat = 0; seat < state.seats; seat++) {
    const { shipments = [], harbors = [], missions = [] } = position.warehouses?.[seat] ?? {};
    state.hands[seat] = readCards(position.hands?.[seat] ?? usual);
    state.shipments[seat] = readCards(shipments);
    state.harbors[seat] = bagOf(harbors.map((id) => box.harborAt[id]!));
    state.won[seat] = bagOf(missions.map((id) => box.missionAt[id]!));
  }
};

const readFight = (state: State, { fight }: Position): State['fight'] => {
  if (!fight) return null;
  const number = companyNumber[fight.company];
  // Who stands there says whose merchant it is, whatever else was written down.
  const defenderSeat = state.columns[number]![fight.defender - 1] ?? NONE;
  return {
    company: number,
    attacker: fight.attacker,
    defender: fight.defender,
    defenderSeat,
    attack: fight.attack.map((text) => parseFace(text)!),
    defense: state.phase === 'defend' ? null : (fight.defense ?? []).map((text) => parseFace(text)!),
  };
};

/**
 * A distribution met half way: its kind and the picks to come are worked out from the facts under the readings of the
 * position, so that nothing written down freezes a reading. Under one by which nothing would be left to give out, or
 * without the facts, the picks that were written down stand.
 */
const readDistribution = (state: State, { distribution }: Position, box: Box): State['distribution'] => {
  if (!distribution) return null;
  const { port, harbor, played = [], made: done = [], kind = 'shared', picks: written = [] } = distribution;
  const place = harbor === undefined ? NONE : box.harborAt[harbor]!;
  const tower = played.map((text) => parseFace(text)!);
  const made = done.map(([company, rank]) => [companyNumber[company], rank] as const);
  const facts = { port, harbor: place, played: tower, made };
  const readings = sharingReadings(state.rulings, state.edition.lowerFlagColumn);
  const triggered = place === NONE ? undefined : triggeredBy(tower, box.harbors[place]!, state.columns, readings);
  const picks = triggered ? picksLeft(triggered.picks, made) : [];
  if (triggered && picks.length > 0) return { ...facts, kind: triggered.kind, picks };
  return {
    ...facts,
    kind,
    picks: written.map((pick) => ({ ...pick, company: companyNumber[pick.company] }) as Picked),
  };
};

/** The piles, with what a table does not show worked out from the rest. */
const fillPiles = (state: State, position: Position, box: Box): void => {
  const ids = (list: readonly string[], at: Readonly<Record<string, number>>) => bagOf(list.map((id) => at[id]!));
  const harborsOf = harborsFor(box, state.seats);
  const seenHarbors = [state.ports, ...state.harbors];
  const isCleared = cleared.includes(state.phase);
  state.discard = readCards(position.discard ?? []);
  state.missions = position.missions
    ? ids(position.missions, box.missionAt)
    : rest(missionsFor(box, state.seats), state.won);
  state.harborsOut = ids(position.harborsOut ?? [], box.harborAt);
  state.harborPile = ids(position.harborPile ?? [], box.harborAt);
  const elsewhere = rest(harborsOf, [...seenHarbors, state.harborsOut, state.harborPile]);
  if (!isCleared && !position.harborPile) state.harborPile = elsewhere;
  if (isCleared && !position.harborsOut) state.harborsOut = elsewhere;
  if (position.pile) {
    state.pile = readCards(position.pile);
    return;
  }
  const fight = state.fight ? [state.fight.attack, state.fight.defense ?? []] : [];
  const zones = [...state.hands, ...state.shipments, ...state.towers, state.discard, ...fight];
  const lying = zones.reduce((sum, zone) => sum + zone.length, 0);
  state.pile = Array<number>(Math.max(0, DECK - lying)).fill(UNKNOWN);
};

const readShip = (state: State, ship: Position['pirateShip']): number => {
  if (ship === undefined) return state.blackbeard ? COVE : NO_SHIP;
  if (ship === null) return NO_SHIP;
  return ship === 'cove' ? COVE : ship;
};

/** Where in the game the table is. */
const fillMoment = (state: State, position: Position, box: Box): void => {
  const { phase } = state;
  const { mission, company: done, port: played } = position.turn ?? {};
  state.first = position.first ?? 0;
  state.active = position.active ?? (position.active === null || beforeFirstTurn.includes(phase) ? NONE : 0);
  state.turnMission = mission === undefined ? NONE : box.missionAt[mission]!;
  state.turnCompany = done ?? '';
  state.turnPort = played ?? 0;
  state.ship = readShip(state, position.pirateShip);
};

/** What only some phases have; missing pieces are worked out where the table shows them. */
const fillPhase = (state: State, position: Position, box: Box): void => {
  const { phase } = state;
  if (phase === 'deal') {
    state.dealTo = position.dealTo ?? Math.max(0, dealtNext(state.hands));
  }
  state.draws = position.draws ?? (phase === 'draw' ? 2 : 0);
  // Nobody draws from an empty pile: the discard has become the pile (draw.rebuild).
  if (phase === 'draw' && state.pile.length === 0) [state.pile, state.discard] = [state.discard, state.pile];
  state.refill = position.refill ?? (phase === 'refill' ? state.ports.indexOf(NONE) + 1 : 0);
  state.distribution = readDistribution(state, position, box);
  state.final = phase === 'final' ? [...(position.final ?? finalOrder(state.active, state.seats))] : [];
  if (phase !== 'over') return;
  const scores = totalsOf(state);
  state.result = position.result ?? { scores, winners: winnersBy(state, scores).winners };
};

/** A state of a position that was read. */
export const stateOf = (position: Position, edition: Edition, box: Box): State => {
  const state = newGame({
    edition,
    rulings: completeReadings(position.rulings),
    seats: position.seats,
    fourMerchants: position.options?.fourMerchants ?? false,
    blackbeard: position.options?.blackbeard ?? false,
  });
  state.phase = position.phase ?? 'mission';
  fillMoment(state, position, box);
  fillBoard(state, position, box);
  fillSeats(state, position, box);
  state.fight = readFight(state, position);
  fillPiles(state, position, box);
  fillPhase(state, position, box);
  return state;
};
