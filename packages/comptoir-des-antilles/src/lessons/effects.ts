import { A, tableWith } from '../examples/position.ts';
import { type ComptoirLesson, happened } from './kit.ts';

/** Effects in their order, one by one. */
export const effects: ComptoirLesson = {
  id: 'effects',
  title: { fr: 'Les effets, dans l’ordre', en: 'Effects, in their order' },
  about: {
    fr: 'Une carte à plusieurs effets se lit du premier au dernier.',
    en: 'A card with several effects is read from the first to the last.',
  },
  teaches: ['contact.effects', 'sailing.capacity'],
  steps: [
    {
      title: { fr: 'le premier d’abord', en: 'the first one first' },
      text: {
        fr: 'Le Pilote place un porteur, puis en déplace un des vôtres. Le premier effet vient en premier.',
        en: 'The Pilot places a porter, then moves one of yours. The first effect comes first.',
      },
      task: {
        fr: 'Placez un porteur au quai 2, puis amenez-y celui du quai 1.',
        en: 'Place a porter at quay 2, then bring the one of quay 1 there.',
      },
      position: tableWith({ contact: 'pilot', q1: '4 madras A1' }),
      seat: A,
      goal: happened('porterMoved', { from: 1, to: 2 }),
      solutions: [
        [
          { kind: 'place', seat: A, quays: [2] },
          { kind: 'move', seat: A, from: 1, to: 2, porters: [A] },
        ],
      ],
      tempting: [
        [{ kind: 'move', seat: A, from: 1, to: 2, porters: [A] }],
        [
          { kind: 'place', seat: A, quays: [2] },
          { kind: 'move', seat: A, from: 2, to: 3, porters: [A] },
        ],
        [
          { kind: 'place', seat: A, quays: [2] },
          { kind: 'skip', seat: A },
        ],
      ],
      done: { fr: 'Ils sont deux', en: 'There are two of them' },
      missed: {
        fr: 'C’est permis, mais le porteur du quai 1 n’est pas venu au quai 2.',
        en: 'This is allowed, but the porter of quay 1 has not come to quay 2.',
      },
    },
    {
      title: { fr: 'la place à bord', en: 'room aboard' },
      text: {
        fr: 'La valeur d’un navire dit combien de porteurs il prend. Il n’en monte jamais plus.',
        en: 'The value of a ship says how many porters it takes. Never do more go aboard.',
      },
      task: {
        fr: 'Placez les deux porteurs du Contremaître là où il y a place pour eux.',
        en: 'Place the Foreman’s two porters where there is room for them.',
      },
      position: tableWith({ contact: 'foreman', q1: '4 madras B2C1', q2: '5 rum A2B2', q3: '4 madras B1' }),
      seat: A,
      goal: ({ events }) => events.some((event) => event.kind === 'porterPlaced' && event.n === 2),
      solutions: [[{ kind: 'place', seat: A, quays: [3, 3] }], [{ kind: 'place', seat: A, quays: [4, 4] }]],
      tempting: [
        [{ kind: 'place', seat: A, quays: [2, 2] }],
        [{ kind: 'place', seat: A, quays: [1, 1] }],
        [{ kind: 'place', seat: A, quays: [2, 3] }],
      ],
      done: { fr: 'Tous deux à bord', en: 'Both aboard' },
    },
  ],
};
