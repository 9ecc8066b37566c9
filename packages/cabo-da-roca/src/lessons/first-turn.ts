import { A, B, cross, table } from '../examples/positions.ts';
import { type CaboLesson, happened } from './kit.ts';

/** The beginning of a game against two players who play sensibly. */
export const firstTurn: CaboLesson = {
  id: 'first-turn',
  title: { fr: 'Le premier tour', en: 'The first turn' },
  about: {
    fr: 'Vous contre deux joueurs sensés : poser son port, puis jouer un tour.',
    en: 'You against two sensible players: lay your port, then play a turn.',
  },
  teaches: ['turn.order', 'opening.tile-or-port', 'turn.tile', 'laying.one-tile'],
  steps: [
    {
      title: { fr: 'votre port', en: 'your port' },
      text: {
        fr: 'B et C jouent après vous, chacun sa tuile ou son port.',
        en: 'B and C play after you, each with a tile or a port.',
      },
      task: {
        fr: 'Posez votre port au bord de la croix, puis laissez jouer B et C.',
        en: 'Lay your port at the edge of the cross, then let B and C play.',
      },
      position: cross({
        seats: 3,
        round: 2,
        phase: 'tile',
        coins: [150, 150, 150],
        home: ['A', 'B', 'C'],
        homeLaid: [false, false, false],
      }),
      seat: A,
      others: true,
      goal: ({ state, events }) =>
        events.some((event) => event.kind === 'portLaid' && event.seat === A) &&
        state.active === A &&
        state.round === 3,
      solutions: [
        [{ kind: 'layPort', seat: A, at: [2, 0], rot: 1 }],
        [{ kind: 'layPort', seat: A, at: [0, -2], rot: 0 }],
      ],
      tempting: [[{ kind: 'layPort', seat: A, at: [2, 0], rot: 3 }], [{ kind: 'drawTile', seat: A }]],
      done: {
        fr: 'Votre port est posé, et c’est de nouveau à vous',
        en: 'Your port is laid, and it is your turn again',
      },
      missed: {
        fr: 'Piocher est permis, mais votre port reste en main.',
        en: 'Drawing is allowed, but your port stays in your hand.',
      },
    },
    {
      title: { fr: 'à vous de jouer', en: 'your turn' },
      text: {
        fr: 'L’ouverture est passée. Tuile, achats, départs, actions : tout ce que vous avez appris sert ici.',
        en: 'The opening is over. Tile, purchases, departures, actions: all that you have learned is of use here.',
      },
      task: {
        fr: 'Jouez votre tour comme vous l’entendez, jusqu’à ce que ce soit à B.',
        en: 'Play your turn as you like, until it is B’s turn.',
      },
      position: table(
        `qNE A.N cN  cN  qNW ..  ..
         ~   ~   ~   ~   ~   ~   ~
         ..  ..  qSE B.S qSW qSE C.S`,
        {
          seats: 3,
          round: 4,
          phase: 'tile',
          coins: [150, 150, 150],
          home: ['A', 'B', 'C'],
          stack: { sea: 4, fish1: 2 },
          sailors: [
            { owner: A, at: [1, 0] },
            { owner: B, at: [3, 2] },
            { owner: 2, at: [6, 2] },
          ],
        },
      ),
      seat: A,
      others: true,
      moves: 12,
      goal: happened('turnEnded', { seat: A }),
      solutions: [
        [
          { kind: 'drawTile', seat: A },
          { kind: 'layTile', seat: A, at: [5, 0], rot: 0 },
          { kind: 'endTurn', seat: A },
        ],
      ],
      tempting: [
        [{ kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0] }],
        [
          { kind: 'drawTile', seat: A },
          { kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0] },
        ],
      ],
      done: { fr: 'Vous savez jouer', en: 'You can play' },
    },
  ],
};
