import type { Term } from '@portolan/core';

/** What lies in the box. */
export const pieceTerms: readonly Term[] = [
  {
    id: 'ship',
    term: { fr: 'navire', en: 'ship' },
    meaning: {
      fr: 'Une carte avec un chiffre : on la charge à un quai.',
      en: 'A card with a figure: it is loaded at a quay.',
    },
  },
  {
    id: 'value',
    term: { fr: 'valeur', en: 'value' },
    meaning: {
      fr: 'Le chiffre d’un navire : combien de porteurs il prend.',
      en: 'The figure of a ship: how many porters it takes.',
    },
  },
  {
    id: 'goods',
    term: { fr: 'marchandise', en: 'goods tile' },
    meaning: {
      fr: 'Une tuile posée devant un navire. Elle dit ce que rapporte chaque porteur à bord.',
      en: 'A tile laid before a ship. It tells what each porter aboard earns.',
    },
  },
  {
    id: 'madras',
    term: { fr: 'Madras', en: 'Madras' },
    meaning: {
      fr: 'Une marchandise, à 2 primes par porteur.',
      en: 'Goods at 2 premiums for each porter.',
    },
  },
  {
    id: 'rum',
    term: { fr: 'Rhum', en: 'Rum' },
    meaning: {
      fr: 'Une marchandise, à 3 primes par porteur.',
      en: 'Goods at 3 premiums for each porter.',
    },
  },
  {
    id: 'spices',
    term: { fr: 'Épices', en: 'Spices' },
    meaning: {
      fr: 'Une marchandise, à 4 primes par porteur.',
      en: 'Goods at 4 premiums for each porter.',
    },
  },
  {
    id: 'vanilla',
    term: { fr: 'Vanille', en: 'Vanilla' },
    meaning: {
      fr: 'Une marchandise, à 5 primes par porteur.',
      en: 'Goods at 5 premiums for each porter.',
    },
  },
  {
    id: 'porter',
    term: { fr: 'porteur', en: 'porter' },
    meaning: {
      fr: 'Le pion d’un joueur : à bord d’un navire, ou dans sa réserve.',
      en: 'A player’s pawn: aboard a ship, or in the reserve.',
    },
  },
  {
    id: 'contact',
    term: { fr: 'relation', en: 'contact' },
    meaning: {
      fr: 'Une carte de la main : une commission et un ou plusieurs effets.',
      en: 'A card of the hand: a commission and one or several effects.',
    },
  },
  {
    id: 'effect',
    term: { fr: 'effet', en: 'effect' },
    meaning: {
      fr: 'Ce qu’une relation fait faire : placer, déplacer ou échanger des porteurs, par exemple.',
      en: 'What a contact has one do: place, move or exchange porters, for instance.',
    },
  },
  {
    id: 'event-tile',
    term: { fr: 'tuile événement', en: 'event tile' },
    meaning: {
      fr: 'Une tuile achetée aux enchères, qui change le sort d’un navire.',
      en: 'A tile bought at auction that changes the fate of one ship.',
    },
  },
  {
    id: 'slate',
    term: { fr: 'ardoise', en: 'slate' },
    meaning: {
      fr: 'Elle dit qui commence le tour de table. Qui la tient peut faire payer une commission par un autre.',
      en: 'It tells who begins the round. Its holder can have a commission paid by another player.',
    },
  },
  {
    id: 'premium',
    term: { fr: 'prime', en: 'premium' },
    meaning: {
      fr: 'Le point de ce jeu : ce que rapporte un porteur quand son navire part.',
      en: 'The point of this game: what a porter earns when its ship sails.',
    },
  },
];
