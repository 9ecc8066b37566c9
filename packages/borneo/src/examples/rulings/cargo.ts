import { A, B, type BorneoExample, C, table } from '../position.ts';

/** Open points of the ports, of the end and of the pirates. */
export const cargoRulings: readonly BorneoExample[] = [
  {
    id: 'sixth-flag-is-covered',
    shows: ['ruling.port-flags'],
    title: { fr: 'Le sixième drapeau est caché', en: 'The sixth flag is covered' },
    caption: {
      fr: 'On voit 5 drapeaux rouges à Kuching, où il en faut 6. Un sixième est caché : il ne compte pas.',
      en: 'Five red flags are in view at Kuching, where 6 are needed. A sixth is covered: it does not count.',
    },
    position: table({
      phase: 'shipment',
      hands: { A: ['RGY/G:c', 3] },
      ports: { 1: ['kuching', 'RRR/B:v', 'BRY/R:c'] },
    }),
    actions: [{ kind: 'playShipment', seat: A, card: 'RGY/G:c', port: 1 }],
    legal: true,
  },
  {
    id: 'row-or-column',
    shows: ['ruling.flag-scan', 'monopoly.tie'],
    title: { fr: 'Ligne ou colonne', en: 'Row or column' },
    caption: {
      fr: 'Rouge et vert atteignent 4 ensemble. La rangée du haut a un rouge ; le vert est seul en bas, mais plus à gauche. Ligne par ligne, rouge d’abord.',
      en: 'Red and green reach 4 together. The upper row has red; green is alone below, but further left. Row by row, red comes first.',
    },
    position: table({
      phase: 'shipment',
      hands: { A: ['YRR/G:c', 3] },
      ports: { 3: ['miri', 'GGG/Y:p', 'RRB/B:p'] },
    }),
    actions: [{ kind: 'playShipment', seat: A, card: 'YRR/G:c', port: 3 }],
    legal: true,
  },
  {
    id: 'four-against-five',
    shows: ['ruling.monopoly-tie', 'monopoly.tie'],
    title: { fr: 'Quatre contre cinq', en: 'Four against five' },
    caption: {
      fr: 'La rouge a 4 drapeaux, la bleue 5, et Miri en demande 4. La place sur la carte décide : la rouge.',
      en: 'Red has 4 flags, blue 5, and Miri asks for 4. The place on the card decides: red.',
    },
    position: table({
      phase: 'shipment',
      hands: { A: ['RRB/B:p', 3] },
      ports: { 3: ['miri', 'BBY/B:p', 'RBR/R:c'] },
    }),
    actions: [{ kind: 'playShipment', seat: A, card: 'RRB/B:p', port: 3 }],
    legal: true,
  },
  {
    id: 'nobody-in-yellow',
    shows: ['ruling.monopoly-empty'],
    title: { fr: 'Personne dans la jaune', en: 'Nobody in yellow' },
    caption: {
      fr: 'La jaune a le monopole à Sibu, mais aucun marchand. A garde la carte Port ; les deux épices sont défaussées.',
      en: 'Yellow has the monopoly at Sibu but no merchant. A keeps the Harbor card; both spices are discarded.',
    },
    position: table({
      phase: 'shipment',
      companies: { red: 'ABCD', blue: 'BCDA', green: 'CDAB', yellow: '' },
      hands: { A: ['YYR/B:n', 3] },
      ports: { 3: ['sibu', 'YYY/R:c'] },
    }),
    actions: [{ kind: 'playShipment', seat: A, card: 'YYR/B:n', port: 3 }],
    legal: true,
  },
  {
    id: 'read-from-the-top',
    shows: ['ruling.shared-tie', 'shared.tie'],
    title: { fr: 'Lire depuis le haut', en: 'Read from the top' },
    caption: {
      fr: 'Bleu, vert et jaune ont 3 drapeaux. Sur la première carte, le bleu se voit d’abord ; sur la dernière, ce serait le vert.',
      en: 'Blue, green and yellow have 3 flags. On the first card blue is seen first; on the last it would be green.',
    },
    position: table({
      phase: 'shipment',
      hands: { A: ['GBY/R:p2', 3] },
      ports: { 1: ['kuching', 'RRB/G:p', 'GGY/R:v', 'BYR/Y:v'] },
    }),
    actions: [{ kind: 'playShipment', seat: A, card: 'GBY/R:p2', port: 1 }],
    legal: true,
  },
  {
    id: 'fifth-spice-of-four',
    shows: ['ruling.shared-leftover', 'shared.markers'],
    title: { fr: 'Cinq épices, quatre marchands', en: 'Five spices, four merchants' },
    caption: {
      fr: 'Trois joueurs. La verte, la rouge et la bleue ont quatre marchands en tout. La cinquième épice revient au premier, B.',
      en: 'Three players. Green, red and blue have four merchants in all. The fifth spice goes to the first again, B.',
    },
    position: table({
      seats: 3,
      phase: 'shipment',
      companies: { red: 'CA', blue: 'C', green: 'B', yellow: 'ABCAB' },
      hands: { A: ['BGG/G:v', 3] },
      ports: { 2: ['banjarmasin', 'RBG/Y:n2', 'GRB/R:n', 'BGR/G:x', 'RRB/G:p'] },
    }),
    actions: [
      { kind: 'playShipment', seat: A, card: 'BGG/G:v', port: 2 },
      { kind: 'take', seat: B, card: 'BGR/G:x' },
      { kind: 'take', seat: C, card: 'RBG/Y:n2' },
      { kind: 'take', seat: C, card: 'GRB/R:n' },
      { kind: 'take', seat: A, card: 'RRB/G:p' },
      { kind: 'take', seat: B, card: 'BGG/G:v' },
    ],
    legal: true,
  },
  {
    id: 'one-card-left',
    shows: ['ruling.end-one-card', 'end.clear'],
    title: { fr: 'Une seule carte à tirer', en: 'One card left to draw' },
    caption: {
      fr: 'Pioche vide, une carte en défausse. A devrait en tirer deux : la partie s’arrête.',
      en: 'The pile is empty, one card lies in the discard. A would have to draw two: the game ends.',
    },
    position: table({
      phase: 'shipment',
      hands: { A: ['GGG/Y:p', 3] },
      pile: [],
      discard: ['RRR/B:v'],
      warehouses: { A: [11], B: [11], C: [11], D: [10] },
    }),
    actions: [{ kind: 'playShipment', seat: A, card: 'GGG/Y:p', port: 1 }],
    legal: true,
  },
  {
    id: 'doubled-pepper-traded',
    shows: ['ruling.pirate-swap', 'pirates.trade'],
    title: { fr: 'Un poivre doublé pour deux cannelles', en: 'A doubled pepper for two cinnamons' },
    caption: {
      fr: 'La Mission à 5 points demande 2 cannelle et 1 girofle. Le poivre doublé compte pour 2 cannelle ; à d’autres tables, pour une seule.',
      en: 'The 5-point Mission asks for 2 cinnamon and 1 clove. The doubled pepper counts as 2 cinnamon; at other tables as one only.',
    },
    position: table({ options: { blackbeard: true }, warehouses: { A: ['BBG/G:p2', 'RRR/B:v'] } }),
    actions: [
      {
        kind: 'completeMission',
        seat: A,
        mission: '1b',
        pay: ['BBG/G:p2', 'RRR/B:v'],
        trades: [{ card: 'BBG/G:p2', as: 'cinnamon' }],
      },
    ],
    legal: true,
  },
];
