import { A, B, type BorneoExample, C, D, table } from './position.ts';

const greenMonopoly = table({
  phase: 'shipment',
  companies: { red: 'ABCA', green: 'CD' },
  hands: { A: ['BGG/G:v', 3] },
  ports: { 1: ['kuching', 'RRR/B:v'], 2: ['banjarmasin', 'GGG/Y:p', 'GGR/G:c'] },
});

/** Examples of monopolies. */
const monopolies: readonly BorneoExample[] = [
  {
    id: 'monopoly-beats-sharing',
    shows: ['monopoly.reached', 'distribution.harbor-card'],
    title: { fr: 'Plein, mais en monopole', en: 'Full, but a monopoly' },
    caption: {
      fr: 'La troisième carte remplit Sibu et donne 5 drapeaux à la bleue. Le monopole passe avant le partage.',
      en: 'The third card fills Sibu and gives blue 5 flags. The monopoly comes before sharing.',
    },
    position: table({
      phase: 'shipment',
      hands: { A: ['RBB/Y:v', 3] },
      ports: { 3: ['sibu', 'BBB/G:n', 'GYR/B:c2'] },
    }),
    actions: [{ kind: 'playShipment', seat: A, card: 'RBB/Y:v', port: 3 }],
    legal: true,
  },
  {
    id: 'first-on-the-card',
    shows: ['monopoly.tie'],
    title: { fr: 'La rouge vient en premier', en: 'Red comes first' },
    caption: {
      fr: 'À Miri il faut 4 drapeaux : la rouge en a 4 et la bleue 5, par la même carte. Un rouge la commence : monopole rouge.',
      en: 'Miri asks for 4 flags: red has 4 and blue 5, by the same card. A red flag opens it: red has the monopoly.',
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
    id: 'by-order-of-rank',
    shows: ['monopoly.rank-order', 'monopoly.marker'],
    title: { fr: 'Par ordre de rang', en: 'By order of rank' },
    caption: {
      fr: 'Monopole de la jaune à Sibu. D, au rang 1, choisit d’abord ; A, au rang 2, prend l’autre. B, au rang 3, n’a rien.',
      en: 'Yellow has the monopoly at Sibu. D, at rank 1, picks first; A, at rank 2, takes the other. B, at rank 3, gets nothing.',
    },
    position: table({ phase: 'shipment', hands: { A: ['YYR/B:n', 3] }, ports: { 3: ['sibu', 'YYY/R:c'] } }),
    actions: [
      { kind: 'playShipment', seat: A, card: 'YYR/B:n', port: 3 },
      { kind: 'take', seat: D, card: 'YYY/R:c' },
      { kind: 'take', seat: A, card: 'YYR/B:n' },
    ],
    legal: true,
  },
  {
    id: 'second-rank-too-soon',
    shows: ['monopoly.rank-order'],
    title: { fr: 'Le rang 2 se presse', en: 'Rank 2 in a hurry' },
    caption: {
      fr: 'Monopole de la verte à Banjarmasin. D veut se servir, mais C est au rang 1.',
      en: 'Green has the monopoly at Banjarmasin. D reaches for a spice, but C stands at rank 1.',
    },
    position: greenMonopoly,
    actions: [
      { kind: 'playShipment', seat: A, card: 'BGG/G:v', port: 2 },
      { kind: 'take', seat: D, card: 'GGG/Y:p' },
    ],
    legal: false,
  },
  {
    id: 'spice-refused',
    shows: ['distribution.must-take'],
    title: { fr: 'Une épice ne se refuse pas', en: 'A spice cannot be refused' },
    caption: {
      fr: 'C voudrait laisser son tour à D. Il doit prendre une épice.',
      en: 'C would like to leave the pick to D. A spice must be taken.',
    },
    position: greenMonopoly,
    actions: [
      { kind: 'playShipment', seat: A, card: 'BGG/G:v', port: 2 },
      { kind: 'pass', seat: C },
    ],
    legal: false,
  },
  {
    id: 'spice-of-another-port',
    shows: ['distribution.from-port'],
    title: { fr: 'Le girofle de Kuching', en: 'The clove of Kuching' },
    caption: {
      fr: 'Banjarmasin distribue ses épices. C ne peut pas prendre la carte qui est à Kuching.',
      en: 'Banjarmasin gives out its spices. C cannot take the card that lies at Kuching.',
    },
    position: greenMonopoly,
    actions: [
      { kind: 'playShipment', seat: A, card: 'BGG/G:v', port: 2 },
      { kind: 'take', seat: C, card: 'RRR/B:v' },
    ],
    legal: false,
  },
  {
    id: 'top-merchant-again',
    shows: ['monopoly.again', 'monopoly.marker'],
    title: { fr: 'On reprend en haut', en: 'Back to the top' },
    caption: {
      fr: 'Trois épices, deux marchands verts : C, puis D, puis C de nouveau.',
      en: 'Three spices, two green merchants: C, then D, then C again.',
    },
    position: greenMonopoly,
    actions: [
      { kind: 'playShipment', seat: A, card: 'BGG/G:v', port: 2 },
      { kind: 'take', seat: C, card: 'GGG/Y:p' },
      { kind: 'take', seat: D, card: 'GGR/G:c' },
      { kind: 'take', seat: C, card: 'BGG/G:v' },
    ],
    legal: true,
  },
];

const fourAtKuching = table({
  phase: 'shipment',
  hands: { A: ['GBY/R:p2', 3] },
  ports: { 1: ['kuching', 'RRB/G:p', 'GGY/R:v', 'BYR/Y:v'] },
});

/** Examples of shared distributions, and of what follows. */
const sharing: readonly BorneoExample[] = [
  {
    id: 'four-cards-four-companies',
    shows: ['shared.condition', 'shared.ranking', 'shared.tie', 'distribution.harbor-card'],
    title: { fr: 'Quatre cartes, quatre compagnies', en: 'Four cards, four companies' },
    caption: {
      fr: 'Kuching est plein sans monopole. La rouge a 4 drapeaux, les autres 3 : la bleue se voit d’abord, puis la verte, puis la jaune.',
      en: 'Kuching is full without a monopoly. Red has 4 flags, the others 3: blue is seen first, then green, then yellow.',
    },
    position: fourAtKuching,
    actions: [{ kind: 'playShipment', seat: A, card: 'GBY/R:p2', port: 1 }],
    legal: true,
  },
  {
    id: 'top-merchants-pick',
    shows: ['shared.first-merchants'],
    title: { fr: 'Un marchand par compagnie', en: 'One merchant for each company' },
    caption: {
      fr: 'A est en tête de la première compagnie, la rouge : il choisit avant tous. B suivra pour la bleue.',
      en: 'A leads the first company, red, and picks before all others. B follows for blue.',
    },
    position: fourAtKuching,
    actions: [
      { kind: 'playShipment', seat: A, card: 'GBY/R:p2', port: 1 },
      { kind: 'take', seat: A, card: 'GBY/R:p2' },
    ],
    legal: true,
  },
  {
    id: 'second-merchant-of-red',
    shows: ['shared.next-merchants', 'shared.markers'],
    title: { fr: 'Le deuxième de la rouge', en: 'The second of red' },
    caption: {
      fr: 'Cinq cartes, quatre compagnies : la dernière va à B, deuxième marchand de la rouge.',
      en: 'Five cards, four companies: the last goes to B, the second merchant of red.',
    },
    position: table({
      phase: 'shipment',
      hands: { A: ['YRB/G:v2', 3] },
      ports: { 2: ['banjarmasin', 'RRB/G:p', 'GGY/R:v', 'BYR/Y:v', 'GBY/R:p2'] },
    }),
    actions: [
      { kind: 'playShipment', seat: A, card: 'YRB/G:v2', port: 2 },
      { kind: 'take', seat: A, card: 'YRB/G:v2' },
      { kind: 'take', seat: B, card: 'GBY/R:p2' },
      { kind: 'take', seat: C, card: 'RRB/G:p' },
      { kind: 'take', seat: D, card: 'GGY/R:v' },
      { kind: 'take', seat: B, card: 'BYR/Y:v' },
    ],
    legal: true,
  },
  {
    id: 'yellow-flag-covered',
    shows: ['shared.no-flag', 'shared.ranking'],
    title: { fr: 'Plus un drapeau jaune', en: 'No yellow flag left' },
    caption: {
      fr: 'Le seul drapeau jaune de Sibu vient d’être recouvert. Les marchands de la jaune n’auront rien.',
      en: 'The only yellow flag at Sibu has just been covered. The merchants of yellow get nothing.',
    },
    position: table({
      phase: 'shipment',
      hands: { A: ['GRB/R:n', 3] },
      ports: { 3: ['sibu', 'RRB/G:p', 'BBG/Y:c'] },
    }),
    actions: [{ kind: 'playShipment', seat: A, card: 'GRB/R:n', port: 3 }],
    legal: true,
  },
  {
    id: 'miri-opens',
    shows: ['port.refill'],
    title: { fr: 'Miri remplace Sibu', en: 'Miri replaces Sibu' },
    caption: {
      fr: 'Sibu est vidé et A a sa carte. Miri sort de la pile et prend la place.',
      en: 'Sibu is empty and A has its card. Miri comes from the pile and takes the place.',
    },
    position: table({ phase: 'refill', refill: 3, ports: { 3: [] }, warehouses: { A: ['sibu'] } }),
    actions: [{ kind: 'reveal', port: 3, harbor: 'miri' }],
    legal: true,
  },
];

/** Examples of giving out the spices. */
export const distribution: readonly BorneoExample[] = [...monopolies, ...sharing];
