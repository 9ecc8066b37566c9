import { missingFrom } from '@portolan/core';
import { flagsOf } from '../faces.ts';
import { companyNumber } from '../numbers.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { ActionOf, CompanyId, Face } from '../types.ts';
import { missingCards, numbersOf } from './cards.ts';
import { companyFull, notOwn, ownerAt } from './company.ts';
import type { Judgment } from './judgment.ts';

/** The defender is somebody else's merchant (fight.defender). */
const checkDefender = (state: State, seat: number, company: CompanyId, rank: number): Refusal[] => {
  const owner = ownerAt(state, company, rank);
  if (owner !== null && owner !== seat) return [];
  return [{ clause: 'fight.defender', reason: owner === null ? 'no-merchant' : 'own-merchant', company, rank }];
};

/** The cards of one side are in the hand and bear the flag (fight.from-hand, fight.flag-needed). */
const checkFightCards = (state: State, seat: number, company: number, cards: readonly Face[]): Refusal[] => {
  const faces = numbersOf(cards);
  const id = state.edition.companies[company]!.id;
  const found: Refusal[] = [];
  for (const face of missingCards(state, state.hands[seat]!, faces)) {
    found.push({ clause: 'fight.from-hand', reason: 'not-in-hand', card: cards[faces.indexOf(face)]! });
  }
  for (const [i, face] of faces.entries()) {
    if (face < 0 || flagsOf[face * 4 + company]! > 0) continue;
    found.push({ clause: 'fight.flag-needed', reason: 'no-flag', card: cards[i]!, company: id });
  }
  return found;
};

/** One card stays in the hand (fight.keep-one). */
export const checkKeepOne = (hand: number, played: number): Refusal[] =>
  played > 0 && played >= hand ? [{ clause: 'fight.keep-one', reason: 'hand-emptied', hand, played }] : [];

const attackBy = ['company.optional', 'fight.attacker', 'fight.attack-cards'] as const;

/** An own merchant attacks another player's, higher up in the same company, with cards of the hand (fight.*). */
export const checkAttack = (state: State, action: ActionOf<'attack'>): Judgment => {
  const { seat, company, attacker, defender, cards } = action;
  const hand = state.hands[seat]!.length;
  const found: Refusal[] = [
    ...notOwn(state, 'fight.attacker', seat, company, attacker),
    ...checkDefender(state, seat, company, defender),
  ];
  if (defender >= attacker) found.push({ clause: 'fight.above', reason: 'not-above', attacker, defender });
  if (cards.length === 0) found.push({ clause: 'fight.attack-cards', reason: 'no-card' });
  found.push(...checkFightCards(state, seat, companyNumber[company], cards), ...checkKeepOne(hand, cards.length));
  if (hand <= 1) found.push({ clause: 'fight.single-card', reason: 'single-card', hand });
  return { found, by: attackBy };
};

const defendBy = ['fight.defense'] as const;

/** The defender answers with cards of the company, or none (fight.defense). */
export const checkDefend = (state: State, { seat, cards }: ActionOf<'defend'>): Judgment => {
  const { company, attack } = state.fight!;
  const played = cards.length;
  const limit = attack.length;
  const found = checkFightCards(state, seat, company, cards);
  if (played > limit) found.push({ clause: 'fight.defender-limit', reason: 'too-many-cards', played, limit });
  found.push(...checkKeepOne(state.hands[seat]!.length, played));
  return { found, by: defendBy };
};

const yieldBy = ['fight.beaten'] as const;

/** The beaten merchant takes the attacker's old space or goes to another company (fight.beaten). */
export const checkYield = (state: State, { to }: ActionOf<'yield'>): Judgment => {
  if (to === 'swap') return { found: [], by: yieldBy };
  const same = companyNumber[to] === state.fight!.company;
  return {
    found: [
      ...(same ? [{ clause: 'fight.beaten', reason: 'same-company', company: to } as const] : []),
      ...companyFull(state, 'fight.beaten', to),
    ],
    by: yieldBy,
  };
};

const rewardBy = ['fight.reward'] as const;

/** The defender keeps one of the cards he played, or none (fight.reward). */
export const checkReward = (state: State, { cards }: ActionOf<'reward'>): Judgment => {
  const given = cards.length;
  const faces = numbersOf(cards);
  const strangers = missingFrom(state.fight!.defense ?? [], faces, []);
  return {
    found: [
      ...(given > 1 ? [{ clause: 'fight.reward', reason: 'too-many', given, limit: 1 } as const] : []),
      ...strangers.map(
        (face): Refusal => ({ clause: 'fight.reward', reason: 'not-played', card: cards[faces.indexOf(face)]! }),
      ),
    ],
    by: rewardBy,
  };
};
