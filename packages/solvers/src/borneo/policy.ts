import { type Action, type ActionOf, type Face, type HarborCard, type State, tradedMissions } from '@portolan/borneo';
import { bonusOf, countFight, flagsOf, type Pick, parseFace, upperFlagsOf } from '@portolan/borneo/pieces';
import type { Policy, Ranker, Seat } from '@portolan/core';
import { bestOf, rankedBy } from '../promises.ts';
import { distributionOf } from './distribution.ts';
import { companyGains, rankWeight, shareOf } from './policy-companies.ts';
import { missionsPromise, pays, unitsIn, type Worth, worthIn } from './policy-warehouse.ts';
import { companyOf, flagReadings } from './table.ts';

const face = (card: Face): number => parseFace(card)!;

/** Gains by seat when everybody picks the worthiest card left. */
const greedyPicks = (worth: Worth, tower: readonly number[], picks: readonly Pick[], players: number): number[] => {
  const left = tower.slice();
  const gains = Array<number>(players).fill(0);
  for (let turn = 0; turn < picks.length; turn++) {
    const { seat } = picks[turn]!;
    let best = 0;
    let most = worth(seat, left[0]!);
    for (let i = 1; i < left.length; i++) {
      const one = worth(seat, left[i]!);
      if (one > most) {
        best = i;
        most = one;
      }
    }
    gains[seat]! += most;
    for (let i = best + 1; i < left.length; i++) left[i - 1] = left[i]!;
    left.pop();
  }
  return gains;
};

/** What it is worth that a port is emptied, and what others take from it. */
const EMPTIED = 1.4;
const OTHERS = -0.2;

/** What a card laid at a port is given away, and what of its spices comes back by the own share in the companies ahead. */
const GIVEN = -0.05;
const RETURNED = 0.35;

/** The next player profits from a port that lacks one card, or few flags. */
const LAST_BUT_ONE = -1.5;
const NEARLY = -1.5;
const FEW_FLAGS = 3;

/** What it promises that a card empties a port: what one gets oneself, less what others do. */
const emptyingGain = (state: State, seat: Seat, harbor: HarborCard, tower: readonly number[], worth: Worth): number => {
  const { picks } = distributionOf(state, state.columns, harbor, tower)!;
  const gains = greedyPicks(worth, tower, picks, state.seats);
  let others = 0;
  for (let other = 0; other < gains.length; other++) if (other !== seat) others = Math.max(others, gains[other]!);
  return gains[seat]! + EMPTIED + OTHERS * others;
};

/** A port as all cards laid there meet it: its counted flags but for the lower one of the last card, and what its cards are worth. */
interface Quay {
  readonly harbor: HarborCard;
  readonly tower: readonly number[];
  readonly flags: readonly number[];
  readonly spices: number;
}

const quayOf = (state: State, port: number, all: boolean, seat: Seat, worth: Worth): Quay => {
  const tower = state.towers[port]!;
  const counted = all ? flagsOf : upperFlagsOf;
  const flags = [0, 0, 0, 0];
  let spices = 0;
  for (const each of tower) {
    spices += worth(seat, each);
    for (let company = 0; company < 4; company++) flags[company]! += counted[each * 4 + company]!;
  }
  return { harbor: state.edition.harbors[state.ports[port]!]!, tower, flags, spices };
};

/** What a card at a port is worth to a seat, in points. */
const shipmentGains = (state: State, seat: Seat, worth: Worth): ((card: number, port: number) => number) => {
  const { all } = flagReadings(state);
  const shares = state.columns.map((column) => shareOf(column, seat));
  const quays: Quay[] = [];
  return (card, port) => {
    quays[port] ??= quayOf(state, port, all, seat, worth);
    const { harbor, tower, flags, spices } = quays[port];
    let most = 0;
    let returned = 0;
    for (let company = 0; company < 4; company++) {
      const counted = flags[company]! + flagsOf[card * 4 + company]!;
      if (counted > most) most = counted;
      const part = counted / harbor.monopoly;
      returned += part * part * shares[company]!;
    }
    if (most >= harbor.monopoly || tower.length + 1 >= harbor.capacity) {
      return emptyingGain(state, seat, harbor, [...tower, card], worth);
    }
    const own = worth(seat, card);
    const last = harbor.capacity - tower.length === 2 ? LAST_BUT_ONE : 0;
    const nearly = harbor.monopoly - most <= FEW_FLAGS ? NEARLY : 0;
    return GIVEN * own + RETURNED * returned * (spices + own) + last + nearly;
  };
};

/** The best that a card would bring a seat at an open port. */
const bestShipments = (state: State, seat: Seat): ((card: number) => number) => {
  const gain = shipmentGains(state, seat, worthIn(state));
  return (card) => {
    let most = 0;
    for (let port = 0; port < 3; port++) if (state.ports[port]! >= 0) most = Math.max(most, gain(card, port));
    return most;
  };
};

/** What a card is worth while the game lasts, and what of its promise in other Missions is believed. */
const CARD = 1.1;
const BELIEVED = 0.7;

/** The ship of the pirates costs two points at the end, unless somebody else takes it before. */
const SHIP = 1;

/** Points less the cards, and less what these could have paid later; at the end less a point a card. */
const missionGains = (state: State, seat: Seat): ((action: Action) => number) => {
  const { missions } = state.edition;
  const units = unitsIn(state, seat);
  const now = missionsPromise(state, units);
  let place = 0;
  // Payments of one Mission stand together, and in them those that leave the same units: what they leave is reckoned once.
  const left = units.slice();
  const reckoned = { place: -1, left: units.slice(), later: 0 };
  const isReckoned = (): boolean => {
    for (let spice = 0; spice < left.length; spice++) if (left[spice] !== reckoned.left[spice]) return false;
    return reckoned.place === place;
  };
  const laterOf = (pay: readonly string[]): number => {
    pays(state, units, pay, left);
    if (isReckoned()) return reckoned.later;
    reckoned.place = place;
    for (let spice = 0; spice < left.length; spice++) reckoned.left[spice] = left[spice]!;
    reckoned.later = missionsPromise(state, left, place) - now;
    return reckoned.later;
  };
  return (action) => {
    if (action.kind !== 'completeMission') return 0;
    const { mission, pay, trades } = action;
    if (missions[place]!.id !== mission) place = missions.findIndex(({ id }) => id === mission);
    const { vp } = missions[place]!;
    if (state.phase === 'final') return vp - pay.length;
    return vp - CARD * pay.length - (trades ? SHIP : 0) + BELIEVED * laterOf(pay);
  };
};

/** Hold with the fewest cards, the best of them as a reward; else play nothing. */
const defenseGain = (state: State, { seat, cards }: ActionOf<'defend'>, worth: Worth): number => {
  const { company, attack, attacker, defender } = state.fight!;
  const all = state.rulings['fight-flags'] === 'all';
  const bonus = bonusOf(state.columns[company]!, attacker, defender, state.rulings['fight-bonus'] === 'third-party');
  const faces = cards.map(face);
  if (countFight(faces, company, all) + bonus <= countFight(attack, company, all)) return -cards.length;
  return 10 - 3 * cards.length + Math.max(0, ...faces.map((one) => worth(seat, one)));
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

/** What the other actions promise: each has its own scale, passing promises nothing. */
const otherGains = (state: State, seat: Seat): ((action: Action) => number) => {
  const worth = worthIn(state);
  return (action) => {
    switch (action.kind) {
      case 'place':
        return placeGain(state, action);
      case 'defend':
        return defenseGain(state, action, worth);
      case 'yield':
        return -yieldRank(state, action);
      case 'reward':
        return action.cards.reduce((sum, card) => sum + worth(seat, face(card)), 0);
      case 'take':
        return worth(seat, face(action.card));
      case 'discard':
        return -action.cards.reduce((sum, card) => sum + handHelp(state, seat, face(card)), 0);
      default:
        return 0;
    }
  };
};

const playGains = (state: State, seat: Seat): ((action: Action) => number) => {
  const gain = shipmentGains(state, seat, worthIn(state));
  return (action) => (action.kind === 'playShipment' ? gain(face(action.card), action.port - 1) : 0);
};

/** What transfers and attacks promise. */
export const attackGains = (state: State, seat: Seat): ((action: Action) => number) =>
  companyGains(state, seat, () => bestShipments(state, seat));

/** What an action of a decision promises its player, by rules of thumb. */
const gainsIn = (state: State, seat: Seat): ((action: Action) => number) => {
  switch (state.phase) {
    case 'mission':
    case 'final':
      return missionGains(state, seat);
    case 'company':
      return attackGains(state, seat);
    case 'shipment':
      return playGains(state, seat);
    default:
      return otherGains(state, seat);
  }
};

/**
 * Every action with what it promises, by rules of thumb, the most first. In points at ports and of Missions; elsewhere only the order means
 * something. Looks at the table and the seat's own hand only.
 */
export const promises: Ranker<State, Action> = (state, actions, seat) => rankedBy(actions, gainsIn(state, seat));

/** All that is listed, and the trades with the pirates that the rules allow and do not list. */
const withTrades = (state: State, actions: readonly Action[], seat: Seat): readonly Action[] => {
  if (!state.blackbeard || actions.some((action) => action.kind === 'completeMission' && action.trades)) return actions;
  const traded = tradedMissions(state, seat);
  return traded.length > 0 ? [...actions, ...traded] : actions;
};

/** Plays sensibly, by rules of thumb: the action that promises most, the first of equal ones. It trades with the pirates, too. */
export const sensible: Policy<State, Action> = (state, listed, seat) => {
  const actions = withTrades(state, listed, seat);
  return actions.length === 1 ? actions[0]! : bestOf(actions, gainsIn(state, seat));
};
