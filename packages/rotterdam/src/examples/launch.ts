import { A, type RotterdamExample, table } from './position.ts';

/** Examples of phase 1. */
export const launch: readonly RotterdamExample[] = [
  {
    id: 'grain-from-the-north',
    shows: ['launch.one-ship', 'launch.start-choice', 'launch.cargo-choice'],
    title: { fr: 'Un navire, un départ, une cargaison', en: 'A ship, a start, a cargo' },
    caption: {
      fr: 'A choisit le départ A2 et charge du grain : de là, Vulcaanhaven n’est pas loin.',
      en: 'A picks start A2 and loads grain: Vulcaanhaven is not far from there.',
    },
    position: table(),
    actions: [{ kind: 'launch', seat: A, start: 'A2', cargo: 'grain' }],
    legal: true,
  },
  {
    id: 'one-ship-a-turn',
    shows: ['launch.one-ship'],
    title: { fr: 'Un seul par tour', en: 'One in a turn' },
    caption: {
      fr: 'A vient de mettre un navire à l’eau. Le second attendra la prochaine manche.',
      en: 'A has just launched a ship. The second one waits for the next round.',
    },
    position: table({ step: 'launched', ships: ['0a@A2:grain'], hands: { A: { navigation: ['setback'] } } }),
    actions: [{ kind: 'launch', seat: A, start: 'A1', cargo: 'fruit' }],
    legal: false,
  },
  {
    id: 'not-up-river',
    shows: ['launch.start-choice'],
    title: { fr: 'On part de la mer', en: 'One sets out from the sea' },
    caption: {
      fr: 'B1 est déjà sur le fleuve. Seules les positions A1 à A4 sont des départs.',
      en: 'B1 is on the river already. Only positions A1 to A4 are starts.',
    },
    position: table(),
    actions: [{ kind: 'launch', seat: A, start: 'B1', cargo: 'grain' }],
    legal: false,
  },
  {
    id: 'no-launch',
    shows: ['launch.optional'],
    title: { fr: 'Rien cette fois', en: 'Nothing this time' },
    caption: {
      fr: 'Aucun départ ne tente A, qui garde ses navires.',
      en: 'No start tempts A, who keeps the ships.',
    },
    position: table(),
    actions: [{ kind: 'endTurn', seat: A }],
    legal: true,
  },
  {
    id: 'start-taken',
    shows: ['launch.start-free'],
    title: { fr: 'Départ occupé', en: 'Start taken' },
    caption: {
      fr: 'Le navire de B est resté en A2. A choisit un autre départ, ou aucun.',
      en: 'B’s ship has stayed on A2. A picks another start, or none.',
    },
    position: table({ ships: ['1a@A2:grain'] }),
    actions: [{ kind: 'launch', seat: A, start: 'A2', cargo: 'fruit' }],
    legal: false,
  },
  {
    id: 'every-start-taken',
    shows: ['launch.start-free'],
    title: { fr: 'Plus un seul départ', en: 'Not one start left' },
    caption: {
      fr: 'Quatre navires occupent les quatre départs : personne n’en ajoute.',
      en: 'Four ships take up the four starts: nobody adds another.',
    },
    position: table({
      seats: 4,
      ships: ['0a@A1:grain', '1a@A2:fruit', '2a@A3:grain', '3a@A4:chemicals'],
      hands: { A: { navigation: ['joker'] } },
    }),
    actions: [{ kind: 'launch', seat: A, start: 'A3', cargo: 'grain' }],
    legal: false,
  },
  {
    id: 'no-fruit-left',
    shows: ['launch.cargo-in-stock'],
    title: { fr: 'Plus de fruits', en: 'No fruit left' },
    caption: {
      fr: 'Les cinq unités de fruits naviguent. A doit se décider pour autre chose.',
      en: 'All five units of fruit are sailing. A must settle for something else.',
    },
    position: table({ ships: ['0a@B1:fruit', '1a@B2:fruit', '1b@B3:fruit', '2a@B4:fruit', '2b@C1:fruit'] }),
    actions: [{ kind: 'launch', seat: A, start: 'A1', cargo: 'fruit' }],
    legal: false,
  },
  {
    id: 'empty-for-want-of-fruit',
    shows: ['launch.empty-ship'],
    title: { fr: 'À vide, faute de fruits', en: 'Empty, for want of fruit' },
    caption: {
      fr: 'A ne voulait que des fruits. Il part à vide, avec un voleur en tête peut-être.',
      en: 'A wanted nothing but fruit. The ship goes out empty, perhaps with a thief in mind.',
    },
    position: table({ ships: ['0a@B1:fruit', '1a@B2:fruit', '1b@B3:fruit', '2a@B4:fruit', '2b@C1:fruit'] }),
    actions: [{ kind: 'launch', seat: A, start: 'A1', cargo: null }],
    legal: true,
  },
  {
    id: 'fleet-at-sea',
    shows: ['launch.ship-in-reserve'],
    title: { fr: 'Toute la flotte est dehors', en: 'The whole fleet is out' },
    caption: {
      fr: 'Les quatre navires de A sont à l’eau. Il en faut un de retour pour repartir.',
      en: 'A’s four ships are afloat. One must come back before another leaves.',
    },
    position: table({
      ships: ['0a@B1:grain', '0b@C1:grain', '0c@D1:grain', '0d@E1:grain'],
      hands: { A: { navigation: ['joker'] } },
    }),
    actions: [{ kind: 'launch', seat: A, start: 'A2', cargo: 'fruit' }],
    legal: false,
  },
];
