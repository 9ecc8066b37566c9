import { A, type CaboExample, strait, table } from '../positions.ts';

/** Examples: the open points of trade. */
export const tradeRulings: readonly CaboExample[] = [
  {
    id: 'ports-not-laid-yet',
    shows: ['ruling.possible-destination', 'trade.impossible'],
    title: { fr: 'Les ports pas encore posés', en: 'Ports not laid yet' },
    caption: {
      fr: 'La carte n°\u00a06 est rayée pour les ports A et B, les seuls posés : défaussée. À d’autres tables, les ports à venir comptent.',
      en: 'Card no.\u00a06 is struck for ports A and B, the only ones laid: it is discarded. At other tables ports still to come count.',
    },
    position: strait({ stage: 'depart', ships: { '0t1': { at: [1, 0] } } }),
    actions: [
      { kind: 'load', seat: A, ship: '0t1' },
      { kind: 'card', card: 't06' },
    ],
    legal: true,
  },
  {
    id: 'five-or-four',
    shows: ['ruling.route-length'],
    title: { fr: 'Cinq cases, ou quatre, ou six', en: 'Five squares, or four, or six' },
    caption: {
      fr: 'Du port A au port E, l’écart est 5 : zone II, 90 pièces. Si l’on ne compte que les tuiles entre eux, 4 : zone I, 50 pièces.',
      en: 'From port A to port E the difference is 5: zone II, 90 coins. Counting only the tiles between them makes 4: zone I, 50 coins.',
    },
    position: table(
      `A.N cN  cN  cN  cN  E.N cN
       ~   ~   ~   ~   ~   ~   ~`,
      { ships: { '0t1': { at: [5, 1], heading: 'N', cargo: 't19', from: 'A' } } },
    ),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'a-call-without-a-sale',
    shows: ['ruling.idle-port-call'],
    title: { fr: 'Une escale sans vente', en: 'A call without a sale' },
    caption: {
      fr: 'Le port B est rayé sur la carte. A y entre quand même ; à d’autres tables, il reste dehors.',
      en: 'Port B is struck on the card. A enters all the same; at other tables the ship stays outside.',
    },
    position: strait({ ships: { '0t1': { at: [3, 1], heading: 'S', cargo: 't06', from: 'A' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
];
