import { A, B, type ComptoirExample, tableWith } from '../position.ts';

/** Open points of effects, departures and commissions. */
export const cardRulings: readonly ComptoirExample[] = [
  {
    id: 'short-of-the-commission',
    shows: ['ruling.shortfall', 'sailing.commission'],
    title: { fr: 'Trop peu pour la commission', en: 'Too little for the commission' },
    caption: {
      fr: 'A fait partir un navire sans y avoir de porteur et doit 4 au Capitaine. Il a 1 prime : il la donne et reste à 0.',
      en: 'A makes a ship sail without a porter aboard and owes the Captain 4. A has 1 premium, pays it and is left with 0.',
    },
    position: tableWith({
      contact: 'captain',
      effects: [{ do: 'move', n: 1, whose: 'other' }],
      q1: '4 madras B2',
      q2: '5 rum B2C2',
      premiums: [1, 10, 10],
      slate: 'B',
    }),
    actions: [
      { kind: 'move', seat: A, from: 1, to: 2, porters: [B] },
      { kind: 'payCommission', seat: A },
    ],
    legal: true,
  },
  {
    id: 'first-effect-impossible',
    shows: ['ruling.impossible-effect', 'contact.impossible-effect'],
    title: { fr: 'Le premier effet tombe', en: 'The first effect falls away' },
    caption: {
      fr: 'A n’a plus de porteur en réserve : le Douanier n’en place pas. Son échange reste à faire.',
      en: 'A has no porter in the reserve: the Customs officer places none. The exchange is still to be made.',
    },
    position: tableWith({
      contact: 'customs-officer',
      q1: '4 madras A3',
      q2: '5 rum A4',
      q3: '4 madras A1B1',
      q4: '6 spices A2',
    }),
    actions: [{ kind: 'skip', seat: A }],
    legal: true,
  },
  {
    id: 'unwelcome-effect',
    shows: ['ruling.declined-effect', 'contact.effects'],
    title: { fr: 'Un effet dont on ne veut pas', en: 'An unwelcome effect' },
    caption: {
      fr: 'A préférerait laisser son porteur au quai 1. Mais il peut le déplacer, donc il le doit.',
      en: 'A would rather leave the porter at quay 1. But it can be moved, so it must be.',
    },
    position: tableWith({ contact: 'pilot', effects: [{ do: 'move', n: 1, whose: 'own' }], q1: '4 madras A1' }),
    actions: [{ kind: 'skip', seat: A }],
    legal: false,
  },
  {
    id: 'two-of-three-porters',
    shows: ['ruling.partial-effect', 'contact.effects'],
    title: { fr: 'Deux porteurs sur trois', en: 'Two porters of three' },
    caption: {
      fr: 'L’Armateur place trois porteurs. Le navire n’a que deux places, et A n’en place pas deux pour autant.',
      en: 'The Shipowner places three porters. The ship has only two places, but that does not let A place two.',
    },
    position: tableWith({ contact: 'shipowner', q2: '5 rum A1B2' }),
    actions: [{ kind: 'place', seat: A, quays: [2, 2] }],
    legal: false,
  },
  {
    id: 'filled-by-the-first-effect',
    shows: ['ruling.sailing-time', 'sailing.when-full'],
    title: { fr: 'Plein dès le premier effet', en: 'Filled by the first effect' },
    caption: {
      fr: 'Le premier effet du Pilote remplit le navire. Il part aussitôt ; l’autre effet vient après la commission.',
      en: 'The Pilot’s first effect fills the ship. It sails at once; the other effect comes after the commission.',
    },
    position: tableWith({ contact: 'pilot', q1: '4 madras A1', q2: '5 rum A2B2' }),
    actions: [{ kind: 'place', seat: A, quays: [2] }],
    legal: true,
  },
  {
    id: 'quay-waits-for-the-card',
    shows: ['ruling.refill-time', 'sailing.commission'],
    title: { fr: 'Le quai attend la fin de la carte', en: 'The quay waits for the card' },
    caption: {
      fr: 'Le premier effet du Pilote a fait partir un navire. Le quai 2 reste vide tant que le second n’est pas joué.',
      en: 'The Pilot’s first effect has made a ship sail. Quay 2 stays empty until the second one is carried out.',
    },
    position: tableWith({ contact: 'pilot', q1: '4 madras A1', q2: '5 rum A2B2' }),
    actions: [
      { kind: 'place', seat: A, quays: [2] },
      { kind: 'payCommission', seat: A },
    ],
    legal: true,
  },
  {
    id: 'one-hundred-and-two',
    shows: ['ruling.hundred', 'end.hundred'],
    title: { fr: '102, puis 99 ?', en: '102, then 99?' },
    caption: {
      fr: 'A passe de 90 à 102 et devrait 3 au Contremaître. On ne va pas jusque-là : la partie s’arrête à 102.',
      en: 'A goes from 90 to 102 and would owe the Foreman 3. It does not come to that: the game stops at 102.',
    },
    position: tableWith({ contact: 'foreman', q2: '5 rum A2B1', premiums: [90, 10, 10], slate: 'B' }),
    actions: [{ kind: 'place', seat: A, quays: [2, 2] }],
    legal: true,
  },
];
