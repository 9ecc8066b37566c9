import type { RotterdamSection } from '../sections.ts';

/** The six phases. */
export const phaseSections: readonly RotterdamSection[] = [
  {
    id: 'launch',
    title: { fr: 'Phase 1 : mettre à l’eau', en: 'Phase 1: launching' },
    lead: {
      fr: 'Un navire, un départ, une cargaison : presque tout le voyage est dans ce choix.',
      en: 'A ship, a start, a cargo: most of the voyage lies in this choice.',
    },
    parts: [
      {
        title: { fr: 'Le choix', en: 'The choice' },
        clauses: ['launch.one-ship', 'launch.start-choice', 'launch.cargo-choice', 'launch.optional'],
      },
      {
        title: { fr: 'Quand il manque quelque chose', en: 'When something is lacking' },
        clauses: [
          'launch.start-free',
          'launch.cargo-in-stock',
          'launch.material-back',
          'launch.empty-ship',
          'launch.ship-in-reserve',
          'advice.hold-back',
        ],
      },
      {
        title: { fr: 'Conseils', en: 'Advice' },
        clauses: ['advice.cargo-for-mission', 'advice.watch-channels'],
      },
    ],
  },
  {
    id: 'sail',
    title: { fr: 'Phase 2 : naviguer', en: 'Phase 2: sailing' },
    lead: {
      fr: 'Une couleur annoncée vaut pour tous les navires du fleuve, les siens comme ceux des autres.',
      en: 'A color called holds for all ships on the river, one’s own and the others’.',
    },
    parts: [
      {
        title: { fr: 'Annoncer', en: 'Calling' },
        clauses: ['sail.must-call', 'sail.channel-color', 'sail.moves-nobody', 'sail.repeat-color', 'sail.call-order'],
      },
      {
        title: { fr: 'Avancer', en: 'Moving' },
        clauses: ['sail.by-color', 'sail.all-ships-move', 'sail.one-channel', 'sail.mover-order'],
      },
      {
        title: { fr: 'Deux canaux, ou aucun', en: 'Two channels, or none' },
        clauses: ['sail.owner-chooses', 'sail.blocked', 'sail.evasion'],
      },
      {
        title: { fr: 'Conseils', en: 'Advice' },
        clauses: ['advice.guess-colors', 'advice.several-moves', 'advice.divert-and-block'],
      },
    ],
  },
  {
    id: 'anchor',
    title: { fr: 'Phase 3 : les ancres', en: 'Phase 3: anchors' },
    lead: {
      fr: 'S’arrêter sur une ancre retarde peut-être le voyage, mais rapporte une carte.',
      en: 'A stop at an anchor may delay the voyage, but it pays a card.',
    },
    parts: [
      {
        title: { fr: 'Piocher', en: 'Drawing' },
        clauses: ['anchor.one-card-per-ship', 'navigation.hand-limit', 'navigation.reshuffle'],
      },
      {
        title: { fr: 'Poser des points', en: 'Laying points' },
        clauses: ['navigation.lay-points', 'navigation.laid-not-in-hand'],
      },
    ],
  },
  {
    id: 'unload',
    title: { fr: 'Phase 4 : décharger', en: 'Phase 4: unloading' },
    lead: {
      fr: 'Le bon port transforme la cargaison en Produit. Le mauvais la rend à la réserve.',
      en: 'The right harbor turns the cargo into a Product. The wrong one gives it back to the stock.',
    },
    parts: [
      {
        title: { fr: 'La livraison', en: 'The delivery' },
        clauses: ['unload.every-ship', 'unload.own-order', 'unload.product-card', 'unload.wrong-cargo'],
      },
      {
        title: { fr: 'Le retour', en: 'The way back' },
        clauses: ['unload.return', 'unload.reuse', 'unload.same-phase'],
      },
    ],
  },
  {
    id: 'trade',
    title: { fr: 'Phase 5 : échanger', en: 'Phase 5: trading' },
    lead: {
      fr: 'Pas d’ordre, pas d’obligation : on propose, on accepte ou non.',
      en: 'No order, no duty: one offers, one accepts or not.',
    },
    parts: [
      {
        clauses: [
          'trade.products',
          'trade.products-only',
          'trade.secrecy',
          'trade.faces',
          'trade.no-order',
          'trade.ends',
          'trade.comes-back',
          'advice.trade-helps',
        ],
      },
    ],
  },
  {
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
  },
];
