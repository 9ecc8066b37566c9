import { amount, items, type Sentence, seat } from '@portolan/core/words';
import * as en from './english.ts';
import * as fr from './french.ts';

/** Transfers and fights. */
export const fightEvents: Readonly<Record<string, Sentence>> = {
  transferred: {
    fr: (facts) =>
      `${seat(facts.seat)} quitte le rang ${facts.rank} de ${fr.company(facts.from)} pour le rang ${facts.toRank} de ${fr.company(facts.company)}.`,
    en: (facts) =>
      `${seat(facts.seat)} leaves rank ${facts.rank} of ${en.company(facts.from)} for rank ${facts.toRank} of ${en.company(facts.company)}.`,
  },
  closedUp: {
    fr: (facts) =>
      `Dans ${fr.company(facts.company)}, ${fr.count(facts.moved, 'marchand monte', 'marchands montent')} d’un rang.`,
    en: (facts) =>
      `In ${en.company(facts.company)}, ${en.count(facts.moved, 'merchant moves', 'merchants move')} up one rank.`,
  },
  attackDeclared: {
    fr: (facts) =>
      `${seat(facts.seat)}, au rang ${facts.attacker} de ${fr.company(facts.company)}, attaque le rang ${facts.defender} avec ${fr.cards(facts.cards)}.`,
    en: (facts) =>
      `${seat(facts.seat)}, at rank ${facts.attacker} of ${en.company(facts.company)}, attacks rank ${facts.defender} with ${en.cards(facts.cards)}.`,
  },
  defended: {
    fr: (facts) =>
      items(facts.cards).length
        ? `${seat(facts.seat)} se défend avec ${fr.cards(facts.cards)}.`
        : `${seat(facts.seat)} ne joue aucune carte.`,
    en: (facts) =>
      items(facts.cards).length
        ? `${seat(facts.seat)} defends with ${en.cards(facts.cards)}.`
        : `${seat(facts.seat)} plays no card.`,
  },
  flagsCounted: {
    fr: (facts) =>
      `${fr.count(facts.attack, 'drapeau', 'drapeaux')} pour l’attaque, ${amount(facts.defense)} pour la défense.`,
    en: (facts) => `${en.count(facts.attack, 'flag')} for the attack, ${amount(facts.defense)} for the defense.`,
  },
  bonusCounted: {
    fr: (facts) =>
      amount(facts.bonus)
        ? `${fr.count(facts.bonus, 'marchand')} entre les deux : la défense ajoute ${amount(facts.bonus)}.`
        : 'Pas de marchand entre les deux : pas de bonus.',
    en: (facts) =>
      amount(facts.bonus)
        ? `${en.count(facts.bonus, 'merchant')} between the two: the defense adds ${amount(facts.bonus)}.`
        : 'No merchant between the two: no bonus.',
  },
  attackSucceeded: {
    fr: (facts) => `${amount(facts.attack)} contre ${amount(facts.defense)} : l’attaque réussit.`,
    en: (facts) => `${amount(facts.attack)} against ${amount(facts.defense)}: the attack succeeds.`,
  },
  attackFailed: {
    fr: (facts) => `${amount(facts.attack)} contre ${amount(facts.defense)} : l’attaque échoue.`,
    en: (facts) => `${amount(facts.attack)} against ${amount(facts.defense)}: the attack fails.`,
  },
  swapped: {
    fr: (facts) =>
      `Dans ${fr.company(facts.company)}, l’attaquant passe au rang ${facts.attackerRank} et le marchand vaincu au rang ${facts.defenderRank}.`,
    en: (facts) =>
      `In ${en.company(facts.company)}, the attacker takes rank ${facts.attackerRank} and the beaten merchant rank ${facts.defenderRank}.`,
  },
  displaced: {
    fr: (facts) =>
      `Le marchand de ${seat(facts.seat)} laisse à l’attaquant le rang ${facts.rank} de ${fr.company(facts.from)} et part au rang ${facts.toRank} de ${fr.company(facts.company)}.`,
    en: (facts) =>
      `${seat(facts.seat)}’s merchant leaves rank ${facts.rank} of ${en.company(facts.from)} to the attacker and goes to rank ${facts.toRank} of ${en.company(facts.company)}.`,
  },
  rewarded: {
    fr: (facts) => `${seat(facts.seat)} garde ${fr.card(facts.card)} en récompense.`,
    en: (facts) => `${seat(facts.seat)} keeps ${en.card(facts.card)} as a reward.`,
  },
  rewardDeclined: {
    fr: (facts) => `${seat(facts.seat)} renonce à la récompense.`,
    en: (facts) => `${seat(facts.seat)} declines the reward.`,
  },
  fightCardsDiscarded: {
    fr: (facts) => `Défausse du combat : ${fr.cards(facts.cards)}.`,
    en: (facts) => `Discarded after the fight: ${en.cards(facts.cards)}.`,
  },
};
