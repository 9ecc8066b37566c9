import { A, B, tableWith } from '../examples/position.ts';
import { type ComptoirLesson, happened } from './kit.ts';

/** Playing event tiles. */
export const tiles: ComptoirLesson = {
  id: 'tiles',
  title: { fr: 'Les tuiles événement', en: 'Event tiles' },
  about: {
    fr: 'Où on les pose, combien par tour, et ce qu’une exclusivité interdit.',
    en: 'Where they are laid, how many in a turn, and what an exclusive ship forbids.',
  },
  teaches: ['turn.tile', 'tile.any-time', 'tile.at-ship', 'tile.one-per-ship', 'tile.once-per-turn', 'tile.exclusive'],
  steps: [
    {
      title: { fr: 'devant un navire', en: 'before a ship' },
      text: {
        fr: 'Une tuile achetée se joue quand on veut pendant son tour, devant un navire à quai qui n’en a pas encore.',
        en: 'A tile that was bought is played whenever one likes in one’s turn, before a ship at quay that has none yet.',
      },
      task: { fr: 'Lancez les pirates sur le navire de B.', en: 'Send the pirates against B’s ship.' },
      position: tableWith({
        q1: '-',
        q2: '5 rum B3',
        q3: '4 madras B1 mutiny/C',
        tiles: { A: ['pirates'], B: ['claim'] },
        played: 'foreman',
      }),
      seat: A,
      goal: happened('tilePlayed', { seat: A, quay: 2 }),
      solutions: [[{ kind: 'playTile', seat: A, tile: 'pirates', quay: 2 }]],
      tempting: [
        [{ kind: 'playTile', seat: A, tile: 'pirates', quay: 1 }],
        [{ kind: 'playTile', seat: A, tile: 'pirates', quay: 3 }],
        [{ kind: 'playTile', seat: B, tile: 'claim', quay: 2 }],
        [{ kind: 'playTile', seat: A, tile: 'pirates', quay: 4 }],
      ],
      done: { fr: 'Ce navire ne rapportera pas ce que B espérait', en: 'This ship will not bring what B hoped for' },
      missed: {
        fr: 'C’est permis, mais B n’a pas de porteur sur ce navire.',
        en: 'This is allowed, but B has no porter on that ship.',
      },
    },
    {
      title: { fr: 'une seule', en: 'just one' },
      text: { fr: 'Une tuile événement par tour, pas deux.', en: 'One event tile in a turn, not two.' },
      task: {
        fr: 'Vous en avez déjà joué une. Continuez votre tour.',
        en: 'You have played one already. Go on with your turn.',
      },
      position: tableWith({ q2: '5 rum B3', tiles: { A: ['pirates'] }, tilePlayed: true }),
      seat: A,
      goal: happened('contactPlayed', { seat: A }),
      solutions: [
        [{ kind: 'playContact', seat: A, contact: 'foreman' }],
        [{ kind: 'playContact', seat: A, contact: 'deckhand' }],
      ],
      tempting: [[{ kind: 'playTile', seat: A, tile: 'pirates', quay: 2 }], [{ kind: 'endTurn', seat: A }]],
      done: { fr: 'La seconde tuile attendra', en: 'The second tile will wait' },
    },
    {
      title: { fr: 'l’exclusivité', en: 'an exclusive ship' },
      text: {
        fr: 'Une exclusivité réserve le navire à qui l’a posée : lui seul y fait monter des porteurs.',
        en: 'An exclusive ship is reserved for whoever laid the tile: they alone bring porters aboard.',
      },
      task: {
        fr: 'A s’est réservé le rhum. Placez les deux porteurs de B.',
        en: 'A has reserved the rum. Place B’s two porters.',
      },
      position: tableWith({ q2: '5 rum A1B1 exclusive/A', contact: 'foreman', active: 'B' }),
      seat: B,
      goal: ({ events }) => events.some(({ kind }) => kind === 'porterPlaced'),
      solutions: [[{ kind: 'place', seat: B, quays: [1, 1] }], [{ kind: 'place', seat: B, quays: [4, 4] }]],
      tempting: [[{ kind: 'place', seat: B, quays: [2, 2] }], [{ kind: 'place', seat: B, quays: [1, 2] }]],
      done: { fr: 'Ailleurs, il y a de la place', en: 'There is room elsewhere' },
    },
  ],
};
