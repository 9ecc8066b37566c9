import { freeRank } from '../check/company.ts';
import { flagsOf, UNKNOWN } from '../faces.ts';
import { companyId } from '../numbers.ts';
import { defenseLimit } from '../pieces/fight.ts';
import type { State } from '../state.ts';
import type { Action, Face } from '../types.ts';
import { cardSets } from './card-sets.ts';
import { passes, transfer } from './shared.ts';

/** The known cards of a hand that bear a flag of the company. */
const flagged = (hand: readonly number[], company: number): number[] => {
  const cards: number[] = [];
  for (const face of hand) if (face !== UNKNOWN && flagsOf[face * 4 + company]! > 0) cards.push(face);
  return cards;
};

const addTransfers = (state: State, seat: number, actions: Action[]): void => {
  const open = [0, 1, 2, 3].map((company) => freeRank(state, company) > 0);
  for (let from = 0; from < 4; from++) {
    const column = state.columns[from]!;
    for (let rank = 1; rank <= column.length; rank++) {
      if (column[rank - 1] !== seat) continue;
      for (let to = 0; to < 4; to++) {
        if (to !== from && open[to]) actions.push(transfer(seat, from, rank, to));
      }
    }
  }
};

/** The attacks in one company: each attacker on each merchant of others above him, with each set of cards. */
const addAttacks = (state: State, seat: number, company: number, actions: Action[]): void => {
  const column = state.columns[company]!;
  const hand = state.hands[seat]!;
  let sets: readonly (readonly Face[])[] | undefined;
  for (let attacker = 2; attacker <= column.length; attacker++) {
    if (column[attacker - 1] !== seat) continue;
    for (let defender = 1; defender < attacker; defender++) {
      const owner = column[defender - 1]!;
      if (owner < 0 || owner === seat) continue;
      sets ??= cardSets(flagged(hand, company), 1, hand.length - 1);
      for (const cards of sets) {
        actions.push({ kind: 'attack', seat, company: companyId(company), attacker, defender, cards });
      }
    }
  }
};

/** Phase 2: transfers, attacks, the pass. */
export const listCompany = (state: State, seat: number): Action[] => {
  const actions: Action[] = [];
  addTransfers(state, seat, actions);
  if (state.hands[seat]!.length > 1)
    for (let company = 0; company < 4; company++) addAttacks(state, seat, company, actions);
  actions.push(passes[seat]!);
  return actions;
};

/** The defender's card sets, none first. */
export const listDefend = (state: State, seat: number): Action[] => {
  const { company, attack } = state.fight!;
  const hand = state.hands[seat]!;
  const most = defenseLimit(hand.length, attack.length);
  return cardSets(flagged(hand, company), 0, most).map((cards) => ({ kind: 'defend', seat, cards }));
};
