import { capital, items, plain, type Sentence, seat, word } from '@portolan/core/words';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

/** Launches and moves refused. */
export const riverRefusals: Readonly<Record<string, Sentence>> = {
  'already-launched': plain(
    'Un navire a déjà été mis à l’eau dans ce tour : un seul par tour.',
    'A ship has already been launched in this turn: one in a turn.',
  ),
  'no-ship': plain('Ce joueur n’a plus de navire en réserve.', 'This player has no ship left in reserve.'),
  'not-a-start': {
    fr: (facts) => `${word(facts.position)} n’est pas un départ.`,
    en: (facts) => `${word(facts.position)} is not a start.`,
  },
  'no-start-free': plain('Aucun départ n’est libre.', 'No start is free.'),
  'start-occupied': {
    fr: (facts) => `Le départ ${word(facts.position)} est pris : ${fr.ship(facts.ship)} y est.`,
    en: (facts) => `Start ${word(facts.position)} is taken: ${en.ship(facts.ship)} is there.`,
  },
  'material-out': {
    fr: (facts) => `Il n’y a plus rien en réserve de cette matière première : ${fr.material(facts.material)}.`,
    en: (facts) => `The stock has nothing left of this raw material: ${en.material(facts.material)}.`,
  },
  'no-shortage': plain(
    'Aucune matière première n’est épuisée : ce navire ne part pas à vide.',
    'No raw material is out: this ship is not launched empty.',
  ),
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
  'unload.every-ship/not-your-ship': {
    fr: (facts) => `Ce navire est à ${seat(facts.owner)}, qui le déchargera.`,
    en: (facts) => `This ship belongs to ${seat(facts.owner)}, who will unload it.`,
  },
  'sail.by-color/ship-not-afloat': plain(
    'Ce navire est en réserve : il n’est devant aucun canal.',
    'This ship is in reserve: no channel lies ahead of it.',
  ),
  'already-moved': plain(
    'Ce navire a déjà avancé : un canal par annonce.',
    'This ship has moved already: one channel in a call.',
  ),
  'already-held': plain('Ce navire a perdu son coup pour cette annonce.', 'This ship has lost its move in this call.'),
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
  'board.one-ship/position-occupied': {
    fr: (facts) => `Impossible de reculer en ${word(facts.position)} : ${fr.ship(facts.ship)} y est.`,
    en: (facts) => `There is no going back to ${word(facts.position)}: ${en.ship(facts.ship)} is there.`,
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
  'may-still-move': plain(
    'Ce navire ne perd pas son coup : il pourra encore avancer si la voie se libère.',
    'This ship does not lose its move: it may still go if the way is cleared.',
  ),
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
  'not-in-harbor': plain('Ce navire n’est pas dans un port.', 'This ship is not in a harbor.'),
  'ship-not-unloaded': {
    fr: (facts) => `À décharger d’abord : ${fr.ships(facts.ships)}.`,
    en: (facts) => `To be unloaded first: ${en.ships(facts.ships)}.`,
  },
  'ship-in-harbor': {
    fr: (facts) => `Havre de paix : ${fr.ship(facts.ship)} est dans un port, aucune carte ne le touche.`,
    en: (facts) => `Safe haven: ${en.ship(facts.ship)} is in a harbor, no card touches it.`,
  },
  'ships-afloat': {
    fr: (facts) => `Le voleur n’est pas sans navire à l’eau : ${fr.ships(facts.ships)}.`,
    en: (facts) => `The thief does have ships afloat: ${en.ships(facts.ships)}.`,
  },
  'ship-not-afloat': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est en réserve : une carte ne le touche pas.`,
    en: (facts) => `${en.ship(facts.ship)} is in reserve: a card does not touch it.`,
  },
};
