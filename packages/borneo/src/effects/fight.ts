import { putIn, takeNamed } from '@portolan/core';
import { freeRank } from '../check/company.ts';
import { faceText, parseFace } from '../faces.ts';
import { companyId, companyNumber } from '../numbers.ts';
import { displace, swap } from '../pieces/columns.ts';
import { attackWins, bonusOf, countFight } from '../pieces/fight.ts';
import type { State } from '../state.ts';
import type { ActionOf, Face } from '../types.ts';
import type { Tell } from './tell.ts';

/** Cards leave a hand for the fight, in the order given. */
const playCards = (state: State, seat: number, cards: readonly Face[]): number[] => {
  const faces = cards.map((card) => parseFace(card)!);
  for (const face of faces) takeNamed(state.hands[seat]!, face);
  return faces;
};

/** An attack is declared with its cards (fight.attack-cards). */
export const applyAttack = (state: State, action: ActionOf<'attack'>, tell: Tell): void => {
  const { seat, attacker, defender, cards } = action;
  const company = companyNumber[action.company];
  const attack = playCards(state, seat, cards);
  const defenderSeat = state.columns[company]![defender - 1]!;
  state.fight = { company, attacker, defender, defenderSeat, attack, defense: null };
  state.turnCompany = 'attack';
  state.phase = 'defend';
  tell?.({
    kind: 'attackDeclared',
    clause: 'fight.attack-cards',
    seat,
    company: action.company,
    attacker,
    defender,
    cards,
  });
};

/** The fight is over: its cards, but for the reward, are discarded (fight.discard). */
const endFight = (state: State, reward: number | undefined, tell: Tell): void => {
  const { attack, defense } = state.fight!;
  const rest = (defense ?? []).slice();
  if (reward !== undefined) rest.splice(rest.indexOf(reward), 1);
  for (const face of attack) putIn(state.discard, face);
  for (const face of rest) putIn(state.discard, face);
  tell?.({ kind: 'fightCardsDiscarded', clause: 'fight.discard', cards: [...attack, ...rest].map(faceText) });
  state.fight = null;
  state.phase = 'shipment';
};

/** The defender answers; flags and bonus decide (fight.count, fight.bonus, fight.success, fight.failure). */
export const applyDefend = (state: State, { seat, cards }: ActionOf<'defend'>, tell: Tell): void => {
  const fight = state.fight!;
  fight.defense = playCards(state, seat, cards);
  tell?.({ kind: 'defended', clause: 'fight.defense', seat, cards });
  const all = state.rulings['fight-flags'] === 'all';
  const thirdParty = state.rulings['fight-bonus'] === 'third-party';
  const attack = countFight(fight.attack, fight.company, all);
  const defense = countFight(fight.defense, fight.company, all);
  const bonus = bonusOf(state.columns[fight.company]!, fight.attacker, fight.defender, thirdParty);
  tell?.({ kind: 'flagsCounted', clause: 'fight.count', attack, defense });
  tell?.({ kind: 'bonusCounted', clause: 'fight.bonus', bonus });
  if (attackWins(attack, defense, bonus)) {
    tell?.({ kind: 'attackSucceeded', clause: 'fight.success', attack, defense: defense + bonus });
    state.phase = 'yield';
    return;
  }
  tell?.({ kind: 'attackFailed', clause: 'fight.failure', attack, defense: defense + bonus });
  if (cards.length > 0) state.phase = 'reward';
  else endFight(state, undefined, tell);
};

/** The beaten merchant goes where his owner, or the winner, says (fight.beaten, ruling.fight-vacancy). */
export const applyYield = (state: State, { to }: ActionOf<'yield'>, tell: Tell): void => {
  const { company, attacker, defender, defenderSeat } = state.fight!;
  const column = state.columns[company]!;
  const id = companyId(company);
  if (to === 'swap') {
    swap(column, attacker, defender);
    const ranks = { attackerRank: defender, defenderRank: attacker };
    tell?.({ kind: 'swapped', clause: 'fight.beaten', company: id, ...ranks });
  } else {
    const leaveGap = state.rulings['fight-vacancy'] === 'leave-gap';
    const toRank = freeRank(state, companyNumber[to]);
    const moved = displace(column, attacker, defender, state.columns[companyNumber[to]]!, toRank, leaveGap);
    const move = { seat: defenderSeat, from: id, rank: defender, company: to, toRank };
    tell?.({ kind: 'displaced', clause: 'fight.beaten', ...move });
    if (moved > 0) tell?.({ kind: 'closedUp', clause: 'ruling.fight-vacancy', company: id, moved });
  }
  endFight(state, undefined, tell);
};

/** The defender who held his ground may keep one of his cards (fight.reward). */
export const applyReward = (state: State, { seat, cards }: ActionOf<'reward'>, tell: Tell): void => {
  const [card] = cards;
  const face = card === undefined ? undefined : parseFace(card)!;
  if (card === undefined || face === undefined) {
    tell?.({ kind: 'rewardDeclined', clause: 'fight.reward', seat });
  } else {
    putIn(state.shipments[seat]!, face);
    tell?.({ kind: 'rewarded', clause: 'fight.reward', seat, card });
  }
  endFight(state, face, tell);
};
