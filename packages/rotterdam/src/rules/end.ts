import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { RotterdamSection } from './section.ts';

/** The end of the game, and the count. */
export const clauses = rulebook({
  'end.twelve-mission-points': {
    kind: 'end',
    source: headings.end,
    fr: 'La partie est finie si, après la phase 6, un joueur a 12 points ou plus sur ses Missions remplies.',
    en: 'The game is over if, after phase 6, a player has 12 points or more on fulfilled Missions.',
    terms: ['mission', 'point'],
  },
  'end.finish-phase': {
    kind: 'permission',
    source: headings.end,
    fr: 'Atteindre 12 points n’arrête pas la phase : les suivants peuvent encore remplir une Mission.',
    en: 'Reaching 12 points does not stop the phase: those after may still fulfill a Mission.',
    see: ['mission.fulfill'],
    terms: ['phase', 'mission'],
  },
  'score.trigger-not-win': {
    kind: 'definition',
    source: headings.notice,
    fr: 'Arriver à 12 points de Mission avant les autres n’assure pas la victoire : seul le total décide.',
    en: 'Whoever has 12 Mission points first does not win by that: the total alone decides.',
    see: ['score.total'],
    terms: ['mission', 'point'],
  },
  'score.total': {
    kind: 'scoring',
    source: headings.winning,
    fr: 'Chacun additionne trois sortes de points : Missions, cartes Navigation, Produits.',
    en: 'Everybody adds up three sorts of points: Missions, Navigation cards, Products.',
    terms: ['point'],
  },
  'score.missions': {
    kind: 'scoring',
    source: headings.winning,
    fr: 'Les Missions visibles comptent. Celles qui sont restées en main ne coûtent rien.',
    en: 'Missions that are shown count. Those left in hand cost nothing.',
    terms: ['shown', 'mission'],
  },
  'score.navigation': {
    kind: 'scoring',
    source: headings.winning,
    fr: 'Un Avantage compte 1 point, un Avantage supplémentaire 2 points.',
    en: 'An Advantage counts 1 point, an Extra advantage 2 points.',
    see: ['card.advantage', 'card.extra-advantage', 'ruling.navigation-points'],
    terms: ['advantage', 'extra-advantage'],
  },
  'score.products': {
    kind: 'scoring',
    source: headings.winning,
    fr: 'Chaque carte Produit encore en main compte sa valeur.',
    en: 'Each Product card still in hand counts its value.',
    terms: ['product', 'point'],
  },
  'score.winner': {
    kind: 'scoring',
    source: headings.winning,
    fr: 'Le plus grand total gagne.',
    en: 'The greatest total wins.',
    see: ['score.tie-missions'],
    terms: ['point'],
  },
  'score.tie-missions': {
    kind: 'scoring',
    source: headings.winning,
    fr: 'À totaux égaux, celui qui a plus de points de Mission l’emporte.',
    en: 'With equal totals, the player with more Mission points wins.',
    terms: ['mission', 'point'],
  },
  'score.tie-products': {
    kind: 'scoring',
    source: headings.winning,
    fr: 'Si les points de Mission sont égaux aussi, celui qui a plus de cartes Produit l’emporte.',
    en: 'If Mission points are equal too, the player with more Product cards wins.',
    see: ['ruling.product-tie', 'ruling.full-tie'],
    terms: ['product'],
  },
});

/** Its place in the rulebook. */
export const section: RotterdamSection = {
  id: 'end',
  title: { fr: 'Fin de la partie', en: 'End of the game' },
  lead: {
    fr: 'Douze points de Mission ferment le port. Mais c’est le total qui gagne.',
    en: 'Twelve Mission points close the port. But it is the total that wins.',
  },
  parts: [
    {
      title: { fr: 'La fin', en: 'The end' },
      clauses: ['end.twelve-mission-points', 'end.finish-phase', 'score.trigger-not-win'],
    },
    {
      title: { fr: 'Le compte', en: 'The count' },
      clauses: ['score.total', 'score.missions', 'score.navigation', 'score.products'],
    },
    {
      title: { fr: 'Le vainqueur', en: 'The winner' },
      clauses: ['score.winner', 'score.tie-missions', 'score.tie-products'],
    },
  ],
};
