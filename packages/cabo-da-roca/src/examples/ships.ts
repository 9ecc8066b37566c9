import { A, B, type CaboExample, hazards, openSea, strait, table } from './positions.ts';

const gulf = `qSE cS  qSW
              qNE cN  qNW
              ~   ~   ~`;
const arriving = { '0t1': { at: [3, 1], heading: 'S', cargo: 't01', from: 'A' } } as const;
const passing = { '0t1': { at: [0, 0], heading: 'E' }, '1t1': { at: [1, 0], heading: 'W' } } as const;

/** Examples: sailing, mooring and passing. */
export const ships: readonly CaboExample[] = [
  {
    id: 'one-square-ahead',
    shows: ['ships.advance', 'trader.open-sea'],
    title: { fr: 'Une case en avant', en: 'One square ahead' },
    caption: {
      fr: 'Cap à l’est, le bateau avance d’une case : une action.',
      en: 'Heading east, the ship advances one square: one action.',
    },
    position: openSea({ ships: { '0t1': { at: [0, 0], heading: 'E' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'an-eighth-to-the-right',
    shows: ['ships.rotate', 'ships.mix'],
    title: { fr: 'Un huitième à droite', en: 'An eighth to the right' },
    caption: {
      fr: 'Le bateau a avancé ; il tourne maintenant vers le sud-est. Une action de plus.',
      en: 'The ship has advanced; now it turns southeast. One more action.',
    },
    position: openSea({ ships: { '0t1': { at: [0, 0], heading: 'E' } } }),
    actions: [
      { kind: 'advance', seat: A, ship: '0t1' },
      { kind: 'rotate', seat: A, ship: '0t1', to: 'right' },
    ],
    legal: true,
  },
  {
    id: 'turn-then-sail',
    shows: ['ships.mix', 'trader.open-sea'],
    title: { fr: 'Tourner, puis avancer', en: 'Turn, then sail' },
    caption: {
      fr: 'Un bateau de commerce fait les deux dans le même tour, dans l’ordre qu’il veut.',
      en: 'A trade ship does both in the same turn, in any order.',
    },
    position: openSea({ ships: { '0t1': { at: [0, 0], heading: 'E' } } }),
    actions: [
      { kind: 'rotate', seat: A, ship: '0t1', to: 'right' },
      { kind: 'advance', seat: A, ship: '0t1' },
    ],
    legal: true,
  },
  {
    id: 'land-in-the-way',
    shows: ['ships.sea-only'],
    title: { fr: 'La terre barre le passage', en: 'Land in the way' },
    caption: {
      fr: 'Entre les deux côtes, tout le côté est de terre.',
      en: 'Between the two coasts the whole side is land.',
    },
    position: table(gulf, { ships: { '0t1': { at: [1, 1], heading: 'N' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: false,
  },
  {
    id: 'over-a-land-corner',
    shows: ['ships.sea-only'],
    title: { fr: 'Par-dessus un coin de terre', en: 'Over a land corner' },
    caption: {
      fr: 'En diagonale, le bateau franchirait un coin de terre.',
      en: 'Diagonally, the ship would cross a land corner.',
    },
    position: table(gulf, { ships: { '0t1': { at: [0, 1], heading: 'NE' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: false,
  },
  {
    id: 'no-ship-on-a-lighthouse',
    shows: ['ships.sea-only'],
    title: { fr: 'Pas sur un phare', en: 'Not onto a lighthouse' },
    caption: {
      fr: 'Le phare est fermé aux bateaux, l’île aussi.',
      en: 'The lighthouse is closed to ships, and so is the island.',
    },
    position: table(
      `~   L   ~
       ~   I   ~`,
      { ships: { '0t1': { at: [0, 0], heading: 'E' } } },
    ),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: false,
  },
  {
    id: 'pirate-turned-too-soon',
    shows: ['pirate.rotate-or-advance'],
    title: { fr: 'Un pirate qui a tourné', en: 'A pirate that has rotated' },
    caption: {
      fr: 'Le pirate a tourné d’un huitième. De ce tour, il n’avance plus.',
      en: 'The pirate has turned an eighth. In this turn it advances no more.',
    },
    position: openSea({ ships: { '0p': { at: [0, 0], heading: 'E' } } }),
    actions: [
      { kind: 'rotate', seat: A, ship: '0p', to: 'right' },
      { kind: 'advance', seat: A, ship: '0p' },
    ],
    legal: false,
  },
  {
    id: 'into-port',
    shows: ['mooring.quay', 'mooring.one-action', 'trade.on-arrival', 'trade.pay', 'trade.fee'],
    title: { fr: 'L’entrée au port', en: 'Into port' },
    caption: {
      fr: 'Cap au sud, le bateau entre au port B et se range le long du quai : une action. Il vend 30 pièces, dont 20 vont à B.',
      en: 'Heading south, the ship enters port B and comes alongside the quay: one action. It sells for 30 coins, of which 20 go to B.',
    },
    position: strait({ ships: arriving, sailors: [{ owner: B, at: [3, 2] }] }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'no-more-moves-in-port',
    shows: ['mooring.no-more-move'],
    title: { fr: 'Au port pour le reste du tour', en: 'In port for the rest of the turn' },
    caption: {
      fr: 'Il reste une action, mais le bateau vient d’entrer.',
      en: 'An action is left, but the ship has just entered.',
    },
    position: strait({ ships: arriving }),
    actions: [
      { kind: 'advance', seat: A, ship: '0t1' },
      { kind: 'advance', seat: A, ship: '0t1' },
    ],
    legal: false,
  },
  {
    id: 'card-then-out',
    shows: ['mooring.five-ways', 'mooring.next-turn', 'turn.must-depart'],
    title: { fr: 'La carte, puis le large', en: 'The card, then out' },
    caption: {
      fr: 'Le bateau tire sa carte, puis sort tout droit vers le sud.',
      en: 'The ship draws its card, then leaves straight south.',
    },
    position: strait({ stage: 'depart', ships: { '0t1': { at: [1, 0] } } }),
    actions: [
      { kind: 'load', seat: A, ship: '0t1' },
      { kind: 'card', card: 't01' },
      { kind: 'depart', seat: A, ship: '0t1', dir: 'S' },
    ],
    legal: true,
  },
  {
    id: 'moored-is-not-sailing',
    shows: ['mooring.five-ways'],
    title: { fr: 'Ancré n’est pas en mer', en: 'Moored is not at sea' },
    caption: {
      fr: 'Un bateau ancré n’a pas de cap : il n’avance pas, il sort par l’un des cinq chemins.',
      en: 'A moored ship has no heading: it does not advance, it leaves by one of the five ways.',
    },
    position: strait({ ships: { '0t1': { at: [1, 0], cargo: 't01', from: 'A' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: false,
  },
  {
    id: 'passing-begins',
    shows: ['crossing.parallel'],
    title: { fr: 'Un croisement commence', en: 'A crossing begins' },
    caption: {
      fr: 'Le bateau de B est dans l’axe : celui de A passe sur sa case. Il lui reste une action pour en sortir.',
      en: 'B’s ship lies along the way: A’s passes onto its square. One action is left to move on.',
    },
    position: openSea({ ships: passing }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'ship-across-the-way',
    shows: ['crossing.parallel'],
    title: { fr: 'Un bateau en travers', en: 'A ship across the way' },
    caption: {
      fr: 'Le bateau de B est en travers : on ne passe pas.',
      en: 'B’s ship lies across: there is no passing.',
    },
    position: openSea({ ships: { ...passing, '1t1': { at: [1, 0], heading: 'S' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: false,
  },
  {
    id: 'no-stopping-there',
    shows: ['crossing.move-on'],
    title: { fr: 'On ne s’arrête pas là', en: 'No stopping there' },
    caption: {
      fr: 'Au milieu du croisement, A voudrait finir son tour.',
      en: 'In the middle of the crossing, A would like to end the turn.',
    },
    position: openSea({ ships: passing }),
    actions: [
      { kind: 'advance', seat: A, ship: '0t1' },
      { kind: 'endTurn', seat: A },
    ],
    legal: false,
  },
  {
    id: 'no-way-on',
    shows: ['crossing.move-on'],
    title: { fr: 'Une action de trop peu', en: 'One action short' },
    caption: {
      fr: 'Avec une seule action, A ne pourrait pas ressortir : le passage est refusé d’emblée.',
      en: 'With a single action A could not move on: the passage is refused from the start.',
    },
    position: openSea({ left: 1, ships: passing }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: false,
  },
  {
    id: 'caught-in-the-shoals',
    shows: ['ships.illegal-move'],
    title: { fr: 'Pris sur le fait', en: 'Caught in the act' },
    caption: {
      fr: 'À la table, A a poussé son bateau de commerce sur les hauts-fonds. B le remarque : le bateau coule.',
      en: 'At the table, A has moved a trade ship onto the shoals. B notices: the ship sinks.',
    },
    position: hazards({ ships: { '0t1': { at: [0, 0], heading: 'S' } } }),
    actions: [{ kind: 'denounce', seat: B, attempt: { kind: 'advance', seat: A, ship: '0t1' } }],
    legal: true,
  },
  {
    id: 'nothing-to-point-out',
    shows: ['ships.illegal-move'],
    title: { fr: 'Rien à signaler', en: 'Nothing to point out' },
    caption: {
      fr: 'Un bateau de pêche peut aller sur les hauts-fonds : B a tort.',
      en: 'A fishing ship may go onto the shoals: B is wrong.',
    },
    position: hazards({ ships: { '0f1': { at: [0, 0], heading: 'S' } } }),
    actions: [{ kind: 'denounce', seat: B, attempt: { kind: 'advance', seat: A, ship: '0f1' } }],
    legal: false,
  },
];
