import { A, B, strait, threePorts } from '../examples/positions.ts';
import { both, type CaboLesson, happened } from './kit.ts';

/** Cards, ports and prices. */
export const trade: CaboLesson = {
  id: 'trade',
  title: { fr: 'Charger et vendre', en: 'Loading and selling' },
  about: {
    fr: 'Une carte au départ, des pièces à l’arrivée.',
    en: 'A card on leaving, coins on arrival.',
  },
  teaches: [
    'trade.start',
    'trade.draw',
    'trade.other-pieces',
    'trade.listed',
    'trade.on-arrival',
    'trade.fee',
    'sailors.no-own-trade',
    'sailors.back-next-turn',
  ],
  steps: [
    {
      title: { fr: 'une carte d’abord', en: 'a card first' },
      text: {
        fr: 'À quai, le bateau vide retourne une carte. En mer, on n’en tire pas.',
        en: 'At the quay, an empty ship turns up a card. At sea, none is drawn.',
      },
      task: { fr: 'Chargez le bateau du port A, puis sortez-le.', en: 'Load the ship in port A, then take it out.' },
      position: strait({
        stage: 'depart',
        pile: ['t01'],
        ships: { '0t1': { at: [1, 0] }, '0t2': { at: [0, 1], heading: 'E' } },
      }),
      seat: A,
      others: true,
      goal: happened('shipDeparted'),
      solutions: [
        [
          { kind: 'load', seat: A, ship: '0t1' },
          { kind: 'depart', seat: A, ship: '0t1', dir: 'S' },
        ],
      ],
      tempting: [[{ kind: 'depart', seat: A, ship: '0t1', dir: 'S' }], [{ kind: 'load', seat: A, ship: '0t2' }]],
      done: { fr: 'Chargé, et en route', en: 'Loaded, and under way' },
    },
    {
      title: { fr: 'une carte sans port', en: 'a card without a port' },
      text: {
        fr: 'Si aucun port de la carte ne peut acheter, le bateau attend à quai. Ses actions vont aux autres.',
        en: 'If no port of the map can buy, the ship waits at the quay. Its actions go to the others.',
      },
      task: {
        fr: 'Tirez la carte du bateau à quai, puis jouez une action.',
        en: 'Draw the card of the ship at the quay, then use an action.',
      },
      position: strait({
        stage: 'depart',
        pile: ['t06'],
        ships: { '0t1': { at: [1, 0] }, '0t2': { at: [0, 1], heading: 'E' } },
      }),
      seat: A,
      others: true,
      goal: happened('shipAdvanced', { ship: '0t2' }),
      solutions: [
        [
          { kind: 'load', seat: A, ship: '0t1' },
          { kind: 'advance', seat: A, ship: '0t2' },
        ],
      ],
      tempting: [
        [
          { kind: 'load', seat: A, ship: '0t1' },
          { kind: 'depart', seat: A, ship: '0t1', dir: 'S' },
        ],
        [{ kind: 'advance', seat: A, ship: '0t2' }],
      ],
      done: { fr: 'L’un attend, l’autre avance', en: 'One waits, the other sails' },
      missed: {
        fr: 'Un coup permis, mais l’autre bateau n’a pas avancé.',
        en: 'An allowed move, but the other ship has not advanced.',
      },
    },
    {
      title: { fr: 'les ports preneurs', en: 'ports that buy' },
      text: {
        fr: 'Un port rayé sur la carte n’achète pas. Les autres achètent dès l’arrivée, et qui tient le port touche 20 pièces du prix.',
        en: 'A port struck on the card does not buy. The others buy on arrival, and whoever holds the port gets 20 coins of the price.',
      },
      task: {
        fr: 'La carte près du port D est rayée pour D, celle près du port C ne l’est pas pour C. Vendez.',
        en: 'The card by port D is struck for D, that by port C is not struck for C. Sell.',
      },
      position: threePorts({
        ships: {
          '0t1': { at: [4, 1], heading: 'N', cargo: 't07', from: 'A' },
          '0t2': { at: [7, 1], heading: 'N', cargo: 't06', from: 'A' },
        },
        sailors: [{ owner: B, at: [7, 0] }],
      }),
      seat: A,
      goal: happened('cargoSold'),
      solutions: [[{ kind: 'advance', seat: A, ship: '0t2' }]],
      tempting: [[{ kind: 'advance', seat: A, ship: '0t1' }]],
      done: { fr: 'Vendu, et B touche sa part', en: 'Sold, and B gets a share' },
      missed: {
        fr: 'Rien n’est vendu : ce coup est permis, mais il ne rapporte rien.',
        en: 'Nothing is sold: this move is allowed, but earns nothing.',
      },
    },
    {
      title: { fr: 'pas chez soi', en: 'not at home' },
      text: {
        fr: 'Dans un port que votre propre marin tient, rien ne se vend. Il suffit qu’il s’écarte avant.',
        en: 'In a port that your own sailor holds nothing is sold. It only has to step aside first.',
      },
      task: { fr: 'Vendez vos épices au port D.', en: 'Sell your spice in port D.' },
      position: threePorts({
        ships: { '0t1': { at: [4, 1], heading: 'N', cargo: 't21', from: 'A' } },
        sailors: [{ owner: A, at: [4, 0] }],
      }),
      seat: A,
      goal: happened('cargoSold'),
      solutions: [
        [
          { kind: 'walk', seat: A, at: [4, 0], dir: 'E' },
          { kind: 'advance', seat: A, ship: '0t1' },
        ],
        [
          { kind: 'walk', seat: A, at: [4, 0], dir: 'W' },
          { kind: 'advance', seat: A, ship: '0t1' },
        ],
      ],
      tempting: [
        [
          { kind: 'advance', seat: A, ship: '0t1' },
          { kind: 'walk', seat: A, at: [4, 0], dir: 'E' },
        ],
      ],
      done: { fr: 'Soixante pièces', en: 'Sixty coins' },
      missed: {
        fr: 'Les épices sont encore à bord : le marin devait sortir avant.',
        en: 'The spice is still aboard: the sailor had to leave first.',
      },
    },
    {
      title: { fr: 'le retour du marin', en: 'the sailor’s return' },
      text: {
        fr: 'Là où l’on vient de vendre, le marin ne revient pas dans le même tour.',
        en: 'Where one has just sold, the sailor does not come back in the same turn.',
      },
      task: {
        fr: 'Vendez au port D, puis faites marcher le marin.',
        en: 'Sell in port D, then let the sailor walk.',
      },
      position: threePorts({
        ships: { '0t1': { at: [4, 1], heading: 'N', cargo: 't21', from: 'A' } },
        sailors: [{ owner: A, at: [5, 0] }],
      }),
      seat: A,
      goal: both(happened('cargoSold'), happened('sailorWalked')),
      solutions: [
        [
          { kind: 'advance', seat: A, ship: '0t1' },
          { kind: 'walk', seat: A, at: [5, 0], dir: 'E' },
        ],
      ],
      tempting: [
        [
          { kind: 'advance', seat: A, ship: '0t1' },
          { kind: 'walk', seat: A, at: [5, 0], dir: 'W' },
        ],
        [
          { kind: 'walk', seat: A, at: [5, 0], dir: 'W' },
          { kind: 'advance', seat: A, ship: '0t1' },
        ],
      ],
      done: { fr: 'Vendu ; le port attendra un tour', en: 'Sold; the port will wait a turn' },
      missed: {
        fr: 'Rien n’est vendu : le marin est revenu trop tôt.',
        en: 'Nothing is sold: the sailor came back too early.',
      },
    },
  ],
};
