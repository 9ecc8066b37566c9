import type { Sentence } from '@portolan/core/words';
import * as en from './english.ts';
import * as fr from './french.ts';

/** Draws of pieces that their pile cannot give. */
export const pileRefusals: Readonly<Record<string, Sentence>> = {
  'known-tile': {
    fr: (facts) => `La prochaine marchandise est connue : ${fr.goods(facts.next)}, et non ${fr.goods(facts.goods)}.`,
    en: (facts) => `The next goods tile is known: ${en.goods(facts.next)}, not ${en.goods(facts.goods)}.`,
  },
  'ships.list/not-in-pile': {
    fr: (facts) => `La pile n’a plus de navire de valeur ${facts.ship}.`,
    en: (facts) => `The pile has no ship of value ${facts.ship} left.`,
  },
  'premium.rates/not-in-pile': {
    fr: (facts) => `La pile n’a plus de tuile ${fr.goods(facts.goods)}.`,
    en: (facts) => `The pile has no ${en.goods(facts.goods)} tile left.`,
  },
  'setup.tile-pile/not-in-pile': {
    fr: (facts) => `On ne peut pas retourner ${fr.tile(facts.tile)} : la pile n’en a plus.`,
    en: (facts) => `The tile ${en.tile(facts.tile)} cannot be turned up: the pile has none left.`,
  },
};
