import { amount, type Sentence, seat } from '@portolan/core/words';
import * as en from './english.ts';
import { quay } from './facts.ts';
import * as fr from './french.ts';

/** Why a ship sails, by cause. */
const why: Readonly<Record<string, readonly [string, string]>> = {
  full: ['il est plein', 'it is full'],
  shortage: ['la Pénurie le fait partir', 'the Shortage makes it sail'],
  storm: ['la Tempête l’emporte', 'the Storm takes it'],
};
const cause = (value: unknown) => why[String(value)] ?? ['il s’en va', 'it goes'];

/** Departures: what they pay and cost, what becomes of ship, goods and porters. */
export const departureEvents: Readonly<Record<string, Sentence>> = {
  shipSailed: {
    fr: (facts) => `Le navire de valeur ${facts.ship} quitte le quai ${quay(facts.quay)} : ${cause(facts.cause)[0]}.`,
    en: (facts) => `The ship of value ${facts.ship} leaves quay ${quay(facts.quay)}: ${cause(facts.cause)[1]}.`,
  },
  rateChanged: {
    fr: (facts) =>
      amount(facts.change) < 0
        ? `La Mauvaise Qualité du quai ${quay(facts.quay)} ôte 1 à la prime de chaque porteur.`
        : `La Top Qualité du quai ${quay(facts.quay)} ajoute 1 à la prime de chaque porteur.`,
    en: (facts) =>
      amount(facts.change) < 0
        ? `Poor Quality at quay ${quay(facts.quay)} takes 1 off the premium of each porter.`
        : `Top Quality at quay ${quay(facts.quay)} adds 1 to the premium of each porter.`,
  },
  premiumPaid: {
    fr: (facts) =>
      `${seat(facts.seat)} touche ${fr.count(facts.amount, 'prime')} : ${fr.count(facts.porters, 'porteur')} à ${amount(facts.rate)}.`,
    en: (facts) =>
      `${seat(facts.seat)} earns ${en.count(facts.amount, 'premium')}: ${en.count(facts.porters, 'porter')} at ${amount(facts.rate)}.`,
  },
  noPremium: {
    fr: (facts) => `Au quai ${quay(facts.quay)}, la tempête prend tout : personne n’est payé.`,
    en: (facts) => `At quay ${quay(facts.quay)} the storm takes it all: nobody is paid.`,
  },
  commissionPaid: {
    fr: (facts) =>
      amount(facts.paid) < amount(facts.due)
        ? `${seat(facts.seat)} doit une commission de ${amount(facts.due)} et ne peut en payer que ${amount(facts.paid)}.`
        : `${seat(facts.seat)} paie la commission de ${amount(facts.due)}.`,
    en: (facts) =>
      amount(facts.paid) < amount(facts.due)
        ? `${seat(facts.seat)} owes a commission of ${amount(facts.due)} and can pay only ${amount(facts.paid)}.`
        : `${seat(facts.seat)} pays the commission of ${amount(facts.due)}.`,
  },
  slateMoved: {
    fr: (facts) => `L’ardoise passe de ${seat(facts.from)} à ${seat(facts.to)}.`,
    en: (facts) => `The slate goes from ${seat(facts.from)} to ${seat(facts.to)}.`,
  },
  slateKept: {
    fr: (facts) => `L’ardoise a servi : ${seat(facts.seat)} la garde.`,
    en: (facts) => `The slate has been used: ${seat(facts.seat)} keeps it.`,
  },
  shipDiscarded: {
    fr: (facts) => `Le navire de valeur ${facts.ship} du quai ${quay(facts.quay)} est défaussé.`,
    en: (facts) => `The ship of value ${facts.ship} from quay ${quay(facts.quay)} is discarded.`,
  },
  shipRemoved: {
    fr: (facts) => `Le navire de valeur ${facts.ship} du quai ${quay(facts.quay)} sort de la partie.`,
    en: (facts) => `The ship of value ${facts.ship} at quay ${quay(facts.quay)} leaves the game.`,
  },
  goodsReturned: {
    fr: (facts) => `Sa tuile ${fr.goods(facts.goods)} passe sous la pile.`,
    en: (facts) => `Its ${en.goods(facts.goods)} tile goes under the pile.`,
  },
  goodsDiscarded: {
    fr: (facts) => `Sa tuile ${fr.goods(facts.goods)} est défaussée pour de bon.`,
    en: (facts) => `Its ${en.goods(facts.goods)} tile is discarded for good.`,
  },
  goodsRemoved: {
    fr: (facts) => `Sa tuile ${fr.goods(facts.goods)} sort de la partie.`,
    en: (facts) => `Its ${en.goods(facts.goods)} tile leaves the game.`,
  },
  portersReturned: {
    fr: (facts) => `${seat(facts.seat)} reprend ${fr.count(facts.n, 'porteur')}.`,
    en: (facts) => `${seat(facts.seat)} takes back ${en.count(facts.n, 'porter')}.`,
  },
};
