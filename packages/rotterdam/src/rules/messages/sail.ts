import { items, plain, type Sentence, seat, word } from '@portolan/core/words';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

/** What is refused by the clauses of `sail`, by reason. */
export const sail: Readonly<Record<string, Sentence>> = {
  'already-called': plain(
    'Une couleur a déjà été annoncée dans ce tour : une seule par tour.',
    'A color has already been called in this turn: one in a turn.',
  ),
  'not-a-channel-color': {
    fr: (facts) => `Aucun canal n’a cette couleur : ${fr.color(facts.color)}.`,
    en: (facts) => `No channel has this color: ${en.color(facts.color)}.`,
  },
  'color-not-called': plain(
    'Le tour ne finit pas sans qu’une couleur soit annoncée.',
    'The turn does not end before a color is called.',
  ),
  'no-color-called': plain(
    'Aucune annonce n’est en cours : les navires ne bougent pas.',
    'No call is under way: ships do not move.',
  ),
  'not-your-ships-yet': {
    fr: (facts) => `C’est à ${seat(facts.mover)} de déplacer ses navires.`,
    en: (facts) => `It is ${seat(facts.mover)}’s time to move ships.`,
  },
  'sail.mover-order/not-your-ship': {
    fr: (facts) => `Ce navire est à ${seat(facts.owner)}, qui le déplacera.`,
    en: (facts) => `This ship belongs to ${seat(facts.owner)}, who will move it.`,
  },
  'sail.by-color/ship-not-afloat': plain(
    'Ce navire est en réserve : il n’est devant aucun canal.',
    'This ship is in reserve: no channel lies ahead of it.',
  ),
  'already-moved': plain(
    'Ce navire a déjà avancé : un canal par annonce.',
    'This ship has moved already: one channel in a call.',
  ),
  'no-channel': {
    fr: (facts) => `Aucun canal ne mène de ${word(facts.from)} à ${word(facts.to)}.`,
    en: (facts) => `No channel leads from ${word(facts.from)} to ${word(facts.to)}.`,
  },
  'wrong-color': {
    fr: (facts) =>
      `Ce canal n’a pas la bonne couleur : ${fr.color(facts.channel)}, quand on a annoncé ${fr.color(facts.called)}.`,
    en: (facts) =>
      `This channel has the wrong color: ${en.color(facts.channel)}, when the call is ${en.color(facts.called)}.`,
  },
  'sail.blocked/position-occupied': {
    fr: (facts) => `La voie est prise : ${fr.ship(facts.ship)} est en ${word(facts.position)}.`,
    en: (facts) => `The way is taken: ${en.ship(facts.ship)} is on ${word(facts.position)}.`,
  },
  'must-take-free-channel': {
    fr: (facts) => `L’autre canal de la couleur est libre : il faut le prendre, vers ${word(facts.to)}.`,
    en: (facts) => `The other channel of the color is free: it must be taken, to ${word(facts.to)}.`,
  },
  'not-before-color': {
    fr: (facts) => `Ce navire n’a pas de canal ${fr.color(facts.called)} devant lui.`,
    en: (facts) => `This ship has no ${en.color(facts.called)} channel ahead.`,
  },
  'must-sail': plain('Ce navire a un canal libre : il doit avancer.', 'This ship has a free channel: it must move.'),
  'ships-still-to-move': {
    fr: (facts) =>
      items(facts.ships).length > 0
        ? `Doit encore avancer : ${fr.ships(facts.ships)}.`
        : 'La couleur annoncée n’est pas encore jouée jusqu’au bout.',
    en: (facts) =>
      items(facts.ships).length > 0
        ? `Still to move: ${en.ships(facts.ships)}.`
        : 'The color called has not been played out yet.',
  },
};
