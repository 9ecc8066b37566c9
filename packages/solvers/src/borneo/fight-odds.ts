import { borneo, type Face, type State } from '@portolan/borneo';
import {
  bonusOf,
  cardFlags,
  countFight,
  defenseLimit,
  faceText,
  flagsOf,
  parseFace,
  UNKNOWN,
} from '@portolan/borneo/pieces';
import { choose, compareFractions, type Fraction, fraction, fractionToString, type Problem } from '@portolan/core';
import { also } from '@portolan/core/readers';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { type FightOddsInput, inputs } from './inputs.ts';
import { companyOf, type FactsOfTable, knownFaces, tableOf } from './table.ts';

/** A card set and its chance. */
export interface RankedAttack {
  readonly cards: readonly Face[];
  readonly flags: number;
  /** A fraction in lowest terms. */
  readonly success: string;
}

/** Chances against a defender who holds his ground whenever his hand can. */
export interface FightOddsAnswer extends Answer {
  /** Of the cards asked, or of the best set. */
  readonly success: string;
  readonly bonus: number;
  readonly ranking: readonly RankedAttack[];
  /** The smallest set that meets the wish, where there is one. */
  readonly smallest?: RankedAttack;
}

/** A defender's hand by what counts: flags of his known cards, unknown ones, and what those can be. */
export interface Defender {
  readonly known: readonly number[];
  readonly unknown: number;
  /** Unseen cards by flags, 0 to 4. */
  readonly unseen: readonly number[];
}

/** The most flags that so many cards can show together. */
const bestSum = (flags: readonly number[], cards: number): number =>
  [...flags]
    .sort((a, b) => b - a)
    .slice(0, cards)
    .reduce((sum, n) => sum + n, 0);

/** Every way to draw `left` cards from the classes, with its number of ways. */
const draws = function* (
  unseen: readonly number[],
  left: number,
  from = 4,
): Generator<[flags: number[], ways: bigint]> {
  if (from < 0) {
    if (left === 0) yield [[], 1n];
    return;
  }
  for (let n = 0; n <= Math.min(left, unseen[from]!); n++) {
    for (const [flags, ways] of draws(unseen, left - n, from - 1)) {
      yield [[...Array<number>(n).fill(from), ...flags], ways * choose(unseen[from]!, n)];
    }
  }
};

/** The chance that an attack of so many flags succeeds against the best `limit` cards of the hand and the bonus. */
export const attackChance = (attack: number, bonus: number, limit: number, hand: Defender): Fraction => {
  let good = 0n;
  for (const [flags, ways] of draws(hand.unseen, hand.unknown)) {
    if (bestSum([...hand.known, ...flags], limit) <= attack - bonus) good += ways;
  }
  const all = choose(
    hand.unseen.reduce((sum, n) => sum + n, 0),
    hand.unknown,
  );
  return fraction(good, all);
};

const subsets = (items: readonly number[]): number[][] =>
  items.reduce<number[][]>((sets, item) => sets.flatMap((set) => [set, [...set, item]]), [[]]);

/** Distinct sets of known cards with a flag of the company that leave one card in the hand. */
const attackSets = (table: FactsOfTable, hand: readonly number[], company: number): number[][] => {
  const order = knownFaces(table, hand);
  const known = hand.filter((face) => face !== UNKNOWN && flagsOf[face * 4 + company]! > 0);
  const sets = subsets(known.sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  const distinct = new Map(sets.map((set) => [set.join(), set]));
  return [...distinct.values()].filter((set) => set.length > 0 && set.length < hand.length);
};

const byFlags = (faces: readonly number[], company: number, all: boolean): number[] => {
  const classes = [0, 0, 0, 0, 0];
  for (const face of faces) {
    const flags = flagsOf[face * 4 + company]!;
    classes[flags > 0 ? cardFlags(face, company, all) : 0]!++;
  }
  return classes;
};

const defenderOf = (table: FactsOfTable, seat: number, company: number, input: FightOddsInput): Defender => {
  const all = table.rulings['fight-flags'] === 'all';
  const hand = table.hands[seat] ?? [];
  const known = hand.filter((face) => face !== UNKNOWN);
  return {
    known: known.map((face) => (flagsOf[face * 4 + company]! > 0 ? cardFlags(face, company, all) : 0)),
    unknown: hand.length - known.length,
    unseen: input.unseenByFlags ?? byFlags(table.unseen ?? [], company, all),
  };
};

const fightProblems = (table: FactsOfTable, input: FightOddsInput): Problem[] => {
  const column = table.columns[companyOf(input.company)]!;
  const problems: Problem[] = [];
  const ranks = column.flatMap((owner, at) => (owner >= 0 ? [at + 1] : []));
  for (const field of ['attacker', 'defender'] as const) {
    if (!ranks.includes(input[field]))
      problems.push({ path: field, code: 'out-of-range', facts: { found: input[field], min: 1, max: column.length } });
  }
  if (problems.length > 0) return problems;
  const defender = column[input.defender - 1]!;
  const attacker = column[input.attacker - 1]!;
  if (attacker === defender || input.defender >= input.attacker) {
    problems.push({
      path: 'defender',
      code: 'out-of-range',
      facts: { found: input.defender, min: 1, max: input.attacker - 1 },
    });
  }
  const sets = attackSets(table, table.hands[attacker] ?? [], companyOf(input.company)).map((set) =>
    [...set].sort().join(),
  );
  const asked = input.cards
    ?.map((card) => parseFace(card)!)
    .sort()
    .join();
  if (asked !== undefined && !sets.includes(asked))
    problems.push({ path: 'cards', code: 'not-playable', facts: { found: input.cards } });
  const unknown = (table.hands[defender] ?? []).filter((face) => face === UNKNOWN).length;
  const unseen = input.unseenByFlags?.reduce((sum, n) => sum + n, 0) ?? table.unseen?.length;
  if (unseen === undefined)
    problems.push({ path: 'unseenByFlags', code: 'missing-field', facts: { field: 'unseenByFlags' } });
  else if (unseen < unknown)
    problems.push({ path: 'unseenByFlags', code: 'out-of-range', facts: { found: unseen, min: unknown, max: 1000 } });
  return problems;
};

/** May I win this fight? */
export const fightOdds: Question<State, FightOddsInput, FightOddsAnswer> = positionQuestion(borneo, {
  id: 'fightOdds',
  certainty: 'exact',
  example: { company: 'red', attacker: 3, defender: 1 },
  reads: (state) =>
    also(
      inputs.fightOdds(state),
      (input, _, problems) => void problems.push(...fightProblems(tableOf(state), input)),
      'not-playable',
      'out-of-range',
      'missing-field',
    ),
  solve: (state, input) => {
    const table = tableOf(state!);
    const company = companyOf(input.company);
    const column = table.columns[company]!;
    const all = table.rulings['fight-flags'] === 'all';
    const bonus = bonusOf(column, input.attacker, input.defender, table.rulings['fight-bonus'] === 'third-party');
    const defender = defenderOf(table, column[input.defender - 1]!, company, input);
    const hand = table.hands[column[input.attacker - 1]!] ?? [];
    const size = defender.known.length + defender.unknown;
    const entries = attackSets(table, hand, company).map((set) => {
      const flags = countFight(set, company, all);
      return { set, flags, chance: attackChance(flags, bonus, defenseLimit(size, set.length), defender) };
    });
    entries.sort((a, b) => compareFractions(b.chance, a.chance) || a.set.length - b.set.length || a.flags - b.flags);
    const ranking = entries.map(({ set, flags, chance }) => ({
      cards: set.map(faceText),
      flags,
      success: fractionToString(chance),
    }));
    const key = (cards: readonly number[]) => [...cards].sort().join();
    const asked = input.cards && key(input.cards.map((card) => parseFace(card)!));
    const at = asked === undefined ? 0 : entries.findIndex(({ set }) => key(set) === asked);
    const wished = fraction(input.wish ?? 0, 100);
    const enough = entries.flatMap(({ chance }, i) => (compareFractions(chance, wished) >= 0 ? [ranking[i]!] : []));
    const smallest = enough.sort((a, b) => a.cards.length - b.cards.length)[0];
    return {
      certainty: 'exact',
      success: ranking[at]?.success ?? '0',
      bonus,
      ranking,
      ...(input.wish !== undefined && smallest ? { smallest } : {}),
    };
  },
});
