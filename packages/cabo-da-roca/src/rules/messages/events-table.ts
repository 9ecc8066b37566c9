import { amount, capital, type Facts, items, plain, type Sentence, seat, word } from '@portolan/core/words';
import * as en from './english.ts';
import { square } from './facts.ts';
import * as fr from './french.ts';

const scoredFor: Readonly<Record<string, readonly [string, string]>> = {
  fish: [' pour la pêche', ' for fish'],
  fishUnderShips: [' pour les poissons sous ses bateaux', ' for fish under ships'],
  fleet: [' pour la plus grande flotte', ' for the greatest fleet'],
  ports: [' pour le plus grand nombre de ports', ' for the most ports'],
  islands: [' pour les îles', ' for islands'],
  wrecks: [' pour les épaves', ' for wrecks'],
};
const endings: Readonly<Record<string, readonly [string, string]>> = {
  thousand: ['Les 1000 pièces sont atteintes', '1000 coins are reached'],
  'last-fleet': ['Une seule flotte reste en mer', 'One fleet alone is left'],
  'all-taken': ['Tous les trésors sont tenus', 'All treasures are held'],
  stalled: ['Plus rien n’avance', 'Nothing moves on any more'],
};
const isSuffixed = (facts: Facts) => items(facts.winners).length !== 1;
const totals = (value: unknown, colon: string) =>
  items(value).length
    ? ` (${items(value)
        .map((total, i) => `${seat(i)}${colon}${amount(total)}`)
        .join(', ')})`
    : '';

/** Setting up, tiles, turns, cards, the end. */
export const tableEvents: Readonly<Record<string, Sentence>> = {
  portDealt: {
    fr: (facts) => `${seat(facts.seat)} reçoit le port ${word(facts.port)}.`,
    en: (facts) => `${seat(facts.seat)} is dealt port ${word(facts.port)}.`,
  },
  portLaid: {
    fr: (facts) => `${seat(facts.seat)} pose le port ${word(facts.port)} en ${square(facts.at)}, avec un marin.`,
    en: (facts) => `${seat(facts.seat)} lays port ${word(facts.port)} on ${square(facts.at)}, with a sailor.`,
  },
  tileDrawn: {
    fr: (facts) => `La tuile tirée est ${fr.tile(facts.tile)}.`,
    en: (facts) => `The tile drawn is ${en.tile(facts.tile)}.`,
  },
  tileLaid: {
    fr: (facts) => `${capital(fr.tile(facts.tile))} prend place en ${square(facts.at)}.`,
    en: (facts) => `Laid on ${square(facts.at)}: ${en.tile(facts.tile)}.`,
  },
  tileReturned: {
    fr: (facts) => `Nulle part où poser ${fr.tile(facts.tile)} : la tuile retourne dans la pioche.`,
    en: (facts) => `Nowhere to lay ${en.tile(facts.tile)}: the tile goes back into the stack.`,
  },
  stackDead: plain('Aucune tuile restante n’a de place.', 'None of the tiles left has a place.'),
  allowanceRaised: {
    fr: (facts) => `Ce tour donne maintenant ${fr.count(facts.to, 'action')}.`,
    en: (facts) => `This turn now gives ${en.count(facts.to, 'action')}.`,
  },
  treasureShown: {
    fr: (facts) => `Première carte ${fr.treasureType(facts.type)} : ces trésors valent ${fr.coins(facts.value)}.`,
    en: (facts) => `First ${en.treasureType(facts.type)} card: those treasures are worth ${en.coins(facts.value)}.`,
  },
  treasureSetAside: {
    fr: (facts) => `Encore une carte ${fr.treasureType(facts.type)} : mise de côté.`,
    en: (facts) => `Another ${en.treasureType(facts.type)} card: set aside.`,
  },
  pileReshuffled: {
    fr: (facts) => `La défausse redevient le paquet : ${fr.count(facts.cards, 'carte')}.`,
    en: (facts) => `The discard becomes the pile again: ${en.count(facts.cards, 'card')}.`,
  },
  finalPhase: plain('La phase finale commence.', 'The final phase begins.'),
  scored: {
    fr: (facts) => `${seat(facts.seat)} : +${fr.coins(facts.amount)}${scoredFor[String(facts.item)]?.[0] ?? ''}.`,
    en: (facts) => `${seat(facts.seat)}: +${en.coins(facts.amount)}${scoredFor[String(facts.item)]?.[1] ?? ''}.`,
  },
  gameEnded: {
    fr: (facts) =>
      `${endings[String(facts.reason)]?.[0] ?? 'La partie est finie'} : ${fr.seats(facts.winners)} ${isSuffixed(facts) ? 'se partagent la victoire' : 'gagne la partie'}${totals(facts.totals, ' :\u00a0')}.`,
    en: (facts) =>
      `${endings[String(facts.reason)]?.[1] ?? 'The game is over'}: ${en.seats(facts.winners)} ${isSuffixed(facts) ? 'share the win' : 'wins the game'}${totals(facts.totals, ': ')}.`,
  },
  turnEnded: {
    fr: (facts) => `${seat(facts.seat)} a fini. C’est à ${seat(facts.next)}.`,
    en: (facts) => `${seat(facts.seat)} is done. ${seat(facts.next)} is next.`,
  },
};
