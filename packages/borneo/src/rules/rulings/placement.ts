import type { BorneoRuling } from './ruling.ts';

/** Open points of the placement and of the companies. */
export const placementRulings: readonly BorneoRuling[] = [
  {
    name: 'placement-rounds',
    question: {
      fr: 'Dans quel sens va le troisième tour de placement ?',
      en: 'Which way does the third placement round go?',
    },
    readings: [
      {
        name: 'snake',
        title: { fr: 'De nouveau dans le sens horaire', en: 'Clockwise again' },
        why: {
          fr: 'C’est ce que dit le livret français, et un compte rendu de partie joue ainsi.',
          en: 'The French rulebook says so, and a published session was played that way.',
        },
      },
      {
        name: 'reverse-twice',
        title: { fr: 'En sens inverse, comme le deuxième', en: 'Counterclockwise, like the second' },
        table: { fr: 'où le troisième tour va en sens inverse', en: 'where the third round goes counterclockwise' },
        why: {
          fr: 'Une mise en place publiée en anglais le décrit de cette façon.',
          en: 'A set-up published in English has it that way.',
        },
      },
    ],
    touches: ['setup.placement-order'],
  },
  {
    name: 'fourth-round',
    question: {
      fr: 'À trois avec quatre marchands, dans quel sens va le quatrième tour ?',
      en: 'Three players with four merchants: which way does the fourth round go?',
    },
    readings: [
      {
        name: 'counterclockwise',
        title: { fr: 'En sens inverse', en: 'Counterclockwise' },
        why: {
          fr: 'L’alternance des trois premiers tours continue.',
          en: 'The alternation of the first three rounds goes on.',
        },
      },
      {
        name: 'clockwise',
        title: { fr: 'Dans le sens horaire', en: 'Clockwise' },
        table: { fr: 'où le quatrième tour va dans le sens horaire', en: 'where the fourth round goes clockwise' },
        why: {
          fr: 'Le livret ne parle pas d’un quatrième tour : chaque tour peut repartir à neuf.',
          en: 'The rulebook names no fourth round, so each round may start anew.',
        },
      },
    ],
    touches: ['three.placement', 'setup.placement-order'],
    at: { seats: 3, variants: ['fourMerchants'] },
  },
  {
    name: 'company-full',
    question: {
      fr: 'Peut-on entrer dans une compagnie qui compte déjà cinq marchands ?',
      en: 'May a merchant enter a company that has five already?',
    },
    readings: [
      {
        name: 'closed',
        title: { fr: 'Non, elle est pleine', en: 'No, it is full' },
        why: {
          fr: 'La règle demande un emplacement libre et le plateau en a cinq.',
          en: 'The rule asks for a free space and the board has five.',
        },
      },
      {
        name: 'open-ended',
        title: { fr: 'Oui, la colonne s’allonge', en: 'Yes, the column gets longer' },
        table: {
          fr: 'où une compagnie peut dépasser cinq marchands',
          en: 'where a company may have more than five merchants',
        },
        why: {
          fr: 'Le livret ne donne aucun nombre d’emplacements.',
          en: 'The rulebook gives no number of spaces.',
        },
      },
    ],
    touches: ['setup.placement-space', 'transfer.first-free', 'fight.beaten'],
  },
];
