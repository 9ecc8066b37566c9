import type { Action, ActionOf, Face, MissionId, State } from '@portolan/borneo';
import {
  bonusOf,
  type Column,
  countFight,
  countFlags,
  flagsOf,
  parseFace,
  spiceOf,
  unitsOf,
} from '@portolan/borneo/pieces';
import type { Policy, Seat } from '@portolan/core';
import { distributionOf } from './distribution.ts';
import { companyOf, flagReadings, isCrate } from './table.ts';

/** What each rank is worth, from the highest. */
const rankWeights = [1, 0.75, 0.55, 0.42, 0.32];
const rankWeight = (rank: number): number => rankWeights[rank - 1] ?? 0.25;

/** What a card is worth in a warehouse, in victory points; more if its spice is already there. */
const worth = (state: State, seat: Seat, face: number): number => {
  if (isCrate(face)) return 2.3;
  let units = 0;
  for (const own of state.shipments[seat]!) if (spiceOf[own] === spiceOf[face]) units += unitsOf[own]!;
  return (unitsOf[face] === 2 ? 2 : 1.2) + 0.15 * Math.min(3, units);
};

/** A seat's part of a company, 0 to 1, by the weight of its merchants. */
const shareOf = (column: Column, seat: Seat): number => {
  let own = 0;
  let all = 0;
  for (let i = 0; i < column.length; i++) {
    if (column[i]! < 0) continue;
    all += rankWeight(i + 1);
    if (column[i] === seat) own += rankWeight(i + 1);
  }
  return all === 0 ? 0 : own / all;
};

/** How much a company promises: its flags at the open ports and in the seat's own hand. */
const promise = (state: State, seat: Seat, company: number): number => {
  let heat = 1;
  const { all } = flagReadings(state);
  for (let port = 0; port < 3; port++) {
    const harbor = state.edition.harbors[state.ports[port]!];
    if (harbor) heat += (2 * countFlags(state.towers[port]!, all)[company]!) / harbor.monopoly;
  }
  for (const face of state.hands[seat]!) if (face >= 0) heat += 0.1 * flagsOf[face * 4 + company]!;
  return heat;
};

/** What a seat may expect of its companies. */
const outlook = (state: State, seat: Seat, columns: readonly Column[]): number => {
  let sum = 0;
  for (let company = 0; company < 4; company++) sum += shareOf(columns[company]!, seat) * promise(state, seat, company);
  return sum;
};

const face = (card: Face): number => parseFace(card)!;

const changed = (columns: readonly Column[], changes: Readonly<Record<number, Column>>): Column[] =>
  columns.map((column, company) => changes[company] ?? column);

/** A change of company or rank must promise clearly more than staying. */
const threshold = 0.12;

const transferGain = (state: State, action: ActionOf<'transfer'>): number => {
  const [from, to] = [companyOf(action.from), companyOf(action.to)];
  const moved = changed(state.columns, {
    [from]: state.columns[from]!.filter((_, i) => i !== action.rank - 1),
    [to]: [...state.columns[to]!, action.seat],
  });
  return outlook(state, action.seat, moved) - outlook(state, action.seat, state.columns) - threshold;
};

const attackGain = (state: State, { seat, company: id, attacker, defender, cards }: ActionOf<'attack'>): number => {
  if (cards.length > 2) return -1;
  const company = companyOf(id);
  const column = state.columns[company]!;
  const flags = countFight(cards.map(face), company, state.rulings['fight-flags'] === 'all');
  const bonus = bonusOf(column, attacker, defender, state.rulings['fight-bonus'] === 'third-party');
  const chance = 1 / (1 + Math.exp(-1.1 * (flags - bonus - 0.9 * cards.length)));
  const swapped = column.map((owner, i) =>
    i === defender - 1 ? seat : i === attacker - 1 ? column[defender - 1]! : owner,
  );
  const gain =
    outlook(state, seat, changed(state.columns, { [company]: swapped })) - outlook(state, seat, state.columns);
  return chance * gain - 0.08 * cards.length - threshold;
};

/** Gains by seat when everybody picks the worthiest card left. */
const greedyPicks = (state: State, tower: readonly number[], seats: readonly Seat[]): number[] => {
  const left = [...tower];
  const gains = Array<number>(state.seats).fill(0);
  for (const seat of seats) {
    const best = left.reduce((at, card, i) => (worth(state, seat, card) > worth(state, seat, left[at]!) ? i : at), 0);
    gains[seat]! += worth(state, seat, left[best]!);
    left.splice(best, 1);
  }
  return gains;
};

/** What a card at a port is worth to its player. */
const shipmentGain = (state: State, { seat, card, port }: ActionOf<'playShipment'>): number => {
  const harbor = state.edition.harbors[state.ports[port - 1]!]!;
  const tower = [...state.towers[port - 1]!, face(card)];
  const distribution = distributionOf(state, state.columns, harbor, tower);
  if (distribution) {
    const gains = greedyPicks(
      state,
      tower,
      distribution.picks.map((pick) => pick.seat),
    );
    const others = Math.max(...gains.filter((_, other) => other !== seat));
    return gains[seat]! + 1.4 - 0.35 * others;
  }
  const flags = countFlags(tower, flagReadings(state).all);
  const spices = tower.reduce((sum, each) => sum + worth(state, seat, each), 0);
  let gain = -worth(state, seat, face(card)) / 4;
  for (let company = 0; company < 4; company++) {
    gain += (flags[company]! / harbor.monopoly) ** 2 * shareOf(state.columns[company]!, seat) * spices * 0.5;
  }
  // The next player profits from a port that lacks little.
  if (harbor.capacity - tower.length === 1) gain -= 1;
  if (harbor.monopoly - Math.max(...flags) <= 3) gain -= 0.8;
  return gain;
};

const missionGain = (
  state: State,
  { mission, pay }: { readonly mission: MissionId; readonly pay: readonly string[] },
): number => {
  const tile = state.edition.missions.find(({ id }) => id === mission)!;
  return tile.vp - (state.phase === 'final' ? 1 : 1.25) * pay.length;
};

/** Hold with the fewest cards, the best of them as a reward; else play nothing. */
const defenseGain = (state: State, { seat, cards }: ActionOf<'defend'>): number => {
  const { company, attack, attacker, defender } = state.fight!;
  const all = state.rulings['fight-flags'] === 'all';
  const bonus = bonusOf(state.columns[company]!, attacker, defender, state.rulings['fight-bonus'] === 'third-party');
  const faces = cards.map(face);
  if (countFight(faces, company, all) + bonus <= countFight(attack, company, all)) return -cards.length;
  return 10 - 3 * cards.length + Math.max(0, ...faces.map((one) => worth(state, seat, one)));
};

/** How much a card in hand helps the seat's companies. */
const handHelp = (state: State, seat: Seat, one: number): number => {
  let help = 0;
  for (let company = 0; company < 4; company++) {
    help += flagsOf[one * 4 + company]! * shareOf(state.columns[company]!, seat);
  }
  return help;
};

const placeGain = (state: State, { seat, company: id }: ActionOf<'place'>): number => {
  const column = state.columns[companyOf(id)]!;
  return rankWeight(column.length + 1) + (column.includes(seat) ? 0 : 0.3);
};

const yieldRank = (state: State, { to }: ActionOf<'yield'>): number =>
  to === 'swap' ? state.fight!.attacker - 0.5 : state.columns[companyOf(to)]!.length + 1;

type Gains = { readonly [Name in Action['kind']]: (state: State, action: ActionOf<Name>) => number };

/** What each action promises its player; passing promises nothing. */
const gains: Gains = {
  draw: () => 0,
  reveal: () => 0,
  chooseFirst: () => 0,
  place: placeGain,
  completeMission: missionGain,
  transfer: transferGain,
  attack: attackGain,
  defend: defenseGain,
  yield: (state, action) => -yieldRank(state, action),
  reward: (state, { seat, cards }) => cards.reduce((sum, card) => sum + worth(state, seat, face(card)), 0),
  playShipment: shipmentGain,
  take: (state, { seat, card }) => worth(state, seat, face(card)),
  discard: (state, { seat, cards }) => -cards.reduce((sum, card) => sum + handHelp(state, seat, face(card)), 0),
  pass: () => 0,
};

/** What an action promises its player, by rules of thumb. */
export const promiseOf = (state: State, action: Action): number =>
  (gains[action.kind] as (state: State, action: Action) => number)(state, action);

/**
 * Plays sensibly, by rules of thumb: the action that promises most, the first of equal ones.
 * Looks at the table and the seat's own hand only.
 */
export const sensible: Policy<State, Action> = (state, actions) => {
  let best = actions[0]!;
  let most = promiseOf(state, best);
  for (let i = 1; i < actions.length; i++) {
    const gain = promiseOf(state, actions[i]!);
    if (gain > most) {
      most = gain;
      best = actions[i]!;
    }
  }
  return best;
};
