import { amount, capital, type Sentence, seat } from '@portolan/core/words';
import * as en from './english.ts';
import { counter, quay } from './facts.ts';
import * as fr from './french.ts';

/** `1` or `1 to 2`: how many there may be. */
const range = (min: unknown, max: unknown, to: string): string =>
  amount(min) === amount(max) ? String(amount(max)) : `${amount(min)} ${to} ${amount(max)}`;

/** Why a position typed in cannot occur. */
export const impossible: Readonly<Record<string, Sentence>> = {
  overloaded: {
    fr: (facts) =>
      `Au quai ${quay(facts.quay)}, il y a ${fr.count(facts.aboard, 'porteur')} à bord d’un navire de valeur ${amount(facts.ship)}.`,
    en: (facts) =>
      `At quay ${quay(facts.quay)} ${en.thereAre(facts.aboard, 'porter')} aboard a ship of value ${amount(facts.ship)}.`,
  },
  'full-at-quay': {
    fr: (facts) => `Le navire du quai ${quay(facts.quay)} est plein : il serait déjà parti.`,
    en: (facts) => `The ship at quay ${quay(facts.quay)} is full: it would have sailed already.`,
  },
  'too-many-porters': {
    fr: (facts) =>
      `${seat(facts.seat)} a ${fr.count(facts.aboard, 'porteur')} à bord et n’en possède que ${amount(facts.porters)}.`,
    en: (facts) =>
      `${seat(facts.seat)} has ${en.count(facts.aboard, 'porter')} aboard and owns only ${amount(facts.porters)}.`,
  },
  'too-many-ships': {
    fr: (facts) =>
      `On compte ${fr.count(facts.seen, 'navire')} de valeur ${amount(facts.ship)} ; la boîte en a ${amount(facts.count)}.`,
    en: (facts) =>
      `${capital(en.thereAre(facts.seen, 'ship'))} of value ${amount(facts.ship)}; the box has ${amount(facts.count)}.`,
  },
  'goods-total': {
    fr: (facts) =>
      `On compte ${fr.count(facts.found, 'tuile')} ${fr.goods(facts.goods)} en tout ; il en faut ${amount(facts.count)}.`,
    en: (facts) =>
      `${capital(en.thereAre(facts.found, `${en.goods(facts.goods)} tile`))} in all; there must be ${amount(facts.count)}.`,
  },
  'too-few-unseen': {
    fr: (facts) =>
      `Les mains cachent ${fr.count(facts.hidden, 'marchandise')}, et il n’en reste que ${amount(facts.unseen)} que personne n’a vues.`,
    en: (facts) =>
      `The hands hide ${en.count(facts.hidden, 'goods tile')}, and only ${amount(facts.unseen)} have not been seen.`,
  },
  'too-many-tiles': {
    fr: (facts) =>
      `On voit ${amount(facts.found)} fois ${fr.tile(facts.tile)} ; la boîte n’en a que ${amount(facts.count)}.`,
    en: (facts) =>
      `The tile ${en.tile(facts.tile)} is seen ${amount(facts.found)} times; the box has ${amount(facts.count)}.`,
  },
  'hand-size': {
    fr: (facts) =>
      `${seat(facts.seat)} a ${fr.count(facts.tiles, 'marchandise')} en main ; il en faut ${range(facts.min, facts.max, 'à')}.`,
    en: (facts) =>
      `${seat(facts.seat)} holds ${en.count(facts.tiles, 'goods tile')}; there must be ${range(facts.min, facts.max, 'to')}.`,
  },
  'too-many-discarded': {
    fr: (facts) =>
      `${seat(facts.seat)} a ${fr.count(facts.cards, 'relation')} dans sa défausse ; il n’y en a jamais plus de ${amount(facts.max)}.`,
    en: (facts) =>
      `${seat(facts.seat)} has ${en.count(facts.cards, 'contact')} in the discard; there are never more than ${amount(facts.max)}.`,
  },
  'contact-twice': {
    fr: (facts) => `${seat(facts.seat)} n’a qu’une fois ${fr.contact(facts.contact)}, et elle est à deux endroits.`,
    en: (facts) => `${seat(facts.seat)} has ${en.contact(facts.contact)} only once, and it is in two places.`,
  },
  'no-goods': {
    fr: (facts) => `Le navire du quai ${quay(facts.quay)} n’a pas de marchandise.`,
    en: (facts) => `The ship at quay ${quay(facts.quay)} has no goods.`,
  },
  'below-zero': {
    fr: (facts) => `Le compteur de ${seat(facts.seat)} est à ${counter(facts.premiums)} ; il ne descend pas sous 0.`,
    en: (facts) => `${seat(facts.seat)}’s counter shows ${counter(facts.premiums)}; it does not go below 0.`,
  },
  'slate-left': {
    fr: (facts) =>
      facts.left === false
        ? 'L’ardoise a été laissée dans ce tour, donc aussi dans ce tour de table.'
        : `L’ardoise vient d’être laissée : ${seat(facts.active)} ne peut plus la tenir.`,
    en: (facts) =>
      facts.left === false
        ? 'The slate was left in this turn, so in this round as well.'
        : `The slate has just been left: ${seat(facts.active)} cannot hold it any more.`,
  },
  'bid-too-high': {
    fr: (facts) => `${seat(facts.seat)} a misé ${counter(facts.bid)} avec un compteur à ${counter(facts.premiums)}.`,
    en: (facts) => `${seat(facts.seat)} has bid ${counter(facts.bid)} with a counter at ${counter(facts.premiums)}.`,
  },
};
