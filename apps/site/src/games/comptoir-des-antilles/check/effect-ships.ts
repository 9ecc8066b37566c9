import { type Contact, type Effect, type Quay, quayNumbers } from '@portolan/comptoir-des-antilles';
import type { EffectInput } from '@portolan/comptoir-des-antilles/checkers';
import { EMPTY } from '../parts/quay-text.ts';

/** The cards of a table on which an effect is all that happens. */
export const cardsWith = (effect: Effect): readonly Contact[] =>
  ['card', 'other'].map((id) => ({ id, fr: 'La carte', en: 'The card', commission: 1, effects: [effect] }));

/** What lies at each quay, as it is written. */
export const quaysOf = ({ ships }: Pick<EffectInput, 'ships'>): readonly string[] =>
  quayNumbers.map((quay) => ships[quay] ?? EMPTY);

/** The ships with one of them put, or taken away. */
export const withShip = (ships: EffectInput['ships'], quay: Quay, text: string): EffectInput['ships'] => {
  const { [quay]: _, ...others } = ships;
  return text === EMPTY ? others : { ...others, [quay]: text };
};
