import type { CaboRuling } from './ruling.ts';

/** Open points of trade. */
export const tradeRulings: readonly CaboRuling[] = [
  {
    name: 'possible-destination',
    question: { fr: 'Quels ports rendent une carte jouable ?', en: 'Which ports make a card possible?' },
    readings: [
      {
        name: 'now',
        title: { fr: 'Ceux où l’on pourrait vendre maintenant', en: 'Those where one could sell now' },
        why: {
          fr: 'C’est en tirant la carte qu’on juge si le commerce est possible.',
          en: 'Whether trade is possible is judged when the card is drawn.',
        },
      },
      {
        name: 'later',
        title: { fr: 'Tous ceux qui prennent la marchandise', en: 'All that buy the goods' },
        table: {
          fr: 'où tout port qui prend la marchandise compte',
          en: 'where every port that buys the goods counts',
        },
        why: {
          fr: 'Un port peut encore être posé, un marin peut encore partir.',
          en: 'A port may still be laid, a sailor may still leave.',
        },
      },
    ],
    touches: ['trade.impossible'],
  },
  {
    name: 'route-length',
    question: { fr: 'Comment compte-t-on la longueur ?', en: 'How is the length counted?' },
    readings: [
      {
        name: 'difference',
        title: { fr: 'L’écart entre les deux cases', en: 'The difference between the two squares' },
        why: {
          fr: 'L’exemple du livret parle de distances.',
          en: 'The example of the rulebook speaks of distances.',
        },
      },
      {
        name: 'inclusive',
        title: { fr: 'Les deux ports compris', en: 'Both ports included' },
        table: { fr: 'qui compte les deux ports', en: 'that counts both ports' },
        why: {
          fr: 'La règle parle d’un nombre de tuiles, et les ports en sont.',
          en: 'The rule speaks of a number of tiles, and ports are tiles.',
        },
      },
      {
        name: 'between',
        title: { fr: 'Seulement les tuiles entre les deux', en: 'Only the tiles between them' },
        table: {
          fr: 'qui ne compte que les tuiles entre les deux ports',
          en: 'that counts only the tiles between the ports',
        },
        why: {
          fr: 'Deux ports sont toujours à deux cases au moins ; entre eux, on compte ainsi à partir de 1, comme le tableau des zones.',
          en: 'Two ports are always two squares apart at least; between them this counts from 1 on, as the table of zones does.',
        },
      },
    ],
    touches: ['trade.length'],
  },
  {
    name: 'idle-port-call',
    question: {
      fr: 'Peut-on entrer dans un port où l’on ne vend pas ?',
      en: 'May a ship enter a port where it does not sell?',
    },
    readings: [
      {
        name: 'allowed',
        title: { fr: 'Oui', en: 'Yes' },
        why: {
          fr: 'Seule la vente est limitée. Et il faut bien s’ancrer dans un port libre pour y mettre un marin.',
          en: 'Only the sale is restricted. And putting a sailor on a vacant port takes a ship moored there.',
        },
      },
      {
        name: 'forbidden',
        title: { fr: 'Non', en: 'No' },
        table: {
          fr: 'où l’on n’entre pas dans un port sans y vendre',
          en: 'where no ship enters a port without selling there',
        },
        why: {
          fr: 'On irait au port pour commercer, et pour rien d’autre.',
          en: 'One would go to port to trade, and for nothing else.',
        },
      },
    ],
    touches: ['trade.partners'],
  },
];
