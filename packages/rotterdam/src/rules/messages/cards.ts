import { amount, capital, plain, type Sentence, seat, word } from '@portolan/core/words';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

/** What is refused by the clauses of `cards`, by reason. */
export const cards: Readonly<Record<string, Sentence>> = {
  'navigation.own-turn/not-your-turn': {
    fr: (facts) =>
      facts.turn === 'nature'
        ? 'Une carte doit d’abord être piochée.'
        : `C’est à ${seat(facts.turn)} : une carte Navigation ne se joue que dans son propre tour.`,
    en: (facts) =>
      facts.turn === 'nature'
        ? 'A card must be drawn first.'
        : `It is up to ${seat(facts.turn)}: a Navigation card is played in one’s own turn only.`,
  },
  'ships-afloat': {
    fr: (facts) => `Le voleur n’est pas sans navire à l’eau : ${fr.ships(facts.ships)}.`,
    en: (facts) => `The thief does have ships afloat: ${en.ships(facts.ships)}.`,
  },
  'navigation.from-hand/card-not-in-hand': {
    fr: (facts) => `Cette carte n’est pas dans la main : ${fr.card(facts.card)}.`,
    en: (facts) => `This card is not in the hand: ${en.card(facts.card)}.`,
  },
  'card.joker/card-not-in-hand': plain(
    'Il n’y a pas assez de Jokers dans la main.',
    'There are not enough Jokers in the hand.',
  ),
  'only-in-mission': plain(
    'Un Joker ne sert qu’en remplissant une Mission.',
    'A Joker serves only when a Mission is fulfilled.',
  ),
  'card.turn-of-luck/same-ship': plain('Il faut deux navires différents.', 'It takes two different ships.'),
  'card.cargo-thief/same-ship': plain(
    'On ne vole pas un navire pour le charger lui-même.',
    'A ship is not robbed to load that same ship.',
  ),
  'card.cargo-thief/ship-empty': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est vide : il n’y a rien à voler.`,
    en: (facts) => `${en.ship(facts.ship)} is empty: there is nothing to steal.`,
  },
  'card.port-police/ship-empty': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est vide : il n’y a rien à saisir.`,
    en: (facts) => `${en.ship(facts.ship)} is empty: there is nothing to seize.`,
  },
  'both-empty': plain('Les deux navires sont vides.', 'Both ships are empty.'),
  'cargo-required': plain('Une Cargaison supplémentaire ne part pas à vide.', 'An Extra cargo is not launched empty.'),
  'card.cargo-thief/not-your-ship': {
    fr: (facts) => `Le butin va sur un navire du voleur : ${fr.ship(facts.ship)} n’en est pas.`,
    en: (facts) => `The loot goes onto a ship of the thief’s: ${en.ship(facts.ship)} is none.`,
  },
  'not-a-channel-back': {
    fr: (facts) => `Aucun canal ne va de ${word(facts.to)} à ${word(facts.from)} : on ne recule pas par là.`,
    en: (facts) => `No channel runs from ${word(facts.to)} to ${word(facts.from)}: that is no way back.`,
  },
  'wrong-distance': {
    fr: (facts) =>
      `La carte fait reculer de ${fr.count(facts.needed, 'canal', 'canaux')}, et non de ${amount(facts.given)}.`,
    en: (facts) => `The card moves a ship back ${en.count(facts.needed, 'channel')}, not ${amount(facts.given)}.`,
  },
  'ship-not-afloat': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est en réserve : une carte ne le touche pas.`,
    en: (facts) => `${en.ship(facts.ship)} is in reserve: a card does not touch it.`,
  },
};
