import { A, deepLand, openSea, strait, threePorts } from '../examples/positions.ts';
import { both, type CaboLesson, happened } from './kit.ts';

/** The steps of a turn and its actions. */
export const turn: CaboLesson = {
  id: 'turn',
  title: { fr: 'Départs et actions', en: 'Departures and actions' },
  about: {
    fr: 'La tuile posée, les bateaux à quai s’en vont ; puis viennent deux actions, ou trois.',
    en: 'Once the tile lies, ships leave their quays; then come two actions, or three.',
  },
  teaches: [
    'turn.steps',
    'turn.must-depart',
    'turn.limit',
    'actions.any-piece',
    'actions.one-ship-per-tile',
    'ships.mix',
    'mooring.next-turn',
    'mooring.five-ways',
    'mooring.no-more-move',
    'pirate.no-port',
  ],
  steps: [
    {
      title: { fr: 'les départs d’abord', en: 'departures first' },
      text: {
        fr: 'Un bateau entré au port à un tour en repart au suivant, et avant tout le reste.',
        en: 'A ship that entered port in one turn leaves in the next, and before all else.',
      },
      task: {
        fr: 'L’un de vos bateaux est à quai, chargé. Faites ce qui vient d’abord.',
        en: 'One of your ships lies at the quay, loaded. Do what comes first.',
      },
      position: strait({
        stage: 'depart',
        ships: { '0t1': { at: [1, 0], cargo: 't01', from: 'A' }, '0t2': { at: [0, 1], heading: 'E' } },
      }),
      seat: A,
      goal: happened('shipDeparted', { ship: '0t1' }),
      solutions: [
        [{ kind: 'depart', seat: A, ship: '0t1', dir: 'S' }],
        [{ kind: 'depart', seat: A, ship: '0t1', dir: 'SE' }],
      ],
      tempting: [
        [{ kind: 'advance', seat: A, ship: '0t2' }],
        [{ kind: 'advance', seat: A, ship: '0t1' }],
        [{ kind: 'endTurn', seat: A }],
      ],
      done: { fr: 'En mer, et une action de moins', en: 'At sea, and one action less' },
    },
    {
      title: { fr: 'deux actions', en: 'two actions' },
      text: {
        fr: 'Une case en avant : une action. Un huitième de tour : une action. Avec moins de trois bateaux, on en a deux.',
        en: 'One square ahead: one action. An eighth of a turn: one action. With fewer than three ships, one has two.',
      },
      task: {
        fr: 'Le bateau regarde l’est. Amenez-le sur la case du sud-est.',
        en: 'The ship faces east. Bring it onto the square to the southeast.',
      },
      position: openSea({ ships: { '0t1': { at: [0, 0], heading: 'E' } } }),
      seat: A,
      moves: 3,
      goal: happened('shipAdvanced', { to: [1, 1] }),
      solutions: [
        [
          { kind: 'rotate', seat: A, ship: '0t1', to: 'right' },
          { kind: 'advance', seat: A, ship: '0t1' },
        ],
      ],
      tempting: [
        [
          { kind: 'advance', seat: A, ship: '0t1' },
          { kind: 'rotate', seat: A, ship: '0t1', to: 'right' },
          { kind: 'advance', seat: A, ship: '0t1' },
        ],
      ],
      done: { fr: 'Tourner, puis avancer', en: 'Turn, then advance' },
      missed: {
        fr: 'Le tour est fini, et le bateau est ailleurs.',
        en: 'The turn is over, and the ship is elsewhere.',
      },
    },
    {
      title: { fr: 'partager ses actions', en: 'sharing actions' },
      text: {
        fr: 'Les actions vont à qui l’on veut : toutes au même, ou une à chacun.',
        en: 'Actions go where one likes: all to the same piece, or one to each.',
      },
      task: {
        fr: 'Tournez le bateau d’un huitième et faites marcher le marin.',
        en: 'Turn the ship by an eighth and let the sailor walk.',
      },
      position: deepLand({ ships: { '0t1': { at: [0, 2], heading: 'E' } }, sailors: [{ owner: A, at: [1, 1] }] }),
      seat: A,
      goal: both(happened('shipRotated'), happened('sailorWalked')),
      solutions: [
        [
          { kind: 'rotate', seat: A, ship: '0t1', to: 'left' },
          { kind: 'walk', seat: A, at: [1, 1], dir: 'E' },
        ],
        [
          { kind: 'walk', seat: A, at: [1, 1], dir: 'N' },
          { kind: 'rotate', seat: A, ship: '0t1', to: 'right' },
        ],
      ],
      tempting: [
        [
          { kind: 'rotate', seat: A, ship: '0t1', to: 'left' },
          { kind: 'rotate', seat: A, ship: '0t1', to: 'left' },
        ],
      ],
      done: { fr: 'Une action à chacun', en: 'One action for each' },
      missed: {
        fr: 'Vos deux actions sont jouées, mais l’un des deux n’a pas bougé.',
        en: 'Both actions are used, but one of the two has not moved.',
      },
    },
    {
      title: { fr: 'à quai', en: 'at the quay' },
      text: {
        fr: 'Un port ne reçoit qu’un bateau, et aucun pirate.',
        en: 'A port takes one ship, and no pirate.',
      },
      task: { fr: 'Faites entrer un bateau au port.', en: 'Bring a ship into port.' },
      position: threePorts({
        ships: {
          '0t1': { at: [7, 1], heading: 'N', cargo: 't21', from: 'A' },
          '0f1': { at: [4, 1], heading: 'N', cargo: 't01', from: 'A' },
          '0p': { at: [0, 1], heading: 'N' },
          '1t1': { at: [7, 0] },
        },
      }),
      seat: A,
      goal: happened('portEntered'),
      solutions: [[{ kind: 'advance', seat: A, ship: '0f1' }]],
      tempting: [[{ kind: 'advance', seat: A, ship: '0t1' }], [{ kind: 'advance', seat: A, ship: '0p' }]],
      done: { fr: 'Le bateau de pêche est à quai', en: 'The fishing ship is at the quay' },
    },
    {
      title: { fr: 'arrivé pour ce tour', en: 'arrived for this turn' },
      text: {
        fr: 'Qui vient d’entrer ne bouge plus. L’action qui reste va à un autre.',
        en: 'Whoever has just entered moves no more. The action left goes to another.',
      },
      task: {
        fr: 'Entrez au port B, puis jouez votre deuxième action.',
        en: 'Enter port B, then use your second action.',
      },
      position: strait({
        ships: {
          '0t1': { at: [3, 1], heading: 'S', cargo: 't01', from: 'A' },
          '0t2': { at: [0, 1], heading: 'E' },
        },
      }),
      seat: A,
      goal: both(happened('portEntered'), happened('shipAdvanced', { ship: '0t2' })),
      solutions: [
        [
          { kind: 'advance', seat: A, ship: '0t1' },
          { kind: 'advance', seat: A, ship: '0t2' },
        ],
      ],
      tempting: [
        [
          { kind: 'advance', seat: A, ship: '0t1' },
          { kind: 'advance', seat: A, ship: '0t1' },
        ],
        [
          { kind: 'advance', seat: A, ship: '0t2' },
          { kind: 'advance', seat: A, ship: '0t2' },
        ],
      ],
      done: { fr: 'L’un est au port, l’autre avance', en: 'One is in port, the other sails on' },
      missed: {
        fr: 'Il fallait un bateau au port, et une case pour l’autre.',
        en: 'A ship in port and a square for the other were asked for.',
      },
    },
  ],
};
