import { A, type CaboExample, table } from './positions.ts';

/** Examples: treasure islands, wrecks and fish. */
export const treasures: readonly CaboExample[] = [
  {
    id: 'sailor-on-an-island',
    shows: ['island.stays'],
    title: { fr: 'Un marin sur une île', en: 'A sailor on an island' },
    caption: {
      fr: 'Il tient le trésor jusqu’au bout : il n’en part pas.',
      en: 'It holds the treasure to the end: it does not leave.',
    },
    position: table('~   I   ~', { sailors: [{ owner: A, at: [1, 0] }] }),
    actions: [{ kind: 'walk', seat: A, at: [1, 0], dir: 'E' }],
    legal: false,
  },
  {
    id: 'leaving-a-wreck',
    shows: ['wreck.leave'],
    title: { fr: 'Quitter une épave', en: 'Leaving a wreck' },
    caption: {
      fr: 'Le bateau de A était sur l’épave. Il repart, elle est libre.',
      en: 'A’s ship lay on the wreck. It sails away and the wreck is free.',
    },
    position: table(
      `~   W   ~
       ~   I   ~`,
      { ships: { '0t1': { at: [1, 0], heading: 'E' } } },
    ),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
];
