import { amount, capital, plain, type Sentence, word } from '@portolan/core/words';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

/** Navigation cards refused. */
export const cardRefusals: Readonly<Record<string, Sentence>> = {
  'no-card-due': plain(
    'Aucune carte n’est due : pas de navire sur une ancre au début de la phase, ou tout est déjà pioché.',
    'No card is due: no ship was on an anchor as the phase began, or all has been drawn.',
  ),
  'no-card-left': plain(
    'Il n’y a plus de carte Navigation, ni dans la pioche ni parmi les cartes utilisées.',
    'No Navigation card is left, neither in the pile nor among the used ones.',
  ),
  'card-not-taken': {
    fr: (facts) => `Il reste ${fr.count(facts.due, 'carte')} à piocher.`,
    en: (facts) => `${capital(en.thereAre(facts.due, 'card'))} still to draw.`,
  },
  'hand-full': {
    fr: (facts) => `La main est pleine : ${fr.count(facts.limit, 'carte')} Navigation au plus.`,
    en: (facts) => `The hand is full: ${amount(facts.limit)} Navigation cards at most.`,
  },
  'over-limit': {
    fr: (facts) =>
      `Le tour ne finit pas avec ${fr.count(facts.hand, 'carte')} Navigation en main : ${amount(facts.limit)} au plus.`,
    en: (facts) =>
      `The turn does not end with ${amount(facts.hand)} Navigation cards in hand: ${amount(facts.limit)} at most.`,
  },
  'no-discard': plain(
    'On n’écarte une carte Navigation que pour revenir à trois, dans la lecture qui le prévoit.',
    'A Navigation card is put away only to get back to three, under the reading that says so.',
  ),
  'not-a-point-card': {
    fr: (facts) => `Cette carte ne vaut pas de points, elle ne se pose pas : ${fr.card(facts.card)}.`,
    en: (facts) => `This card is worth no points, it is not laid: ${en.card(facts.card)}.`,
  },
  'lay-instead': {
    fr: (facts) => `Cette carte ne se joue pas, elle se pose : ${fr.card(facts.card)}.`,
    en: (facts) => `This card is not played, it is laid: ${en.card(facts.card)}.`,
  },
  'fewer-than-three': {
    fr: (facts) =>
      `Dans la lecture choisie, il faut trois cartes en main pour en poser une ; il y en a ${amount(facts.hand)}.`,
    en: (facts) =>
      `Under the reading chosen, it takes three cards in hand to lay one; there ${amount(facts.hand) === 1 ? 'is' : 'are'} ${amount(facts.hand)}.`,
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
  'ruling.swap-empty/ship-empty': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est vide : il n’a rien à échanger.`,
    en: (facts) => `${en.ship(facts.ship)} is empty: it has nothing to exchange.`,
  },
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
  'hold-full': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est déjà chargé : le butin n’y tient pas.`,
    en: (facts) => `${en.ship(facts.ship)} is loaded already: there is no room for the loot.`,
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
  'can-go-further': {
    fr: (facts) =>
      `Le navire peut reculer de ${fr.count(facts.possible, 'canal', 'canaux')} : ${amount(facts.given)}, c’est trop peu.`,
    en: (facts) => `The ship can go back ${en.count(facts.possible, 'channel')}: ${amount(facts.given)} is too few.`,
  },
};
