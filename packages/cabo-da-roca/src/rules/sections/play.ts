import type { CaboSection } from './section.ts';

/** What one does in a turn: buy, walk, sail, trade, fight. */
export const playSections: readonly CaboSection[] = [
  {
    id: 'buying',
    title: { fr: 'Acheter', en: 'Buying' },
    lead: {
      fr: 'Les achats suivent la tuile. Chacun prend une action.',
      en: 'Purchases follow the tile. Each takes an action.',
    },
    parts: [
      {
        title: { fr: 'Quand et combien', en: 'When and how much' },
        clauses: ['buying.may', 'buying.after-tile', 'buying.one-action', 'buying.prices'],
      },
      {
        title: { fr: 'Placer un bateau', en: 'Placing a ship' },
        clauses: ['buying.own-port', 'buying.guest-port', 'buying.guest-fee', 'buying.moored', 'buying.new-ship'],
      },
      {
        title: { fr: 'Placer un marin', en: 'Placing a sailor' },
        clauses: ['buying.sailor-home', 'buying.sailor-port', 'buying.sailor-islet'],
      },
      { title: { fr: 'Revendre', en: 'Selling again' }, clauses: ['debts.sell', 'debts.at-once', 'buying.resale'] },
    ],
  },
  {
    id: 'sailors',
    title: { fr: 'Marins', en: 'Sailors' },
    lead: {
      fr: 'Un marin tient ce qu’il occupe. Il bouge peu, et à pied.',
      en: 'A sailor holds what it stands on. It moves little, and on foot.',
    },
    parts: [
      { title: { fr: 'Tenir un port', en: 'Holding a port' }, clauses: ['port.governor', 'sailors.may-leave'] },
      { title: { fr: 'Marcher', en: 'Walking' }, clauses: ['sailors.step', 'sailors.land-only', 'sailors.once'] },
    ],
  },
  {
    id: 'ships',
    title: { fr: 'Naviguer', en: 'Sailing' },
    lead: {
      fr: 'Un bateau a un cap. Il avance droit devant, ou tourne d’un huitième.',
      en: 'A ship has a heading. It advances straight on, or turns by an eighth.',
    },
    parts: [
      {
        title: { fr: 'Avancer et tourner', en: 'Advancing and rotating' },
        clauses: [
          'ships.sea-only',
          'ships.advance',
          'ships.rotate',
          'ships.mix',
          'pirate.rotate-or-advance',
          'ships.cap',
        ],
      },
      {
        title: { fr: 'Entrer au port et en sortir', en: 'Into port and out again' },
        clauses: [
          'mooring.quay',
          'mooring.one-action',
          'mooring.no-more-move',
          'mooring.next-turn',
          'mooring.five-ways',
        ],
      },
      {
        title: { fr: 'Croiser un autre bateau', en: 'Passing another ship' },
        clauses: ['crossing.parallel', 'crossing.move-on'],
      },
      { title: { fr: 'Coups interdits', en: 'Illegal moves' }, clauses: ['ships.illegal-move'] },
    ],
  },
  {
    id: 'kinds',
    title: { fr: 'Les trois bateaux', en: 'The three ships' },
    lead: {
      fr: 'L’un longe les côtes, l’autre va au large, le troisième a des canons.',
      en: 'One hugs the shore, one sails out, the third has guns.',
    },
    parts: [
      {
        title: { fr: 'Bateau de pêche', en: 'Fishing ship' },
        clauses: ['fishing.coasting', 'fishing.land-squares', 'fishing.shoals', 'fishing.sinks', 'fishing.unarmed'],
      },
      {
        title: { fr: 'Bateau de commerce', en: 'Trade ship' },
        clauses: ['trader.open-sea', 'trader.sinks', 'trader.unarmed'],
      },
      {
        title: { fr: 'Pirate', en: 'Pirate' },
        clauses: [
          'pirate.one',
          'pirate.open-sea',
          'pirate.sinks',
          'pirate.no-port',
          'pirate.no-trade',
          'pirate.no-dues',
          'pirate.bonus',
          'pirate.armed',
        ],
      },
    ],
  },
  {
    id: 'places',
    title: { fr: 'Phares et dangers', en: 'Lighthouses and hazards' },
    lead: {
      fr: 'Toutes les mers ne se traversent pas de la même façon.',
      en: 'Not every sea is crossed alike.',
    },
    parts: [
      {
        title: { fr: 'Le péage des phares', en: 'The toll of the lighthouses' },
        clauses: ['lighthouse.keeper', 'lighthouse.toll', 'lighthouse.must-sell', 'lighthouse.elimination'],
      },
      {
        title: { fr: 'Le bonus des phares', en: 'The bonus of the lighthouses' },
        clauses: [
          'lighthouse.bonus',
          'lighthouse.bonus-each',
          'lighthouse.bonus-free',
          'lighthouse.bonus-ship',
          'lighthouse.bonus-next-turn',
        ],
      },
      { title: { fr: 'Hauts-fonds et rocher', en: 'Shoals and rock' }, clauses: ['hazard.shoals', 'hazard.rock'] },
      { title: { fr: 'Requin', en: 'Shark' }, clauses: ['hazard.shark', 'hazard.shark-twice'] },
      { title: { fr: 'Tempête', en: 'Storm' }, clauses: ['hazard.storm', 'hazard.storm-others'] },
    ],
  },
  {
    id: 'trade',
    title: { fr: 'Commercer', en: 'Trading' },
    lead: {
      fr: 'Une carte au départ, un prix à l’arrivée. Plus c’est loin, mieux c’est payé.',
      en: 'A card at the start, a price at the end. The farther, the better paid.',
    },
    parts: [
      {
        title: { fr: 'Tirer une carte', en: 'Drawing a card' },
        clauses: [
          'trade.start',
          'trade.draw',
          'trade.treasure-first',
          'trade.treasure-later',
          'trade.draw-on',
          'trade.reshuffle',
          'trade.tidy',
          'trade.token',
        ],
      },
      {
        title: { fr: 'Aucun port possible', en: 'No possible port' },
        clauses: ['trade.impossible', 'trade.other-pieces', 'trade.redraw-next'],
      },
      {
        title: { fr: 'Où vendre', en: 'Where to sell' },
        clauses: [
          'trade.free-choice',
          'trade.listed',
          'trade.partners',
          'sailors.no-own-trade',
          'sailors.leave-first',
          'sailors.back-next-turn',
        ],
      },
      {
        title: { fr: 'Le prix', en: 'The price' },
        clauses: ['trade.on-arrival', 'trade.pay', 'trade.length', 'trade.zones', 'trade.fee'],
      },
    ],
  },
  {
    id: 'combat',
    title: { fr: 'Combattre', en: 'Fighting' },
    lead: {
      fr: 'Un pirate tire sur le côté, de tout près, et ne manque jamais.',
      en: 'A pirate fires sideways, from close by, and never misses.',
    },
    parts: [
      {
        title: { fr: 'La cible', en: 'The target' },
        clauses: [
          'combat.broadside',
          'combat.range',
          'combat.opponents',
          'combat.moored',
          'combat.just-left',
          'combat.own-turn',
        ],
      },
      {
        title: { fr: 'Le tir', en: 'The shot' },
        clauses: ['combat.announce', 'combat.free', 'combat.two-sides', 'combat.first-shot'],
      },
      {
        title: { fr: 'Les suites', en: 'What follows' },
        clauses: ['combat.sinks', 'combat.loot', 'combat.pirate-no-loot', 'combat.island-sailor', 'combat.bargain'],
      },
    ],
  },
  {
    id: 'treasures',
    title: { fr: 'Trésors et poissons', en: 'Treasures and fish' },
    lead: {
      fr: 'Ils ne rapportent qu’à la fin, mais se préparent tôt.',
      en: 'They pay at the end only, but are prepared early.',
    },
    parts: [
      {
        title: { fr: 'Îles au trésor', en: 'Treasure islands' },
        clauses: ['island.value', 'island.hold', 'island.stays'],
      },
      { title: { fr: 'Épaves', en: 'Wrecks' }, clauses: ['wreck.value', 'wreck.hold', 'wreck.leave'] },
      { title: { fr: 'Poissons', en: 'Fish' }, clauses: ['fish.beside-port', 'fish.advice'] },
    ],
  },
];
