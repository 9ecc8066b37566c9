import { A, B, table } from '../examples/position.ts';
import { type BorneoLesson, happened, inPhase } from './kit.ts';

/** The four phases of a turn. */
export const turn: BorneoLesson = {
  id: 'turn',
  title: { fr: 'Quatre phases', en: 'Four phases' },
  about: {
    fr: 'Mission, compagnie, cargaison, pioche : un tour, du début à la fin.',
    en: 'Mission, company, shipment, draw: one turn from end to end.',
  },
  teaches: [
    'turn.phase-order',
    'turn.active',
    'turn.clockwise',
    'mission.optional',
    'company.optional',
    'port.must-play',
    'draw.two',
  ],
  steps: [
    {
      title: { fr: 'la Mission d’abord', en: 'the Mission first' },
      text: {
        fr: 'La phase 1 est celle des Missions. On peut la laisser passer ; on ne peut pas commencer par la suite.',
        en: 'Phase 1 is for Missions. It can be left out, but nothing of a later phase comes before it.',
      },
      task: {
        fr: 'Votre entrepôt est vide : passez à la phase des compagnies.',
        en: 'Your warehouse is empty: go on to the phase of the companies.',
      },
      position: table({ hands: { A: ['GGG/Y:p', 'YYY/R:c', 2] } }),
      seat: A,
      goal: inPhase('company'),
      solutions: [[{ kind: 'pass', seat: A }]],
      tempting: [[{ kind: 'transfer', seat: A, from: 'green', rank: 3, to: 'blue' }]],
      done: { fr: 'Pas de Mission, et la phase 2 commence', en: 'No Mission, and phase 2 begins' },
    },
    {
      title: { fr: 'ce qui ne se passe pas', en: 'what cannot be passed' },
      text: {
        fr: 'Missions et compagnies sont au choix. En phase 3, au contraire, une Cargaison doit être jouée.',
        en: 'Missions and companies are a matter of choice. In phase 3, a Shipment card has to be played.',
      },
      task: {
        fr: 'Vous êtes en phase 3. Faites ce qu’il faut.',
        en: 'You are in phase 3. Do what has to be done.',
      },
      position: table({ phase: 'shipment', hands: { A: ['GGG/Y:p', 'YYY/R:c', 2], B: ['RRR/B:v', 3] } }),
      seat: A,
      goal: happened('shipmentPlayed', { seat: A }),
      solutions: [
        [{ kind: 'playShipment', seat: A, card: 'GGG/Y:p', port: 1 }],
        [{ kind: 'playShipment', seat: A, card: 'YYY/R:c', port: 2 }],
      ],
      tempting: [[{ kind: 'pass', seat: A }], [{ kind: 'playShipment', seat: B, card: 'RRR/B:v', port: 1 }]],
      done: { fr: 'Votre carte est au port', en: 'Your card is at the port' },
    },
    {
      title: { fr: 'un tour entier', en: 'a whole turn' },
      text: {
        fr: 'Une fois la carte jouée, on en pioche deux. Puis c’est au voisin de gauche.',
        en: 'Once the card is played, two are drawn. Then it is the turn of the neighbor to the left.',
      },
      task: {
        fr: 'Jouez un tour entier, sans Mission et sans bouger de marchand.',
        en: 'Play a whole turn, without a Mission and without moving a merchant.',
      },
      position: table({ hands: { A: ['GGG/Y:p', 'YYY/R:c', 'RRR/B:v', 'BBB/G:n'] } }),
      seat: A,
      others: true,
      goal: ({ events }) =>
        events.some((event) => event.kind === 'turnStarted' && event.seat === B) &&
        !events.some(({ kind }) => kind === 'transferred' || kind === 'attackDeclared'),
      solutions: [
        [
          { kind: 'pass', seat: A },
          { kind: 'pass', seat: A },
          { kind: 'playShipment', seat: A, card: 'GGG/Y:p', port: 1 },
        ],
      ],
      tempting: [
        [
          { kind: 'pass', seat: A },
          { kind: 'pass', seat: A },
          { kind: 'pass', seat: A },
        ],
        [
          { kind: 'pass', seat: A },
          { kind: 'transfer', seat: A, from: 'green', rank: 3, to: 'blue' },
          { kind: 'playShipment', seat: A, card: 'GGG/Y:p', port: 1 },
        ],
      ],
      done: { fr: 'Deux cartes piochées, et c’est à B', en: 'Two cards drawn, and it is B’s turn' },
      missed: {
        fr: 'C’est un tour permis, mais un marchand a bougé.',
        en: 'Such a turn is allowed, but a merchant has moved.',
      },
    },
  ],
};
