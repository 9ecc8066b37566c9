import { flagsOf } from '../faces.ts';
import { companyNumber } from '../ids.ts';
import type { BrokenBy, Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { ActionOf, CompanyId, Face } from '../types.ts';
import { missingCards, numbersOf } from './cards.ts';
import type { Judgment } from './judgment.ts';
import { companyFull } from './place.ts';

/** The owner of a space: a seat, or `null` if nobody stands there. */
const ownerAt = (state: State, company: CompanyId, rank: number): number | null => {
  const owner = state.columns[companyNumber[company]]![rank - 1] ?? -1;
  return owner < 0 ? null : owner;
};

/** The merchant named is the player's own (transfer.own-merchant, fight.attacker). */
const notOwn = (
  state: State,
  clause: BrokenBy<'not-own'>,
  seat: number,
  company: CompanyId,
  rank: number,
): Refusal[] => {
  const owner = ownerAt(state, company, rank);
  return owner === seat ? [] : [{ clause, reason: 'not-own', company, rank, owner }];
};

const transferBy = ['company.optional', 'transfer.own-merchant'] as const;

/** An own merchant goes to the first free space of another company (transfer.*). */
export const checkTransfer = (state: State, { seat, from, rank, to }: ActionOf<'transfer'>): Judgment => ({
  found: [
    ...notOwn(state, 'transfer.own-merchant', seat, from, rank),
    ...(from === to
      ? [{ clause: 'transfer.other-company', reason: 'same-company', company: to } as const]
      : companyFull(state, 'transfer.first-free', to)),
  ],
  by: transferBy,
});

/** The defender is somebody else's merchant (fight.defender). */
const checkDefender = (state: State, seat: number, company: CompanyId, rank: number): Refusal[] => {
  const owner = ownerAt(state, company, rank);
  if (owner !== null && owner !== seat) return [];
  return [{ clause: 'fight.defender', reason: owner === null ? 'no-merchant' : 'own-merchant', company, rank }];
};

/** The cards of one side are in the hand and bear the flag (fight.from-hand, fight.flag-needed). */
export const checkFightCards = (state: State, seat: number, company: number, cards: readonly Face[]): Refusal[] => {
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
