import { A, cross, openSea, table } from '../examples/positions.ts';
import { type CaboLesson, happened } from './kit.ts';

/** Laying tiles. */
export const tiles: CaboLesson = {
  id: 'tiles',
  title: { fr: 'Poser une tuile', en: 'Laying a tile' },
  about: {
    fr: 'Où une tuile entre, et où elle n’entre pas.',
    en: 'Where a tile fits, and where it does not.',
  },
  teaches: [
    'turn.tile',
    'laying.one-tile',
    'laying.adjacent',
    'laying.sides',
    'laying.corners',
    'laying.ports-apart',
    'laying.redraw',
  ],
  steps: [
    {
      title: { fr: 'd’abord la tuile', en: 'first the tile' },
      text: {
        fr: 'Avant ses bateaux, avant ses achats : on pioche.',
        en: 'Before ships, before purchases: one draws.',
      },
      task: { fr: 'Commencez votre tour.', en: 'Begin your turn.' },
      position: openSea({ phase: 'tile', ships: { '0t1': { at: [0, 0], heading: 'E' } } }),
      seat: A,
      goal: ({ own }) => own > 0,
      solutions: [[{ kind: 'drawTile', seat: A }]],
      tempting: [[{ kind: 'advance', seat: A, ship: '0t1' }]],
      done: { fr: 'Une tuile à poser', en: 'A tile to lay' },
    },
    {
      title: { fr: 'terre et mer', en: 'land and sea' },
      text: {
        fr: 'La tuile touche la carte par un côté entier, et ses bords s’accordent avec ceux des voisines. Tant qu’elle a une place, on la garde.',
        en: 'The tile touches the map along a whole side, and its edges agree with those beside it. As long as it has a place, it is kept.',
      },
      task: {
        fr: 'Posez cette côte à droite de la croix.',
        en: 'Lay this coast to the right of the cross.',
      },
      position: cross({ phase: 'lay', tile: 'coast' }),
      seat: A,
      goal: happened('tileLaid', { at: [2, 0] }),
      solutions: [[{ kind: 'layTile', seat: A, at: [2, 0], rot: 1 }]],
      tempting: [
        [{ kind: 'layTile', seat: A, at: [2, 0], rot: 0 }],
        [{ kind: 'layTile', seat: A, at: [2, -1], rot: 0 }],
        [{ kind: 'returnTile', seat: A }],
        [{ kind: 'layTile', seat: A, at: [0, -2], rot: 0 }],
      ],
      done: { fr: 'La mer contre la mer', en: 'Sea against sea' },
      missed: {
        fr: 'Elle entre là aussi, mais ce n’est pas la case demandée.',
        en: 'It fits there too, but that is not the square asked for.',
      },
    },
    {
      title: { fr: 'les coins aussi', en: 'corners too' },
      text: {
        fr: 'Les voisines en diagonale comptent : là où les coins se rencontrent, ils sont tous de terre ou tous de mer.',
        en: 'Diagonal neighbors count: where corners meet, they are all land or all sea.',
      },
      task: {
        fr: 'Posez le quart de terre sur la case basse, entre le quart de terre et la mer.',
        en: 'Lay the quarter land on the low square, between the quarter land and the sea.',
      },
      position: table(
        `~   ~   ~   ~
         qSE ..  ..  ~
         ..  ..  ~   ~`,
        { phase: 'lay', tile: 'quarter' },
      ),
      seat: A,
      goal: happened('tileLaid', { at: [1, 2] }),
      solutions: [[{ kind: 'layTile', seat: A, at: [1, 2], rot: 0 }]],
      tempting: [[{ kind: 'layTile', seat: A, at: [1, 2], rot: 3 }]],
      done: { fr: 'Les coins s’accordent', en: 'The corners agree' },
      missed: {
        fr: 'Elle entre là aussi, mais ce n’est pas la case demandée.',
        en: 'It fits there too, but that is not the square asked for.',
      },
    },
    {
      title: { fr: 'des ports à distance', en: 'ports apart' },
      text: {
        fr: 'Un port garde ses huit cases voisines libres de tout autre port.',
        en: 'A port keeps the eight squares around it free of any other port.',
      },
      task: { fr: 'Posez le port B loin du port A.', en: 'Lay port B away from port A.' },
      position: table(
        `qNE A.N qNW ~
         ~   ~   ~   ~`,
        { phase: 'lay', tile: 'B' },
      ),
      seat: A,
      goal: happened('tileLaid'),
      solutions: [
        [{ kind: 'layTile', seat: A, at: [4, 1], rot: 1 }],
        [{ kind: 'layTile', seat: A, at: [0, 2], rot: 2 }],
      ],
      tempting: [[{ kind: 'layTile', seat: A, at: [2, -1], rot: 3 }]],
      done: { fr: 'Deux ports, et la mer entre eux', en: 'Two ports, and the sea between them' },
    },
    {
      title: { fr: 'une tuile sans place', en: 'a tile without a place' },
      text: {
        fr: 'Une tuile qui n’entre nulle part n’arrête pas le tour : on la rend, on en tire une autre.',
        en: 'A tile that fits nowhere does not stop the turn: it goes back, and another is drawn.',
      },
      task: {
        fr: 'Trois coins de cette anse sont de terre. Que faites-vous d’elle ?',
        en: 'Three corners of this cove are land. What do you do with it?',
      },
      position: cross({ phase: 'lay', tile: 'cove' }),
      seat: A,
      goal: happened('tileReturned'),
      solutions: [[{ kind: 'returnTile', seat: A }]],
      tempting: [
        [{ kind: 'layTile', seat: A, at: [2, 0], rot: 0 }],
        [{ kind: 'layTile', seat: A, at: [1, -1], rot: 0 }],
      ],
      done: { fr: 'Rendue, et l’on repioche', en: 'Returned, and another is drawn' },
    },
  ],
};
