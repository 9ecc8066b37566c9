import { A, C, type RotterdamExample, table } from './position.ts';

/** Examples of phase 3 and of the hand of Navigation cards. */
export const anchor: readonly RotterdamExample[] = [
  {
    id: 'anchors-are-counted',
    shows: ['anchor.one-card-per-ship', 'board.anchor'],
    title: { fr: 'On regarde les ancres', en: 'A look at the anchors' },
    caption: {
      fr: 'C finit la phase 2. A a deux navires sur des ancres, B en a un : deux cartes pour A, une pour B.',
      en: 'C ends phase 2. A has two ships on anchors, B has one: two cards for A, one for B.',
    },
    position: table({
      phase: 'sail',
      seat: C,
      step: 'after',
      called: ['red', 'blue', 'red'],
      ships: ['0a@C1:grain', '0b@D3:fruit', '1a@E2'],
      hands: { C: { navigation: ['setback'] } },
    }),
    actions: [{ kind: 'endTurn', seat: C }],
    legal: true,
  },
  {
    id: 'a-card-for-an-anchor',
    shows: ['anchor.one-card-per-ship'],
    title: { fr: 'Une carte pour une ancre', en: 'A card for an anchor' },
    caption: {
      fr: 'Le navire de A est sur l’ancre de C1. A pioche un Revers.',
      en: 'A’s ship is on the anchor of C1. A draws a Setback.',
    },
    position: table({ phase: 'anchor', ships: ['0a@C1:grain'] }),
    actions: [
      { kind: 'takeNavigation', seat: A },
      { kind: 'drawNavigation', card: 'setback' },
    ],
    legal: true,
  },
  {
    id: 'no-anchor-no-card',
    shows: ['anchor.one-card-per-ship'],
    title: { fr: 'Pas d’ancre, pas de carte', en: 'No anchor, no card' },
    caption: {
      fr: 'En C2, il n’y a pas d’ancre.',
      en: 'There is no anchor on C2.',
    },
    position: table({ phase: 'anchor', ships: ['0a@C2:grain'], hands: { A: { navigation: ['joker'] } } }),
    actions: [{ kind: 'takeNavigation', seat: A }],
    legal: false,
  },
  {
    id: 'card-is-due',
    shows: ['anchor.one-card-per-ship'],
    title: { fr: 'Une carte due se prend', en: 'A card due is taken' },
    caption: {
      fr: 'A ne finit pas son tour sans piocher : sa main a de la place.',
      en: 'A does not end the turn without drawing: there is room in the hand.',
    },
    position: table({ phase: 'anchor', ships: ['0a@C1:grain'] }),
    actions: [{ kind: 'endTurn', seat: A }],
    legal: false,
  },
  {
    id: 'hand-of-three',
    shows: ['navigation.hand-limit', 'ruling.fourth-card'],
    title: { fr: 'La main est pleine', en: 'The hand is full' },
    caption: {
      fr: 'Trois cartes en main : l’ancre de C1 ne rapporte rien à A.',
      en: 'Three cards in hand: the anchor of C1 brings A nothing.',
    },
    position: table({
      phase: 'anchor',
      ships: ['0a@C1:grain'],
      hands: { A: { navigation: ['joker', 'setback', 'port-police'] } },
    }),
    actions: [{ kind: 'takeNavigation', seat: A }],
    legal: false,
  },
  {
    id: 'lay-to-draw',
    shows: ['navigation.laid-not-in-hand', 'anchor.one-card-per-ship'],
    title: { fr: 'Poser pour piocher', en: 'Lay to draw' },
    caption: {
      fr: 'A pose son Avantage. Il n’a plus que deux cartes en main et prend celle de l’ancre.',
      en: 'A lays the Advantage. With two cards left in hand, A takes the one of the anchor.',
    },
    position: table({
      phase: 'anchor',
      ships: ['0a@C1:grain'],
      hands: { A: { navigation: ['advantage', 'setback', 'port-police'] } },
    }),
    actions: [
      { kind: 'layPoints', seat: A, card: 'advantage' },
      { kind: 'takeNavigation', seat: A },
    ],
    legal: true,
  },
  {
    id: 'one-point',
    shows: ['navigation.lay-points', 'card.advantage'],
    title: { fr: 'Un point sur la table', en: 'A point on the table' },
    caption: {
      fr: 'A pose un Avantage : 1 point que chacun voit.',
      en: 'A lays an Advantage: 1 point that everybody sees.',
    },
    position: table({ hands: { A: { navigation: ['advantage', 'joker', 'setback'] } } }),
    actions: [{ kind: 'layPoints', seat: A, card: 'advantage' }],
    legal: true,
  },
  {
    id: 'not-worth-points',
    shows: ['navigation.lay-points'],
    title: { fr: 'Sans points, on ne pose pas', en: 'Without points, nothing is laid' },
    caption: {
      fr: 'Un Revers ne vaut pas de points : A le joue ou le garde.',
      en: 'A Setback is worth no points: A plays it or keeps it.',
    },
    position: table({ hands: { A: { navigation: ['setback', 'joker', 'extra-advantage'] } } }),
    actions: [{ kind: 'layPoints', seat: A, card: 'setback' }],
    legal: false,
  },
  {
    id: 'new-pile',
    shows: ['navigation.reshuffle'],
    title: { fr: 'Une nouvelle pioche', en: 'A new pile' },
    caption: {
      fr: 'Dans cette petite boîte de trois cartes, A pioche la dernière. Le Joker utilisé fait aussitôt une nouvelle pioche.',
      en: 'In this small box of three cards A draws the last one. The used Joker makes a new pile at once.',
    },
    position: table({
      phase: 'anchor',
      edition: {
        navigation: [
          { id: 'setback', copies: 1 },
          { id: 'joker', copies: 1 },
          { id: 'port-police', copies: 1 },
        ],
      },
      ships: ['0a@C1:grain'],
      hands: { B: { navigation: ['port-police'] } },
      used: ['joker'],
    }),
    actions: [
      { kind: 'takeNavigation', seat: A },
      { kind: 'drawNavigation', card: 'setback' },
    ],
    legal: true,
  },
];
