import { A, type BorneoExample, D, table } from './position.ts';

const blackbeard = { blackbeard: true };
const pepperAsClove = [{ card: 'GGG/Y:p', as: 'clove' }] as const;

/** Examples of the variant for three players. */
const three: readonly BorneoExample[] = [
  {
    id: 'fourth-merchant-missing',
    shows: ['three.merchants'],
    title: { fr: 'Le quatrième marchand manque', en: 'The fourth merchant is missing' },
    caption: {
      fr: 'Avec la variante, chacun a quatre marchands. C n’en a placé que trois.',
      en: 'With the variant everybody has four merchants. C has placed only three.',
    },
    position: table({ seats: 3, options: { fourMerchants: true }, companies: { yellow: 'AB' } }),
    actions: [],
  },
  {
    id: 'fourth-round',
    shows: ['three.placement'],
    title: { fr: 'Un tour de placement de plus', en: 'One more placement round' },
    caption: {
      fr: 'Le troisième tour est fini. Le quatrième revient en sens inverse : C place avant A.',
      en: 'The third round is over. The fourth comes back the other way: C places before A.',
    },
    position: table({
      seats: 3,
      options: { fourMerchants: true },
      phase: 'place',
      companies: { red: 'ABC', blue: 'CBA', green: 'ABC' },
    }),
    actions: [{ kind: 'place', seat: A, company: 'yellow' }],
    legal: false,
  },
];

/** Examples of the secrets of Blackbeard. */
const pirates: readonly BorneoExample[] = [
  {
    id: 'ship-nowhere',
    shows: ['pirates.setup'],
    title: { fr: 'Où est le bateau ?', en: 'Where is the ship?' },
    caption: {
      fr: 'Avec Barbe Noire, le bateau est au repaire ou devant un joueur. Ici, il n’est nulle part.',
      en: 'With Blackbeard the ship is in the cove or with a player. Here it is nowhere.',
    },
    position: table({ options: blackbeard, pirateShip: null }),
    actions: [],
  },
  {
    id: 'pepper-for-clove',
    shows: ['pirates.trade', 'pirates.take-ship'],
    title: { fr: 'Du poivre pour du girofle', en: 'Pepper for clove' },
    caption: {
      fr: 'Il manque un girofle à A. Les pirates prennent son poivre à la place, et A prend leur bateau.',
      en: 'A lacks one clove. The pirates accept a pepper in its place, and A takes their ship.',
    },
    position: table({ options: blackbeard, warehouses: { A: ['RRR/B:v', 'GGG/Y:p', 'BBB/G:n'] } }),
    actions: [
      {
        kind: 'completeMission',
        seat: A,
        mission: '1c',
        pay: ['RRR/B:v', 'GGG/Y:p', 'BBB/G:n'],
        trades: pepperAsClove,
      },
    ],
    legal: true,
  },
  {
    id: 'needless-trade',
    shows: ['pirates.trade'],
    title: { fr: 'Un échange pour rien', en: 'A trade for nothing' },
    caption: {
      fr: 'A ajoute un poivre à un paiement déjà complet, pour ôter le bateau à B. L’échange ne remplace rien.',
      en: 'A adds a pepper to a payment that is complete, to take the ship from B. The trade replaces nothing.',
    },
    position: table({
      options: blackbeard,
      pirateShip: 'B',
      warehouses: { A: ['RRR/B:v', 'YYB/Y:v', 'BBB/G:n', 'GGG/Y:p'] },
    }),
    actions: [
      {
        kind: 'completeMission',
        seat: A,
        mission: '1c',
        pay: ['RRR/B:v', 'YYB/Y:v', 'BBB/G:n', 'GGG/Y:p'],
        trades: pepperAsClove,
      },
    ],
    legal: false,
  },
  {
    id: 'two-cards-traded',
    shows: ['pirates.one-card'],
    title: { fr: 'Deux cartes troquées', en: 'Two cards traded' },
    caption: {
      fr: 'A voudrait troquer un poivre et une cannelle contre deux girofles. Les pirates n’en veulent qu’une.',
      en: 'A would trade a pepper and a cinnamon for two cloves. The pirates take one card only.',
    },
    position: table({ options: blackbeard, warehouses: { A: ['GGG/Y:p', 'YYY/R:c', 'BBB/G:n'] } }),
    actions: [
      {
        kind: 'completeMission',
        seat: A,
        mission: '1c',
        pay: ['GGG/Y:p', 'YYY/R:c', 'BBB/G:n'],
        trades: [...pepperAsClove, { card: 'YYY/R:c', as: 'clove' }],
      },
    ],
    legal: false,
  },
  {
    id: 'holder-cannot-trade',
    shows: ['pirates.holder-barred'],
    title: { fr: 'Le bateau est devant A', en: 'The ship is with A' },
    caption: {
      fr: 'A a déjà commercé. Tant que personne ne lui prend le bateau, il ne peut pas recommencer.',
      en: 'A has traded before and cannot do so again until somebody takes the ship away.',
    },
    position: table({
      options: blackbeard,
      pirateShip: 'A',
      warehouses: { A: ['RRR/B:v', 'GGG/Y:p', 'BBB/G:n'] },
    }),
    actions: [
      {
        kind: 'completeMission',
        seat: A,
        mission: '1c',
        pay: ['RRR/B:v', 'GGG/Y:p', 'BBB/G:n'],
        trades: pepperAsClove,
      },
    ],
    legal: false,
  },
  {
    id: 'no-pirates-at-the-end',
    shows: ['pirates.not-at-end'],
    title: { fr: 'Les pirates sont partis', en: 'The pirates have left' },
    caption: {
      fr: 'C’est le tour des dernières Missions. A ne peut plus payer un girofle en poivre.',
      en: 'It is the round of final Missions. A can no longer pay for a clove with pepper.',
    },
    position: table({
      options: blackbeard,
      phase: 'final',
      active: 'D',
      warehouses: { A: ['RRR/B:v', 'GGG/Y:p', 'BBB/G:n'] },
    }),
    actions: [
      {
        kind: 'completeMission',
        seat: A,
        mission: '1c',
        pay: ['RRR/B:v', 'GGG/Y:p', 'BBB/G:n'],
        trades: pepperAsClove,
      },
    ],
    legal: false,
  },
  {
    id: 'ship-costs-the-win',
    shows: ['pirates.penalty'],
    title: { fr: 'Le bateau coûte la victoire', en: 'The ship costs the win' },
    caption: {
      fr: 'B aurait 9 PV contre 8 pour A. Le bateau lui en ôte 2 : A gagne, 8 à 7.',
      en: 'B would have 9 VP to A’s 8. The ship takes 2 away: A wins, 8 to 7.',
    },
    position: table({
      options: blackbeard,
      pirateShip: 'B',
      phase: 'final',
      active: 'D',
      final: ['D'],
      warehouses: { A: ['RRR/B:v', '2a'], B: ['kuching', 'GGG/Y:p', '2b'] },
    }),
    actions: [{ kind: 'pass', seat: D }],
    legal: true,
  },
];

/** Examples of the two variants. */
export const variants: readonly BorneoExample[] = [...three, ...pirates];
