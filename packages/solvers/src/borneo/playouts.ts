import {
  type Action,
  type ActionOf,
  borneo,
  cheapestMissions,
  companyIds,
  countMissionPayments,
  keepingMissions,
  type State,
  tradedMissions,
} from '@portolan/borneo';
import { countFight, parseFace, UNKNOWN } from '@portolan/borneo/pieces';
import { type Rng, type Seat, shuffle } from '@portolan/core';
import type { SearchedGame } from '../search/index.ts';
import { attackGains } from './policy.ts';
import { unseenOf } from './table.ts';

/** Deals the unseen cards to every place where one lies face down, in place. */
export const dealUnseen = (state: State, random: Rng): State => {
  const faces = shuffle(random, unseenOf(state) ?? []);
  const zones = [...state.hands, ...state.shipments, state.pile, state.discard];
  for (const zone of zones) {
    if (zone[0] !== UNKNOWN) continue;
    for (let i = 0; i < zone.length; i++) if (zone[i] === UNKNOWN) zone[i] = faces.pop() ?? UNKNOWN;
    zone.sort((a, b) => a - b);
  }
  return state;
};

const paysMissions = ({ phase }: State): boolean => phase === 'mission' || phase === 'final';

/**
 * What a seat may do, with one payment for each Mission: a full warehouse has many thousands of them, and a cheaper one
 * leaves its player no worse off. Of Missions that lack something, with the trades that no list of the rules holds.
 */
const shortActions = (state: State, seat: Seat): Action[] =>
  paysMissions(state) && borneo.turn(state).actors.includes(seat)
    ? [...cheapestMissions(state, seat), ...tradedMissions(state, seat), { kind: 'pass', seat }]
    : borneo.actions(state, seat);

/** Attacks alike: on the same merchant, with as many cards that count as many flags. */
const fightOf = ({ company, attacker, defender, cards }: ActionOf<'attack'>, all: boolean): string => {
  const flags = countFight(
    cards.map((card) => parseFace(card)!),
    companyIds.indexOf(company),
    all,
  );
  return [company, attacker, defender, cards.length, flags].join();
};

/** Of attacks alike the one whose cards promise least elsewhere, in the order of the list; all that is no attack. */
const oneOfAlike = (state: State, seat: Seat, actions: readonly Action[]): Action[] => {
  const all = state.rulings['fight-flags'] === 'all';
  const gain = attackGains(state, seat);
  const best = new Map<string, readonly [Action, number]>();
  for (const action of actions) {
    if (action.kind !== 'attack') continue;
    const fight = fightOf(action, all);
    const promise = gain(action);
    if (promise > (best.get(fight)?.[1] ?? Number.NEGATIVE_INFINITY)) best.set(fight, [action, promise]);
  }
  const kept = new Set([...best.values()].map(([action]) => action));
  return actions.filter((action) => action.kind !== 'attack' || kept.has(action));
};

/**
 * What is looked at where a seat is to choose: of a Mission the cheapest payment and those that keep another one payable, or by
 * trades where it lacks something; of attacks alike one.
 */
export const looked = (state: State, seat: Seat): Action[] => {
  if (!borneo.turn(state).actors.includes(seat)) return [];
  if (paysMissions(state))
    return [...keepingMissions(state, seat), ...tradedMissions(state, seat), { kind: 'pass', seat }];
  const actions = borneo.actions(state, seat);
  return state.phase === 'company' ? oneOfAlike(state, seat, actions) : actions;
};

/** How many of the listed actions are not looked at. */
export const leftOut = (state: State, seat: Seat): number => {
  if (!paysMissions(state)) return borneo.actions(state, seat).length - looked(state, seat).length;
  const missions = cheapestMissions(state, seat);
  const kept = keepingMissions(state, seat).length;
  return missions.reduce((sum, { mission }) => sum + countMissionPayments(state, seat, mission), 0) - kept;
};

/** The game with the short list, in which trades with the pirates are. */
export const shortened: SearchedGame<State, Action> = {
  ...borneo,
  actions: (state, seat) => shortActions(state, seat!),
  unlisted: (state) => borneo.unlisted(state).filter(({ reason }) => reason !== 'trades'),
};
