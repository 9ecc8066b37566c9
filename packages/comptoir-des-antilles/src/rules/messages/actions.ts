import type { Lang } from '@portolan/core';
import { type Facts, listed, type Sentence, seat, tell } from '@portolan/core/words';
import { english, french } from '../typeset.ts';
import { effectActions } from './actions-effects.ts';
import * as en from './english.ts';
import { byQuay, counter, quay } from './facts.ts';
import * as fr from './french.ts';

/** Descriptions by kind of action, without a final period. */
export const actionSentences: Readonly<Record<string, Sentence>> = {
  revealShip: {
    fr: (facts) => `Un navire de valeur ${facts.ship} paraît sur la pile`,
    en: (facts) => `A ship of value ${facts.ship} comes up on the pile`,
  },
  drawGoods: {
    fr: (facts) => `Une tuile ${fr.goods(facts.goods)} est tirée`,
    en: (facts) => `A ${en.goods(facts.goods)} tile is drawn`,
  },
  revealTile: {
    fr: (facts) => `On retourne ${fr.tile(facts.tile)}`,
    en: (facts) => `The tile ${en.tile(facts.tile)} is turned up`,
  },
  openAuction: {
    fr: (facts) => `${seat(facts.seat)} ouvre une enchère`,
    en: (facts) => `${seat(facts.seat)} opens an auction`,
  },
  bid: {
    fr: (facts) => `${seat(facts.seat)} mise ${counter(facts.amount)}`,
    en: (facts) => `${seat(facts.seat)} bids ${counter(facts.amount)}`,
  },
  pass: {
    fr: (facts) => `${seat(facts.seat)} passe`,
    en: (facts) => `${seat(facts.seat)} passes`,
  },
  playTile: {
    fr: (facts) => `${seat(facts.seat)} pose ${fr.tile(facts.tile)} au quai ${quay(facts.quay)}`,
    en: (facts) => `${seat(facts.seat)} lays the tile ${en.tile(facts.tile)} at quay ${quay(facts.quay)}`,
  },
  playContact: {
    fr: (facts) => `${seat(facts.seat)} joue ${fr.contact(facts.contact)}`,
    en: (facts) => `${seat(facts.seat)} plays ${en.contact(facts.contact)}`,
  },
  ...effectActions,
  depart: {
    fr: (facts) => `${seat(facts.seat)} fait d’abord partir le navire du quai ${quay(facts.quay)}`,
    en: (facts) => `${seat(facts.seat)} lets the ship at quay ${quay(facts.quay)} sail first`,
  },
  payCommission: {
    fr: (facts) => `${seat(facts.seat)} paie la commission`,
    en: (facts) => `${seat(facts.seat)} pays the commission`,
  },
  leaveSlate: {
    fr: (facts) => `${seat(facts.seat)} laisse l’ardoise à ${seat(facts.to)}`,
    en: (facts) => `${seat(facts.seat)} leaves the slate with ${seat(facts.to)}`,
  },
  assignGoods: {
    fr: (facts) => `${seat(facts.seat)} attribue ${assigned(facts.tiles, fr.goods, 'au quai', 'fr') || 'aucune tuile'}`,
    en: (facts) => `${seat(facts.seat)} assigns ${assigned(facts.tiles, en.goods, 'to quay', 'en') || 'no tile'}`,
  },
  endTurn: {
    fr: (facts) => `${seat(facts.seat)} finit son tour`,
    en: (facts) => `${seat(facts.seat)} ends the turn`,
  },
};

const assigned = (tiles: unknown, name: (goods: unknown) => string, to: string, lang: Lang): string =>
  listed(
    byQuay(tiles).map(([at, goods]) => `${name(goods)} ${to} ${at}`),
    lang,
  );

const fallback: Sentence = { fr: (facts) => `Action : ${facts.kind}`, en: (facts) => `Action: ${facts.kind}` };

/** What an action does, in a few words and without a final period. */
export const action = (done: { readonly kind: string }, lang: Lang): string => {
  const text = tell(actionSentences, [done.kind], fallback, done as unknown as Facts, lang);
  return lang === 'fr' ? french(text) : english(text);
};
