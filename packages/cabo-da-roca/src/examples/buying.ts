import { A, B, type CaboExample, strait, table, twoLighthouses } from './positions.ts';

const governors = [
  { owner: A, at: [1, 0] },
  { owner: B, at: [3, 2] },
] as const;
const home = ['A', 'B'] as const;
const beacon = `qNE A.N cN  cN  qNW ..
                ~   ~   ~   ~   ~   L
                ..  ..  qSE B.S qSW ~`;
const tolls = {
  seats: 3,
  ships: { '0t1': { at: [2, 2], heading: 'S' } },
  sailors: [
    { owner: 1, at: [1, 1] },
    { owner: 2, at: [3, 1] },
  ],
} as const;

/** Examples: purchases, and sales for a debt. */
export const buying: readonly CaboExample[] = [
  {
    id: 'a-trade-ship-at-home',
    shows: ['buying.may', 'buying.one-action', 'buying.own-port', 'buying.moored', 'buying.prices'],
    title: { fr: 'Un bateau dans son port', en: 'A ship at home' },
    caption: {
      fr: 'A tient le port A et y met un bateau de commerce : 100 pièces et une action.',
      en: 'A holds port A and puts a trade ship there: 100 coins and one action.',
    },
    position: strait({ stage: 'buy', coins: [150, 100], home, sailors: governors }),
    actions: [{ kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0] }],
    legal: true,
  },
  {
    id: 'purchase-too-late',
    shows: ['buying.after-tile'],
    title: { fr: 'Un achat trop tardif', en: 'A purchase too late' },
    caption: {
      fr: 'A a déjà avancé un bateau. Le moment des achats est passé.',
      en: 'A has moved a ship already. The time of purchases is over.',
    },
    position: strait({
      stage: 'buy',
      coins: [150, 100],
      home,
      ships: { '0f1': { at: [0, 1], heading: 'E' } },
      sailors: governors,
    }),
    actions: [
      { kind: 'advance', seat: A, ship: '0f1' },
      { kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0] },
    ],
    legal: false,
  },
  {
    id: 'ten-coins-short',
    shows: ['buying.prices'],
    title: { fr: 'Dix pièces de trop peu', en: 'Ten coins short' },
    caption: {
      fr: 'Un bateau de commerce coûte 100 pièces ; A en a 90.',
      en: 'A trade ship costs 100 coins; A has 90.',
    },
    position: strait({ stage: 'buy', coins: [90, 100], home, sailors: governors }),
    actions: [{ kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0] }],
    legal: false,
  },
  {
    id: 'rival-in-the-port',
    shows: ['buying.own-port'],
    title: { fr: 'Un rival dans le port', en: 'A rival in the port' },
    caption: {
      fr: 'Le port est à A, mais un bateau de B y est ancré : pas de place pour un bateau neuf.',
      en: 'The port is A’s, but a ship of B is moored in it: no room for a new ship.',
    },
    position: strait({
      stage: 'buy',
      coins: [150, 100],
      home,
      ships: { '1t1': { at: [1, 0] } },
      sailors: governors,
    }),
    actions: [{ kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0] }],
    legal: false,
  },
  {
    id: 'guest-in-a-port',
    shows: ['buying.guest-port', 'buying.guest-fee', 'buying.prices'],
    title: { fr: 'Invité dans un port', en: 'A guest in a port' },
    caption: {
      fr: 'A veut mettre son bateau au port de B. B accepte : 100 pièces à la banque, 20 à B.',
      en: 'A wants to put a ship into B’s port. B agrees: 100 coins to the bank, 20 to B.',
    },
    position: strait({ stage: 'buy', coins: [150, 100], home, sailors: governors }),
    actions: [
      { kind: 'buyShip', seat: A, piece: 'trade', at: [3, 2] },
      { kind: 'answer', seat: B, accept: true },
    ],
    legal: true,
  },
  {
    id: 'no-is-no',
    shows: ['buying.guest-port'],
    title: { fr: 'Un refus', en: 'A refusal' },
    caption: {
      fr: 'B refuse. Rien n’a changé, et A garde ses deux actions.',
      en: 'B declines. Nothing has changed, and A keeps both actions.',
    },
    position: strait({ stage: 'buy', coins: [150, 100], home, sailors: governors }),
    actions: [
      { kind: 'buyShip', seat: A, piece: 'trade', at: [3, 2] },
      { kind: 'answer', seat: B, accept: false },
    ],
    legal: true,
  },
  {
    id: 'back-to-the-home-port',
    shows: ['buying.sailor-home', 'port.governor', 'buying.may', 'buying.one-action'],
    title: { fr: 'De retour au port d’attache', en: 'Back to the home port' },
    caption: {
      fr: 'Le port A est vide. A l’a reçu au départ : pas besoin de bateau pour y mettre un marin.',
      en: 'Port A is empty. A was dealt it at the start: no ship is needed to put a sailor there.',
    },
    position: table(beacon, { stage: 'buy', home }),
    actions: [{ kind: 'buySailor', seat: A, at: [1, 0] }],
    legal: true,
  },
  {
    id: 'sailor-by-ship',
    shows: ['buying.sailor-port', 'port.governor'],
    title: { fr: 'Un marin venu par bateau', en: 'A sailor come by ship' },
    caption: {
      fr: 'Personne ne tient le port B et un bateau de A y est ancré : un marin peut y débarquer.',
      en: 'Nobody holds port B and a ship of A is moored in it: a sailor may land.',
    },
    position: table(beacon, { stage: 'buy', home: ['A', 'C'], ships: { '0t1': { at: [3, 2] } } }),
    actions: [{ kind: 'buySailor', seat: A, at: [3, 2] }],
    legal: true,
  },
  {
    id: 'no-ship-no-sailor',
    shows: ['buying.sailor-port'],
    title: { fr: 'Sans bateau, pas de marin', en: 'No ship, no sailor' },
    caption: {
      fr: 'Le port B est libre, mais A n’y a pas de bateau.',
      en: 'Port B is vacant, but A has no ship there.',
    },
    position: table(beacon, { stage: 'buy', home: ['A', 'C'] }),
    actions: [{ kind: 'buySailor', seat: A, at: [3, 2] }],
    legal: false,
  },
  {
    id: 'a-keeper-for-the-light',
    shows: ['buying.sailor-islet', 'lighthouse.keeper'],
    title: { fr: 'Un gardien pour le phare', en: 'A keeper for the light' },
    caption: {
      fr: 'Le bateau de pêche de A longe le phare : un marin y monte.',
      en: 'A’s fishing ship lies beside the lighthouse: a sailor goes up.',
    },
    position: table(beacon, { stage: 'buy', home, ships: { '0f1': { at: [4, 1], heading: 'N' } } }),
    actions: [{ kind: 'buySailor', seat: A, at: [5, 1] }],
    legal: true,
  },
  {
    id: 'pirates-land-nobody',
    shows: ['buying.sailor-islet'],
    title: { fr: 'Un pirate ne débarque personne', en: 'A pirate lands nobody' },
    caption: {
      fr: 'À côté du phare, A n’a que son pirate : cela ne suffit pas.',
      en: 'Beside the lighthouse A has only a pirate: that is not enough.',
    },
    position: table(beacon, { stage: 'buy', home, ships: { '0p': { at: [4, 1], heading: 'N' } } }),
    actions: [{ kind: 'buySailor', seat: A, at: [5, 1] }],
    legal: false,
  },
  {
    id: 'new-ship-held-back',
    shows: ['buying.new-ship'],
    title: { fr: 'Un bateau neuf qui attend', en: 'A new ship that waits' },
    caption: {
      fr: 'À une table où un bateau neuf ne part qu’au tour suivant, A ne peut pas tirer de carte pour lui.',
      en: 'At a table where a new ship leaves in the next turn only, A cannot draw a card for it.',
    },
    rulings: { 'new-ship': 'next-turn' },
    position: strait({ stage: 'buy', coins: [150, 100], home, sailors: governors }),
    actions: [
      { kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0] },
      { kind: 'load', seat: A, ship: '0t1' },
    ],
    legal: false,
  },
  {
    id: 'sold-for-a-toll',
    shows: ['debts.sell', 'buying.resale', 'lighthouse.toll'],
    title: { fr: 'Vendu pour un péage', en: 'Sold for a toll' },
    caption: {
      fr: 'A doit deux péages et n’a de quoi en payer qu’un. Il vend son bateau 50 pièces, paie, et joue la suite.',
      en: 'A owes two tolls and has the coins for one. The ship is sold for 50 coins, the toll is paid, play goes on.',
    },
    position: twoLighthouses({ ...tolls, coins: [30, 100, 100] }),
    actions: [
      { kind: 'advance', seat: A, ship: '0t1' },
      { kind: 'sell', seat: A, piece: '0t1' },
    ],
    legal: true,
  },
  {
    id: 'debt-comes-first',
    shows: ['debts.at-once'],
    title: { fr: 'La dette d’abord', en: 'The debt first' },
    caption: {
      fr: 'Un péage de 20 pièces est dû. A ne peut pas finir son tour sans l’avoir réglé.',
      en: 'A toll of 20 coins is due. A cannot end the turn without settling it.',
    },
    position: twoLighthouses({ ...tolls, coins: [30, 100, 100] }),
    actions: [
      { kind: 'advance', seat: A, ship: '0t1' },
      { kind: 'endTurn', seat: A },
    ],
    legal: false,
  },
  {
    id: 'nothing-sold-without-debt',
    shows: ['debts.sell'],
    title: { fr: 'Sans dette, pas de vente', en: 'No debt, no sale' },
    caption: {
      fr: 'A voudrait se défaire d’un bateau pour ses 50 pièces. Il ne doit rien à personne : c’est non.',
      en: 'A would like to part with a ship for 50 coins. A owes nothing to anybody: no.',
    },
    position: twoLighthouses({ ...tolls }),
    actions: [{ kind: 'sell', seat: A, piece: '0t1' }],
    legal: false,
  },
];
