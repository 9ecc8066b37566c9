import type { Lang } from '@portolan/core';
import { type Facts, items, type Sentence, seat, tell, word } from '@portolan/core/words';
import { english, french } from '../typeset.ts';
import { cardPlays } from './card-plays.ts';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

const use = (facts: Facts, lang: Lang): string => {
  const sentence = cardPlays[String(facts.card)];
  if (!sentence) return '';
  return `${lang === 'fr' ? ' : ' : ': '}${sentence[lang](facts)}`;
};

const jokers = {
  fr: ({ jokers: all }: Facts) =>
    items(all).length ? `, ${items(all).length > 1 ? 'Jokers' : 'Joker'} pour ${fr.products(all)}` : '',
  en: ({ jokers: all }: Facts) =>
    items(all).length ? `, ${items(all).length > 1 ? 'Jokers' : 'a Joker'} for ${en.products(all)}` : '',
};

/** Descriptions by kind of action, without a final period. */
export const actionSentences: Readonly<Record<string, Sentence>> = {
  launch: {
    fr: (facts) => `${seat(facts.seat)} met un navire à l’eau en ${word(facts.start)}${fr.load(facts.cargo)}`,
    en: (facts) => `${seat(facts.seat)} launches a ship on ${word(facts.start)}${en.load(facts.cargo)}`,
  },
  callColor: {
    fr: (facts) => `${seat(facts.seat)} annonce ${fr.color(facts.color)}`,
    en: (facts) => `${seat(facts.seat)} calls ${en.color(facts.color)}`,
  },
  sail: {
    fr: (facts) => `${seat(facts.seat)} avance ${fr.own(facts.ship, facts.seat)} en ${word(facts.to)}`,
    en: (facts) => `${seat(facts.seat)} moves ${en.own(facts.ship, facts.seat)} to ${word(facts.to)}`,
  },
  hold: {
    fr: (facts) => `${seat(facts.seat)} laisse attendre ${fr.own(facts.ship, facts.seat)}`,
    en: (facts) => `${seat(facts.seat)} lets ${en.own(facts.ship, facts.seat)} wait`,
  },
  takeNavigation: {
    fr: (facts) => `${seat(facts.seat)} prend une carte Navigation`,
    en: (facts) => `${seat(facts.seat)} takes a Navigation card`,
  },
  discardNavigation: {
    fr: (facts) => `${seat(facts.seat)} écarte une carte : ${fr.card(facts.card)}`,
    en: (facts) => `${seat(facts.seat)} puts a card away: ${en.card(facts.card)}`,
  },
  layPoints: {
    fr: (facts) => `${seat(facts.seat)} pose une carte : ${fr.card(facts.card)}`,
    en: (facts) => `${seat(facts.seat)} lays a card: ${en.card(facts.card)}`,
  },
  playCard: {
    fr: (facts) => `${seat(facts.seat)} joue ${fr.card(facts.card)}${use(facts, 'fr')}`,
    en: (facts) => `${seat(facts.seat)} plays ${en.card(facts.card)}${use(facts, 'en')}`,
  },
  unload: {
    fr: (facts) => `${seat(facts.seat)} décharge ${fr.own(facts.ship, facts.seat)}`,
    en: (facts) => `${seat(facts.seat)} unloads ${en.own(facts.ship, facts.seat)}`,
  },
  offerTrade: {
    fr: (facts) =>
      `${seat(facts.seat)} propose à ${seat(facts.to)} : ${fr.products(facts.give)} contre ${fr.products(facts.get)}`,
    en: (facts) =>
      `${seat(facts.seat)} offers ${seat(facts.to)}: ${en.products(facts.give)} for ${en.products(facts.get)}`,
  },
  acceptTrade: {
    fr: (facts) => `${seat(facts.seat)} accepte l’échange`,
    en: (facts) => `${seat(facts.seat)} accepts the trade`,
  },
  declineTrade: {
    fr: (facts) => `${seat(facts.seat)} refuse l’échange`,
    en: (facts) => `${seat(facts.seat)} declines the trade`,
  },
  fulfill: {
    fr: (facts) =>
      `${seat(facts.seat)} remplit ${fr.mission(facts.mission)} : ${fr.products(facts.products)}${jokers.fr(facts)}`,
    en: (facts) =>
      `${seat(facts.seat)} fulfills ${en.mission(facts.mission)}: ${en.products(facts.products)}${jokers.en(facts)}`,
  },
  endTurn: {
    fr: (facts) => `${seat(facts.seat)} finit son tour`,
    en: (facts) => `${seat(facts.seat)} ends the turn`,
  },
  drawMission: {
    fr: (facts) => `On pioche ${fr.mission(facts.mission)}`,
    en: (facts) => `Drawn: ${en.mission(facts.mission)}`,
  },
  drawNavigation: {
    fr: (facts) => `On pioche une carte Navigation : ${fr.card(facts.card)}`,
    en: (facts) => `Navigation card drawn: ${en.card(facts.card)}`,
  },
  drawProduct: {
    fr: (facts) => `On pioche une carte Produit : ${fr.product(facts.product)}`,
    en: (facts) => `Product card drawn: ${en.product(facts.product)}`,
  },
  revealProduct: {
    fr: (facts) => `On retourne une carte Produit : ${fr.product(facts.product)}`,
    en: (facts) => `Product card turned up: ${en.product(facts.product)}`,
  },
};

const fallback: Sentence = { fr: (facts) => `Action : ${facts.kind}`, en: (facts) => `Action: ${facts.kind}` };

/** What an action does, in a few words and without a final period. */
export const action = (done: { readonly kind: string }, lang: Lang): string => {
  const text = tell(actionSentences, [done.kind], fallback, done as unknown as Facts, lang);
  return lang === 'fr' ? french(text) : english(text);
};
