import type { RotterdamSection } from '../sections.ts';

/** Before the first phase. */
export const startSections: readonly RotterdamSection[] = [
  {
    id: 'setup',
    title: { fr: 'Préparation', en: 'Setting up' },
    lead: {
      fr: 'Les navires attendent, les piles sont prêtes, et chacun connaît déjà trois Missions secrètes.',
      en: 'The ships are waiting, the piles are ready, and everybody already has three secret Missions.',
    },
    parts: [
      { title: { fr: 'Chaque joueur', en: 'Each player' }, clauses: ['setup.first-master', 'setup.ships'] },
      {
        title: { fr: 'La réserve et les cartes', en: 'The stock and the cards' },
        clauses: [
          'setup.materials',
          'setup.product-piles',
          'setup.mission-hand',
          'setup.navigation-pile',
          'setup.no-navigation-cards',
        ],
      },
    ],
  },
  {
    id: 'board',
    title: { fr: 'Le fleuve', en: 'The river' },
    lead: {
      fr: 'De la mer aux ports, de position en position, par des canaux de couleur.',
      en: 'From the sea to the harbors, from position to position, along colored channels.',
    },
    parts: [
      {
        title: { fr: 'Positions et canaux', en: 'Positions and channels' },
        clauses: ['board.start', 'board.channel', 'board.one-ship'],
      },
      { title: { fr: 'Ancres et ports', en: 'Anchors and harbors' }, clauses: ['board.anchor', 'board.harbor'] },
    ],
  },
  {
    id: 'round',
    title: { fr: 'La manche', en: 'The round' },
    lead: {
      fr: 'Six phases, que le Capitaine du Port ouvre toutes. Puis il change.',
      en: 'Six phases, all opened by the Harbor Master. Then there is a new one.',
    },
    parts: [
      {
        title: { fr: 'Les phases', en: 'The phases' },
        clauses: ['round.six-phases', 'round.seat-order', 'round.marker'],
      },
      {
        title: { fr: 'Fin de la manche', en: 'The end of the round' },
        clauses: ['round.master-passes', 'round.restart'],
      },
    ],
  },
];
