import type { Lang } from '@portolan/core';
import { type Facts, items, type Sentence, seat, tell } from '@portolan/core/words';
import { english, french } from '../typeset.ts';
import * as en from './english.ts';
import * as fr from './french.ts';

const trades = (facts: Facts) => items(facts.trades) as readonly Facts[];
const plus = (text: string, cards: unknown, before: string) => (items(cards).length ? `${before} ${text}` : '');

/** Descriptions by kind of action, without a final period. */
export const actionSentences: Readonly<Record<string, Sentence>> = {
  draw: {
    fr: (facts) => `${seat(facts.to)} reçoit ${fr.card(facts.card)} de la pioche`,
    en: (facts) => `${seat(facts.to)} gets ${en.card(facts.card)} from the pile`,
  },
  reveal: {
    fr: (facts) => `La carte ${fr.card(facts.harbor)} est retournée au port ${facts.port}`,
    en: (facts) => `${en.card(facts.harbor)} is turned up at port ${facts.port}`,
  },
  chooseFirst: {
    fr: (facts) => `${seat(facts.first)} est tiré au sort comme premier joueur`,
    en: (facts) => `${seat(facts.first)} is drawn as first player`,
  },
  place: {
    fr: (facts) => `${seat(facts.seat)} place un marchand dans ${fr.company(facts.company)}`,
    en: (facts) => `${seat(facts.seat)} places a merchant in ${en.company(facts.company)}`,
  },
  completeMission: {
    fr: (facts) =>
      `${seat(facts.seat)} réalise la Mission ${facts.mission}${plus(fr.cards(facts.pay), facts.pay, ' avec')}${trades(
        facts,
      )
        .map((trade) => `, ${fr.card(trade.card)} comptant comme ${fr.spice(trade.as)}`)
        .join('')}`,
    en: (facts) =>
      `${seat(facts.seat)} completes Mission ${facts.mission}${plus(en.cards(facts.pay), facts.pay, ' with')}${trades(
        facts,
      )
        .map((trade) => `, ${en.card(trade.card)} counting as ${en.spice(trade.as)}`)
        .join('')}`,
  },
  transfer: {
    fr: (facts) =>
      `${seat(facts.seat)} change de compagnie : du rang ${facts.rank} de ${fr.company(facts.from)} vers ${fr.company(facts.to)}`,
    en: (facts) =>
      `${seat(facts.seat)} transfers from rank ${facts.rank} of ${en.company(facts.from)} to ${en.company(facts.to)}`,
  },
  attack: {
    fr: (facts) =>
      `${seat(facts.seat)} attaque dans ${fr.company(facts.company)}, du rang ${facts.attacker} vers le rang ${facts.defender}, ${items(facts.cards).length ? `avec ${fr.cards(facts.cards)}` : 'sans carte'}`,
    en: (facts) =>
      `${seat(facts.seat)} attacks in ${en.company(facts.company)}, from rank ${facts.attacker} to rank ${facts.defender}, ${items(facts.cards).length ? `with ${en.cards(facts.cards)}` : 'without a card'}`,
  },
  defend: {
    fr: (facts) =>
      `${seat(facts.seat)} se défend ${items(facts.cards).length ? `avec ${fr.cards(facts.cards)}` : 'sans carte'}`,
    en: (facts) =>
      `${seat(facts.seat)} defends ${items(facts.cards).length ? `with ${en.cards(facts.cards)}` : 'without a card'}`,
  },
  yield: {
    fr: (facts) =>
      facts.to === 'swap'
        ? `${seat(facts.seat)} décide : le marchand vaincu prend la place de l’attaquant`
        : `${seat(facts.seat)} décide : le marchand vaincu part dans ${fr.company(facts.to)}`,
    en: (facts) =>
      facts.to === 'swap'
        ? `${seat(facts.seat)} decides: the beaten merchant takes the attacker’s place`
        : `${seat(facts.seat)} decides: the beaten merchant leaves for ${en.company(facts.to)}`,
  },
  reward: {
    fr: (facts) =>
      items(facts.cards).length
        ? `${seat(facts.seat)} garde ${fr.cards(facts.cards)} en récompense`
        : `${seat(facts.seat)} renonce à la récompense`,
    en: (facts) =>
      items(facts.cards).length
        ? `${seat(facts.seat)} keeps ${en.cards(facts.cards)} as a reward`
        : `${seat(facts.seat)} declines the reward`,
  },
  playShipment: {
    fr: (facts) => `${seat(facts.seat)} joue ${fr.card(facts.card)} au port ${facts.port}`,
    en: (facts) => `${seat(facts.seat)} plays ${en.card(facts.card)} at port ${facts.port}`,
  },
  take: {
    fr: (facts) => `${seat(facts.seat)} prend ${fr.card(facts.card)}`,
    en: (facts) => `${seat(facts.seat)} takes ${en.card(facts.card)}`,
  },
  discard: {
    fr: (facts) => `${seat(facts.seat)} défausse ${items(facts.cards).length ? fr.cards(facts.cards) : 'aucune carte'}`,
    en: (facts) => `${seat(facts.seat)} discards ${items(facts.cards).length ? en.cards(facts.cards) : 'no card'}`,
  },
  pass: {
    fr: (facts) => `${seat(facts.seat)} passe`,
    en: (facts) => `${seat(facts.seat)} passes`,
  },
};

const fallback: Sentence = { fr: (facts) => `Action : ${facts.kind}`, en: (facts) => `Action: ${facts.kind}` };

/** What an action does, in a few words and without a final period. */
export const action = (done: { readonly kind: string }, lang: Lang): string => {
  const text = tell(actionSentences, [done.kind], fallback, done as unknown as Facts, lang);
  return lang === 'fr' ? french(text) : english(text);
};
