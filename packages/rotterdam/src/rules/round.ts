import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { RotterdamSection } from './section.ts';

/** The six phases and how a round ends. */
export const clauses = rulebook({
  'round.six-phases': {
    kind: 'definition',
    source: headings.flow,
    fr: 'Une manche compte six phases, toujours dans le même ordre. Tout le monde joue chacune d’elles avant la suivante.',
    en: 'A round has six phases, always in the same order. Everybody plays each of them before the next begins.',
    terms: ['round', 'phase'],
  },
  'round.seat-order': {
    kind: 'obligation',
    source: headings.flow,
    fr: 'Le Capitaine du Port ouvre toutes les phases. On continue par son voisin de gauche, dans le sens des aiguilles d’une montre.',
    en: 'The Harbor Master opens every phase. Play goes on with the neighbor to the left, clockwise.',
    see: ['trade.no-order', 'sail.mover-order'],
    terms: ['harbor-master', 'turn'],
  },
  'round.marker': {
    kind: 'effect',
    source: headings.flow,
    fr: 'Une phase jouée par tous est finie : le Capitaine du Port avance le marqueur d’une section.',
    en: 'A phase that all have played is over: the Harbor Master moves the marker on by one section.',
    terms: ['phase-disc', 'harbor-master'],
  },
  'round.master-passes': {
    kind: 'effect',
    source: headings.endOfRound,
    fr: 'La phase 6 finie, le pion bleu passe au voisin de gauche.',
    en: 'With phase 6 done, the blue pawn goes to the neighbor on the left.',
    see: ['end.twelve-mission-points'],
    terms: ['harbor-master'],
  },
  'round.restart': {
    kind: 'effect',
    source: headings.endOfRound,
    fr: 'Le nouveau Capitaine du Port ramène le marqueur au début du disque, et une autre manche commence.',
    en: 'The new Harbor Master sets the marker back to the start of the disc, and another round begins.',
    terms: ['round', 'phase-disc'],
  },
});

/** Its place in the rulebook. */
export const section: RotterdamSection = {
  id: 'round',
  title: { fr: 'La manche', en: 'The round' },
  lead: {
    fr: 'Six phases, que le Capitaine du Port ouvre toutes. Puis il change.',
    en: 'Six phases, all opened by the Harbor Master. Then there is a new one.',
  },
  parts: [
    {
      title: { fr: 'Les phases', en: 'The phases' },
      clauses: ['round.six-phases', 'round.seat-order', 'round.marker'],
    },
    {
      title: { fr: 'Fin de la manche', en: 'The end of the round' },
      clauses: ['round.master-passes', 'round.restart'],
    },
  ],
};
