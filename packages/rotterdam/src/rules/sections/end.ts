import type { RotterdamSection } from '../sections.ts';

/** Cards, the end, variants and open points. */
export const endSections: readonly RotterdamSection[] = [
  {
    id: 'cards',
    title: { fr: 'Les cartes Navigation', en: 'Navigation cards' },
    lead: {
      fr: 'Neuf sortes de cartes. Les unes aident leur joueur, les autres s’en prennent à un navire.',
      en: 'Nine kinds of cards. Some help their player, others lay hands on a ship.',
    },
    parts: [
      {
        title: { fr: 'Quand les jouer', en: 'When to play them' },
        clauses: ['navigation.any-phase', 'navigation.own-turn', 'navigation.from-hand'],
      },
      {
        title: { fr: 'Cargaisons', en: 'Cargoes' },
        clauses: [
          'card.turn-of-luck',
          'card.extra-cargo',
          'card.extra-cargo-start',
          'card.cargo-thief',
          'card.thief-launch',
          'card.port-police',
        ],
      },
      { title: { fr: 'Reculs', en: 'Ways back' }, clauses: ['card.setback', 'card.heavy-storm', 'card.way-back'] },
      {
        title: { fr: 'Missions et points', en: 'Missions and points' },
        clauses: ['card.joker', 'card.advantage', 'card.extra-advantage'],
      },
    ],
  },
  {
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
  },
  {
    id: 'variants',
    title: { fr: 'Deux variantes', en: 'Two variants' },
    lead: {
      fr: 'Elles se jouent séparément ou ensemble, si tous sont d’accord.',
      en: 'They are played apart or together, if all agree.',
    },
    parts: [
      {
        title: { fr: 'Havre de paix', en: 'Safe haven' },
        clauses: ['variant.safe-haven', 'variant.safe-haven-length'],
      },
      {
        title: { fr: 'Cartes Produit ouvertes', en: 'Open Product cards' },
        clauses: ['variant.open-products', 'variant.open-bury', 'variant.open-plan'],
      },
    ],
  },
  {
    id: 'rulings',
    title: { fr: 'Points ouverts', en: 'Open points' },
    lead: {
      fr: 'Là où le livret laisse un doute, voici la lecture choisie. Une table peut en prendre une autre.',
      en: 'Where the rulebook leaves a doubt, this is the reading chosen. A table may take another.',
    },
    parts: [
      {
        title: { fr: 'Mise à l’eau et navigation', en: 'Launching and sailing' },
        clauses: ['ruling.empty-launch', 'ruling.blocked-ship', 'ruling.harbor-occupancy'],
      },
      {
        title: { fr: 'Main et moment des cartes Navigation', en: 'Navigation cards: the hand and the moment' },
        clauses: [
          'ruling.fourth-card',
          'ruling.lay-points',
          'ruling.reshuffle-timing',
          'ruling.cards-around-call',
          'ruling.cards-in-trading',
          'ruling.trading-order',
        ],
      },
      {
        title: { fr: 'Effets des cartes Navigation', en: 'Effects of Navigation cards' },
        clauses: [
          'ruling.swap-empty',
          'ruling.impossible-retreat',
          'ruling.jokers-per-mission',
          'ruling.thief-full-hold',
        ],
      },
      {
        title: { fr: 'Produits', en: 'Products' },
        clauses: ['ruling.spent-products', 'ruling.trade-balance', 'ruling.bury-timing'],
      },
      {
        title: { fr: 'Le compte final', en: 'The final count' },
        clauses: ['ruling.navigation-points', 'ruling.product-tie', 'ruling.full-tie'],
      },
    ],
  },
  {
    id: 'silent',
    title: { fr: 'Le livret n’en dit rien', en: 'The rulebook is silent' },
    lead: {
      fr: 'Ni permis ni défendu : sur ces questions, la table s’entend avant de jouer.',
      en: 'Neither allowed nor forbidden: on these questions a table agrees before it plays.',
    },
    parts: [{ clauses: ['silent.cards-in-trade', 'silent.other-goods', 'silent.promises'] }],
  },
];
