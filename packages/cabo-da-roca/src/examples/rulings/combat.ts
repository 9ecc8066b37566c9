import { A, B, type CaboExample, openSea, strait, table } from '../positions.ts';

const governors = [
  { owner: A, at: [1, 0] },
  { owner: B, at: [3, 2] },
] as const;

/** Examples: the open points of pirates and fights. */
export const combatRulings: readonly CaboExample[] = [
  {
    id: 'launched-outside-port',
    shows: ['ruling.pirate-launch'],
    title: { fr: 'Un pirate mis à l’eau dehors', en: 'A pirate launched outside' },
    caption: {
      fr: 'A voudrait mettre son pirate juste devant le port. Refusé : il va dans le port. À d’autres tables, c’est permis.',
      en: 'A would like to put the pirate just outside the port. Refused: it goes into the port. At other tables it is allowed.',
    },
    position: table(
      `qNE A.N cN  cN  qNW
       ~   ~   ~   ~   ~`,
      { stage: 'buy', coins: [200, 100], sailors: [{ owner: A, at: [1, 0] }] },
    ),
    actions: [{ kind: 'buyShip', seat: A, piece: 'pirate', at: [1, 1] }],
    legal: false,
  },
  {
    id: 'a-pirate-as-a-guest',
    shows: ['ruling.pirate-guest-fee', 'pirate.no-dues'],
    title: { fr: 'Un pirate invité', en: 'A pirate as a guest' },
    caption: {
      fr: 'A demande une place au port de B et a juste les 150 pièces du pirate. Cela suffit ; à d’autres tables, il en faut 170.',
      en: 'A asks for a place in B’s port and has just the 150 coins for the pirate. That suffices; at other tables 170 are needed.',
    },
    position: strait({ stage: 'buy', coins: [150, 100], sailors: governors }),
    actions: [{ kind: 'buyShip', seat: A, piece: 'pirate', at: [3, 2] }],
    legal: true,
  },
  {
    id: 'pirate-advances-then-rotates',
    shows: ['ruling.pirate-moves', 'pirate.rotate-or-advance'],
    title: { fr: 'Avancer, puis tourner', en: 'Advance, then rotate' },
    caption: {
      fr: 'Le pirate a avancé et voudrait tourner. Refusé ; à d’autres tables, cet ordre est permis.',
      en: 'The pirate has advanced and would like to rotate. Refused; at other tables this order is allowed.',
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
      fr: 'Le bateau de B est en avant, à droite. Hors du travers ; à d’autres tables, trois cases de chaque bord sont sous le feu.',
      en: 'B’s ship lies ahead to the right. Not abeam; at other tables three squares on each side are under fire.',
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
      fr: 'Ce bateau a quitté le port A au dernier tour de B et s’en est éloigné. À l’abri ; à d’autres tables, il ne l’est plus.',
      en: 'This ship left port A in B’s latest turn and has gone on. Safe; at other tables it no longer is.',
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
      fr: 'C’est le tour de A, et B voudrait tirer. Refusé ; à d’autres tables, il le peut entre deux actions.',
      en: 'It is A’s turn, and B would like to fire. Refused; at other tables B may, between two actions.',
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
      fr: 'B a 500 pièces, mais ses cinq bateaux sont coulés : la partie s’arrête. À d’autres tables, il en rachète.',
      en: 'B has 500 coins, but all five ships are sunk: the game stops. At other tables B buys again.',
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
