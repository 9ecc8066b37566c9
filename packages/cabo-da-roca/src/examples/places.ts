import { A, type CaboExample, hazards, lighthouse, sharkSea, table, twoLighthouses } from './positions.ts';

/** Examples: lighthouses and hazards. */
export const places: readonly CaboExample[] = [
  {
    id: 'toll-on-leaving',
    shows: ['lighthouse.toll'],
    title: { fr: 'Le péage à la sortie', en: 'The toll on leaving' },
    caption: {
      fr: 'B garde le phare. En sortant de ses eaux, A paie 20 pièces.',
      en: 'B keeps the lighthouse. On leaving its waters, A pays 20 coins.',
    },
    position: lighthouse({ ships: { '0t1': { at: [2, 1], heading: 'E' } }, sailors: [{ owner: 1, at: [1, 1] }] }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'a-toll-too-many',
    shows: ['lighthouse.must-sell', 'lighthouse.toll'],
    title: { fr: 'Un péage de trop', en: 'A toll too many' },
    caption: {
      fr: 'La case est dans les eaux de deux phares. A paie B, puis n’a plus assez pour C : il doit vendre.',
      en: 'The square lies in the waters of two lighthouses. A pays B, then lacks the coins for C and must sell.',
    },
    position: twoLighthouses({
      seats: 3,
      coins: [30, 100, 100],
      ships: { '0t1': { at: [2, 2], heading: 'S' } },
      sailors: [
        { owner: 1, at: [1, 1] },
        { owner: 2, at: [3, 1] },
      ],
    }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'nothing-left-to-sell',
    shows: ['lighthouse.elimination'],
    title: { fr: 'Plus rien à vendre', en: 'Nothing left to sell' },
    caption: {
      fr: 'A vend son seul bateau 30 pièces : B reçoit 20, C les 10 qui restent. A est éliminé.',
      en: 'A sells the only ship for 30 coins: B gets 20, C the 10 left. A is eliminated.',
    },
    position: twoLighthouses({
      seats: 3,
      coins: [0, 100, 100],
      ships: {
        '0f1': { at: [2, 2], heading: 'S' },
        '1t1': { at: [2, 0], heading: 'E' },
        '2t1': { at: [3, 0], heading: 'E' },
      },
      sailors: [
        { owner: 1, at: [1, 1] },
        { owner: 2, at: [3, 1] },
      ],
    }),
    actions: [
      { kind: 'advance', seat: A, ship: '0f1' },
      { kind: 'sell', seat: A, piece: '0f1' },
    ],
    legal: true,
  },
  {
    id: 'run-ends-by-the-light',
    shows: ['lighthouse.bonus'],
    title: { fr: 'Fin de course près du phare', en: 'A run that ends by the light' },
    caption: {
      fr: 'Dernière action : le bateau entre dans les eaux du phare et gagne un bonus.',
      en: 'The last action: the ship enters the waters of the lighthouse and gains a bonus.',
    },
    position: lighthouse({ left: 1, ships: { '0t1': { at: [3, 1], heading: 'W' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'bonus-instead-of-an-action',
    shows: ['lighthouse.bonus-free'],
    title: { fr: 'Un bonus au lieu d’une action', en: 'A bonus instead of an action' },
    caption: {
      fr: 'A n’a plus d’action. Le bonus gagné au tour précédent fait encore avancer ce bateau.',
      en: 'A has no action left. The bonus gained in the turn before still advances this ship.',
    },
    position: lighthouse({ left: 0, ships: { '0t1': { at: [2, 1], heading: 'E', kept: 1 } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1', bonus: 1 }],
    legal: true,
  },
  {
    id: 'another-ships-bonus',
    shows: ['lighthouse.bonus-ship'],
    title: { fr: 'Le bonus d’un autre', en: 'Another ship’s bonus' },
    caption: {
      fr: 'Le bateau 1 a un bonus. Le bateau 2 ne peut pas s’en servir.',
      en: 'Ship 1 has a bonus. Ship 2 cannot use it.',
    },
    position: lighthouse({
      left: 0,
      ships: { '0t1': { at: [2, 1], heading: 'E', kept: 1 }, '0t2': { at: [3, 0], heading: 'W' } },
    }),
    actions: [{ kind: 'advance', seat: A, ship: '0t2', bonus: 1 }],
    legal: false,
  },
  {
    id: 'bonus-kept-too-long',
    shows: ['lighthouse.bonus-next-turn'],
    title: { fr: 'Un bonus gardé trop longtemps', en: 'A bonus kept too long' },
    caption: {
      fr: 'Gagné au tour précédent, pas joué dans celui-ci : il est perdu.',
      en: 'Gained in the turn before, not used in this one: it is lost.',
    },
    position: lighthouse({ ships: { '0t1': { at: [2, 1], heading: 'E', kept: 1 } } }),
    actions: [{ kind: 'endTurn', seat: A }],
    legal: true,
  },
  {
    id: 'two-lights-two-bonuses',
    shows: ['lighthouse.bonus-each', 'lighthouse.bonus'],
    title: { fr: 'Deux phares, deux bonus', en: 'Two lights, two bonuses' },
    caption: {
      fr: 'Le bateau s’arrête entre deux phares : chacun lui donne un bonus.',
      en: 'The ship stops between two lighthouses: each gives it a bonus.',
    },
    position: table(
      `..  ~   ..
       L   ~   L
       ..  ~   ..`,
      { left: 1, ships: { '0t1': { at: [1, 0], heading: 'S' } } },
    ),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'shoals-for-fishing-ships',
    shows: ['hazard.shoals'],
    title: { fr: 'Hauts-fonds', en: 'Shoals' },
    caption: {
      fr: 'Un bateau de commerce n’y va pas.',
      en: 'A trade ship does not go there.',
    },
    position: hazards({ ships: { '0t1': { at: [0, 0], heading: 'S' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: false,
  },
  {
    id: 'the-rock-is-closed',
    shows: ['hazard.rock'],
    title: { fr: 'Le rocher', en: 'The rock' },
    caption: {
      fr: 'Même un bateau de pêche, si près de la côte, n’y va pas.',
      en: 'Even a fishing ship, so near the coast, does not go there.',
    },
    position: hazards({ ships: { '0f1': { at: [1, 0], heading: 'S' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0f1' }],
    legal: false,
  },
  {
    id: 'onto-the-shark',
    shows: ['hazard.shark'],
    title: { fr: 'Sur le requin', en: 'Onto the shark' },
    caption: {
      fr: 'Une action pour la case, une pour le requin : le tour de A est épuisé.',
      en: 'One action for the square, one for the shark: A’s turn is used up.',
    },
    position: sharkSea({ ships: { '0t1': { at: [0, 0], heading: 'E' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'off-the-shark',
    shows: ['hazard.shark-twice'],
    title: { fr: 'Et en repartir', en: 'And off it again' },
    caption: {
      fr: 'La sortie prend elle aussi deux actions.',
      en: 'Leaving takes two actions as well.',
    },
    position: sharkSea({ ships: { '0t1': { at: [1, 0], heading: 'E' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'lost-in-the-storm',
    shows: ['hazard.storm'],
    title: { fr: 'Perdu dans la tempête', en: 'Lost in the storm' },
    caption: {
      fr: 'Le bateau de pêche entre dans la tempête et coule.',
      en: 'The fishing ship enters the storm and sinks.',
    },
    position: hazards({ ships: { '0f1': { at: [2, 0], heading: 'S' }, '1t1': { at: [0, 0], heading: 'E' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0f1' }],
    legal: true,
  },
  {
    id: 'through-the-storm',
    shows: ['hazard.storm-others'],
    title: { fr: 'À travers la tempête', en: 'Through the storm' },
    caption: {
      fr: 'Un bateau de commerce la traverse sans dommage.',
      en: 'A trade ship passes it unharmed.',
    },
    position: hazards({ ships: { '0t1': { at: [2, 0], heading: 'S' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
];
