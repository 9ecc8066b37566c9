import { amount, type Sentence, seat } from '@portolan/core/words';
import * as en from './english.ts';
import { counter, quay } from './facts.ts';
import * as fr from './french.ts';

/** Auctions and event tiles. */
export const tileEvents: Readonly<Record<string, Sentence>> = {
  auctionOpened: {
    fr: (facts) => `${seat(facts.seat)} met une tuile aux enchères.`,
    en: (facts) => `${seat(facts.seat)} puts a tile up for auction.`,
  },
  tileRevealed: {
    fr: (facts) => `À l’enchère, ${fr.tile(facts.tile)} est retournée.`,
    en: (facts) => `The tile ${en.tile(facts.tile)} is turned up for auction.`,
  },
  bidMade: {
    fr: (facts) => `${seat(facts.seat)} mise ${counter(facts.amount)}.`,
    en: (facts) => `${seat(facts.seat)} bids ${counter(facts.amount)}.`,
  },
  bidPassed: {
    fr: (facts) => `${seat(facts.seat)} passe.`,
    en: (facts) => `${seat(facts.seat)} passes.`,
  },
  tileBought: {
    fr: (facts) => `${seat(facts.seat)} achète ${fr.tile(facts.tile)} pour ${fr.count(facts.price, 'prime')}.`,
    en: (facts) => `${seat(facts.seat)} buys the tile ${en.tile(facts.tile)} for ${en.count(facts.price, 'premium')}.`,
  },
  tileUnsold: {
    fr: (facts) => `Personne ne veut ${fr.tile(facts.tile)} : elle sort de la partie.`,
    en: (facts) => `Nobody wants the tile ${en.tile(facts.tile)}: it leaves the game.`,
  },
  tilePlayed: {
    fr: (facts) => `${seat(facts.seat)} pose ${fr.tile(facts.tile)} au quai ${quay(facts.quay)}.`,
    en: (facts) => `${seat(facts.seat)} lays the tile ${en.tile(facts.tile)} at quay ${quay(facts.quay)}.`,
  },
  premiumLost: {
    fr: (facts) =>
      amount(facts.paid) < amount(facts.due)
        ? `${seat(facts.seat)} devrait perdre ${fr.count(facts.due, 'prime')} et en perd ${amount(facts.paid)}, tout ce qu’il a.`
        : `${seat(facts.seat)} perd ${fr.count(facts.paid, 'prime')}.`,
    en: (facts) =>
      amount(facts.paid) < amount(facts.due)
        ? `${seat(facts.seat)} should lose ${en.count(facts.due, 'premium')} and loses ${amount(facts.paid)}, all there is.`
        : `${seat(facts.seat)} loses ${en.count(facts.paid, 'premium')}.`,
  },
  premiumGained: {
    fr: (facts) => `${seat(facts.seat)} gagne ${fr.count(facts.amount, 'prime')}.`,
    en: (facts) => `${seat(facts.seat)} gains ${en.count(facts.amount, 'premium')}.`,
  },
};
