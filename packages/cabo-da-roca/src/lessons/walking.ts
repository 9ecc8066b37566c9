import { A, B, deepLand } from '../examples/positions.ts';
import { type CaboLesson, happened, happenedTimes } from './kit.ts';

/** Sailors on foot. */
export const walking: CaboLesson = {
  id: 'walking',
  title: { fr: 'Les marins à pied', en: 'Sailors on foot' },
  about: {
    fr: 'Comment un marin quitte son port, et où il met le pied.',
    en: 'How a sailor leaves its port, and where it sets foot.',
  },
  teaches: [
    'sailors.step',
    'sailors.land-only',
    'sailors.once',
    'sailors.may-leave',
    'actions.one-sailor-per-tile',
    'actions.ship-and-sailor',
  ],
  steps: [
    {
      title: { fr: 'hors du port', en: 'out of the port' },
      text: {
        fr: 'Un pas mène à une case de terre voisine, de biais aussi. Un bateau étranger à quai n’y change rien.',
        en: 'A step leads to a land square nearby, diagonally too. A foreign ship at the quay changes nothing.',
      },
      task: {
        fr: 'Un bateau de B est dans votre port. Faites-en sortir votre marin.',
        en: 'A ship of B is in your port. Take your sailor out of it.',
      },
      position: deepLand({ ships: { '1t1': { at: [1, 1] } }, sailors: [{ owner: A, at: [1, 1] }] }),
      seat: A,
      goal: happened('sailorWalked'),
      solutions: [
        [{ kind: 'walk', seat: A, at: [1, 1], dir: 'E' }],
        [{ kind: 'walk', seat: A, at: [1, 1], dir: 'NE' }],
      ],
      tempting: [[{ kind: 'walk', seat: A, at: [1, 1], dir: 'W' }], [{ kind: 'walk', seat: A, at: [1, 1], dir: 'S' }]],
      done: { fr: 'Le marin est sur la côte', en: 'The sailor is on the coast' },
    },
    {
      title: { fr: 'une case libre', en: 'a free square' },
      text: {
        fr: 'Un marin par case. Avec un bateau, il ne la partage que dans un port.',
        en: 'One sailor to a square. With a ship, it shares one in a port only.',
      },
      task: {
        fr: 'Un marin de B est à l’est, un bateau de B au nord. Trouvez la case qui reste.',
        en: 'A sailor of B is to the east, a ship of B to the north. Find the square that is left.',
      },
      position: deepLand({
        ships: { '1t1': { at: [1, 0], heading: 'E' } },
        sailors: [
          { owner: A, at: [1, 1] },
          { owner: B, at: [2, 1] },
        ],
      }),
      seat: A,
      goal: happened('sailorWalked'),
      solutions: [[{ kind: 'walk', seat: A, at: [1, 1], dir: 'NE' }]],
      tempting: [[{ kind: 'walk', seat: A, at: [1, 1], dir: 'E' }], [{ kind: 'walk', seat: A, at: [1, 1], dir: 'N' }]],
      done: { fr: 'Entre les deux, de biais', en: 'Between the two, diagonally' },
    },
    {
      title: { fr: 'un pas chacun', en: 'one step each' },
      text: {
        fr: 'Dans un tour, aucun marin ne fait deux pas, même s’il reste des actions.',
        en: 'In one turn no sailor takes two steps, even if actions are left.',
      },
      task: { fr: 'Jouez vos deux actions à pied.', en: 'Use both your actions on foot.' },
      position: deepLand({
        sailors: [
          { owner: A, at: [1, 1] },
          { owner: A, at: [2, 0] },
        ],
      }),
      seat: A,
      goal: happenedTimes('sailorWalked', 2),
      solutions: [
        [
          { kind: 'walk', seat: A, at: [1, 1], dir: 'E' },
          { kind: 'walk', seat: A, at: [2, 0], dir: 'W' },
        ],
      ],
      tempting: [
        [
          { kind: 'walk', seat: A, at: [1, 1], dir: 'E' },
          { kind: 'walk', seat: A, at: [2, 1], dir: 'W' },
        ],
      ],
      done: { fr: 'Deux marins, deux pas', en: 'Two sailors, two steps' },
      missed: {
        fr: 'Ce tour est permis, mais un marin n’a pas marché.',
        en: 'Such a turn is allowed, but a sailor has not walked.',
      },
    },
  ],
};
