import { checkKeepOne } from '../check/fight.ts';
import { openColumn } from './convert.ts';
import type { CheckerViolation, FightInput } from './types.ts';

type Pair = Pick<FightInput, 'company' | 'column' | 'attacker' | 'defender'>;

const owners = ({ company, column, attacker, defender }: Pair): CheckerViolation[] => {
  if (column === undefined) return [];
  const open = openColumn(column);
  const [attacking, defending] = [open[attacker - 1] ?? -1, open[defender - 1] ?? -1];
  const found: CheckerViolation[] = [];
  if (attacking < 0) found.push({ clause: 'fight.attacker', reason: 'not-own', company, rank: attacker, owner: null });
  if (defending < 0) found.push({ clause: 'fight.defender', reason: 'no-merchant', company, rank: defender });
  else if (defending === attacking) {
    found.push({ clause: 'fight.defender', reason: 'own-merchant', company, rank: defender });
  }
  return found;
};

/** What is wrong with the two merchants of a fight: nobody there, the same owner, or not above. */
export const pairViolations = (pair: Pair): CheckerViolation[] => {
  const { attacker, defender } = pair;
  const above: CheckerViolation[] =
    defender < attacker ? [] : [{ clause: 'fight.above', reason: 'not-above', attacker, defender }];
  return [...owners(pair), ...above];
};

/** Cards without a flag of the company; each is named by its place. */
const flagless = (cards: readonly number[], company: FightInput['company']): CheckerViolation[] =>
  cards.flatMap((flags, index) =>
    flags > 0 ? [] : [{ clause: 'fight.flag-needed', reason: 'no-flag', card: `#${index + 1}`, index, company }],
  );

/** Everything wrong with the attack, in the order of the engine. */
export const attackViolations = (input: FightInput): CheckerViolation[] => {
  const { attack, hands, company } = input;
  return [
    ...pairViolations(input),
    ...(attack.length === 0 ? [{ clause: 'fight.attack-cards', reason: 'no-card' } as const] : []),
    ...flagless(attack, company),
    ...checkKeepOne(hands.attacker, attack.length),
    ...(hands.attacker <= 1
      ? [{ clause: 'fight.single-card', reason: 'single-card', hand: hands.attacker } as const]
      : []),
  ];
};

/** Everything wrong with the defense, in the order of the engine; nothing while there is no answer. */
export const defenseViolations = (input: FightInput): CheckerViolation[] => {
  const { attack, defense, hands, company } = input;
  if (defense === null) return [];
  const [played, limit] = [defense.length, attack.length];
  return [
    ...flagless(defense, company),
    ...(played > limit ? [{ clause: 'fight.defender-limit', reason: 'too-many-cards', played, limit } as const] : []),
    ...checkKeepOne(hands.defender, played),
  ];
};
