import type { Term } from '@portolan/core';

/** Rounds, phases, turns and what one does in them. */
export const tableTerms: readonly Term[] = [
  {
    id: 'round',
    term: { fr: 'manche', en: 'round' },
    meaning: {
      fr: 'Les six phases, jouées une fois par tous.',
      en: 'The six phases, played once by all.',
    },
  },
  {
    id: 'harbor-master',
    term: { fr: 'Capitaine du Port', en: 'Harbor Master' },
    meaning: {
      fr: 'Le joueur qui commence chaque phase d’une manche. Il a le pion bleu.',
      en: 'The player who begins every phase of a round, and has the blue pawn.',
    },
  },
  {
    id: 'phase',
    term: { fr: 'phase', en: 'phase' },
    meaning: {
      fr: 'Un sixième de la manche : chacun y joue.',
      en: 'A sixth of the round: everybody plays in it.',
    },
  },
  {
    id: 'phase-disc',
    term: { fr: 'disque des phases', en: 'phase disc' },
    meaning: {
      fr: 'Le cadran à six sections sur le plateau. Son marqueur montre la phase.',
      en: 'The dial with six sections on the board. Its marker shows the phase.',
    },
  },
  {
    id: 'turn',
    term: { fr: 'tour', en: 'turn' },
    meaning: {
      fr: 'Ce que fait un joueur dans une phase. Pendant les déplacements de phase 2, c’est encore le tour de celui qui a annoncé.',
      en: 'What a player does in a phase. While ships move in phase 2, it is still the caller’s turn.',
    },
  },
  {
    id: 'setup',
    term: { fr: 'mise en place', en: 'set-up' },
    meaning: {
      fr: 'Ce qui se fait avant la première manche.',
      en: 'What is done before the first round.',
    },
  },
  {
    id: 'launch',
    term: { fr: 'mise à l’eau', en: 'launch' },
    meaning: {
      fr: 'Phase 1 : placer un navire à un départ et le charger.',
      en: 'Phase 1: to put a ship at a start and load it.',
    },
  },
  {
    id: 'sail',
    term: { fr: 'navigation', en: 'sailing' },
    meaning: {
      fr: 'Phase 2 : annoncer des couleurs et faire avancer les navires.',
      en: 'Phase 2: to call colors and move the ships.',
    },
  },
  {
    id: 'anchor-phase',
    term: { fr: 'phase des ancres', en: 'anchor phase' },
    meaning: {
      fr: 'Phase 3 : piocher les cartes Navigation dues.',
      en: 'Phase 3: to draw the Navigation cards that are due.',
    },
  },
  {
    id: 'unload',
    term: { fr: 'déchargement', en: 'unloading' },
    meaning: {
      fr: 'Phase 4 : vider les navires qui sont dans un port.',
      en: 'Phase 4: to empty the ships that are in a harbor.',
    },
  },
  {
    id: 'trade',
    term: { fr: 'échange', en: 'trade' },
    meaning: {
      fr: 'Phase 5 : des cartes Produit contre d’autres, entre deux joueurs.',
      en: 'Phase 5: Product cards against others, between two players.',
    },
  },
  {
    id: 'fulfill',
    term: { fr: 'remplir', en: 'to fulfill' },
    meaning: {
      fr: 'Phase 6 : donner les Produits d’une Mission et en prendre les points.',
      en: 'Phase 6: to give up the Products of a Mission for its points.',
    },
  },
  {
    id: 'game-over',
    term: { fr: 'partie terminée', en: 'game over' },
    meaning: {
      fr: 'Après le compte des points : plus rien ne se joue.',
      en: 'After the count of points: nothing more is played.',
    },
  },
  {
    id: 'call',
    term: { fr: 'annonce', en: 'call' },
    meaning: {
      fr: 'Le choix d’une couleur en phase 2, et les déplacements qui suivent.',
      en: 'The choice of a color in phase 2, and the moves that follow.',
    },
  },
  {
    id: 'caller',
    term: { fr: 'annonceur', en: 'caller' },
    meaning: {
      fr: 'Celui qui vient de choisir la couleur.',
      en: 'The player who has just chosen the color.',
    },
  },
  {
    id: 'blocked',
    term: { fr: 'blocage', en: 'blocking' },
    meaning: {
      fr: 'Un navire ne peut avancer, parce que d’autres sont devant lui.',
      en: 'A ship cannot move, because others are in front of it.',
    },
  },
  {
    id: 'evasion',
    term: { fr: 'manœuvre d’évasion', en: 'evasion' },
    meaning: {
      fr: 'Le détour obligé par le seul canal libre, quand deux ont la couleur annoncée.',
      en: 'The forced detour through the only free channel, when two have the called color.',
    },
  },
  {
    id: 'hand',
    term: { fr: 'main', en: 'hand' },
    meaning: {
      fr: 'Les cartes qu’un joueur garde pour lui.',
      en: 'The cards that a player keeps to themselves.',
    },
  },
  {
    id: 'shown',
    term: { fr: 'visible', en: 'shown' },
    meaning: {
      fr: 'Se dit d’une Mission remplie, posée devant son joueur.',
      en: 'Said of a Mission fulfilled, face up before its player.',
    },
  },
  {
    id: 'laid',
    term: { fr: 'posée', en: 'laid' },
    meaning: {
      fr: 'Se dit d’une carte à points, à découvert devant son joueur.',
      en: 'Said of a point card, open before its player.',
    },
  },
  {
    id: 'used',
    term: { fr: 'utilisée', en: 'used' },
    meaning: {
      fr: 'Se dit d’une carte Navigation jouée : elle attend d’être mélangée.',
      en: 'Said of a Navigation card that was played: it waits to be shuffled.',
    },
  },
  {
    id: 'point',
    term: { fr: 'point de victoire', en: 'victory point' },
    meaning: {
      fr: 'Ce qui désigne le vainqueur à la fin.',
      en: 'What decides who wins at the end.',
    },
  },
  {
    id: 'safe-haven',
    term: { fr: 'Havre de paix', en: 'Safe haven' },
    meaning: {
      fr: 'La variante où les ports protègent des cartes Navigation.',
      en: 'The variant in which harbors protect from Navigation cards.',
    },
  },
  {
    id: 'open-products',
    term: { fr: 'Cartes Produit ouvertes', en: 'Open Product cards' },
    meaning: {
      fr: 'La variante où l’on voit la prochaine carte de chaque port.',
      en: 'The variant in which one sees the next card of each harbor.',
    },
  },
];
