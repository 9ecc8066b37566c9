import { copies, countOf, reduceWeights, type Seat, unknownsIn } from '@portolan/core';
import { boxOf, harborInGame } from '../box.ts';
import { freeRank } from '../check/company.ts';
import { UNKNOWN } from '../faces.ts';
import { HAND_LIMIT, NONE, type State, unseenFaces } from '../state.ts';
import { actorOf, drawsFor, NATURE, portDue } from '../turn.ts';
import type { Action, PortNumber } from '../types.ts';
import { cardSets } from './card-sets.ts';
import { listCompany, listDefend } from './company.ts';
import { listMissions } from './mission.ts';
import { drawChance, firstPlayers, placements, play, take, yields } from './shared.ts';

/** Each known face of a bag once. */
const eachFace = (bag: readonly number[], visit: (face: number) => void): void => {
  for (let i = 0; i < bag.length; i++) if (bag[i] !== UNKNOWN && bag[i] !== bag[i - 1]) visit(bag[i]!);
};

const listPlays = (state: State, seat: number): Action[] => {
  const actions: Action[] = [];
  eachFace(state.hands[seat]!, (face) => {
    for (let port = 1; port <= 3; port++) if (state.ports[port - 1] !== NONE) actions.push(play(seat, face, port));
  });
  return actions;
};

const listTakes = (state: State, seat: number): Action[] => {
  const actions: Action[] = [];
  const tower = state.towers[state.distribution!.port - 1]!;
  for (let i = 0; i < tower.length; i++) if (tower.indexOf(tower[i]!) === i) actions.push(take(seat, tower[i]!));
  return actions;
};

const listRewards = (state: State, seat: number): Action[] =>
  cardSets(state.fight!.defense ?? [], 0, 1).map((cards) => ({ kind: 'reward', seat, cards }));

const listDiscards = (state: State, seat: number): Action[] => {
  const hand = state.hands[seat]!;
  const excess = hand.length - HAND_LIMIT;
  const known = hand.slice(unknownsIn(hand));
  return cardSets(known, excess, excess).map((cards) => ({ kind: 'discard', seat, cards }));
};

/** The listed actions of the seat that is to act, by phase. */
const listOf = (state: State, seat: number): Action[] => {
  switch (state.phase) {
    case 'place':
      return placements[seat]!.filter((_, company) => freeRank(state, company) > 0);
    case 'mission':
    case 'final':
      return listMissions(state, seat);
    case 'company':
      return listCompany(state, seat);
    case 'defend':
      return listDefend(state, seat);
    case 'yield':
      return yields[seat]!.filter((_, i) => i === 0 || (i - 1 !== state.fight!.company && freeRank(state, i - 1) > 0));
    case 'reward':
      return listRewards(state, seat);
    case 'shipment':
      return listPlays(state, seat);
    case 'distribute':
      return listTakes(state, seat);
    case 'discard':
      return listDiscards(state, seat);
    default:
      return [];
  }
};

type Chance = readonly [action: Action, weight: number];

/** A draw from a pile of which every card is known: a face weighs as many as it has copies. */
const knownDraws = (pile: readonly number[], to: number): Chance[] => {
  const chances: Chance[] = [];
  for (let i = 0; i < pile.length; ) {
    let next = i + 1;
    while (next < pile.length && pile[next] === pile[i]) next++;
    chances.push(drawChance(to, pile[i]!, next - i));
    i = next;
  }
  return chances;
};

/** A draw from a pile with cards face down: each of them may be any unseen face; where no face can be named, a card face down. */
const hiddenDraws = (state: State, to: number): Chance[] => {
  const { pile } = state;
  const hidden = unknownsIn(pile);
  const free = boxOf(state.edition).free;
  const unseen = free ? [] : unseenFaces(state);
  if (unseen.length === 0) return copies(pile).map(([face, count]) => drawChance(to, face, count));
  const faces = [...new Set([...pile.slice(hidden), ...unseen])].sort((a, b) => a - b);
  const weights = faces.map(
    (face) => [face, countOf(pile, face) * unseen.length + countOf(unseen, face) * hidden] as const,
  );
  return reduceWeights(weights).map(([face, weight]) => drawChance(to, face, weight));
};

const revealChances = (state: State): Chance[] => {
  const { harbors } = boxOf(state.edition);
  const port = portDue(state) as PortNumber;
  return copies(state.harborPile)
    .filter(([place]) => harborInGame(harbors[place]!, state.seats))
    .map(([place, count]) => [{ kind: 'reveal', port, harbor: harbors[place]!.id }, count]);
};

/** Nature's legal actions with their integer weights; empty when a seat is to act. */
export const chances = (state: State): Chance[] => {
  switch (state.phase) {
    case 'deal':
    case 'draw':
      return state.pile[0] === UNKNOWN ? hiddenDraws(state, drawsFor(state)) : knownDraws(state.pile, drawsFor(state));
    case 'reveal':
    case 'refill':
      return revealChances(state);
    case 'first':
      return firstPlayers.slice(0, state.seats).map((action) => [action, 1]);
    default:
      return [];
  }
};

/**
 * The canonical legal actions of whoever is to act: card sets without order, equal faces once, frugal payments, no
 * trades, known cards only. Nothing for a seat that is not to act.
 */
export const actions = (state: State, seat?: Seat): Action[] => {
  const actor = actorOf(state);
  if (seat !== undefined && seat !== actor) return [];
  if (actor === NATURE) return chances(state).map(([action]) => action);
  return actor >= 0 ? listOf(state, actor) : [];
};
