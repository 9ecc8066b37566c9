import type { Lang } from '@portolan/core';
import { amount, type Facts, items, type Sentence, seat, tell, word } from '@portolan/core/words';
import { english, french } from '../typeset.ts';
import * as en from './english.ts';
import { square } from './facts.ts';
import * as fr from './french.ts';

const sold = {
  fr: (facts: Facts) => (items(facts.sell).length ? ` en vendant ${fr.pieces(facts.sell, facts.seat)}` : ''),
  en: (facts: Facts) => (items(facts.sell).length ? ` by selling ${en.pieces(facts.sell, facts.seat)}` : ''),
};
const bonus = {
  fr: (facts: Facts) => (amount(facts.bonus) > 0 ? `, avec ${fr.count(facts.bonus, 'bonus', 'bonus')}` : ''),
  en: (facts: Facts) => (amount(facts.bonus) > 0 ? `, with ${en.count(facts.bonus, 'bonus', 'bonuses')}` : ''),
};
const cargo = {
  fr: (facts: Facts) => (facts.card === undefined ? '' : ` pour vendre ${fr.card(facts.card)}`),
  en: (facts: Facts) => (facts.card === undefined ? '' : ` to sell ${en.card(facts.card)}`),
};
const attempt = (facts: Facts) => (facts.attempt ?? { kind: '?' }) as Facts & { readonly kind: string };

/** Descriptions by kind of action, without a final period. */
export const actionSentences: Readonly<Record<string, Sentence>> = {
  dealPort: {
    fr: (facts) => `${seat(facts.to)} reçoit le port ${word(facts.port)}`,
    en: (facts) => `${seat(facts.to)} is dealt port ${word(facts.port)}`,
  },
  tile: {
    fr: (facts) => `La tuile tirée est ${fr.tile(facts.face)}`,
    en: (facts) => `The tile drawn is ${en.tile(facts.face)}`,
  },
  card: {
    fr: (facts) => `On retourne ${fr.card(facts.card)}`,
    en: (facts) => `Turned up: ${en.card(facts.card)}`,
  },
  reveal: {
    fr: (facts) => `On cherche dans le paquet : ${fr.card(facts.card)}`,
    en: (facts) => `Found in the pile: ${en.card(facts.card)}`,
  },
  drawTile: {
    fr: (facts) => `${seat(facts.seat)} pioche une tuile`,
    en: (facts) => `${seat(facts.seat)} draws a tile`,
  },
  layPort: {
    fr: (facts) =>
      `${seat(facts.seat)} pose son port en ${square(facts.at)}${fr.rotation(facts.rot).replace('ée', 'é')}`,
    en: (facts) => `${seat(facts.seat)} lays the home port on ${square(facts.at)}${en.rotation(facts.rot)}`,
  },
  layTile: {
    fr: (facts) => `${seat(facts.seat)} pose la tuile en ${square(facts.at)}${fr.rotation(facts.rot)}`,
    en: (facts) => `${seat(facts.seat)} lays the tile on ${square(facts.at)}${en.rotation(facts.rot)}`,
  },
  returnTile: {
    fr: (facts) => `${seat(facts.seat)} remet la tuile dans la pioche`,
    en: (facts) => `${seat(facts.seat)} puts the tile back into the stack`,
  },
  buyShip: {
    fr: (facts) => `${seat(facts.seat)} achète ${fr.piece(facts.piece)} en ${square(facts.at)}${sold.fr(facts)}`,
    en: (facts) => `${seat(facts.seat)} buys ${en.piece(facts.piece)} on ${square(facts.at)}${sold.en(facts)}`,
  },
  buySailor: {
    fr: (facts) => `${seat(facts.seat)} achète un marin en ${square(facts.at)}${sold.fr(facts)}`,
    en: (facts) => `${seat(facts.seat)} buys a sailor on ${square(facts.at)}${sold.en(facts)}`,
  },
  load: {
    fr: (facts) => `${seat(facts.seat)} tire une carte pour ${fr.own(facts.ship, facts.seat)}`,
    en: (facts) => `${seat(facts.seat)} draws a card for ${en.own(facts.ship, facts.seat)}`,
  },
  depart: {
    fr: (facts) =>
      `${seat(facts.seat)} fait sortir ${fr.own(facts.ship, facts.seat)} du port, cap ${fr.toward(facts.dir)}${bonus.fr(facts)}`,
    en: (facts) =>
      `${seat(facts.seat)} takes ${en.own(facts.ship, facts.seat)} out of port, heading ${en.direction(facts.dir)}${bonus.en(facts)}`,
  },
  advance: {
    fr: (facts) =>
      `${seat(facts.seat)} avance ${fr.own(facts.ship, facts.seat)} d’une case${cargo.fr(facts)}${bonus.fr(facts)}`,
    en: (facts) =>
      `${seat(facts.seat)} advances ${en.own(facts.ship, facts.seat)} one square${cargo.en(facts)}${bonus.en(facts)}`,
  },
  rotate: {
    fr: (facts) =>
      `${seat(facts.seat)} tourne ${fr.own(facts.ship, facts.seat)} à ${facts.to === 'left' ? 'gauche' : 'droite'}${bonus.fr(facts)}`,
    en: (facts) =>
      `${seat(facts.seat)} rotates ${en.own(facts.ship, facts.seat)} to the ${facts.to === 'left' ? 'left' : 'right'}${bonus.en(facts)}`,
  },
  walk: {
    fr: (facts) => `${seat(facts.seat)} mène le marin de ${square(facts.at)} ${fr.toward(facts.dir)}`,
    en: (facts) => `${seat(facts.seat)} walks the sailor on ${square(facts.at)} ${en.direction(facts.dir)}`,
  },
  attack: {
    fr: (facts) => `${seat(facts.seat)} tire sur ${square(facts.at)} avec ${fr.own(facts.ship, facts.seat)}`,
    en: (facts) => `${seat(facts.seat)} fires on ${square(facts.at)} with ${en.own(facts.ship, facts.seat)}`,
  },
  bargain: {
    fr: (facts) =>
      `${seat(facts.seat)} demande ${fr.coins(facts.sum)} pour que ${fr.own(facts.ship, facts.seat)} épargne le bateau en ${square(facts.at)}`,
    en: (facts) =>
      `${seat(facts.seat)} asks ${en.coins(facts.sum)} for ${en.own(facts.ship, facts.seat)} to spare the ship on ${square(facts.at)}`,
  },
  answer: {
    fr: (facts) => `${seat(facts.seat)} ${facts.accept ? 'accepte' : 'refuse'}${sold.fr(facts)}`,
    en: (facts) => `${seat(facts.seat)} ${facts.accept ? 'accepts' : 'declines'}${sold.en(facts)}`,
  },
  sell: {
    fr: (facts) => `${seat(facts.seat)} vend ${fr.owned(facts.piece, facts.seat)}`,
    en: (facts) => `${seat(facts.seat)} sells ${en.owned(facts.piece, facts.seat)}`,
  },
  denounce: {
    fr: (facts) => `${seat(facts.seat)} signale un coup interdit (${told(attempt(facts), 'fr')})`,
    en: (facts) => `${seat(facts.seat)} points out an illegal move (${told(attempt(facts), 'en')})`,
  },
  endTurn: {
    fr: (facts) => `${seat(facts.seat)} finit son tour`,
    en: (facts) => `${seat(facts.seat)} ends the turn`,
  },
};

const fallback: Sentence = { fr: (facts) => `Action : ${facts.kind}`, en: (facts) => `Action: ${facts.kind}` };
const told = (done: { readonly kind: string }, lang: Lang) =>
  tell(actionSentences, [done.kind], fallback, done as unknown as Facts, lang);

/** What an action does, in a few words and without a final period. */
export const action = (done: { readonly kind: string }, lang: Lang): string => {
  const text = told(done, lang);
  return lang === 'fr' ? french(text) : english(text);
};
