import { A, B, table } from '../examples/position.ts';
import { type RotterdamLesson, sailedTo } from './kit.ts';

/** Several ships on the river. */
export const meeting: RotterdamLesson = {
  id: 'meeting',
  title: { fr: 'Se croiser sur le fleuve', en: 'Meeting on the river' },
  about: {
    fr: 'Qui bouge d’abord, qui choisit, et ce qui arrive quand la place est prise.',
    en: 'Who moves first, who chooses, and what happens when a position is taken.',
  },
  teaches: ['sail.mover-order', 'sail.repeat-color', 'sail.owner-chooses', 'sail.blocked', 'sail.evasion'],
  steps: [
    {
      title: { fr: 'chacun les siens', en: 'everybody their own' },
      text: {
        fr: 'Celui qui annonce déplace d’abord ses navires, jamais ceux d’un autre. Une couleur déjà annoncée peut revenir.',
        en: 'The caller moves first, with their own ships and never another’s. A color called before may come again.',
      },
      task: {
        fr: 'Vous êtes B, et A vient d’annoncer rouge. Annoncez rouge aussi, et avancez.',
        en: 'You are B, and A has just called red. Call red too, and move.',
      },
      position: table({ phase: 'sail', seat: B, called: ['red'], ships: ['0a@A1:grain', '1a@B4:chemicals'] }),
      seat: B,
      goal: sailedTo('1a', 'C4'),
      solutions: [
        [
          { kind: 'callColor', seat: B, color: 'red' },
          { kind: 'sail', seat: B, ship: '1a', to: 'C4' },
        ],
      ],
      tempting: [
        [
          { kind: 'callColor', seat: B, color: 'red' },
          { kind: 'sail', seat: B, ship: '0a', to: 'B1' },
        ],
        [
          { kind: 'callColor', seat: B, color: 'red' },
          { kind: 'sail', seat: A, ship: '0a', to: 'B1' },
        ],
      ],
      done: { fr: 'B a avancé ; puis ce sera A', en: 'B has moved; then it is A’s turn to move' },
    },
    {
      title: { fr: 'deux canaux', en: 'two channels' },
      text: {
        fr: 'Devant deux canaux de la couleur annoncée, le propriétaire du navire choisit.',
        en: 'With two channels of the called color ahead, the owner of the ship chooses.',
      },
      task: {
        fr: 'Votre navire est en B2. Annoncez vert et prenez par le sud, vers Europoort.',
        en: 'Your ship is on B2. Call green and take the southern way, toward Europoort.',
      },
      position: table({ phase: 'sail', ships: ['0a@B2:chemicals'] }),
      seat: A,
      goal: sailedTo('0a', 'C3'),
      solutions: [
        [
          { kind: 'callColor', seat: A, color: 'green' },
          { kind: 'sail', seat: A, ship: '0a', to: 'C3' },
        ],
      ],
      tempting: [
        [
          { kind: 'callColor', seat: A, color: 'green' },
          { kind: 'sail', seat: A, ship: '0a', to: 'C1' },
        ],
      ],
      done: { fr: 'Cap au sud', en: 'Southward' },
      missed: { fr: 'C’est permis, mais ce canal mène au nord.', en: 'This is allowed, but that channel leads north.' },
    },
    {
      title: { fr: 'la place est prise', en: 'the position is taken' },
      text: {
        fr: 'Un navire ne va pas où un autre se trouve. S’il a un second canal de la couleur, il doit le prendre.',
        en: 'A ship does not go where another one lies. If it has a second channel of the color, it must take that.',
      },
      task: {
        fr: 'Annoncez vert et déplacez votre navire de E2, comme il le faut.',
        en: 'Call green and move your ship from E2, as it must.',
      },
      position: table({ phase: 'sail', ships: ['0a@E2:fruit', '2a@F1:fruit'] }),
      seat: A,
      goal: sailedTo('0a', 'F2'),
      solutions: [
        [
          { kind: 'callColor', seat: A, color: 'green' },
          { kind: 'sail', seat: A, ship: '0a', to: 'F2' },
        ],
      ],
      tempting: [
        [
          { kind: 'callColor', seat: A, color: 'green' },
          { kind: 'sail', seat: A, ship: '0a', to: 'F1' },
        ],
      ],
      done: { fr: 'Un détour qu’on ne choisit pas', en: 'A detour that nobody chooses' },
    },
  ],
};
