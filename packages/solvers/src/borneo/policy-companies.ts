import type { Action, ActionOf, State } from '@portolan/borneo';
import { type Column, countFlags, flagsOf, parseFace } from '@portolan/borneo/pieces';
import type { Seat } from '@portolan/core';
import { attackOdds } from './policy-fight.ts';
import { companyOf, flagReadings } from './table.ts';

/** What each rank is worth, from the highest. */
const rankWeights = [1, 0.75, 0.55, 0.42, 0.32];

/** What a rank is worth, 1 for the highest. */
export const rankWeight = (rank: number): number => rankWeights[rank - 1] ?? 0.25;

/** A seat's part of a company, 0 to 1, by the weight of its merchants; `but` is a rank that is left out, others moving up. */
export const shareOf = (column: Column, seat: Seat, but = 0): number => {
  let own = 0;
  let all = 0;
  for (let i = 0; i < column.length; i++) {
    if (column[i]! < 0 || i === but - 1) continue;
    const weight = rankWeight(but > 0 && i >= but ? i : i + 1);
    all += weight;
    if (column[i] === seat) own += weight;
  }
  return all === 0 ? 0 : own / all;
};

/** What all merchants of a company weigh together. */
const weightOf = (column: Column): number => {
  let all = 0;
  for (let i = 0; i < column.length; i++) if (column[i]! >= 0) all += rankWeight(i + 1);
  return all;
};

/** How much each company promises: its flags at the open ports and in the seat's own hand. */
const heats = (state: State, seat: Seat): number[] => {
  const { all } = flagReadings(state);
  const heat = [1, 1, 1, 1];
  const flags = [0, 0, 0, 0];
  for (let port = 0; port < 3; port++) {
    const harbor = state.edition.harbors[state.ports[port]!];
    if (!harbor) continue;
    countFlags(state.towers[port]!, all, flags);
    for (let company = 0; company < 4; company++) heat[company]! += (2 * flags[company]!) / harbor.monopoly;
  }
  for (const face of state.hands[seat]!) {
    if (face >= 0) for (let company = 0; company < 4; company++) heat[company]! += 0.1 * flagsOf[face * 4 + company]!;
  }
  return heat;
};

/** A change of company or rank must promise clearly more than staying. */
const THRESHOLD = 0.12;

/** What a card that is played in a fight costs at least, and each point that it would have brought at a port. */
const CARD = 0.05;
const BROUGHT = 0.08;

/** More cards than two are never worth a rank. */
const MOST_CARDS = 2;

/**
 * What some cards would have brought at the ports, by faces of the hand: a hand brings its best card, and half of the second
 * best. Asked only where a fight is worth a look: `brings` is looked up once a card.
 */
const lostAtPorts = (hand: readonly number[], brings: () => (face: number) => number) => {
  let brought: readonly number[] | undefined;
  let whole = 0;
  const promise = (cards: readonly number[]): number => {
    let first = 0;
    let second = 0;
    for (let i = 0; i < hand.length; i++) {
      // Of equal cards all are taken to go: they bring the same.
      if (cards.includes(hand[i]!)) continue;
      const one = brought![i]!;
      if (one > first) {
        second = first;
        first = one;
      } else if (one > second) second = one;
    }
    return first + second / 2;
  };
  return (cards: readonly number[]): number => {
    if (!brought) {
      brought = hand.map(brings());
      whole = promise([]);
    }
    return whole - promise(cards);
  };
};

/**
 * What a transfer or an attack promises, in parts of what companies bring: the change of the seat's shares, by the odds of
 * the fight, less its cards. `brings` is what a card would bring at the ports.
 */
export const companyGains = (
  state: State,
  seat: Seat,
  brings: () => (face: number) => number,
): ((action: Action) => number) => {
  const heat = heats(state, seat);
  const shares = state.columns.map((column) => shareOf(column, seat));
  const weights = state.columns.map(weightOf);
  const lost = lostAtPorts(state.hands[seat]!, brings);
  const transferGain = ({ from, to, rank }: ActionOf<'transfer'>): number => {
    const [left, entered] = [companyOf(from), companyOf(to)];
    const given = shares[left]! - shareOf(state.columns[left]!, seat, rank);
    const own = rankWeight(state.columns[entered]!.length + 1);
    const won = (shares[entered]! * weights[entered]! + own) / (weights[entered]! + own) - shares[entered]!;
    return heat[entered]! * won - heat[left]! * given - THRESHOLD;
  };
  const attackGain = (action: ActionOf<'attack'>): number => {
    const { attacker, defender, cards } = action;
    if (cards.length > MOST_CARDS) return -1;
    const company = companyOf(action.company);
    const won = (heat[company]! * (rankWeight(defender) - rankWeight(attacker))) / weights[company]!;
    const cost = CARD * cards.length + THRESHOLD;
    if (won <= cost) return won - cost;
    const gain = attackOdds(state, company, action) * won - cost;
    return gain <= 0 ? gain : gain - BROUGHT * lost(cards.map((card) => parseFace(card)!));
  };
  return (action) => {
    if (action.kind === 'transfer') return transferGain(action);
    return action.kind === 'attack' ? attackGain(action) : 0;
  };
};
