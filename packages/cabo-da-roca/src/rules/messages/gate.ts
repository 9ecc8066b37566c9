import { amount, capital, items, plain, type Sentence, seat, word } from '@portolan/core/words';
import * as en from './english.ts';
import { square } from './facts.ts';
import * as fr from './french.ts';

/** Moves refused because of who, when or in which order; and tiles that do not fit. */
export const gate: Readonly<Record<string, Sentence>> = {
  'game-over': plain('La partie est finie : plus rien ne se joue.', 'The game is over: nothing more is played.'),
  'not-your-turn': {
    fr: (facts) =>
      facts.turn === 'nature'
        ? 'Personne ne joue maintenant : le hasard doit d’abord parler.'
        : `C’est à ${seat(facts.turn)} de jouer.`,
    en: (facts) =>
      facts.turn === 'nature' ? 'Nobody acts now: chance comes first.' : `It is ${seat(facts.turn)}’s turn.`,
  },
  'combat.own-turn/not-your-turn': {
    fr: (facts) => `C’est le tour de ${seat(facts.turn)} : un pirate ne tire que dans le tour de son joueur.`,
    en: (facts) => `It is ${seat(facts.turn)}’s turn: a pirate fires in its own player’s turn only.`,
  },
  'not-your-piece': {
    fr: (facts) =>
      facts.ship === undefined
        ? `Le marin en ${square(facts.at)} est à un autre joueur.`
        : `${capital(fr.ship(facts.ship))} n’est pas à ce joueur.`,
    en: (facts) =>
      facts.ship === undefined
        ? `The sailor on ${square(facts.at)} is another player’s.`
        : `${en.ship(facts.ship)} does not belong to this player.`,
  },
  'opening-round': {
    fr: (facts) => `Tour de table ${amount(facts.round)} : jusqu’au troisième, on ne fait que poser une tuile.`,
    en: (facts) => `Round ${amount(facts.round)}: up to the third, players only lay a tile.`,
  },
  'tile-first': plain('D’abord la tuile : le reste vient après.', 'The tile first: everything else comes after it.'),
  'wrong-phase': {
    fr: (facts) => `Pas maintenant : c’est ${fr.phase(facts.phase)}.`,
    en: (facts) => `Not now: this is ${en.phase(facts.phase)}.`,
  },
  'departure-pending': {
    fr: (facts) =>
      items(facts.ships).length > 1
        ? `Il y a encore des départs à faire : ${fr.ships(facts.ships)}.`
        : `Il y a encore un départ à faire : ${fr.ships(facts.ships)}.`,
    en: (facts) => `Must leave port first: ${en.ships(facts.ships)}.`,
  },
  'turn.must-depart/departure-pending': {
    fr: (facts) => `Le tour ne peut pas finir : une issue est ouverte pour ${fr.ships(facts.ships)}.`,
    en: (facts) => `The turn cannot end: there is a way out for ${en.ships(facts.ships)}.`,
  },
  'must-leave-now': {
    fr: (facts) => `La carte est tirée : ${fr.ship(facts.ship)} quitte maintenant le port.`,
    en: (facts) => `The card is drawn: ${en.ship(facts.ship)} leaves port now.`,
  },
  'another-ship-must-leave': {
    fr: (facts) => `Un autre bateau part d’abord : ${fr.ship(facts.ship)}, dont la carte est tirée.`,
    en: (facts) => `Another ship leaves first: ${en.ship(facts.ship)}, whose card is drawn.`,
  },
  'must-move-on': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est sur la case d’un autre bateau : il continue d’abord.`,
    en: (facts) => `${en.ship(facts.ship)} is on another ship’s square: it goes on first.`,
  },
  'another-ship-is-crossing': {
    fr: (facts) => `Un autre bateau est en plein croisement : ${fr.ship(facts.ship)} continue d’abord.`,
    en: (facts) => `Another ship is crossing: ${en.ship(facts.ship)} goes on first.`,
  },
  'debt-due': {
    fr: (facts) => `Une dette de ${fr.coins(facts.amount)} attend : rien d’autre ne se joue avant.`,
    en: (facts) => `A debt of ${en.coins(facts.amount)} is due: nothing else is played before.`,
  },
  'square-taken': plain('Cette case a déjà une tuile.', 'This square already has a tile.'),
  'not-adjacent': plain('Aucune tuile ne touche cette case par un côté.', 'No tile touches this square by a side.'),
  'side-mismatch': {
    fr: (facts) => `Le côté ${fr.direction(facts.side)} ne s’accorde pas avec la tuile voisine.`,
    en: (facts) => `The ${en.direction(facts.side)} side does not match the neighboring tile.`,
  },
  'corner-mismatch': {
    fr: (facts) => `Le coin ${fr.direction(facts.corner)} ne s’accorde pas avec la tuile en diagonale.`,
    en: (facts) => `The ${en.direction(facts.corner)} corner does not match the tile across it.`,
  },
  'port-nearby': {
    fr: (facts) => `Le port ${word(facts.port)} est trop près : deux ports ne se touchent pas.`,
    en: (facts) => `Port ${word(facts.port)} is too near: two ports do not touch.`,
  },
  'no-port-left': plain('Ce joueur n’a plus de port à poser.', 'This player has no port left to lay.'),
  'port-not-laid': {
    fr: (facts) => `Le port ${word(facts.port)} a une place : il se pose maintenant, au lieu d’une tuile.`,
    en: (facts) => `Port ${word(facts.port)} has a place: it is laid now, instead of a tile.`,
  },
  'can-be-laid': {
    fr: (facts) => `Cette tuile a une place, par exemple ${square(facts.at)}${fr.rotation(facts.rot)}.`,
    en: (facts) => `This tile has a place, for instance ${square(facts.at)}${en.rotation(facts.rot)}.`,
  },
};
