import { checkPair, keepsNone, noCard, notAbove, overLimit, singleCard, withoutFlag } from '../check/fight.ts';
import { companyNumber } from '../numbers.ts';
import { NONE } from '../state.ts';
import { openColumns, placedAt } from './convert.ts';
import type { CheckerViolation, FightInput } from './types.ts';

type Pair = Pick<FightInput, 'company' | 'column' | 'attacker' | 'defender'>;

/** What is wrong with the two merchants of a fight: nobody there, the same owner, or not above. */
export const pairViolations = (pair: Pair): readonly CheckerViolation[] => {
  const { company, column, attacker } = pair;
  if (column === undefined) return notAbove(pair);
  const columns = openColumns({ [company]: column });
  return checkPair({ columns }, columns[companyNumber[company]]![attacker - 1] ?? NONE, pair);
};

const flagged = (cards: readonly number[]) => cards.map((flags, index) => ({ ...placedAt(index), flags }));

/** Everything wrong with the attack, in the order of the engine. */
export const attackViolations = (input: FightInput): readonly CheckerViolation[] => {
  const { attack, hands, company } = input;
  return [
    ...pairViolations(input),
    ...noCard(attack.length),
    ...withoutFlag(flagged(attack), company),
    ...keepsNone(hands.attacker, attack.length),
    ...singleCard(hands.attacker),
  ];
};

/** Everything wrong with the defense, in the order of the engine; nothing while there is no answer. */
export const defenseViolations = ({ attack, defense, hands, company }: FightInput): readonly CheckerViolation[] =>
  defense === null
    ? []
    : [
        ...withoutFlag(flagged(defense), company),
        ...overLimit(defense.length, attack.length),
        ...keepsNone(hands.defender, defense.length),
      ];
