import { A, B, draws, type RotterdamExample, table } from './position.ts';

/** Examples of the set-up. */
export const setup: readonly RotterdamExample[] = [
  {
    id: 'first-mission',
    shows: ['setup.mission-hand'],
    title: { fr: 'Une Mission secrète', en: 'A secret Mission' },
    caption: {
      fr: 'Avant de commencer, chacun pioche trois Missions. A tire la première : du pain et du jus d’orange.',
      en: 'Before the start everybody draws three Missions. A draws the first: bread and orange juice.',
    },
    position: { seats: 3, phase: 'setup' },
    actions: [{ kind: 'drawMission', mission: 'm01' }],
    legal: true,
  },
  {
    id: 'all-is-ready',
    shows: [
      'setup.first-master',
      'setup.ships',
      'setup.materials',
      'setup.product-piles',
      'setup.navigation-pile',
      'setup.mission-hand',
    ],
    title: { fr: 'Tout est prêt', en: 'All is ready' },
    caption: {
      fr: 'La dernière des neuf Missions est piochée. Aucun navire n’est à l’eau, la réserve et les pioches sont pleines. B, le plus jeune, a le pion bleu et commence.',
      en: 'The last of the nine Missions is drawn. No ship is afloat, the stock and the piles are full. B, the youngest, has the blue pawn and begins.',
    },
    position: { seats: 3, phase: 'setup', master: B },
    actions: draws('m01', 'm02', 'm03', 'm04', 'm05', 'm06', 'm07', 'm08', 'm09'),
    legal: true,
  },
  {
    id: 'fifth-ship',
    shows: ['setup.ships'],
    title: { fr: 'Cinq navires à deux', en: 'Five ships for two' },
    caption: {
      fr: 'A joue contre B seulement. Ses quatre premiers navires sont à l’eau, et il en a encore un.',
      en: 'A plays against B alone. Four ships are afloat, and there is one more.',
    },
    position: table({ seats: 2, ships: ['0a@B2:grain', '0b@C3:fruit', '0c@D1:grain', '0d@E4:chemicals'] }),
    actions: [{ kind: 'launch', seat: A, start: 'A1', cargo: 'grain' }],
    legal: true,
  },
];
