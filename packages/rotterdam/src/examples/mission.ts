import { A, B, type RotterdamExample, table } from './position.ts';

/** Examples of phase 6. */
export const mission: readonly RotterdamExample[] = [
  {
    id: 'too-late-to-trade',
    shows: ['trade.closed'],
    title: { fr: 'Trop tard', en: 'Too late' },
    caption: {
      fr: 'La phase 6 est commencée. A n’obtiendra plus la peinture de B.',
      en: 'Phase 6 has begun. A will not get B’s paint any more.',
    },
    position: table({ phase: 'mission', hands: { A: { products: ['jam'] }, B: { products: ['paint'] } } }),
    actions: [{ kind: 'offerTrade', seat: A, to: B, give: ['jam'], get: ['paint'] }],
    legal: false,
  },
  {
    id: 'bread-and-paint',
    shows: ['mission.fulfill', 'mission.shown', 'mission.keep-rest', 'mission.products-return'],
    title: { fr: 'Une Mission remplie', en: 'A Mission fulfilled' },
    caption: {
      fr: 'A donne un pain et une peinture : 3 points, visibles de tous. Sa confiture reste en main.',
      en: 'A gives a bread and a paint: 3 points, for all to see. The jam stays in hand.',
    },
    position: table({
      phase: 'mission',
      hands: { A: { products: ['bread', 'paint', 'jam'], missions: ['m09', 'm01', 'm29'] } },
    }),
    actions: [{ kind: 'fulfill', seat: A, mission: 'm09', products: ['bread', 'paint'], jokers: [] }],
    legal: true,
  },
  {
    id: 'a-new-mission',
    shows: ['mission.redraw'],
    title: { fr: 'Une nouvelle Mission', en: 'A new Mission' },
    caption: {
      fr: 'A n’a plus que deux Missions en main et en pioche une troisième.',
      en: 'With only two Missions left in hand, A draws a third.',
    },
    position: table({
      phase: 'mission',
      hands: { A: { products: ['bread', 'paint', 'jam'], missions: ['m09', 'm01', 'm29'] } },
    }),
    actions: [
      { kind: 'fulfill', seat: A, mission: 'm09', products: ['bread', 'paint'], jokers: [] },
      { kind: 'drawMission', mission: 'm16' },
    ],
    legal: true,
  },
  {
    id: 'not-ones-own',
    shows: ['mission.own-mission'],
    title: { fr: 'Pas la sienne', en: 'Not one’s own' },
    caption: {
      fr: 'A aurait de quoi remplir la Mission 19, confiture et peinture. Mais il ne l’a pas.',
      en: 'A has what Mission 19 asks for, jam and paint. But it is not A’s.',
    },
    position: table({
      phase: 'mission',
      hands: { A: { products: ['bread', 'paint', 'jam'], missions: ['m09', 'm01', 'm29'] } },
    }),
    actions: [{ kind: 'fulfill', seat: A, mission: 'm19', products: ['jam', 'paint'], jokers: [] }],
    legal: false,
  },
  {
    id: 'one-card-short',
    shows: ['mission.exact-products'],
    title: { fr: 'Il manque une carte', en: 'One card short' },
    caption: {
      fr: 'La Mission 29 veut du pain, du jus d’orange et de l’essence. Un pain et une confiture n’y suffisent pas.',
      en: 'Mission 29 wants bread, orange juice and petrol. A bread and a jam will not do.',
    },
    position: table({
      phase: 'mission',
      hands: { A: { products: ['bread', 'paint', 'jam'], missions: ['m09', 'm01', 'm29'] } },
    }),
    actions: [{ kind: 'fulfill', seat: A, mission: 'm29', products: ['bread', 'jam'], jokers: [] }],
    legal: false,
  },
  {
    id: 'juice-not-in-hand',
    shows: ['mission.from-hand'],
    title: { fr: 'Le jus qu’on n’a pas', en: 'The juice one does not have' },
    caption: {
      fr: 'A nomme les bonnes cartes, mais n’a pas de jus d’orange en main.',
      en: 'A names the right cards, but has no orange juice in hand.',
    },
    position: table({
      phase: 'mission',
      hands: { A: { products: ['bread', 'paint', 'jam'], missions: ['m09', 'm01', 'm29'] } },
    }),
    actions: [{ kind: 'fulfill', seat: A, mission: 'm01', products: ['bread', 'orange-juice'], jokers: [] }],
    legal: false,
  },
  {
    id: 'one-in-a-round',
    shows: ['mission.one-per-round'],
    title: { fr: 'Une par manche', en: 'One in a round' },
    caption: {
      fr: 'A vient de remplir une Mission et pourrait en remplir une autre. Ce sera pour la prochaine manche.',
      en: 'A has just fulfilled a Mission and could fulfill another. That is for the next round.',
    },
    position: table({
      phase: 'mission',
      step: 'fulfilled',
      hands: {
        A: {
          products: ['bread', 'orange-juice'],
          navigation: ['setback'],
          missions: ['m01', '?', '?'],
          shown: ['m09'],
        },
      },
    }),
    actions: [{ kind: 'fulfill', seat: A, mission: 'm01', products: ['bread', 'orange-juice'], jokers: [] }],
    legal: false,
  },
];
