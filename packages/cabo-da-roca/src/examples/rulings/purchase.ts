import { A, B, type CaboExample, strait, table } from '../table.ts';

const governors = [
  { owner: A, at: [1, 0] },
  { owner: B, at: [3, 2] },
] as const;
const home = ['A', 'B'] as const;

/** Open points of purchases and of money, each where the readings part. */
export const purchaseRulings: readonly CaboExample[] = [
  {
    id: 'buying-after-sailing',
    shows: ['ruling.buy-timing'],
    title: { fr: 'Acheter après avoir navigué ?', en: 'Buying after sailing?' },
    caption: {
      fr: 'Les départs sont faits et A a encore une action. Trop tard ; avec l’autre lecture, il achète.',
      en: 'The departures are done and A has an action left. Too late; under the other reading A buys.',
    },
    position: strait({ left: 1, coins: [150, 100], home, sailors: governors }),
    actions: [{ kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0] }],
    legal: false,
  },
  {
    id: 'new-ship-stays-behind',
    shows: ['ruling.new-ship'],
    title: { fr: 'Le bateau neuf doit-il partir ?', en: 'Must the new ship leave?' },
    caption: {
      fr: 'A vient d’acheter un bateau et il lui reste une action : il doit partir. Avec les autres lectures, le tour peut finir.',
      en: 'A has just bought a ship and has an action left: it must leave. Under the other readings the turn may end.',
    },
    position: strait({ stage: 'buy', coins: [150, 100], sailors: governors }),
    actions: [
      { kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0] },
      { kind: 'endTurn', seat: A },
    ],
    legal: false,
  },
  {
    id: 'an-empty-home-port',
    shows: ['ruling.port-ownership'],
    title: { fr: 'À qui est un port sans marin ?', en: 'Whose is a port without a sailor?' },
    caption: {
      fr: 'A a reçu le port A au départ, mais personne ne s’y tient. Refusé ; avec l’autre lecture, le port est encore à lui.',
      en: 'A was dealt port A at the start, but nobody stands on it. Refused; under the other reading it is still A’s.',
    },
    position: strait({ stage: 'buy', coins: [150, 100], home, sailors: [{ owner: B, at: [3, 2] }] }),
    actions: [{ kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0] }],
    legal: false,
  },
  {
    id: 'launched-outside-port',
    shows: ['ruling.pirate-launch'],
    title: { fr: 'Un pirate mis à l’eau dehors', en: 'A pirate launched outside' },
    caption: {
      fr: 'A voudrait mettre son pirate juste devant le port. Refusé : il va dans le port. Avec l’autre lecture, c’est permis.',
      en: 'A would like to put the pirate just outside the port. Refused: it goes into the port. Under the other reading it is allowed.',
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
    id: 'a-sale-for-a-purchase',
    shows: ['ruling.sale-for'],
    title: { fr: 'Vendre pour acheter ?', en: 'Selling to buy?' },
    caption: {
      fr: 'Avec 70 pièces, A veut vendre son bateau de pêche pour un bateau de commerce. Refusé ; avec l’autre lecture, 70 et 30 font 100.',
      en: 'With 70 coins, A wants to sell a fishing ship for a trade ship. Refused; under the other reading, 70 and 30 make 100.',
    },
    position: strait({
      stage: 'buy',
      coins: [70, 100],
      home,
      ships: { '0f1': { at: [0, 1], heading: 'E' } },
      sailors: governors,
    }),
    actions: [{ kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0], sell: ['0f1'] }],
    legal: false,
  },
  {
    id: 'a-pirate-as-a-guest',
    shows: ['ruling.pirate-guest-fee', 'pirate.no-dues'],
    title: { fr: 'Un pirate invité', en: 'A pirate as a guest' },
    caption: {
      fr: 'A demande une place au port de B et a juste les 150 pièces du pirate. Cela suffit ; avec l’autre lecture, il en faut 170.',
      en: 'A asks for a place in B’s port and has just the 150 coins for the pirate. That suffices; under the other reading 170 are needed.',
    },
    position: strait({ stage: 'buy', coins: [150, 100], sailors: governors }),
    actions: [{ kind: 'buyShip', seat: A, piece: 'pirate', at: [3, 2] }],
    legal: true,
  },
];
