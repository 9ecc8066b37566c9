import type { Lang } from '@portolan/core';
import type { CompanyId, Face, HarborId } from '../../types.ts';
import { english, french } from '../typeset.ts';
import * as en from './english.ts';
import * as fr from './french.ts';

/** A card in words: `RRB/G clove ×2`, `RRB/V girofle ×2`, `Kuching`. */
export const cardInWords = (card: Face | HarborId, lang: Lang): string =>
  lang === 'fr' ? french(fr.card(card)) : english(en.card(card));

/** Cards in words, in order. */
export const cardsInWords = (cards: readonly (Face | HarborId)[], lang: Lang): string =>
  lang === 'fr' ? french(fr.cards(cards)) : english(en.cards(cards));

/** A number for each company: `red 4, blue 3`. */
export const tallyInWords = (numbers: Readonly<Partial<Record<CompanyId, number>>>, lang: Lang): string =>
  lang === 'fr' ? fr.tally(numbers) : en.tally(numbers);
