import type { Term } from '@portolan/core';

/** What happens and what players do. */
export const actionTerms: readonly Term[] = [
  {
    id: 'departure',
    term: { fr: 'départ', en: 'departure' },
    meaning: {
      fr: 'Un navire quitte son quai, parce qu’il est plein ou qu’une tuile l’y force.',
      en: 'A ship leaves its quay, because it is full or because a tile makes it.',
    },
  },
  {
    id: 'commission',
    term: { fr: 'commission', en: 'commission' },
    meaning: {
      fr: 'Ce que l’on doit à la relation qui a fait partir un navire : le chiffre de sa carte.',
      en: 'What is owed to the contact that made a ship sail: the figure on its card.',
    },
  },
  {
    id: 'leave-slate',
    term: { fr: 'laisser une ardoise', en: 'leave the slate' },
    meaning: {
      fr: 'Faire payer la commission par un autre, qui reçoit l’ardoise.',
      en: 'Have the commission paid by another player, who receives the slate.',
    },
  },
  {
    id: 'auction',
    term: { fr: 'enchère', en: 'auction' },
    meaning: {
      fr: 'La vente d’une tuile événement à qui en donne le plus de primes.',
      en: 'The sale of an event tile to whoever gives most premiums for it.',
    },
  },
  {
    id: 'bid',
    term: { fr: 'mise', en: 'bid' },
    meaning: {
      fr: 'Le nombre de primes offert dans une enchère.',
      en: 'The number of premiums offered in an auction.',
    },
  },
  {
    id: 'raise',
    term: { fr: 'renchérir', en: 'raise' },
    meaning: {
      fr: 'Miser plus que la plus haute mise.',
      en: 'Bid more than the highest bid.',
    },
  },
];
