import { A, type BorneoExample, C, E, table } from '../position.ts';

/** Open points of the placement and of fights, each where the readings part. */
export const merchantRulings: readonly BorneoExample[] = [
  {
    id: 'third-round',
    shows: ['ruling.placement-rounds'],
    title: { fr: 'Qui ouvre le troisième tour ?', en: 'Who opens the third round?' },
    caption: {
      fr: 'Deux marchands chacun sont placés. A, premier joueur, commence le troisième tour ; à d’autres tables, ce serait D.',
      en: 'Two merchants each are placed. A, the first player, opens the third round; at other tables it would be D.',
    },
    position: table({ phase: 'place', companies: { red: 'AD', blue: 'BC', green: 'CB', yellow: 'DA' } }),
    actions: [{ kind: 'place', seat: A, company: 'green' }],
    legal: true,
  },
  {
    id: 'fourth-round-direction',
    shows: ['ruling.fourth-round'],
    title: { fr: 'Dans quel sens, le quatrième tour ?', en: 'Which way in the fourth round?' },
    caption: {
      fr: 'Trois joueurs, quatre marchands. C vient de placer et rejoue ; à d’autres tables, c’est à A.',
      en: 'Three players, four merchants. C has just placed and places again; at other tables it is A.',
    },
    position: table({
      seats: 3,
      options: { fourMerchants: true },
      phase: 'place',
      companies: { red: 'ABC', blue: 'CBA', green: 'ABC' },
    }),
    actions: [{ kind: 'place', seat: C, company: 'yellow' }],
    legal: true,
  },
  {
    id: 'sixth-merchant',
    shows: ['ruling.company-full'],
    title: { fr: 'Un sixième marchand', en: 'A sixth merchant' },
    caption: {
      fr: 'Les cinq emplacements sont pris : refusé. À d’autres tables, la colonne s’allonge d’un rang.',
      en: 'All five spaces are taken: refused. At other tables the column gets one rank longer.',
    },
    position: table({ seats: 5, phase: 'place', companies: { red: 'ABCDE' } }),
    actions: [{ kind: 'place', seat: E, company: 'red' }],
    legal: false,
  },
  {
    id: 'eight-flags-or-three',
    shows: ['ruling.fight-flags'],
    title: { fr: 'Huit drapeaux, ou trois', en: 'Eight flags, or three' },
    caption: {
      fr: 'A joue huit drapeaux dont trois verts ; C en joue quatre dont trois verts, plus 1 pour D. En vert : 3 contre 4, l’attaque échoue.',
      en: 'A plays eight flags, three of them green; C plays four, three of them green, plus 1 for D. In green: 3 against 4, the attack fails.',
    },
    position: table({
      phase: 'defend',
      fight: { company: 'green', attacker: 3, defender: 1, attack: ['RYG/Y:p', 'YGB/G:n'] },
      hands: { A: [2], C: ['GGG/Y:p', 3] },
    }),
    actions: [{ kind: 'defend', seat: C, cards: ['GGG/Y:p'] }],
    legal: true,
  },
  {
    id: 'own-merchant-in-the-way',
    shows: ['ruling.fight-bonus'],
    title: { fr: 'Son propre marchand au milieu', en: 'One’s own merchant in the way' },
    caption: {
      fr: 'Entre A et C se tiennent D et un autre marchand de A. Les deux comptent : 1 contre 2, C tient.',
      en: 'Between A and C stand D and another merchant of A. Both count: 1 against 2, C holds.',
    },
    position: table({
      phase: 'defend',
      companies: { red: 'BC', green: 'CADA' },
      fight: { company: 'green', attacker: 4, defender: 1, attack: ['RYG/Y:p'] },
      hands: { A: [3] },
    }),
    actions: [{ kind: 'defend', seat: C, cards: [] }],
    legal: true,
  },
  {
    id: 'winner-wants-to-choose',
    shows: ['ruling.fight-beaten'],
    title: { fr: 'Le vainqueur veut choisir', en: 'The winner wants to choose' },
    caption: {
      fr: 'A a gagné et voudrait placer C au rang 3. C’est à C de le dire ; à d’autres tables, à A.',
      en: 'A has won and wants to put C at rank 3. That is for C to say; at other tables for A.',
    },
    position: table({
      phase: 'yield',
      fight: { company: 'green', attacker: 3, defender: 1, attack: ['GGG/Y:p'], defense: [] },
      hands: { A: [3] },
    }),
    actions: [{ kind: 'yield', seat: A, to: 'swap' }],
    legal: false,
  },
  {
    id: 'rank-left-behind',
    shows: ['ruling.fight-vacancy', 'fight.beaten'],
    title: { fr: 'Le rang laissé derrière soi', en: 'The rank left behind' },
    caption: {
      fr: 'C, battu, part dans la jaune. A est passé du rang 3 au rang 1 : B, au-dessous, monte au rang 3.',
      en: 'C, beaten, leaves for yellow. A went from rank 3 to rank 1: B, below, moves up to rank 3.',
    },
    position: table({
      phase: 'yield',
      companies: { green: 'CDAB', yellow: 'DA' },
      fight: { company: 'green', attacker: 3, defender: 1, attack: ['GGG/Y:p'], defense: [] },
      hands: { A: [3] },
    }),
    actions: [{ kind: 'yield', seat: C, to: 'yellow' }],
    legal: true,
  },
];
