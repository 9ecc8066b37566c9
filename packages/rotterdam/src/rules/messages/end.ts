import type { Text } from '@portolan/core';
import { seat } from '@portolan/core/words';
import type { TieBreak } from '../../types.ts';
import type { Happenings } from './types.ts';

const ties: Readonly<Record<TieBreak, Text>> = {
  missions: { fr: 'les points de Mission', en: 'Mission points' },
  products: { fr: 'le nombre de cartes Produit', en: 'the number of Product cards' },
  'product-points': { fr: 'la valeur des cartes Produit', en: 'the value of Product cards' },
};

/** What happens by the clauses of `end`. */
export const endEvents = {
  gameEnded: (facts, say) =>
    say(
      `La partie est finie : 12 points de Mission atteints (${say.seats(facts.reached)}).`,
      `The game is over: 12 Mission points reached (${say.seats(facts.reached)}).`,
    ),
  scored: (facts, say) =>
    say(
      `${seat(facts.seat)} a ${say.count(facts.total, 'point')} : Missions ${facts.missions}, cartes Navigation ${facts.navigation}, Produits ${facts.products}.`,
      `${seat(facts.seat)} has ${say.count(facts.total, 'point')}: Missions ${facts.missions}, Navigation cards ${facts.navigation}, Products ${facts.products}.`,
    ),
  tieBroken: (facts, say) =>
    say(
      `Égalité entre ${say.seats(facts.among)}. Départage par ${ties[facts.by].fr} : ${facts.among.length === facts.left.length ? 'toujours ' : ''}${say.seats(facts.left)}.`,
      `${say.seats(facts.among)} are tied. Tie-break by ${ties[facts.by].en}: ${facts.among.length === facts.left.length ? 'still ' : ''}${say.seats(facts.left)}.`,
    ),
  won: (facts, say) =>
    say(
      facts.seats.length > 1
        ? `${say.seats(facts.seats)} se partagent la victoire.`
        : `${say.seats(facts.seats)} gagne la partie.`,
      facts.seats.length > 1
        ? `${say.seats(facts.seats)} share the victory.`
        : `${say.seats(facts.seats)} wins the game.`,
    ),
} satisfies Happenings;
