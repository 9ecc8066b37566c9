import { attackWins, countedFlags, defenseLimit } from '../pieces/fight.ts';
import type { FightInput, FightOption } from './types.ts';

interface Choice {
  readonly cards: readonly number[];
  readonly flags: number;
}

/** All sets of cards that bear a flag, up to so many; equal sets of flags once, fewest cards first, then most flags. */
const choices = (cards: readonly number[], least: number, most: number, all: boolean): Choice[] => {
  const found = new Map<string, Choice>();
  for (let bits = 0; bits < 2 ** cards.length; bits++) {
    const chosen = cards.map((_, index) => index).filter((index) => bits & (1 << index));
    if (chosen.length < least || chosen.length > most || chosen.some((index) => cards[index] === 0)) continue;
    const counted = chosen.map((index) => countedFlags(cards[index]!, all)).sort();
    const key = counted.join();
    const flags = counted.reduce((sum, count) => sum + count, 0);
    if (!found.has(key)) found.set(key, { cards: chosen, flags });
  }
  return [...found.values()].sort((a, b) => a.cards.length - b.cards.length || b.flags - a.flags);
};

/** Flags that the defender can bring up at best, with so many cards at most. */
const best = (cards: readonly number[], most: number, all: boolean): number =>
  cards
    .filter((flags) => flags > 0)
    .map((flags) => countedFlags(flags, all))
    .sort((a, b) => b - a)
    .slice(0, most)
    .reduce((sum, flags) => sum + flags, 0);

const option = ({ cards, flags }: Choice, total: number, won: boolean): FightOption => ({
  cards,
  total: flags + total,
  winner: won ? 'attacker' : 'defender',
});

/** What the attacker could play of the cards entered, each met by the defender's best answer with his. */
export const attackOptions = (input: FightInput, bonus: number, all: boolean): FightOption[] =>
  choices(input.attack, 1, input.hands.attacker - 1, all).map((choice) => {
    const limit = defenseLimit(input.hands.defender, choice.cards.length);
    return option(choice, 0, attackWins(choice.flags, best(input.defense ?? [], limit, all), bonus));
  });

/** What the defender could play of the cards entered against the attack as entered. */
export const defenseOptions = (input: FightInput, bonus: number, all: boolean): FightOption[] => {
  const attack = input.attack.reduce((sum, flags) => sum + countedFlags(flags, all), 0);
  const limit = defenseLimit(input.hands.defender, input.attack.length);
  return choices(input.defense ?? [], 0, limit, all).map((choice) =>
    option(choice, bonus, attackWins(attack, choice.flags, bonus)),
  );
};
