import { A, B, draws, type RotterdamExample, table } from './table.ts';

/** Examples of the set-up and the board. */
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
  {
    id: 'position-taken',
    shows: ['board.one-ship'],
    title: { fr: 'Pas à deux', en: 'Not two at once' },
    caption: {
      fr: 'A veut faire reculer le navire de B de D1 en C1. Mais son propre navire y est : il n’y a de place que pour un.',
      en: 'A wants to send B’s ship back from D1 to C1. But A’s own ship is there: there is room for one only.',
    },
    position: table({
      phase: 'sail',
      ships: ['0a@C1:grain', '1a@D1:grain'],
      hands: { A: { navigation: ['setback'] } },
    }),
    actions: [{ kind: 'playCard', seat: A, card: 'setback', ship: '1a', path: ['C1'] }],
    legal: false,
  },
  {
    id: 'into-the-harbor',
    shows: ['board.harbor', 'sail.all-ships-move'],
    title: { fr: 'Au bout du fleuve', en: 'The end of the river' },
    caption: {
      fr: 'A annonce jaune. Le navire de B, en D1, entre à Vulcaanhaven avec ses fruits : c’est le mauvais port, mais il le doit.',
      en: 'A calls yellow. B’s ship on D1 comes into Vulcaanhaven with its fruit: the wrong harbor, but it must.',
    },
    position: table({ phase: 'sail', ships: ['1a@D1:fruit'] }),
    actions: [
      { kind: 'callColor', seat: A, color: 'yellow' },
      { kind: 'sail', seat: B, ship: '1a', to: 'VU1' },
    ],
    legal: true,
  },
];
