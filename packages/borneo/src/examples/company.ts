import { A, type BorneoExample, table } from './position.ts';

/** Examples of changing company. */
export const company: readonly BorneoExample[] = [
  {
    id: 'red-to-yellow',
    shows: ['company.optional', 'transfer.own-merchant', 'transfer.first-free', 'transfer.close-up'],
    title: { fr: 'De la rouge à la jaune', en: 'From red to yellow' },
    caption: {
      fr: 'A quitte le rang 1 de la rouge pour le rang 4 de la jaune. B et C montent d’un rang.',
      en: 'A leaves rank 1 of red for rank 4 of yellow. B and C move up one rank.',
    },
    position: table({ phase: 'company' }),
    actions: [{ kind: 'transfer', seat: A, from: 'red', rank: 1, to: 'yellow' }],
    legal: true,
  },
  {
    id: 'company-phase-passed',
    shows: ['company.optional'],
    title: { fr: 'Rester en place', en: 'Staying put' },
    caption: {
      fr: 'Personne n’est obligé de bouger. A passe et jouera une Cargaison.',
      en: 'Nobody has to move. A passes and will play a Shipment card.',
    },
    position: table({ phase: 'company' }),
    actions: [{ kind: 'pass', seat: A }],
    legal: true,
  },
  {
    id: 'transfer-then-fight',
    shows: ['company.one-action', 'turn.phase-order'],
    title: { fr: 'Un changement, puis un combat', en: 'A transfer, then a fight' },
    caption: {
      fr: 'A a déjà changé de compagnie. Il ne peut plus attaquer C au même tour.',
      en: 'A has already transferred a merchant and cannot attack C in the same turn.',
    },
    position: table({
      phase: 'company',
      companies: { red: 'BC', yellow: 'DAB', green: 'CDA', blue: 'BCDA' },
      hands: { A: ['GGG/Y:p', 3] },
    }),
    actions: [
      { kind: 'transfer', seat: A, from: 'blue', rank: 4, to: 'red' },
      { kind: 'attack', seat: A, company: 'green', attacker: 3, defender: 1, cards: ['GGG/Y:p'] },
    ],
    legal: false,
  },
  {
    id: 'merchant-of-another',
    shows: ['transfer.own-merchant'],
    title: { fr: 'Le marchand d’un autre', en: 'Somebody else’s merchant' },
    caption: {
      fr: 'Au rang 2 de la rouge, c’est B. A ne peut pas le déplacer.',
      en: 'Rank 2 of red is B’s. A cannot move that merchant.',
    },
    position: table({ phase: 'company' }),
    actions: [{ kind: 'transfer', seat: A, from: 'red', rank: 2, to: 'blue' }],
    legal: false,
  },
  {
    id: 'down-the-same-column',
    shows: ['transfer.other-company'],
    title: { fr: 'Au bas de sa colonne', en: 'Down the same column' },
    caption: {
      fr: 'Descendre de la tête au bas de la rouge n’est pas un changement de compagnie.',
      en: 'Going from the top of red to its bottom is no change of company.',
    },
    position: table({ phase: 'company' }),
    actions: [{ kind: 'transfer', seat: A, from: 'red', rank: 1, to: 'red' }],
    legal: false,
  },
  {
    id: 'no-space-in-blue',
    shows: ['transfer.first-free'],
    title: { fr: 'La bleue est complète', en: 'Blue is full' },
    caption: {
      fr: 'Les cinq emplacements de la bleue sont pris. A doit choisir une autre compagnie.',
      en: 'All five spaces of blue are taken. A must choose another company.',
    },
    position: table({ phase: 'company', companies: { red: 'AB', blue: 'BCDCD', green: 'A', yellow: 'ABCD' } }),
    actions: [{ kind: 'transfer', seat: A, from: 'green', rank: 1, to: 'blue' }],
    legal: false,
  },
];
