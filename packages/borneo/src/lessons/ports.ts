import { A, table } from '../examples/position.ts';
import { type BorneoLesson, happened } from './kit.ts';

/** Playing a Shipment card to a port. */
export const ports: BorneoLesson = {
  id: 'ports',
  title: { fr: 'Une Cargaison au port', en: 'A Shipment card to a port' },
  about: {
    fr: 'Où la carte va, quels drapeaux comptent encore, et combien on en joue.',
    en: 'Where the card goes, which flags still count, and how many are played.',
  },
  teaches: ['port.placement', 'port.cover', 'port.trigger', 'port.one-card', 'port.from-hand'],
  steps: [
    {
      title: { fr: 'les drapeaux', en: 'the flags' },
      text: {
        fr: 'La carte se glisse sous les autres et cache le drapeau du bas de la précédente. Ceux qu’on voit encore comptent.',
        en: 'The card goes below the others and covers the lower flag of the one before. Those still in sight count.',
      },
      task: {
        fr: 'Donnez à la verte le plus de drapeaux à Kuching.',
        en: 'Give green the most flags at Kuching.',
      },
      position: table({
        phase: 'shipment',
        hands: { A: ['GGR/G:c', 'YYB/Y:v', 2] },
        ports: { 1: ['kuching', 'YGB/G:n', 'BBG/G:p2'] },
      }),
      seat: A,
      goal: ({ events }) =>
        events.some(
          (event) =>
            event.kind === 'towerCounted' &&
            event.port === 1 &&
            Object.entries(event.flags).every(([company, n]) => company === 'green' || n < (event.flags.green ?? 0)),
        ),
      solutions: [[{ kind: 'playShipment', seat: A, card: 'GGR/G:c', port: 1 }]],
      tempting: [
        [{ kind: 'playShipment', seat: A, card: 'YYB/Y:v', port: 1 }],
        [{ kind: 'playShipment', seat: A, card: 'GGR/G:c', port: 2 }],
      ],
      done: { fr: 'La verte est devant', en: 'Green is ahead' },
      missed: {
        fr: 'La carte est bien jouée, mais à Kuching la verte n’est pas seule en tête.',
        en: 'The card is well played, but green is not alone ahead at Kuching.',
      },
    },
    {
      title: { fr: 'une carte de la main', en: 'a card of the hand' },
      text: {
        fr: 'Une Cargaison par tour, à un port de votre choix. Elle vient de la main : l’entrepôt ne sert qu’à payer.',
        en: 'One Shipment card a turn, at a port of your choice. It comes from the hand: the warehouse only pays.',
      },
      task: {
        fr: 'Jouez une carte à Sibu.',
        en: 'Play a card at Sibu.',
      },
      position: table({
        phase: 'shipment',
        hands: { A: ['GGG/Y:p', 'RRR/B:v', 2] },
        warehouses: { A: ['YYY/R:c'] },
      }),
      seat: A,
      goal: happened('shipmentPlayed', { port: 3 }),
      solutions: [
        [{ kind: 'playShipment', seat: A, card: 'RRR/B:v', port: 3 }],
        [{ kind: 'playShipment', seat: A, card: 'GGG/Y:p', port: 3 }],
      ],
      tempting: [
        [{ kind: 'playShipment', seat: A, card: 'YYY/R:c', port: 3 }],
        [
          { kind: 'playShipment', seat: A, card: 'GGG/Y:p', port: 1 },
          { kind: 'playShipment', seat: A, card: 'RRR/B:v', port: 3 },
        ],
      ],
      done: { fr: 'La première carte de Sibu', en: 'The first card at Sibu' },
      missed: { fr: 'La carte est à un autre port.', en: 'The card is at another port.' },
    },
  ],
};
