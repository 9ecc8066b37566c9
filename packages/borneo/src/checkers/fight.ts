import { judged } from '@portolan/core';
import { applying } from '@portolan/core/checkers';
import type { Clause } from '../clauses.ts';
import { attackWins, bonusOf, countedFlags, defenseLimit, givesBonus } from '../pieces/fight.ts';
import type { Readings } from '../readings.ts';
import { openColumn } from './convert.ts';
import { defineChecker } from './define.ts';
import { attackOptions, defenseOptions } from './fight-options.ts';
import { attackViolations, defenseViolations, pairViolations } from './fight-rules.ts';
import { readFight } from './types/fight.ts';
import type { FightAnswer, FightInput, FightSide } from './types.ts';

const bonusIn = (input: FightInput, thirdParty: boolean): number => {
  const { column, attacker, defender } = input;
  if (column !== undefined) return bonusOf(openColumn(column), attacker, defender, thirdParty);
  return input.between ?? Math.max(0, attacker - defender - 1);
};

const betweenIn = (input: FightInput, thirdParty: boolean): FightAnswer['between'] => {
  const owners = openColumn(input.column);
  const [attacking, defending] = [owners[input.attacker - 1] ?? -1, owners[input.defender - 1] ?? -1];
  return owners
    .map((owner, i) => ({ rank: i + 1, owner, counts: givesBonus(owner, attacking, defending, thirdParty) }))
    .filter(({ rank, owner }) => rank > input.defender && rank < input.attacker && owner >= 0);
};

type SideInput = Pick<FightSide, 'bonus' | 'limit' | 'violations'> & { readonly played: readonly number[] };

const sideOf = ({ played, ...side }: SideInput, all: boolean): FightSide => {
  const cards = played.map((flags) => countedFlags(flags, all));
  const flags = cards.reduce((sum, count) => sum + count, 0);
  return { cards, flags, total: flags + side.bonus, ...side };
};

const outcome = (winner: FightAnswer['winner'], reward: boolean): readonly (Clause | false)[] => {
  if (winner === null) return [];
  const end: readonly (Clause | false)[] =
    winner === 'attacker' ? ['fight.success', 'fight.beaten'] : ['fight.failure', reward && 'fight.reward'];
  return [...end, 'fight.discard'];
};

const answer = (input: FightInput, readings: Readings): FightAnswer => {
  const all = readings['fight-flags'] === 'all';
  const thirdParty = readings['fight-bonus'] === 'third-party';
  const bonus = bonusIn(input, thirdParty);
  const limit = defenseLimit(input.hands.defender, input.attack.length);
  const attack = sideOf(
    {
      played: input.attack,
      bonus: 0,
      limit: Math.max(0, input.hands.attacker - 1),
      violations: attackViolations(input),
    },
    all,
  );
  const defense = sideOf({ played: input.defense ?? [], bonus, limit, violations: defenseViolations(input) }, all);
  const sound = attack.violations.length === 0 && defense.violations.length === 0;
  const won = attackWins(attack.flags, defense.flags, bonus);
  const winner = !sound || input.defense === null ? null : won ? 'attacker' : 'defender';
  const reward = winner === 'defender' && defense.cards.length > 0;
  const answered = input.defense !== null;
  const violations = attack.violations.length > 0 ? attack.violations : defense.violations;
  const verdict = judged(violations, [
    'company.optional',
    'fight.attacker',
    'fight.attack-cards',
    ...(answered ? (['fight.defense'] as const) : []),
  ]);
  return {
    verdict,
    clauses: applying(
      ...(verdict.legal ? verdict.by : verdict.violations.map(({ clause }) => clause)),
      // What is counted does not matter where a card may not be played.
      verdict.legal && 'fight.count',
      verdict.legal && 'fight.bonus',
      ...outcome(winner, reward),
    ),
    attack,
    defense,
    bonus,
    between: betweenIn(input, thirdParty),
    winner,
    needed: Math.max(0, attack.flags - bonus + 1),
    equal: attack.total === defense.total,
    chooser: winner === 'attacker' ? (readings['fight-beaten'] === 'attacker' ? 'attacker' : 'defender') : null,
    reward,
    attacks: pairViolations(input).length > 0 ? [] : attackOptions(input, bonus, all),
    defenses: attack.violations.length > 0 ? [] : defenseOptions(input, bonus, all),
  };
};

/** "May I play these cards in the fight, and who wins?" */
export const fight = defineChecker<FightInput, FightAnswer>({
  id: 'fight',
  rulings: ['fight-flags', 'fight-bonus', 'fight-beaten'],
  example: {
    company: 'green',
    column: [2, 3, 0],
    attacker: 3,
    defender: 1,
    attack: [3],
    defense: [2],
    hands: { attacker: 4, defender: 4 },
  },
  input: readFight,
  answer,
  decision: ({ verdict, winner, chooser, defense }) => [verdict.legal, winner ?? defense.bonus, chooser],
});
