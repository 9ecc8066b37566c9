import { A, type BorneoExample, table } from './position.ts';

/** Examples of playing a Shipment card. */
export const port: readonly BorneoExample[] = [
  {
    id: 'first-card-at-a-port',
    shows: ['port.must-play', 'port.placement', 'port.trigger'],
    title: { fr: 'La première carte d’un port', en: 'The first card at a port' },
    caption: {
      fr: 'Sous Kuching, les quatre drapeaux se voient : 3 verts et 1 jaune. Il en faut 6 pour un monopole.',
      en: 'Below Kuching all four flags are in view: 3 green and 1 yellow. A monopoly needs 6.',
    },
    position: table({ phase: 'shipment', hands: { A: ['GGG/Y:p', 3] } }),
    actions: [{ kind: 'playShipment', seat: A, card: 'GGG/Y:p', port: 1 }],
    legal: true,
  },
  {
    id: 'shipment-not-passed',
    shows: ['port.must-play'],
    title: { fr: 'Rien de bon à jouer', en: 'Nothing good to play' },
    caption: {
      fr: 'A ne veut aider personne et passe. Il doit pourtant jouer une carte.',
      en: 'A wants to help nobody and passes. A card must be played all the same.',
    },
    position: table({ phase: 'shipment' }),
    actions: [{ kind: 'pass', seat: A }],
    legal: false,
  },
  {
    id: 'two-shipments',
    shows: ['port.one-card', 'turn.phase-order'],
    title: { fr: 'Deux Cargaisons au même tour', en: 'Two Shipment cards in one turn' },
    caption: {
      fr: 'A vient de jouer à Kuching. La seconde carte attendra.',
      en: 'A has just played at Kuching. The second card must wait.',
    },
    position: table({ phase: 'shipment', hands: { A: ['GGG/Y:p', 'GGR/G:c', 2] } }),
    actions: [
      { kind: 'playShipment', seat: A, card: 'GGG/Y:p', port: 1 },
      { kind: 'playShipment', seat: A, card: 'GGR/G:c', port: 2 },
    ],
    legal: false,
  },
  {
    id: 'played-from-the-warehouse',
    shows: ['port.from-hand'],
    title: { fr: 'Depuis l’entrepôt', en: 'From the warehouse' },
    caption: {
      fr: 'La carte aux trois drapeaux verts est dans l’entrepôt de A. Elle n’en sortira que pour payer une Mission.',
      en: 'The card with three green flags lies in A’s warehouse. It leaves it only to pay for a Mission.',
    },
    position: table({
      phase: 'shipment',
      hands: { A: ['RRR/B:v', 'GGR/G:c'] },
      warehouses: { A: ['GGG/Y:p'] },
    }),
    actions: [{ kind: 'playShipment', seat: A, card: 'GGG/Y:p', port: 1 }],
    legal: false,
  },
  {
    id: 'fourth-port',
    shows: ['port.open-harbor'],
    title: { fr: 'Un quatrième port', en: 'A fourth port' },
    caption: {
      fr: 'Il n’y a que trois ports ouverts. Une carte ne se joue pas ailleurs.',
      en: 'Only three ports are open. A card is not played anywhere else.',
    },
    position: table({ phase: 'shipment', hands: { A: ['GGG/Y:p', 3] } }),
    actions: [{ kind: 'playShipment', seat: A, card: 'GGG/Y:p', port: 4 }],
    legal: false,
  },
  {
    id: 'red-flag-covered',
    shows: ['port.cover', 'port.placement'],
    title: { fr: 'Un drapeau rouge disparaît', en: 'A red flag disappears' },
    caption: {
      fr: 'La carte de A recouvre le drapeau du bas de la première. On voit 3 bleus, 2 rouges, 1 vert et 1 jaune.',
      en: 'A’s card covers the lower flag of the first. In view are 3 blue, 2 red, 1 green and 1 yellow.',
    },
    position: table({ phase: 'shipment', hands: { A: ['BBY/B:p', 3] }, ports: { 1: ['kuching', 'RRG/R:n'] } }),
    actions: [{ kind: 'playShipment', seat: A, card: 'BBY/B:p', port: 1 }],
    legal: true,
  },
  {
    id: 'value-overlooked',
    shows: ['port.monopoly-value'],
    title: { fr: 'Un monopole oublié', en: 'A monopoly overlooked' },
    caption: {
      fr: 'Kuching demande 6 drapeaux et la rouge en montre 6. Ce port aurait dû être distribué.',
      en: 'Kuching asks for 6 flags and red shows 6. This port should have been given out.',
    },
    position: table({ ports: { 1: ['kuching', 'RRR/B:v', 'YRR/R:p'] } }),
    actions: [],
  },
  {
    id: 'capacity-overlooked',
    shows: ['port.capacity'],
    title: { fr: 'Un port trop plein', en: 'A port too full' },
    caption: {
      fr: 'Sibu reçoit trois cartes et en a trois. Ce port aurait dû être distribué.',
      en: 'Sibu holds three cards and has three. This port should have been given out.',
    },
    position: table({ ports: { 3: ['sibu', 'RRB/G:p', 'BBG/Y:c', 'GRB/R:n'] } }),
    actions: [],
  },
  {
    id: 'six-red-flags',
    shows: ['port.trigger', 'monopoly.reached', 'distribution.harbor-card'],
    title: { fr: 'Le compte est bon', en: 'The count is complete' },
    caption: {
      fr: 'Avec la carte de A, la rouge montre 7 drapeaux à Kuching, où il en faut 6. A prend la carte Port ; A, B et C auront une épice.',
      en: 'With A’s card red shows 7 flags at Kuching, where 6 are needed. A takes the Harbor card; A, B and C will have a spice.',
    },
    position: table({
      phase: 'shipment',
      hands: { A: ['YRR/G:c', 3] },
      ports: { 1: ['kuching', 'RRR/B:v', 'RRB/G:p'] },
    }),
    actions: [{ kind: 'playShipment', seat: A, card: 'YRR/G:c', port: 1 }],
    legal: true,
  },
];
