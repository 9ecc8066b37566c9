import { A, B, type ComptoirExample, tableWith } from './position.ts';

/** Examples of contacts and their effects. */
export const contact: readonly ComptoirExample[] = [
  {
    id: 'two-porters-together',
    shows: ['contact.effects', 'contact.discard'],
    title: { fr: 'Deux porteurs ensemble', en: 'Two porters together' },
    caption: {
      fr: 'Le Contremaître place deux porteurs sur un navire. A en a trois au quai 2, et la carte est défaussée.',
      en: 'The Foreman places two porters on one ship. A has three at quay 2, and the card is discarded.',
    },
    position: tableWith({ contact: 'foreman', q2: '5 rum A1B1' }),
    actions: [{ kind: 'place', seat: A, quays: [2, 2] }],
    legal: true,
  },
  {
    id: 'two-porters-apart',
    shows: ['contact.effects'],
    title: { fr: 'Deux porteurs séparés', en: 'Two porters apart' },
    caption: {
      fr: 'La carte dit deux porteurs sur un même navire. A ne peut pas les répartir.',
      en: 'The card says two porters on one ship. A cannot split them up.',
    },
    position: tableWith({ contact: 'foreman' }),
    actions: [{ kind: 'place', seat: A, quays: [1, 2] }],
    legal: false,
  },
  {
    id: 'first-effect-first',
    shows: ['contact.effects'],
    title: { fr: 'Dans l’ordre de la carte', en: 'In the order of the card' },
    caption: {
      fr: 'Le Pilote place un porteur, puis en déplace un. A ne commence pas par la fin.',
      en: 'The Pilot places a porter, then moves one. A does not begin with the end.',
    },
    position: tableWith({ contact: 'pilot', q1: '4 madras A1' }),
    actions: [{ kind: 'move', seat: A, from: 1, to: 2, porters: [A] }],
    legal: false,
  },
  {
    id: 'exchange-with-a-neighbor',
    shows: ['contact.effects'],
    title: { fr: 'Un échange entre voisins', en: 'An exchange between neighbors' },
    caption: {
      fr: 'Le Douanier échange un porteur de A au quai 1 et un de B au quai 2. Chaque navire garde son nombre.',
      en: 'The Customs officer exchanges a porter of A at quay 1 and one of B at quay 2. Both ships keep their number.',
    },
    position: tableWith({
      contact: 'customs-officer',
      effects: [{ do: 'swap', whose: 'own' }],
      q1: '4 madras A1B1',
      q2: '5 rum B2',
    }),
    actions: [{ kind: 'swap', seat: A, a: { quay: 1, porter: A }, b: { quay: 2, porter: B } }],
    legal: true,
  },
  {
    id: 'quays-1-and-3',
    shows: ['port.adjacent'],
    title: { fr: 'Deux quais trop loin', en: 'Two quays too far apart' },
    caption: {
      fr: 'Le Pilote déplace un porteur vers un quai voisin. Du quai 1 au quai 3, ce n’en est pas un.',
      en: 'The Pilot moves a porter to an adjacent quay. Quay 3 is not adjacent to quay 1.',
    },
    position: tableWith({ contact: 'pilot', effects: [{ do: 'move', n: 1, whose: 'own' }], q1: '4 madras A1' }),
    actions: [{ kind: 'move', seat: A, from: 1, to: 3, porters: [A] }],
    legal: false,
  },
  {
    id: 'no-ring-of-quays',
    shows: ['port.adjacent'],
    title: { fr: 'Les quais ne font pas le tour', en: 'The quays are no ring' },
    caption: {
      fr: 'Les quais 4 et 1 sont les deux bouts de la rangée. Ils ne sont pas voisins.',
      en: 'Quays 4 and 1 are the two ends of the row. They are not adjacent.',
    },
    position: tableWith({ contact: 'pilot', effects: [{ do: 'move', n: 1, whose: 'own' }], q4: '6 spices A1' }),
    actions: [{ kind: 'move', seat: A, from: 4, to: 1, porters: [A] }],
    legal: false,
  },
  {
    id: 'empty-quay',
    shows: ['port.quays'],
    title: { fr: 'Un quai sans navire', en: 'A quay without a ship' },
    caption: {
      fr: 'Une tuile a vidé le quai 3. Personne n’y place de porteur.',
      en: 'A tile has emptied quay 3. Nobody places a porter there.',
    },
    position: tableWith({ contact: 'foreman', tilePlayed: true, q3: '-' }),
    actions: [{ kind: 'place', seat: A, quays: [3, 3] }],
    legal: false,
  },
  {
    id: 'no-ship-for-three',
    shows: ['contact.impossible-effect', 'contact.discard'],
    title: { fr: 'Aucun navire pour trois', en: 'No ship for three' },
    caption: {
      fr: 'L’Armateur place trois porteurs sur un navire, mais nulle part il n’y a trois places. L’effet est sauté, la carte défaussée.',
      en: 'The Shipowner places three porters on one ship, but no ship has three places. The effect is skipped, the card discarded.',
    },
    position: tableWith({
      contact: 'shipowner',
      q1: '4 madras B2',
      q2: '5 rum B1C2',
      q3: '4 madras C2',
      q4: '6 spices B2C2',
    }),
    actions: [{ kind: 'skip', seat: A }],
    legal: true,
  },
  {
    id: 'played-contact',
    shows: ['contact.discard', 'ruling.open-discards'],
    title: { fr: 'Une relation déjà jouée', en: 'A contact already played' },
    caption: {
      fr: 'Le Pilote de A est dans sa défausse, que tous peuvent regarder. Il ne se rejoue pas.',
      en: 'A’s Pilot is in the discard, which everybody may look at. It cannot be played again.',
    },
    position: tableWith({ discards: { A: ['foreman', 'pilot'] } }),
    actions: [{ kind: 'playContact', seat: A, contact: 'pilot' }],
    legal: false,
  },
  {
    id: 'eighth-contact',
    shows: ['contact.take-back'],
    title: { fr: 'La huitième relation', en: 'The eighth contact' },
    caption: {
      fr: 'Le Matelot est la dernière relation de A. Son porteur placé, A reprend les huit cartes en main.',
      en: 'The Deckhand is A’s last contact. Once its porter is placed, A takes all eight cards back.',
    },
    position: tableWith({
      contact: 'deckhand',
      discards: {
        A: ['innkeeper', 'pilot', 'foreman', 'customs-officer', 'captain', 'governor', 'shipowner'],
      },
    }),
    actions: [{ kind: 'place', seat: A, quays: [3] }],
    legal: true,
  },
  {
    id: 'one-porter-left',
    shows: ['setup.porters'],
    title: { fr: 'Un seul porteur en réserve', en: 'One porter in the reserve' },
    caption: {
      fr: 'A a neuf porteurs à bord. Le Contremaître en demande deux, la réserve n’en a qu’un.',
      en: 'A has nine porters aboard. The Foreman asks for two, the reserve has only one.',
    },
    position: tableWith({ contact: 'foreman', q1: '4 madras A3', q2: '5 rum A3', q4: '6 spices A3' }),
    actions: [{ kind: 'place', seat: A, quays: [3, 3] }],
    legal: false,
  },
];
