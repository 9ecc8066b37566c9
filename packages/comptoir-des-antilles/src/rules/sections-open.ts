import type { ComptoirSection } from './sections.ts';

/** The open points, by subject. */
export const openSection: ComptoirSection = {
  id: 'rulings',
  title: { fr: 'Points ouverts', en: 'Open points' },
  lead: {
    fr: 'Là où le livret laisse un doute, voici la lecture choisie. Une table peut en prendre une autre.',
    en: 'Where the rulebook leaves a doubt, this is the reading chosen. A table may take another.',
  },
  parts: [
    {
      title: { fr: 'Ardoise et commission', en: 'Slate and commission' },
      clauses: ['ruling.slate-round-end', 'ruling.shortfall', 'ruling.tile-sailing-commission'],
    },
    {
      title: { fr: 'Effets des relations', en: 'Effects of contacts' },
      clauses: ['ruling.impossible-effect', 'ruling.declined-effect', 'ruling.partial-effect', 'ruling.open-discards'],
    },
    {
      title: { fr: 'Départs et nouveaux navires', en: 'Departures and new ships' },
      clauses: [
        'ruling.sailing-time',
        'ruling.sailing-order',
        'ruling.refill-time',
        'ruling.quay-order',
        'ruling.removed-ship',
      ],
    },
    {
      title: { fr: 'Enchères', en: 'Auctions' },
      clauses: ['ruling.auctions-per-turn', 'ruling.auction-form', 'ruling.bid-within-counter', 'ruling.unsold-tile'],
    },
    {
      title: { fr: 'Tuiles événement', en: 'Event tiles' },
      clauses: [
        'ruling.tile-window',
        'ruling.spent-tile',
        'ruling.burnt-goods',
        'ruling.storm',
        'ruling.quality-scope',
        'ruling.exclusive-scope',
      ],
    },
    {
      title: { fr: 'Fin de la partie', en: 'End of the game' },
      clauses: ['ruling.hundred', 'ruling.shared-victory'],
    },
  ],
};
