import { A, B, type CaboExample, strait, table, threePorts } from './positions.ts';

const governors = [
  { owner: A, at: [1, 0] },
  { owner: B, at: [3, 2] },
] as const;
const home = ['A', 'B'] as const;
const boundForD = { '0t1': { at: [4, 1], heading: 'N', cargo: 't21', from: 'A' } } as const;
const moored = { '0t1': { at: [1, 0] } } as const;

/** Examples: cards, ports and prices. */
export const trade: readonly CaboExample[] = [
  {
    id: 'new-ship-leaves',
    shows: ['trade.draw'],
    title: { fr: 'Un bateau neuf qui part', en: 'A new ship that leaves' },
    caption: {
      fr: 'Acheté, chargé, bientôt dehors : le bateau neuf tire sa carte dans le même tour.',
      en: 'Bought, loaded, soon out: the new ship draws its card in the same turn.',
    },
    position: strait({ stage: 'buy', coins: [150, 100], home, sailors: governors }),
    actions: [
      { kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0] },
      { kind: 'load', seat: A, ship: '0t1' },
      { kind: 'card', card: 't01' },
    ],
    legal: true,
  },
  {
    id: 'own-port-does-not-buy',
    shows: ['sailors.no-own-trade'],
    title: { fr: 'Son propre port n’achète pas', en: 'One’s own port does not buy' },
    caption: {
      fr: 'Un marin de A tient le port D : A y entre sans vendre et garde ses épices.',
      en: 'A sailor of A holds port D: A enters without a sale and keeps the spice.',
    },
    position: threePorts({ ships: boundForD, sailors: [{ owner: A, at: [4, 0] }] }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'sailor-steps-aside',
    shows: ['trade.pay', 'trade.on-arrival'],
    title: { fr: 'Le marin s’écarte', en: 'The sailor steps aside' },
    caption: {
      fr: 'A fait d’abord sortir son marin, puis entre et vend : 60 pièces.',
      en: 'A first takes the sailor out, then enters and sells: 60 coins.',
    },
    position: threePorts({ ships: boundForD, sailors: [{ owner: A, at: [4, 0] }] }),
    actions: [
      { kind: 'walk', seat: A, at: [4, 0], dir: 'E' },
      { kind: 'advance', seat: A, ship: '0t1' },
    ],
    legal: true,
  },
  {
    id: 'not-back-the-same-turn',
    shows: ['sailors.back-next-turn'],
    title: { fr: 'Pas de retour le même tour', en: 'Not back in the same turn' },
    caption: {
      fr: 'La vente faite, le marin voudrait reprendre le port. Il attendra le tour suivant.',
      en: 'After the sale the sailor would like to take the port again. It waits for the next turn.',
    },
    position: threePorts({ ships: boundForD, sailors: [{ owner: A, at: [5, 0] }] }),
    actions: [
      { kind: 'advance', seat: A, ship: '0t1' },
      { kind: 'walk', seat: A, at: [5, 0], dir: 'W' },
    ],
    legal: false,
  },
  {
    id: 'no-card-at-sea',
    shows: ['trade.start'],
    title: { fr: 'Pas de carte en mer', en: 'No card at sea' },
    caption: {
      fr: 'Ce bateau n’est pas ancré dans un port.',
      en: 'This ship is not moored in a port.',
    },
    position: strait({ ships: { '0t2': { at: [0, 1], heading: 'E' } } }),
    actions: [{ kind: 'load', seat: A, ship: '0t2' }],
    legal: false,
  },
  {
    id: 'a-cargo-aboard',
    shows: ['trade.draw'],
    title: { fr: 'Une marchandise à bord', en: 'A cargo aboard' },
    caption: {
      fr: 'La carte n°\u00a01 est rayée pour les ports A et F. Le port B, déjà posé, en veut : le bateau charge.',
      en: 'Card no.\u00a01 is struck for ports A and F. Port B, laid already, buys: the ship takes the cargo.',
    },
    position: strait({ stage: 'depart', ships: moored }),
    actions: [
      { kind: 'load', seat: A, ship: '0t1' },
      { kind: 'card', card: 't01' },
    ],
    legal: true,
  },
  {
    id: 'no-cargo-no-departure',
    shows: ['trade.draw'],
    title: { fr: 'Pas de départ à vide', en: 'No leaving empty' },
    caption: {
      fr: 'Le bateau n’a pas encore tiré de carte.',
      en: 'The ship has not drawn a card yet.',
    },
    position: strait({ stage: 'depart', ships: moored }),
    actions: [{ kind: 'depart', seat: A, ship: '0t1', dir: 'S' }],
    legal: false,
  },
  {
    id: 'first-island-card',
    shows: ['trade.treasure-first'],
    title: { fr: 'La première carte Île', en: 'The first island card' },
    caption: {
      fr: 'Elle vaut 100 pièces pour chaque île de la partie. A retourne ensuite une autre carte.',
      en: 'It makes every island of the game worth 100 coins. A then turns another card.',
    },
    position: strait({ stage: 'depart', ships: moored }),
    actions: [
      { kind: 'load', seat: A, ship: '0t1' },
      { kind: 'card', card: 'island-100' },
    ],
    legal: true,
  },
  {
    id: 'second-island-card',
    shows: ['trade.treasure-later'],
    title: { fr: 'La deuxième carte Île', en: 'The second island card' },
    caption: {
      fr: 'Les îles valent déjà 50 pièces. Cette carte ne change rien.',
      en: 'Islands are worth 50 coins already. This card changes nothing.',
    },
    position: strait({ stage: 'depart', shown: { island: 50 }, ships: moored }),
    actions: [
      { kind: 'load', seat: A, ship: '0t1' },
      { kind: 'card', card: 'island-100' },
    ],
    legal: true,
  },
  {
    id: 'pile-renewed',
    shows: ['trade.reshuffle', 'trade.draw'],
    title: { fr: 'Un paquet neuf', en: 'A new pile' },
    caption: {
      fr: 'Le paquet est vide. Les deux cartes défaussées, mélangées, en font un autre, et A tire la carte n°\u00a01.',
      en: 'The pile is empty. The two discarded cards, shuffled, make a new one, and A draws card no.\u00a01.',
    },
    position: strait({ stage: 'depart', pile: [], discard: ['t01', 't06'], ships: moored }),
    actions: [
      { kind: 'load', seat: A, ship: '0t1' },
      { kind: 'card', card: 't01' },
    ],
    legal: true,
  },
  {
    id: 'a-useless-card',
    shows: ['trade.impossible'],
    title: { fr: 'Une carte inutile', en: 'A useless card' },
    caption: {
      fr: 'La carte n°\u00a06 est rayée pour les ports A et B, les seuls posés. Défaussée : le bateau reste.',
      en: 'Card no.\u00a06 is struck for ports A and B, the only ones laid. It is discarded: the ship stays.',
    },
    position: strait({ stage: 'depart', ships: moored }),
    actions: [
      { kind: 'load', seat: A, ship: '0t1' },
      { kind: 'card', card: 't06' },
    ],
    legal: true,
  },
  {
    id: 'held-back-by-the-card',
    shows: ['trade.impossible'],
    title: { fr: 'Retenu par sa carte', en: 'Held back by its card' },
    caption: {
      fr: 'Sans port possible, le bateau ne peut pas partir non plus.',
      en: 'Without a possible port the ship may not leave either.',
    },
    position: strait({ stage: 'depart', ships: moored }),
    actions: [
      { kind: 'load', seat: A, ship: '0t1' },
      { kind: 'card', card: 't06' },
      { kind: 'depart', seat: A, ship: '0t1', dir: 'S' },
    ],
    legal: false,
  },
  {
    id: 'others-use-the-actions',
    shows: ['trade.other-pieces'],
    title: { fr: 'Aux autres de jouer', en: 'The others may act' },
    caption: {
      fr: 'Le bateau 1 reste au port. Le bateau 2 prend les actions.',
      en: 'Ship 1 stays in port. Ship 2 takes the actions.',
    },
    position: strait({ stage: 'depart', ships: { ...moored, '0t2': { at: [0, 1], heading: 'E' } } }),
    actions: [
      { kind: 'load', seat: A, ship: '0t1' },
      { kind: 'card', card: 't06' },
      { kind: 'advance', seat: A, ship: '0t2' },
    ],
    legal: true,
  },
  {
    id: 'struck-port',
    shows: ['trade.listed'],
    title: { fr: 'Un port rayé', en: 'A struck port' },
    caption: {
      fr: 'La carte n°\u00a06 est rayée pour le port B : le bateau entre, mais ne vend pas.',
      en: 'Card no.\u00a06 is struck for port B: the ship enters, but sells nothing.',
    },
    position: strait({ ships: { '0t1': { at: [3, 1], heading: 'S', cargo: 't06', from: 'A' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'idle-calls-forbidden',
    shows: ['trade.partners'],
    title: { fr: 'Entrer pour rien', en: 'A call for nothing' },
    caption: {
      fr: 'À une table où l’on n’entre que pour vendre, un marin de A ferme le port B à son propre bateau.',
      en: 'At a table where ships enter only to sell, A’s sailor closes port B to A’s own ship.',
    },
    rulings: { 'idle-port-call': 'forbidden' },
    position: strait({
      ships: { '0t1': { at: [3, 1], heading: 'S', cargo: 't01', from: 'A' } },
      sailors: [{ owner: A, at: [3, 2] }],
    }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: false,
  },
  {
    id: 'six-across-three-down',
    shows: ['trade.length', 'trade.pay', 'trade.on-arrival'],
    title: { fr: 'Six en largeur, trois en hauteur', en: 'Six across, three down' },
    caption: {
      fr: 'Du port A au port B : 6 et 3. La longueur est 6, zone II, 60 pièces pour la carte n°\u00a04.',
      en: 'From port A to port B: 6 and 3. The length is 6, zone II, 60 coins for card no.\u00a04.',
    },
    position: table(
      `A.N qNW ..  ..  ..  ..  ..
       ..  ~   ..  ..  ..  ..  ..
       ..  ~   ~   ~   ~   ~   ~
       ..  ..  ..  ..  ..  qSE B.S`,
      { ships: { '0t1': { at: [6, 2], heading: 'S', cargo: 't04', from: 'A' } } },
    ),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'back-where-it-came-from',
    shows: ['trade.length'],
    title: { fr: 'Retour au départ', en: 'Back where it came from' },
    caption: {
      fr: 'La marchandise vient du port B. Là, elle ne se vend pas.',
      en: 'The cargo comes from port B. It is not sold there.',
    },
    position: strait({ ships: { '0t1': { at: [3, 1], heading: 'S', cargo: 't01', from: 'B' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'the-governors-share',
    shows: ['trade.fee', 'trade.pay'],
    title: { fr: 'La part du gouverneur', en: 'The governor’s share' },
    caption: {
      fr: 'Quatre cases du port A au port D : zone I, 60 pièces pour la carte n°\u00a021. B tient le port D et en prend 20.',
      en: 'Four squares from port A to port D: zone I, 60 coins for card no.\u00a021. B holds port D and takes 20 of them.',
    },
    position: threePorts({
      ships: { '0t1': { at: [4, 1], heading: 'N', cargo: 't21', from: 'A' } },
      sailors: [{ owner: B, at: [4, 0] }],
    }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
];
