import { missingFrom, type Seat } from '@portolan/core';
import { flagsOf } from '../faces.ts';
import { companyId, companyNumber } from '../numbers.ts';
import type { NamedCard, Refusal, ViolationOf } from '../reasons.ts';
import type { State } from '../state.ts';
import type { ActionOf, CompanyId, Face } from '../types.ts';
import { missingCards, numbersOf } from './cards.ts';
import { companyFull, notOwn, ownerAt } from './company.ts';
import type { Judgment } from './judgment.ts';

/** The two merchants of a fight, by rank. */
export type Pair = Pick<ActionOf<'attack'>, 'company' | 'attacker' | 'defender'>;

/** The defender is somebody else's merchant (fight.defender). */
const notToAttack = (
  columns: Pick<State, 'columns'>,
  seat: Seat,
  { company, defender: rank }: Pair,
): ViolationOf<'no-merchant' | 'own-merchant'>[] => {
  const owner = ownerAt(columns, company, rank);
  if (owner !== null && owner !== seat) return [];
  return [
    { clause: 'fight.defender', reason: owner === null ? 'no-merchant' : 'own-merchant', facts: { company, rank } },
  ];
};

/** An attack goes upward (fight.above). */
export const notAbove = ({ attacker, defender }: Omit<Pair, 'company'>): ViolationOf<'not-above'>[] =>
  defender < attacker ? [] : [{ clause: 'fight.above', reason: 'not-above', facts: { attacker, defender } }];

/** The seat attacks with its own merchant somebody else's above it (fight.attacker, fight.defender, fight.above). */
export const checkPair = (
  columns: Pick<State, 'columns'>,
  seat: Seat,
  pair: Pair,
): ViolationOf<'not-own' | 'no-merchant' | 'own-merchant' | 'not-above', PairClause>[] => [
  ...notOwn(columns, 'fight.attacker', seat, pair.company, pair.attacker),
  ...notToAttack(columns, seat, pair),
  ...notAbove(pair),
];

type PairClause = 'fight.attacker' | 'fight.defender' | 'fight.above';

/** An attack needs a card (fight.attack-cards). */
export const noCard = (played: number): ViolationOf<'no-card'>[] =>
  played > 0 ? [] : [{ clause: 'fight.attack-cards', reason: 'no-card', facts: {} }];

/** Cards that bear no flag of the company fought over (fight.flag-needed). */
export const withoutFlag = (
  cards: readonly (NamedCard & { readonly flags: number })[],
  company: CompanyId,
): ViolationOf<'no-flag'>[] =>
  cards.flatMap(({ flags, ...card }): ViolationOf<'no-flag'>[] =>
    flags > 0 ? [] : [{ clause: 'fight.flag-needed', reason: 'no-flag', facts: { ...card, company } }],
  );

/** One card stays in the hand (fight.keep-one). */
export const keepsNone = (hand: number, played: number): ViolationOf<'hand-emptied'>[] =>
  played > 0 && played >= hand ? [{ clause: 'fight.keep-one', reason: 'hand-emptied', facts: { hand, played } }] : [];

/** With one card there is no attack (fight.single-card). */
export const singleCard = (hand: number): ViolationOf<'single-card'>[] =>
  hand <= 1 ? [{ clause: 'fight.single-card', reason: 'single-card', facts: { hand } }] : [];

/** The defense plays no more cards than the attack (fight.defender-limit). */
export const overLimit = (played: number, limit: number): ViolationOf<'too-many-cards'>[] =>
  played > limit ? [{ clause: 'fight.defender-limit', reason: 'too-many-cards', facts: { played, limit } }] : [];

/** The flags of a face that count for a company; a text that is no face has none to be missed. */
export const flagged = (face: number, card: Face, company: number) => ({
  card,
  flags: flagsOf[face * 4 + company] ?? 1,
});

/** The cards of one side are in the hand and bear the flag (fight.from-hand, fight.flag-needed). */
const checkCards = (state: State, seat: Seat, company: CompanyId, cards: readonly Face[]): Refusal[] => {
  const faces = numbersOf(cards);
  const missing = missingCards(state, state.hands[seat]!, faces);
  return [
    ...missing.map(
      (face): Refusal => ({
        clause: 'fight.from-hand',
        reason: 'not-in-hand',
        facts: { card: cards[faces.indexOf(face)]! },
      }),
    ),
    ...withoutFlag(
      faces.map((face, i) => flagged(face, cards[i]!, companyNumber[company])),
      company,
    ),
  ];
};

const attackBy = ['company.optional', 'fight.attacker', 'fight.attack-cards'] as const;

/** An own merchant attacks another player's, higher up in the same company, with cards of the hand (fight.*). */
export const checkAttack = (state: State, action: ActionOf<'attack'>): Judgment => {
  const { seat, company, cards } = action;
  const hand = state.hands[seat]!.length;
  return {
    found: [
      ...checkPair(state, seat, action),
      ...noCard(cards.length),
      ...checkCards(state, seat, company, cards),
      ...keepsNone(hand, cards.length),
      ...singleCard(hand),
    ],
    by: attackBy,
  };
};

const defendBy = ['fight.defense'] as const;

/** The defender answers with cards of the company, or none (fight.defense). */
export const checkDefend = (state: State, { seat, cards }: ActionOf<'defend'>): Judgment => {
  const { company, attack } = state.fight!;
  return {
    found: [
      ...checkCards(state, seat, companyId(company), cards),
      ...overLimit(cards.length, attack.length),
      ...keepsNone(state.hands[seat]!.length, cards.length),
    ],
    by: defendBy,
  };
};

const yieldBy = ['fight.beaten'] as const;

/** The beaten merchant takes the attacker's old space or goes to another company (fight.beaten). */
export const checkYield = (state: State, { to }: ActionOf<'yield'>): Judgment => {
  if (to === 'swap') return { found: [], by: yieldBy };
  const same = companyNumber[to] === state.fight!.company;
  return {
    found: [
      ...(same ? [{ clause: 'fight.beaten', reason: 'same-company', facts: { company: to } } as const] : []),
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
      ...(given > 1 ? [{ clause: 'fight.reward', reason: 'too-many', facts: { given, limit: 1 } } as const] : []),
      ...strangers.map(
        (face): Refusal => ({
          clause: 'fight.reward',
          reason: 'not-played',
          facts: { card: cards[faces.indexOf(face)]! },
        }),
      ),
    ],
    by: rewardBy,
  };
};
