import type { Lang } from '@portolan/core';
import { say, wide } from '@portolan/core/words';
import { cargoName } from '../../rules/names.ts';
import type { PaymentCard } from '../types/payment.ts';

/** What a card of a payment holds. */
type CargoCard = { readonly [Field in keyof Omit<PaymentCard, 'from'>]: PaymentCard[Field] | undefined } & Pick<
  PaymentCard,
  'kind'
>;

/** A card of a payment in words: "girofle ×2", "muscade (carte Port)". */
export const cargoInWords = ({ kind, units = 1, harbor = false, tradedAs }: CargoCard, lang: Lang): string => {
  const name = `${cargoName(kind, lang)}${units === 2 ? `${wide}×2` : ''}`;
  const card = harbor ? say(lang, `${name} (carte Port)`, `${name} (Harbor card)`) : name;
  return tradedAs
    ? say(lang, `${card} troquée pour ${cargoName(tradedAs, lang)}`, `${card} traded for ${cargoName(tradedAs, lang)}`)
    : card;
};
