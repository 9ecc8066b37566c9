import { missingFrom } from '@portolan/core';
import { companyNumber } from '../ids.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { numbersOf } from './cards.ts';
import { checkFightCards, checkKeepOne } from './company.ts';
import type { Judgment } from './judgment.ts';
import { companyFull } from './place.ts';

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
