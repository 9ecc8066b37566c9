import { A, B, C, type RotterdamExample, table } from './position.ts';

/** Examples of phase 5. */
export const trade: readonly RotterdamExample[] = [
  {
    id: 'an-offer',
    shows: ['trade.products', 'trade.no-order'],
    title: { fr: 'Une offre', en: 'An offer' },
    caption: {
      fr: 'A est Capitaine du Port, mais B s’adresse tout droit à C : une confiture contre une peinture.',
      en: 'A is Harbor Master, but B turns straight to C: a jam for a paint.',
    },
    position: table({
      phase: 'trade',
      hands: { A: { products: ['petrol'] }, B: { products: ['jam', 'bread'] }, C: { products: ['paint'] } },
    }),
    actions: [{ kind: 'offerTrade', seat: B, to: C, give: ['jam'], get: ['paint'] }],
    legal: true,
  },
  {
    id: 'a-deal',
    shows: ['trade.products'],
    title: { fr: 'Marché conclu', en: 'A deal' },
    caption: {
      fr: 'C accepte. Les deux cartes changent de main.',
      en: 'C accepts. The two cards change hands.',
    },
    position: table({
      phase: 'trade',
      hands: { A: { products: ['petrol'] }, B: { products: ['jam', 'bread'] }, C: { products: ['paint'] } },
    }),
    actions: [
      { kind: 'offerTrade', seat: B, to: C, give: ['jam'], get: ['paint'] },
      { kind: 'acceptTrade', seat: C },
    ],
    legal: true,
  },
  {
    id: 'faces-stay-hidden',
    shows: ['trade.secrecy', 'trade.faces', 'trade.products'],
    title: { fr: 'Sous les yeux de A', en: 'Before A’s eyes' },
    caption: {
      fr: 'A voit que B et C échangent une carte de Merwehaven contre une d’Europoort. Il n’en voit pas les faces.',
      en: 'A sees that B and C exchange a card of Merwehaven for one of Europoort. A does not see the faces.',
    },
    position: table({
      phase: 'trade',
      hands: { A: { products: ['petrol'] }, B: { products: ['jam', 'bread'] }, C: { products: ['paint'] } },
    }),
    actions: [{ kind: 'offerTrade', seat: B, to: C, give: ['jam'], get: ['paint'] }],
    legal: true,
  },
  {
    id: 'not-for-a-third',
    shows: ['trade.products'],
    title: { fr: 'L’offre est pour C', en: 'The offer is C’s' },
    caption: {
      fr: 'B s’est adressé à C. A ne peut pas répondre à sa place.',
      en: 'B has turned to C. A cannot answer instead.',
    },
    position: table({
      phase: 'trade',
      hands: { A: { products: ['petrol'] }, B: { products: ['jam', 'bread'] }, C: { products: ['paint'] } },
    }),
    actions: [
      { kind: 'offerTrade', seat: B, to: C, give: ['jam'], get: ['paint'] },
      { kind: 'acceptTrade', seat: A },
    ],
    legal: false,
  },
  {
    id: 'not-in-the-hand',
    shows: ['trade.products'],
    title: { fr: 'La carte demandée manque', en: 'The card asked for is missing' },
    caption: {
      fr: 'C n’a pas de peinture : il ne peut pas accepter.',
      en: 'C has no paint and cannot accept.',
    },
    position: table({
      phase: 'trade',
      hands: { A: { products: ['petrol'] }, B: { products: ['jam'] }, C: { products: ['bread'] } },
    }),
    actions: [
      { kind: 'offerTrade', seat: B, to: C, give: ['jam'], get: ['paint'] },
      { kind: 'acceptTrade', seat: C },
    ],
    legal: false,
  },
  {
    id: 'trading-is-over',
    shows: ['trade.ends', 'round.marker'],
    title: { fr: 'Plus personne n’échange', en: 'Nobody trades any more' },
    caption: {
      fr: 'A et B ont fini. C y renonce aussi : la phase est terminée.',
      en: 'A and B are done. C stops as well: the phase is over.',
    },
    position: table({
      phase: 'trade',
      passed: [A, B],
      hands: { A: { products: ['petrol'] }, B: { products: ['jam', 'bread'] }, C: { products: ['paint'] } },
    }),
    actions: [{ kind: 'endTurn', seat: C }],
    legal: true,
  },
];
