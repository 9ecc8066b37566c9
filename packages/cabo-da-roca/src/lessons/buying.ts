import { A, strait } from '../examples/positions.ts';
import { type CaboLesson, governors, happened, home } from './kit.ts';

/** Buying ships. */
export const buying: CaboLesson = {
  id: 'buying',
  title: { fr: 'Acheter un bateau', en: 'Buying a ship' },
  about: {
    fr: 'Ce que coûte un bateau, où on le met, et combien on en a.',
    en: 'What a ship costs, where it is put, and how many one may have.',
  },
  teaches: [
    'buying.may',
    'buying.prices',
    'buying.own-port',
    'buying.guest-port',
    'buying.guest-fee',
    'pieces.fleet-limit',
    'pirate.one',
  ],
  steps: [
    {
      title: { fr: 'le premier bateau', en: 'the first ship' },
      text: {
        fr: 'Un bateau neuf attend au quai d’un port tenu par l’un de vos marins. Le bateau de pêche vaut 60 pièces, celui de commerce 100, le pirate 150.',
        en: 'A new ship waits at the quay of a port that one of your sailors holds. A fishing ship costs 60 coins, a trade ship 100, a pirate 150.',
      },
      task: {
        fr: 'Vous avez 120 pièces : achetez un bateau de commerce.',
        en: 'You have 120 coins: buy a trade ship.',
      },
      position: strait({ stage: 'buy', coins: [120, 100], home, sailors: governors }),
      seat: A,
      goal: happened('shipBought', { ship: '0t1' }),
      solutions: [[{ kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0] }]],
      tempting: [
        [{ kind: 'buyShip', seat: A, piece: 'pirate', at: [1, 0] }],
        [{ kind: 'buyShip', seat: A, piece: 'trade', at: [1, 1] }],
        [{ kind: 'buyShip', seat: A, piece: 'fishing', at: [1, 0] }],
      ],
      done: { fr: 'Cent pièces, une action', en: 'A hundred coins, one action' },
      missed: {
        fr: 'C’est permis, mais c’est un bateau de pêche.',
        en: 'This is allowed, but it is a fishing ship.',
      },
    },
    {
      title: { fr: 'la flotte est bornée', en: 'a fleet has its limits' },
      text: {
        fr: 'Chaque sorte de bateau a sa limite : deux de pêche, deux de commerce, un seul pirate.',
        en: 'Each kind of ship has its limit: two fishing ships, two trade ships, one pirate.',
      },
      task: {
        fr: 'Vos deux bateaux de commerce et votre pirate sont en mer. Ajoutez-leur un bateau.',
        en: 'Your two trade ships and your pirate are at sea. Add a ship to them.',
      },
      position: strait({
        stage: 'buy',
        coins: [200, 100],
        home,
        ships: {
          '0t1': { at: [0, 1], heading: 'E' },
          '0t2': { at: [4, 1], heading: 'W' },
          '0p': { at: [2, 1], heading: 'E' },
        },
        sailors: governors,
      }),
      seat: A,
      goal: happened('shipBought'),
      solutions: [[{ kind: 'buyShip', seat: A, piece: 'fishing', at: [1, 0] }]],
      tempting: [
        [{ kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0] }],
        [{ kind: 'buyShip', seat: A, piece: 'pirate', at: [1, 0] }],
      ],
      done: { fr: 'Quatre bateaux', en: 'Four ships' },
    },
    {
      title: { fr: 'chez un autre', en: 'at another’s' },
      text: {
        fr: 'Votre port est pris ? Un adversaire peut accueillir le bateau dans le sien, pour 20 pièces de plus, s’il le veut bien.',
        en: 'Is your port taken? An opponent may take the ship into theirs, for 20 coins more, if they like.',
      },
      task: {
        fr: 'Un bateau de B est à quai chez vous. Demandez une place à B pour un bateau de commerce.',
        en: 'A ship of B lies at your quay. Ask B for room for a trade ship.',
      },
      position: strait({
        stage: 'buy',
        coins: [150, 100],
        home,
        ships: { '1t1': { at: [1, 0] } },
        sailors: governors,
      }),
      seat: A,
      others: true,
      goal: happened('shipBought', { ship: '0t1' }),
      solutions: [[{ kind: 'buyShip', seat: A, piece: 'trade', at: [3, 2] }]],
      tempting: [[{ kind: 'buyShip', seat: A, piece: 'trade', at: [1, 0] }]],
      done: { fr: 'B accepte et touche 20 pièces', en: 'B agrees and gets 20 coins' },
    },
  ],
};
