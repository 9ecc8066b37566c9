import { A, B, C, type RotterdamExample, table } from './position.ts';

/** Examples of the round. */
export const round: readonly RotterdamExample[] = [
  {
    id: 'not-in-this-phase',
    shows: ['round.six-phases'],
    title: { fr: 'Chaque chose en son temps', en: 'All in good time' },
    caption: {
      fr: 'La phase 2 est ouverte : on navigue. A ne met plus de navire à l’eau.',
      en: 'Phase 2 is open: ships are sailing. A launches no more.',
    },
    position: table({ phase: 'sail' }),
    actions: [{ kind: 'launch', seat: A, start: 'A1', cargo: 'grain' }],
    legal: false,
  },
  {
    id: 'wait-for-the-master',
    shows: ['round.seat-order'],
    title: { fr: 'Le Capitaine d’abord', en: 'The Harbor Master first' },
    caption: {
      fr: 'A a le pion bleu et n’a pas encore joué. B attend.',
      en: 'A has the blue pawn and has not played yet. B waits.',
    },
    position: table(),
    actions: [{ kind: 'launch', seat: B, start: 'A1', cargo: 'grain' }],
    legal: false,
  },
  {
    id: 'next-section',
    shows: ['round.marker', 'round.seat-order'],
    title: { fr: 'Le marqueur avance', en: 'The marker moves on' },
    caption: {
      fr: 'C est le dernier à mettre un navire à l’eau. La phase 1 est finie et A ouvre la phase 2.',
      en: 'C is the last to launch a ship. Phase 1 is over and A opens phase 2.',
    },
    position: table({ seat: C }),
    actions: [{ kind: 'launch', seat: C, start: 'A4', cargo: 'chemicals' }],
    legal: true,
  },
  {
    id: 'pawn-goes-left',
    shows: ['round.master-passes', 'round.restart'],
    title: { fr: 'Le pion change de mains', en: 'The pawn changes hands' },
    caption: {
      fr: 'C termine la phase 6 et personne n’a 12 points. B devient Capitaine du Port et ouvre une nouvelle manche.',
      en: 'C ends phase 6 and nobody has 12 points. B becomes Harbor Master and opens a new round.',
    },
    position: table({ phase: 'mission', seat: C, hands: { C: { products: ['bread'] } } }),
    actions: [{ kind: 'endTurn', seat: C }],
    legal: true,
  },
];
