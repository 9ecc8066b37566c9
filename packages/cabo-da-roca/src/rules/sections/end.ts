import type { CaboSection } from './section.ts';

/** How the game ends, how it is counted, what the rulebook leaves open, and what it is silent about. */
export const endSections: readonly CaboSection[] = [
  {
    id: 'end',
    title: { fr: 'Fin de la partie', en: 'End of the game' },
    lead: {
      fr: 'La fin peut venir d’un coup. Sinon, la mer achevée, on court aux trésors.',
      en: 'The end may come suddenly. Otherwise, once the sea is complete, it is a race for the treasures.',
    },
    parts: [
      { title: { fr: 'D’un coup', en: 'Suddenly' }, clauses: ['end.thousand', 'end.last-fleet'] },
      {
        title: { fr: 'La phase finale', en: 'The final phase' },
        clauses: ['end.final-phase', 'end.race', 'end.taking', 'end.may-buy', 'end.no-new-trade', 'end.finish-trade'],
      },
      {
        title: { fr: 'La dernière heure', en: 'The last hour' },
        clauses: ['end.all-taken', 'end.already-taken', 'end.stall', 'end.over'],
      },
    ],
  },
  {
    id: 'scoring',
    title: { fr: 'Décompte final', en: 'Final count' },
    lead: {
      fr: 'Aux pièces gagnées s’ajoutent la pêche, la flotte, les ports et les trésors.',
      en: 'To the coins earned are added fish, fleet, ports and treasures.',
    },
    parts: [
      {
        title: { fr: 'La pêche', en: 'Fish' },
        clauses: ['scoring.fish', 'scoring.straight-coast', 'scoring.shared', 'scoring.fish-under-ship'],
      },
      { title: { fr: 'Flotte et ports', en: 'Fleet and ports' }, clauses: ['scoring.fleet', 'scoring.ports'] },
      {
        title: { fr: 'Les trésors', en: 'The treasures' },
        clauses: ['scoring.treasure', 'scoring.unseen-treasure'],
      },
      { title: { fr: 'Le vainqueur', en: 'The winner' }, clauses: ['scoring.winner'] },
    ],
  },
  {
    id: 'rulings',
    title: { fr: 'Points ouverts', en: 'Open points' },
    lead: {
      fr: 'Là où le livret laisse un doute, voici la lecture choisie. Une table peut en prendre une autre.',
      en: 'Where the rulebook leaves a doubt, this is the reading chosen. A table may take another.',
    },
    parts: [
      {
        title: { fr: 'Achats et ports', en: 'Purchases and ports' },
        clauses: ['ruling.buy-timing', 'ruling.new-ship', 'ruling.port-ownership'],
      },
      {
        title: { fr: 'Commerce', en: 'Trade' },
        clauses: ['ruling.possible-destination', 'ruling.route-length', 'ruling.idle-port-call'],
      },
      {
        title: { fr: 'Mer et phares', en: 'Sea and lighthouses' },
        clauses: [
          'ruling.hazard-entry',
          'ruling.shore-squares',
          'ruling.coasting-own-square',
          'ruling.bonus-trigger',
          'ruling.bonus-use',
          'ruling.bonus-kind',
          'ruling.shark-short',
        ],
      },
      {
        title: { fr: 'Pirates et combats', en: 'Pirates and fights' },
        clauses: [
          'ruling.pirate-moves',
          'ruling.pirate-launch',
          'ruling.pirate-guest-fee',
          'ruling.broadside',
          'ruling.departure-shield',
          'ruling.attack-timing',
          'ruling.sunk-ships',
        ],
      },
      { title: { fr: 'Dettes', en: 'Debts' }, clauses: ['ruling.forced-sale', 'ruling.sale-for'] },
      {
        title: { fr: 'Fin et décompte', en: 'End and count' },
        clauses: [
          'ruling.thousand',
          'ruling.final-departure',
          'ruling.final-stall',
          'ruling.fish-reach',
          'ruling.fish-two-ports',
        ],
      },
    ],
  },
  {
    id: 'silent',
    title: { fr: 'Le livret n’en dit rien', en: 'The rulebook is silent' },
    lead: {
      fr: 'Ces questions n’ont pas de réponse dans le livret. Nous n’en inventons pas : à la table de décider.',
      en: 'These questions have no answer in the rulebook. We invent none: the table decides.',
    },
    parts: [{ clauses: ['silent.late-notice', 'silent.taking-back', 'silent.open-cards'] }],
  },
];
