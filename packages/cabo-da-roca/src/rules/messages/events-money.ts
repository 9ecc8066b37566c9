import { amount, capital, type Sentence, seat, word } from '@portolan/core/words';
import * as en from './english.ts';
import { square } from './facts.ts';
import * as fr from './french.ts';

const zones = ['?', 'I', 'II', 'III'];
const zone = (value: unknown) => zones[amount(value)] ?? '?';

/** Purchases, offers, cargo, tolls, debts, loot. */
export const moneyEvents: Readonly<Record<string, Sentence>> = {
  shipBought: {
    fr: (facts) =>
      `${capital(fr.ship(facts.ship))} est acheté ${fr.coins(facts.price)} et placé en ${square(facts.at)}.`,
    en: (facts) => `${en.ship(facts.ship)} is bought for ${en.coins(facts.price)} and put on ${square(facts.at)}.`,
  },
  sailorBought: {
    fr: (facts) => `${seat(facts.seat)} achète un marin ${fr.coins(facts.price)} et le place en ${square(facts.at)}.`,
    en: (facts) => `${seat(facts.seat)} buys a sailor for ${en.coins(facts.price)} and puts it on ${square(facts.at)}.`,
  },
  offerMade: {
    fr: (facts) =>
      facts.sum === undefined
        ? `${seat(facts.from)} demande à ${seat(facts.to)} une place dans son port.`
        : `${seat(facts.from)} demande à ${seat(facts.to)} une rançon de ${fr.coins(facts.sum)}.`,
    en: (facts) =>
      facts.sum === undefined
        ? `${seat(facts.from)} asks ${seat(facts.to)} for a place in port.`
        : `${seat(facts.from)} asks ${seat(facts.to)} for a ransom of ${en.coins(facts.sum)}.`,
  },
  offerAnswered: {
    fr: (facts) => `${seat(facts.seat)} ${facts.accept ? 'accepte' : 'refuse'}.`,
    en: (facts) => `${seat(facts.seat)} ${facts.accept ? 'accepts' : 'declines'}.`,
  },
  feePaid: {
    fr: (facts) => `${seat(facts.from)} verse ${fr.coins(facts.amount)} à ${seat(facts.to)}, qui tient le port.`,
    en: (facts) => `${seat(facts.from)} pays ${en.coins(facts.amount)} to ${seat(facts.to)}, who holds the port.`,
  },
  cargoTaken: {
    fr: (facts) =>
      `${capital(fr.ship(facts.ship))} charge ${fr.card(facts.card)}. Ports possibles : ${fr.ports(facts.ports)}.`,
    en: (facts) =>
      `${en.ship(facts.ship)} takes ${en.card(facts.card)} aboard. Possible ports: ${en.ports(facts.ports)}.`,
  },
  cargoRefused: {
    fr: (facts) =>
      `Aucun port possible pour ${fr.card(facts.card)} : elle est défaussée, ${fr.ship(facts.ship)} reste au port.`,
    en: (facts) =>
      `No possible port for ${en.card(facts.card)}: it is discarded and ${en.ship(facts.ship)} stays in port.`,
  },
  cargoSold: {
    fr: (facts) =>
      `${capital(fr.ship(facts.ship))} vend ${fr.card(facts.card)} au port ${word(facts.port)} : longueur ${amount(facts.length)}, zone ${zone(facts.zone)}, ${fr.coins(facts.price)}.`,
    en: (facts) =>
      `${en.ship(facts.ship)} sells ${en.card(facts.card)} in port ${word(facts.port)}: length ${amount(facts.length)}, zone ${zone(facts.zone)}, ${en.coins(facts.price)}.`,
  },
  tollPaid: {
    fr: (facts) =>
      `${seat(facts.from)} paie à ${seat(facts.to)} le péage du phare ${square(facts.lighthouse)} : ${fr.coins(facts.amount)}.`,
    en: (facts) =>
      `${seat(facts.from)} pays ${seat(facts.to)} the toll of the lighthouse on ${square(facts.lighthouse)}: ${en.coins(facts.amount)}.`,
  },
  debtDue: {
    fr: (facts) => `${seat(facts.from)} doit ${fr.coins(facts.amount)} et ne les a pas : il faut vendre.`,
    en: (facts) => `${seat(facts.from)} owes ${en.coins(facts.amount)} and lacks them: something must be sold.`,
  },
  pieceSold: {
    fr: (facts) => `${seat(facts.seat)} vend ${fr.owned(facts.piece, facts.seat)} : ${fr.coins(facts.amount)}.`,
    en: (facts) => `${seat(facts.seat)} sells ${en.owned(facts.piece, facts.seat)}: ${en.coins(facts.amount)}.`,
  },
  partPaid: {
    fr: (facts) => `${seat(facts.to)} ne reçoit que ${fr.coins(facts.amount)}, tout ce que ${seat(facts.from)} avait.`,
    en: (facts) => `${seat(facts.to)} gets ${en.coins(facts.amount)} only, all that ${seat(facts.from)} had.`,
  },
  playerEliminated: {
    fr: (facts) => `${seat(facts.seat)} est éliminé.`,
    en: (facts) => `${seat(facts.seat)} is eliminated.`,
  },
  lootTaken: {
    fr: (facts) => `${seat(facts.seat)} prend un butin de ${fr.coins(facts.amount)}.`,
    en: (facts) => `${seat(facts.seat)} takes loot of ${en.coins(facts.amount)}.`,
  },
  bargainPaid: {
    fr: (facts) => `${seat(facts.from)} paie à ${seat(facts.to)} une rançon de ${fr.coins(facts.amount)}.`,
    en: (facts) => `${seat(facts.from)} pays ${seat(facts.to)} a ransom of ${en.coins(facts.amount)}.`,
  },
};
