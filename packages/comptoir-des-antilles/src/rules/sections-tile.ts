import type { ComptoirSection } from './sections.ts';

/** The event tiles: how they are played, then each of them. */
export const tileSection: ComptoirSection = {
  id: 'tile',
  title: { fr: 'Les tuiles événement', en: 'Event tiles' },
  lead: {
    fr: 'Dix sortes de tuiles, chacune pour un seul navire.',
    en: 'Ten kinds of tiles, each for a single ship.',
  },
  parts: [
    {
      title: { fr: 'Les jouer', en: 'Playing them' },
      clauses: [
        'tile.owned',
        'tile.any-time',
        'tile.when-bought',
        'tile.once-per-turn',
        'tile.at-ship',
        'tile.one-per-ship',
        'tile.whole-stay',
        'tile.prevails',
      ],
    },
    {
      title: { fr: 'Celles qui changent les primes', en: 'Those that change premiums' },
      clauses: [
        'tile.top-quality',
        'tile.poor-quality',
        'tile.pirates',
        'tile.pirates-absent',
        'tile.claim',
        'tile.claim-once',
      ],
    },
    {
      title: { fr: 'Celles qui touchent aux porteurs', en: 'Those about porters' },
      clauses: ['tile.exclusive', 'tile.mutiny'],
    },
    {
      title: { fr: 'Celles qui font partir le navire', en: 'Those that make the ship sail' },
      clauses: ['tile.shortage', 'tile.storm'],
    },
    {
      title: { fr: 'Celles qui le détruisent', en: 'Those that destroy it' },
      clauses: ['tile.damage', 'tile.fire', 'tile.no-departure'],
    },
  ],
};
