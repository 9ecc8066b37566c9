import { capital, seat } from '@portolan/core/words';
import type { Happenings, Refusals } from './types.ts';

/** What is refused by the clauses of `cards`, by reason. */
export const cardsRefusals = {
  'navigation.own-turn/not-your-turn': (facts, say) =>
    say(
      facts.turn === 'nature'
        ? 'Une carte doit d’abord être piochée.'
        : `C’est à ${seat(facts.turn)} : une carte Navigation ne se joue que dans son propre tour.`,
      facts.turn === 'nature'
        ? 'A card must be drawn first.'
        : `It is up to ${seat(facts.turn)}: a Navigation card is played in one’s own turn only.`,
    ),
  'ships-afloat': (facts, say) =>
    say(
      `Le voleur n’est pas sans navire à l’eau : ${say.ships(facts.ships)}.`,
      `The thief does have ships afloat: ${say.ships(facts.ships)}.`,
    ),
  'navigation.from-hand/card-not-in-hand': (facts, say) =>
    say(
      `Cette carte n’est pas dans la main : ${say.card(facts.card)}.`,
      `This card is not in the hand: ${say.card(facts.card)}.`,
    ),
  'card.joker/card-not-in-hand': (_, say) =>
    say('Il n’y a pas assez de Jokers dans la main.', 'There are not enough Jokers in the hand.'),
  'only-in-mission': (_, say) =>
    say('Un Joker ne sert qu’en remplissant une Mission.', 'A Joker serves only when a Mission is fulfilled.'),
  'card.turn-of-luck/same-ship': (_, say) => say('Il faut deux navires différents.', 'It takes two different ships.'),
  'card.cargo-thief/same-ship': (_, say) =>
    say('On ne vole pas un navire pour le charger lui-même.', 'A ship is not robbed to load that same ship.'),
  'card.cargo-thief/ship-empty': (facts, say) =>
    say(
      `${capital(say.ship(facts.ship))} est vide : il n’y a rien à voler.`,
      `${say.ship(facts.ship)} is empty: there is nothing to steal.`,
    ),
  'card.port-police/ship-empty': (facts, say) =>
    say(
      `${capital(say.ship(facts.ship))} est vide : il n’y a rien à saisir.`,
      `${say.ship(facts.ship)} is empty: there is nothing to seize.`,
    ),
  'both-empty': (_, say) => say('Les deux navires sont vides.', 'Both ships are empty.'),
  'cargo-required': (_, say) =>
    say('Une Cargaison supplémentaire ne part pas à vide.', 'An Extra cargo is not launched empty.'),
  'card.cargo-thief/not-your-ship': (facts, say) =>
    say(
      `Le butin va sur un navire du voleur : ${say.ship(facts.ship)} n’en est pas.`,
      `The loot goes onto a ship of the thief’s: ${say.ship(facts.ship)} is none.`,
    ),
  'not-a-channel-back': (facts, say) =>
    say(
      `Aucun canal ne va de ${facts.to} à ${facts.from} : on ne recule pas par là.`,
      `No channel runs from ${facts.to} to ${facts.from}: that is no way back.`,
    ),
  'wrong-distance': (facts, say) =>
    say(
      `La carte fait reculer de ${say.count(facts.needed, 'canal', 'canaux')}, et non de ${facts.given}.`,
      `The card moves a ship back ${say.count(facts.needed, 'channel')}, not ${facts.given}.`,
    ),
  'ship-not-afloat': (facts, say) =>
    say(
      `${capital(say.ship(facts.ship))} est en réserve : une carte ne le touche pas.`,
      `${say.ship(facts.ship)} is in reserve: a card does not touch it.`,
    ),
} satisfies Refusals;

/** What happens by the clauses of `cards`. */
export const cardsEvents = {
  cardPlayed: (facts, say) =>
    say(
      `${seat(facts.seat)} joue une carte Navigation : ${say.card(facts.card)}.`,
      `${seat(facts.seat)} plays a Navigation card: ${say.card(facts.card)}.`,
    ),
  cargoSwapped: ({ ships, cargo }, say) => {
    const [a, b] = ships.map((ship, i) => `${say.ship(ship)}${say.load(cargo[i]!)}`);
    return say(`Les cargaisons changent de place : ${a}, ${b}.`, `The cargoes change places: ${a}; ${b}.`);
  },
  movedBack: (facts, say) =>
    say(
      `${capital(say.ship(facts.ship))} recule de ${facts.from} en ${facts.to}.`,
      `${say.ship(facts.ship)} goes back from ${facts.from} to ${facts.to}.`,
    ),
  cargoStolen: (facts, say) =>
    say(
      `La cargaison (${say.material(facts.cargo)}) passe du ${say.hull(facts.from)} au ${say.hull(facts.to)}.`,
      `The cargo (${say.material(facts.cargo)}) goes from ${say.ship(facts.from)} to ${say.ship(facts.to)}.`,
    ),
  jokerUsed: (facts, say) =>
    say(
      `Un Joker de ${seat(facts.seat)} tient lieu de carte Produit : ${say.product(facts.product)}.`,
      `A Joker of ${seat(facts.seat)}’s stands for a Product card: ${say.product(facts.product)}.`,
    ),
} satisfies Happenings;
