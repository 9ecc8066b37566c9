import { A, table } from '../examples/position.ts';
import { type BorneoLesson, happened } from './kit.ts';

const columns = { red: 'BCA', blue: 'BCDA', green: 'C', yellow: 'DABD' };

/** Going from one company to another. */
export const companies: BorneoLesson = {
  id: 'companies',
  title: { fr: 'Changer de compagnie', en: 'Changing companies' },
  about: {
    fr: 'Un marchand peut quitter sa compagnie pour une autre, une fois par tour.',
    en: 'A merchant may leave its company for another, once in a turn.',
  },
  teaches: ['transfer.own-merchant', 'transfer.other-company', 'transfer.first-free', 'company.one-action'],
  steps: [
    {
      title: { fr: 'vers une autre', en: 'to another one' },
      text: {
        fr: 'Le marchand qui change de compagnie prend le premier rang libre de sa nouvelle colonne. Derrière lui, on se resserre.',
        en: 'A merchant that transfers takes the first free rank of its new column. Behind it, the others close up.',
      },
      task: {
        fr: 'Amenez l’un de vos marchands au rang 2 d’une compagnie.',
        en: 'Bring one of your merchants to rank 2 of a company.',
      },
      position: table({ phase: 'company', companies: columns }),
      seat: A,
      goal: happened('transferred', { seat: A, toRank: 2 }),
      solutions: [
        [{ kind: 'transfer', seat: A, from: 'red', rank: 3, to: 'green' }],
        [{ kind: 'transfer', seat: A, from: 'blue', rank: 4, to: 'green' }],
      ],
      tempting: [
        [{ kind: 'transfer', seat: A, from: 'red', rank: 3, to: 'red' }],
        [{ kind: 'transfer', seat: A, from: 'red', rank: 2, to: 'green' }],
        [{ kind: 'transfer', seat: A, from: 'red', rank: 3, to: 'blue' }],
      ],
      done: { fr: 'Deuxième, derrière C', en: 'Second, behind C' },
      missed: {
        fr: 'Dans cette compagnie, le premier rang libre est plus bas.',
        en: 'In this company, the first free rank is lower.',
      },
    },
    {
      title: { fr: 'une seule fois', en: 'only once' },
      text: {
        fr: 'Un changement ou un combat : c’est l’un des deux, une fois. Après, la phase 3 commence.',
        en: 'A transfer or a fight: it is one of the two, once. Then phase 3 begins.',
      },
      task: {
        fr: 'Vous avez déjà changé de compagnie. Que reste-t-il à faire ?',
        en: 'You have transferred already. What is left to do?',
      },
      position: table({
        phase: 'shipment',
        turn: { company: 'transfer' },
        companies: { ...columns, red: 'BC', green: 'CA' },
        hands: { A: ['GGG/Y:p', 'RRR/B:v', 2] },
      }),
      seat: A,
      goal: happened('shipmentPlayed', { seat: A }),
      solutions: [
        [{ kind: 'playShipment', seat: A, card: 'GGG/Y:p', port: 2 }],
        [{ kind: 'playShipment', seat: A, card: 'RRR/B:v', port: 1 }],
      ],
      tempting: [
        [{ kind: 'transfer', seat: A, from: 'blue', rank: 4, to: 'red' }],
        [{ kind: 'attack', seat: A, company: 'green', attacker: 2, defender: 1, cards: ['GGG/Y:p'] }],
      ],
      done: { fr: 'Une Cargaison, et rien d’autre', en: 'A Shipment card, and nothing else' },
    },
  ],
};
