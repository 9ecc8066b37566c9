import {
  A,
  B,
  type CaboExample,
  hazards,
  lighthouse,
  openSea,
  sharkSea,
  strait,
  table,
  twoLighthouses,
} from '../table.ts';

const lights = `~   ~   ~   ~   ~   ~   ~
                ~   L   ~   ..  ..  L   ..`;

/** Open points of sailing and of combat, each where the readings part. */
export const sailingRulings: readonly CaboExample[] = [
  {
    id: 'onto-the-rock',
    shows: ['ruling.hazard-entry', 'hazard.rock'],
    title: { fr: 'Vers le rocher', en: 'Onto the rock' },
    caption: {
      fr: 'Refusé. Avec l’autre lecture, le coup se joue et le bateau coule.',
      en: 'Refused. Under the other reading it may be played, and the ship sinks.',
    },
    position: hazards({ ships: { '0f1': { at: [1, 0], heading: 'S' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0f1' }],
    legal: false,
  },
  {
    id: 'along-the-coast',
    shows: ['ruling.shore-squares'],
    title: { fr: 'Sur une tuile de côte', en: 'Onto a coast tile' },
    caption: {
      fr: 'La moitié de mer du côté suffit pour passer. Avec l’autre lecture, la côte est fermée.',
      en: 'The half of the side that is sea is enough to pass. Under the other reading the coast is closed.',
    },
    position: table(
      `qSE cS  qSW
       qNE cN  qNW
       ~   ~   ~`,
      { ships: { '0t1': { at: [0, 1], heading: 'E' } } },
    ),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'the-coast-beneath',
    shows: ['ruling.coasting-own-square'],
    title: { fr: 'La côte sous le bateau', en: 'The coast beneath the ship' },
    caption: {
      fr: 'Le bateau de pêche viserait une côte isolée : autour d’elle, pas d’autre terre. Refusé ; avec l’autre lecture, elle compte.',
      en: 'The fishing ship is making for a lone coast: no other land around. Refused; under the other reading it counts itself.',
    },
    position: table(
      `qNE cN  qNW
       ~   ~   ~`,
      { ships: { '0f1': { at: [1, 1], heading: 'N' } } },
    ),
    actions: [{ kind: 'advance', seat: A, ship: '0f1' }],
    legal: false,
  },
  {
    id: 'past-one-light-to-another',
    shows: ['ruling.bonus-trigger', 'lighthouse.bonus-each'],
    title: { fr: 'D’un phare à l’autre', en: 'Past one light to another' },
    caption: {
      fr: 'Trois cases le long d’un phare, jusqu’aux eaux d’un autre : deux bonus. Si seule l’arrivée compte, un seul.',
      en: 'Three squares past one lighthouse into the waters of another: two bonuses. If only the end counts, one.',
    },
    position: table(lights, {
      ships: {
        '0t1': { at: [1, 0], heading: 'E' },
        '0t2': { at: [0, 1], heading: 'N' },
        '0f1': { at: [2, 1], heading: 'N' },
      },
    }),
    actions: [
      { kind: 'advance', seat: A, ship: '0t1' },
      { kind: 'advance', seat: A, ship: '0t1' },
      { kind: 'advance', seat: A, ship: '0t1' },
    ],
    legal: true,
  },
  {
    id: 'bonus-spent-at-once',
    shows: ['ruling.bonus-use', 'lighthouse.bonus-free'],
    title: { fr: 'Un bonus joué tout de suite', en: 'A bonus used at once' },
    caption: {
      fr: 'Le bonus à peine gagné fait avancer encore. Avec l’autre lecture, il attend le tour suivant.',
      en: 'The bonus just gained carries the ship on. Under the other reading it waits for the next turn.',
    },
    position: lighthouse({ left: 1, ships: { '0t1': { at: [3, 0], heading: 'SW' } } }),
    actions: [
      { kind: 'advance', seat: A, ship: '0t1' },
      { kind: 'advance', seat: A, ship: '0t1', bonus: 1 },
    ],
    legal: true,
  },
  {
    id: 'a-bonus-to-rotate',
    shows: ['ruling.bonus-kind'],
    title: { fr: 'Un bonus pour tourner', en: 'A bonus to rotate' },
    caption: {
      fr: 'A tourne son bateau avec un bonus. Avec l’autre lecture, un bonus ne fait qu’avancer.',
      en: 'A rotates a ship with a bonus. Under the other reading a bonus only advances.',
    },
    position: lighthouse({ left: 0, ships: { '0t1': { at: [2, 1], heading: 'E', kept: 1 } } }),
    actions: [{ kind: 'rotate', seat: A, ship: '0t1', to: 'right', bonus: 1 }],
    legal: true,
  },
  {
    id: 'one-action-for-the-shark',
    shows: ['ruling.shark-short', 'turn.limit'],
    title: { fr: 'Une action pour le requin', en: 'One action for the shark' },
    caption: {
      fr: 'Il en faudrait deux : refusé. Avec l’autre lecture, la deuxième est prise sur le tour suivant.',
      en: 'Two would be needed: refused. Under the other reading the second is taken from the next turn.',
    },
    position: sharkSea({ left: 1, ships: { '0t1': { at: [0, 0], heading: 'E' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: false,
  },
  {
    id: 'a-toll-and-no-action',
    shows: ['ruling.forced-sale', 'lighthouse.must-sell'],
    title: { fr: 'Un péage, et plus d’action', en: 'A toll, and no action left' },
    caption: {
      fr: 'Avec sa dernière action, A sort des eaux sans pouvoir payer : il peut encore vendre. Avec l’autre lecture, il est éliminé.',
      en: 'With the last action A leaves the waters and cannot pay: A may still sell. Under the other reading A is eliminated.',
    },
    position: twoLighthouses({
      seats: 3,
      left: 1,
      coins: [10, 100, 100],
      ships: { '0t1': { at: [2, 2], heading: 'S' }, '1t1': { at: [2, 0], heading: 'E' } },
      sailors: [
        { owner: 1, at: [1, 1] },
        { owner: 2, at: [3, 1] },
      ],
    }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'pirate-advances-then-rotates',
    shows: ['ruling.pirate-moves', 'pirate.rotate-or-advance'],
    title: { fr: 'Avancer, puis tourner', en: 'Advance, then rotate' },
    caption: {
      fr: 'Le pirate a avancé et voudrait tourner. Refusé ; avec l’autre lecture, cet ordre est permis.',
      en: 'The pirate has advanced and would like to rotate. Refused; under the other reading this order is allowed.',
    },
    position: openSea({ ships: { '0p': { at: [0, 0], heading: 'E' } } }),
    actions: [
      { kind: 'advance', seat: A, ship: '0p' },
      { kind: 'rotate', seat: A, ship: '0p', to: 'right' },
    ],
    legal: false,
  },
  {
    id: 'off-the-bow',
    shows: ['ruling.broadside', 'combat.broadside'],
    title: { fr: 'De biais', en: 'Off the bow' },
    caption: {
      fr: 'Le bateau de B est en avant, à droite. Hors du travers ; avec l’autre lecture, trois cases de chaque bord sont sous le feu.',
      en: 'B’s ship lies ahead to the right. Not abeam; under the other reading three squares on each side are under fire.',
    },
    position: openSea({ ships: { '0p': { at: [1, 1], heading: 'N' }, '1t1': { at: [2, 0], heading: 'W' } } }),
    actions: [{ kind: 'attack', seat: A, ship: '0p', at: [2, 0] }],
    legal: false,
  },
  {
    id: 'two-squares-from-port',
    shows: ['ruling.departure-shield', 'combat.just-left'],
    title: { fr: 'Sorti, et déjà loin', en: 'Out, and away already' },
    caption: {
      fr: 'Ce bateau a quitté le port A au dernier tour de B et s’en est éloigné. À l’abri ; avec l’autre lecture, il ne l’est plus.',
      en: 'This ship left port A in B’s latest turn and has gone on. Safe; under the other reading it no longer is.',
    },
    position: strait({
      ships: { '0p': { at: [2, 1], heading: 'N' }, '1t1': { at: [3, 1], heading: 'E', justLeft: true } },
    }),
    actions: [{ kind: 'attack', seat: A, ship: '0p', at: [3, 1] }],
    legal: false,
  },
  {
    id: 'a-shot-in-anothers-turn',
    shows: ['ruling.attack-timing', 'combat.own-turn'],
    title: { fr: 'Un tir dans le tour d’un autre', en: 'A shot in another’s turn' },
    caption: {
      fr: 'C’est le tour de A, et B voudrait tirer. Refusé ; avec l’autre lecture, il le peut entre deux actions.',
      en: 'It is A’s turn, and B would like to fire. Refused; under the other reading B may, between two actions.',
    },
    position: openSea({ ships: { '1p': { at: [1, 1], heading: 'N' }, '0t1': { at: [2, 1], heading: 'N' } } }),
    actions: [{ kind: 'attack', seat: B, ship: '1p', at: [2, 1] }],
    legal: false,
  },
  {
    id: 'nothing-left-to-buy',
    shows: ['ruling.sunk-ships', 'end.last-fleet'],
    title: { fr: 'Rien à racheter', en: 'Nothing left to buy' },
    caption: {
      fr: 'B a 500 pièces, mais ses cinq bateaux sont coulés : la partie s’arrête. Avec l’autre lecture, il en rachète.',
      en: 'B has 500 coins, but all five ships are sunk: the game stops. Under the other reading B buys again.',
    },
    position: openSea({
      coins: [200, 500],
      gone: [{}, { fishing: 2, trade: 1, pirate: 1 }],
      ships: { '0p': { at: [1, 1], heading: 'N' }, '1t1': { at: [2, 1], heading: 'N' } },
    }),
    actions: [{ kind: 'attack', seat: A, ship: '0p', at: [2, 1] }],
    legal: true,
  },
];
