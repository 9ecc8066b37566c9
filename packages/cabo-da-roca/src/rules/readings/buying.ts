import type { CaboRuling } from './ruling.ts';

/** Open points of purchases and of ports. */
export const buyingRulings: readonly CaboRuling[] = [
  {
    name: 'buy-timing',
    question: { fr: 'À quel moment du tour achète-t-on ?', en: 'When in the turn may one buy?' },
    readings: [
      {
        name: 'after-tile',
        title: { fr: 'Juste après la tuile', en: 'Just after the tile' },
        why: {
          fr: 'Une phrase précise du livret le dit. Elle l’emporte sur la liste générale de l’étape 3.',
          en: 'A precise sentence of the rulebook says so. It outweighs the general list of step 3.',
        },
      },
      {
        name: 'step-3',
        title: { fr: 'Après les départs, quand on veut', en: 'After the departures, at any time' },
        table: {
          fr: 'où l’on achète quand on veut après les départs',
          en: 'where one buys at any time after the departures',
        },
        why: {
          fr: 'Le livret range les achats parmi les actions de l’étape 3.',
          en: 'The rulebook lists purchases among the actions of step 3.',
        },
      },
    ],
    touches: ['buying.after-tile', 'turn.steps'],
  },
  {
    name: 'new-ship',
    question: {
      fr: 'Un bateau neuf part-il le jour de son achat ?',
      en: 'Does a new ship leave in the turn it is bought?',
    },
    readings: [
      {
        name: 'must-leave',
        title: { fr: 'Il le doit, s’il le peut', en: 'It must, if it can' },
        why: {
          fr: 'L’étape 2 vise tous les bateaux ancrés, et l’achat vient avant elle.',
          en: 'Step 2 speaks of all moored ships, and buying comes before it.',
        },
      },
      {
        name: 'may-leave',
        title: { fr: 'Il le peut', en: 'It may' },
        table: { fr: 'où un bateau neuf peut partir, sans y être tenu', en: 'where a new ship may leave but need not' },
        why: {
          fr: 'L’obligation serait pour les bateaux arrivés lors d’un tour passé.',
          en: 'The duty would be for ships that arrived in an earlier turn.',
        },
      },
      {
        name: 'next-turn',
        title: { fr: 'Pas avant le tour suivant', en: 'Not before the next turn' },
        table: { fr: 'où un bateau neuf attend le tour suivant', en: 'where a new ship waits for the next turn' },
        why: {
          fr: 'Être mis au port serait comme y entrer : le bateau n’en bouge plus de ce tour.',
          en: 'Being placed in port would be like entering it: the ship moves no more in that turn.',
        },
      },
    ],
    touches: ['buying.new-ship', 'turn.must-depart'],
  },
  {
    name: 'port-ownership',
    question: { fr: 'À qui est un port ?', en: 'Whose is a port?' },
    readings: [
      {
        name: 'sailor',
        title: { fr: 'À celui qui y a un marin', en: 'The player’s with a sailor on it' },
        why: {
          fr: 'À propos des ventes, le livret explique la possession par le marin en place.',
          en: 'Writing of sales, the rulebook explains ownership by the sailor in place.',
        },
      },
      {
        name: 'sailor-or-home',
        title: {
          fr: 'Aussi à celui qui l’a reçu au départ, tant que personne ne le garde',
          en: 'Also the player’s who started with it, while nobody holds it',
        },
        table: {
          fr: 'où un port reste à celui qui l’a reçu tant que personne ne le garde',
          en: 'where a port stays its first owner’s while nobody holds it',
        },
        why: {
          fr: 'Le port reçu est le sien : le livret laisse toujours y remettre un marin.',
          en: 'The port received is the player’s own: the rulebook always lets a sailor return to it.',
        },
      },
    ],
    touches: ['buying.own-port', 'trade.fee', 'scoring.ports', 'scoring.fish'],
  },
];
