import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { RotterdamSection } from './section.ts';

/** Phase 6: Products become points. */
export const clauses = rulebook({
  'mission.fulfill': {
    kind: 'permission',
    source: headings.mission,
    fr: 'À son tour, un joueur peut remplir une Mission. Rien ne l’y oblige.',
    en: 'When their turn comes, a player may fulfill a Mission. Nothing obliges them to.',
    see: ['advice.hoard-products'],
    terms: ['mission', 'fulfill'],
  },
  'mission.own-mission': {
    kind: 'prohibition',
    source: headings.mission,
    fr: 'On remplit une de ses propres Missions, jamais celle d’un autre.',
    en: 'A player fulfills one of their own Missions, never another player’s.',
    terms: ['mission', 'hand'],
  },
  'mission.exact-products': {
    kind: 'obligation',
    source: headings.mission,
    fr: 'Pour une Mission, on donne les cartes Produit qu’elle demande : toutes, et aucune autre.',
    en: 'For a Mission, the Product cards that it asks for are given up: all of them, and no others.',
    see: ['card.joker'],
    terms: ['product', 'fulfill'],
  },
  'mission.from-hand': {
    kind: 'prohibition',
    source: headings.mission,
    fr: 'Les cartes Produit d’une Mission viennent de la main du joueur.',
    en: 'The Product cards for a Mission come from the player’s own hand.',
    terms: ['hand', 'product'],
  },
  'mission.one-per-round': {
    kind: 'prohibition',
    source: headings.mission,
    fr: 'Une Mission par joueur et par manche, pas deux.',
    en: 'One Mission for each player in a round, not two.',
    terms: ['mission', 'round'],
  },
  'trade.closed': {
    kind: 'prohibition',
    source: headings.mission,
    fr: 'Passé la phase 5, plus d’échange dans cette manche.',
    en: 'After phase 5 there is no more exchange in this round.',
    terms: ['trade', 'phase'],
  },
  'mission.shown': {
    kind: 'effect',
    source: headings.mission,
    fr: 'La Mission remplie reste devant son joueur, face visible : ses points sont connus de tous.',
    en: 'The Mission fulfilled stays before its player, face up: its points are known to all.',
    see: ['score.missions'],
    terms: ['shown', 'point'],
  },
  'mission.products-return': {
    kind: 'effect',
    source: headings.mission,
    fr: 'Les cartes Produit données retournent à la pioche de leur port.',
    en: 'The Product cards given up go back to the pile of their harbor.',
    see: ['ruling.spent-products'],
    terms: ['product-pile'],
  },
  'mission.redraw': {
    kind: 'permission',
    source: headings.mission,
    fr: 'Qui a rempli une Mission peut en prendre une autre, la première de la pile : chacun en a toujours trois secrètes.',
    en: 'Whoever has fulfilled a Mission may take another one, the top one of the pile: everybody always has three secret ones.',
    see: ['mission.redraw-at-once', 'setup.mission-hand'],
    terms: ['mission'],
  },
  'mission.redraw-at-once': {
    kind: 'definition',
    source: headings.mission,
    origin: 'ours',
    fr: 'La nouvelle Mission est piochée aussitôt, et jamais refusée, tant que la pile dure.',
    en: 'The new Mission is drawn at once, and never refused, while the pile lasts.',
    see: ['mission.redraw'],
    terms: ['mission'],
  },
  'mission.keep-rest': {
    kind: 'permission',
    source: headings.mission,
    fr: 'Les autres cartes Produit restent en main, cachées, pour une prochaine manche.',
    en: 'The other Product cards stay in hand, hidden, for a later round.',
    terms: ['product', 'hand'],
  },
  'advice.hoard-products': {
    kind: 'advice',
    source: headings.productAdvice,
    fr: 'Garder beaucoup de Produits différents laisse tous les choix ouverts, mais ne tardez pas trop : avec une Mission par manche, il en reste parfois sur les bras.',
    en: 'Many different Products leave every choice open, but do not tarry: with one Mission a round, some may be left on your hands.',
    see: ['mission.one-per-round'],
    terms: ['product', 'mission'],
  },
});

/** Its place in the rulebook. */
export const section: RotterdamSection = {
  id: 'mission',
  title: { fr: 'Phase 6 : remplir une Mission', en: 'Phase 6: fulfilling a Mission' },
  lead: {
    fr: 'Des Produits deviennent des points, une Mission à la fois.',
    en: 'Products become points, one Mission at a time.',
  },
  parts: [
    {
      title: { fr: 'Remplir', en: 'Fulfilling' },
      clauses: [
        'mission.fulfill',
        'mission.own-mission',
        'mission.exact-products',
        'mission.from-hand',
        'mission.one-per-round',
        'trade.closed',
      ],
    },
    {
      title: { fr: 'Ensuite', en: 'Afterwards' },
      clauses: [
        'mission.shown',
        'mission.products-return',
        'mission.redraw',
        'mission.redraw-at-once',
        'mission.keep-rest',
        'advice.hoard-products',
      ],
    },
  ],
};
