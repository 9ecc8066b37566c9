import { A, table } from '../examples/position.ts';
import { type RotterdamLesson, sailedTo } from './kit.ts';

const two = table({ phase: 'sail', ships: ['0a@A1:grain', '0b@B4:fruit'] });

/** Calling colors. */
export const calling: RotterdamLesson = {
  id: 'calling',
  title: { fr: 'Annoncer une couleur', en: 'Calling a color' },
  about: {
    fr: 'Phase 2 : une couleur fait avancer tous ceux qui ont un tel canal devant eux.',
    en: 'Phase 2: a color moves everybody who has such a channel ahead.',
  },
  teaches: ['sail.must-call', 'sail.channel-color', 'sail.all-ships-move', 'sail.one-channel'],
  steps: [
    {
      title: { fr: 'le bon canal', en: 'the right channel' },
      text: {
        fr: 'À son tour, chacun annonce une couleur de canal, et n’y renonce pas. Ses navires avancent par les canaux de cette couleur.',
        en: 'When their turn comes, everybody calls a color of channels, without fail. Their ships move by channels of that color.',
      },
      task: {
        fr: 'Amenez votre navire de A1 en B1.',
        en: 'Bring your ship from A1 to B1.',
      },
      position: table({ phase: 'sail', ships: ['0a@A1:grain'] }),
      seat: A,
      goal: sailedTo('0a', 'B1'),
      solutions: [
        [
          { kind: 'callColor', seat: A, color: 'red' },
          { kind: 'sail', seat: A, ship: '0a', to: 'B1' },
        ],
      ],
      tempting: [
        [{ kind: 'endTurn', seat: A }],
        [{ kind: 'callColor', seat: A, color: 'purple' }],
        [
          { kind: 'callColor', seat: A, color: 'yellow' },
          { kind: 'sail', seat: A, ship: '0a', to: 'B2' },
        ],
      ],
      done: { fr: 'Rouge : le navire est en B1', en: 'Red: the ship is on B1' },
      missed: { fr: 'Cette couleur mène ailleurs.', en: 'That color leads elsewhere.' },
    },
    {
      title: { fr: 'tous, et d’un canal', en: 'all of them, by one channel' },
      text: {
        fr: 'Une annonce déplace tous les navires qui le peuvent, et chacun d’un canal seulement.',
        en: 'A call moves every ship that can, and each by one channel only.',
      },
      task: {
        fr: 'Annoncez rouge et faites avancer vos deux navires.',
        en: 'Call red and move both of your ships.',
      },
      position: two,
      seat: A,
      goal: (attempt) => sailedTo('0a', 'B1')(attempt) && sailedTo('0b', 'C4')(attempt),
      solutions: [
        [
          { kind: 'callColor', seat: A, color: 'red' },
          { kind: 'sail', seat: A, ship: '0a', to: 'B1' },
          { kind: 'sail', seat: A, ship: '0b', to: 'C4' },
        ],
      ],
      tempting: [
        [
          { kind: 'callColor', seat: A, color: 'red' },
          { kind: 'sail', seat: A, ship: '0a', to: 'B1' },
          { kind: 'sail', seat: A, ship: '0a', to: 'C1' },
        ],
        [
          { kind: 'callColor', seat: A, color: 'red' },
          { kind: 'sail', seat: A, ship: '0a', to: 'B1' },
          { kind: 'endTurn', seat: A },
        ],
      ],
      done: { fr: 'Deux navires d’une seule annonce', en: 'Two ships by a single call' },
    },
  ],
};
