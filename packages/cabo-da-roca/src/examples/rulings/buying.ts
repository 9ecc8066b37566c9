import { A, B, type CaboExample, strait } from '../positions.ts';

const governors = [
  { owner: A, at: [1, 0] },
  { owner: B, at: [3, 2] },
] as const;
const home = ['A', 'B'] as const;

/** Examples: the open points of purchases and ports. */
export const buyingRulings: readonly CaboExample[] = [
  {
    id: 'buying-after-sailing',
    shows: ['ruling.buy-timing'],
    title: { fr: 'Acheter après avoir navigué ?', en: 'Buying after sailing?' },
    caption: {
      fr: 'Les départs sont faits et A a encore une action. Trop tard ; à d’autres tables, il achète.',
      en: 'The departures are done and A has an action left. Too late; at other tables A buys.',
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
      fr: 'A vient d’acheter un bateau et il lui reste une action : il doit partir. À d’autres tables, le tour peut finir.',
      en: 'A has just bought a ship and has an action left: it must leave. At other tables the turn may end.',
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
      fr: 'A a reçu le port A au départ, mais personne ne s’y tient. Refusé ; à d’autres tables, le port est encore à lui.',
      en: 'A was dealt port A at the start, but nobody stands on it. Refused; at other tables it is still A’s.',
    },
    position: strait({ stage: 'buy', coins: [150, 100], home, sailors: [{ owner: B, at: [3, 2] }] }),
    actions: [{ kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0] }],
    legal: false,
  },
];
