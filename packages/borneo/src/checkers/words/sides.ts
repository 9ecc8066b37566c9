import type { Lang } from '@portolan/core';
import { say, seat } from '@portolan/core/words';
import type { FightInput } from '../types/fight.ts';

/** What the two sides are called: their letters where the column names them. */
export const sidesOf = (input: FightInput, lang: Lang): { readonly attacker: string; readonly defender: string } => {
  const name = (rank: number, otherwise: string): string => {
    const owner = input.column?.[rank - 1];
    return typeof owner === 'number' ? seat(owner) : otherwise;
  };
  return {
    attacker: name(input.attacker, say(lang, 'l’attaquant', 'the attacker')),
    defender: name(input.defender, say(lang, 'le défenseur', 'the defender')),
  };
};
