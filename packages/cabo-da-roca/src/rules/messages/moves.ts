import { amount, capital, plain, type Sentence, word } from '@portolan/core/words';
import * as en from './english.ts';
import { square } from './facts.ts';
import * as fr from './french.ts';

/** Moves of ships and sailors refused. */
export const moves: Readonly<Record<string, Sentence>> = {
  'entered-this-turn': plain(
    'Ce bateau est entré au port ce tour-ci : il n’en bouge plus avant le suivant.',
    'This ship entered port this turn: it does not move before the next.',
  ),
  'in-port': plain(
    'Ce bateau est ancré : il faut d’abord sortir du port.',
    'This ship is moored: it must leave port first.',
  ),
  'already-rotated': plain(
    'Ce pirate a déjà tourné ce tour-ci : il n’avance plus.',
    'This pirate has rotated this turn: it advances no more.',
  ),
  'already-advanced': plain(
    'Ce pirate a déjà avancé ce tour-ci : il ne tourne plus.',
    'This pirate has advanced this turn: it rotates no more.',
  ),
  'no-tile': {
    fr: (facts) => `Il n’y a pas de tuile en ${square(facts.to)}.`,
    en: (facts) => `There is no tile on ${square(facts.to)}.`,
  },
  'land-in-the-way': {
    fr: (facts) => `La terre barre le passage ${fr.toward(facts.direction)}.`,
    en: (facts) => `Land bars the way ${en.direction(facts.direction)}.`,
  },
  'land-square': {
    fr: (facts) => `Fermé aux bateaux : ${fr.tile(facts.tile)}.`,
    en: (facts) => `Closed to ships: ${en.tile(facts.tile)}.`,
  },
  rock: plain('Le rocher est fermé à tous les bateaux.', 'The rock is closed to every ship.'),
  'fishing-ships-only': plain(
    'Les hauts-fonds ne portent que les bateaux de pêche.',
    'Shoals carry fishing ships only.',
  ),
  'no-land-around': {
    fr: (facts) => `En ${square(facts.to ?? facts.at)}, aucune des huit cases voisines n’est de terre.`,
    en: (facts) => `On ${square(facts.to ?? facts.at)}, none of the eight squares around is a land square.`,
  },
  'not-parallel': {
    fr: (facts) => `${capital(fr.ship(facts.ship))} est en travers du passage.`,
    en: (facts) => `${en.ship(facts.ship)} lies across the passage.`,
  },
  'cannot-move-on': {
    fr: (facts) =>
      `Ce croisement est sans suite (${fr.bareShip(facts.ship)}) : on ne reste pas sur la case d’un autre bateau, et l’on ne peut pas continuer${facts.shark ? ' : il manque l’action que prend le requin' : ''}.`,
    en: (facts) =>
      `This crossing leads nowhere (${en.ship(facts.ship)}): there is no staying on another ship’s square, and no going on${facts.shark ? ': the action that the shark takes is missing' : ''}.`,
  },
  'more-than-cost': {
    fr: (facts) => `Un mouvement prend ${fr.count(facts.cost, 'bonus', 'bonus')}, pas ${amount(facts.asked)}.`,
    en: (facts) => `A move takes ${en.count(facts.cost, 'bonus', 'bonuses')}, not ${amount(facts.asked)}.`,
  },
  'no-bonus': {
    fr: (facts) =>
      `Il faut ${fr.count(facts.asked, 'bonus', 'bonus')}, et ce bateau en a ${amount(facts.has)} à sa disposition.`,
    en: (facts) => `${en.count(facts.asked, 'bonus', 'bonuses')} asked for; this ship has ${amount(facts.has)} to use.`,
  },
  'bonus-is-an-advance': plain('Un bonus sert à avancer, pas à tourner.', 'A bonus serves to advance, not to rotate.'),
  'already-moved': plain('Ce marin a déjà fait son pas du tour.', 'This sailor has made its step of the turn.'),
  'stays-on-island': plain('Un marin posé sur une île y reste.', 'A sailor put on an island stays there.'),
  'not-land': {
    fr: (facts) => `Un marin ne marche pas là : c’est ${fr.tile(facts.tile)}.`,
    en: (facts) => `A sailor does not walk there: it is ${en.tile(facts.tile)}.`,
  },
  'sea-between': {
    fr: (facts) => `La mer sépare les deux terres ${fr.toward(facts.direction)}.`,
    en: (facts) => `To the ${en.direction(facts.direction)}, sea lies between the two lands.`,
  },
  'traded-this-turn': {
    fr: (facts) => `Une vente a eu lieu ce tour-ci au port ${word(facts.port)} : le marin attend le tour suivant.`,
    en: (facts) => `A sale took place in port ${word(facts.port)} this turn: the sailor waits for the next.`,
  },
};
