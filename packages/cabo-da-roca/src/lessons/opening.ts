import { A, B, cross } from '../examples/positions.ts';
import { type CaboLesson, happened, unlaid } from './kit.ts';

/** The first three rounds. */
export const opening: CaboLesson = {
  id: 'opening',
  title: { fr: 'Trois tours pour commencer', en: 'Three rounds to begin' },
  about: {
    fr: 'La partie s’ouvre par les tuiles seules, et par le port que l’on a reçu.',
    en: 'The game opens with tiles alone, and with the port that one was dealt.',
  },
  teaches: ['turn.order', 'opening.tiles-only', 'opening.tile-or-port', 'opening.ports-by-round-four'],
  steps: [
    {
      title: { fr: 'à qui de piocher', en: 'whose draw' },
      text: {
        fr: 'On joue l’un après l’autre, et un tour commence par la pioche.',
        en: 'One plays after the other, and a turn begins with a draw.',
      },
      task: {
        fr: 'A a fini, et c’est à B. Piochez pour celui dont c’est le tour.',
        en: 'A is done, and B is next. Draw for the player whose turn it is.',
      },
      position: cross({ round: 2, active: B, phase: 'tile', ...unlaid }),
      seat: B,
      goal: ({ own }) => own > 0,
      solutions: [[{ kind: 'drawTile', seat: B }]],
      tempting: [[{ kind: 'drawTile', seat: A }], [{ kind: 'buyShip', seat: B, piece: 'trade', at: [0, 0] }]],
      done: { fr: 'B pioche', en: 'B draws' },
    },
    {
      title: { fr: 'le port ou une tuile', en: 'the port or a tile' },
      text: {
        fr: 'Qui préfère son port à une tuile inconnue le pose à la place. Un marin l’occupe aussitôt.',
        en: 'Whoever prefers the port to an unknown tile lays it instead. A sailor takes it at once.',
      },
      task: {
        fr: 'Ne piochez pas : posez le port A, la terre vers l’extérieur de la croix.',
        en: 'Do not draw: lay port A, with its land turned away from the cross.',
      },
      position: cross({ round: 2, phase: 'tile', ...unlaid }),
      seat: A,
      goal: happened('portLaid', { seat: A }),
      solutions: [
        [{ kind: 'layPort', seat: A, at: [2, 0], rot: 1 }],
        [{ kind: 'layPort', seat: A, at: [0, -2], rot: 0 }],
      ],
      tempting: [[{ kind: 'layPort', seat: A, at: [2, 0], rot: 0 }], [{ kind: 'drawTile', seat: A }]],
      done: { fr: 'Un port, un marin, et c’est tout', en: 'A port, a sailor, and that is all' },
      missed: {
        fr: 'Piocher est permis, mais votre port reste en main.',
        en: 'Drawing is allowed, but your port stays in your hand.',
      },
    },
    {
      title: { fr: 'le port est dû', en: 'the port is due' },
      text: {
        fr: 'Le troisième tour de table est la dernière chance : un port qui a sa place doit sortir de la main.',
        en: 'The third round is the last chance: a port that has a place must leave the hand.',
      },
      task: {
        fr: 'C’est le troisième tour de table. Faites ce qui ne peut plus attendre.',
        en: 'This is the third round. Do what can wait no longer.',
      },
      position: cross({ round: 3, phase: 'tile', coins: [150, 150], ...unlaid }),
      seat: A,
      goal: happened('portLaid', { seat: A }),
      solutions: [
        [{ kind: 'layPort', seat: A, at: [2, 0], rot: 1 }],
        [{ kind: 'layPort', seat: A, at: [0, -2], rot: 0 }],
      ],
      tempting: [[{ kind: 'drawTile', seat: A }], [{ kind: 'buyShip', seat: A, piece: 'fishing', at: [0, 0] }]],
      done: { fr: 'Votre port est sur la carte', en: 'Your port is on the map' },
    },
  ],
};
