import { A, B, type BorneoExample, C, table } from '../position.ts';

/** Examples of the count and of what follows. */
export const fightResults: readonly BorneoExample[] = [
  {
    id: 'one-in-between',
    shows: ['fight.defense', 'fight.count', 'fight.bonus', 'fight.failure'],
    title: { fr: 'Un marchand au milieu', en: 'One merchant in between' },
    caption: {
      fr: 'Trois drapeaux verts de chaque côté. D se tient entre A et C : la défense passe à 4 et tient.',
      en: 'Three green flags on each side. D stands between A and C: the defense rises to 4 and holds.',
    },
    position: table({
      phase: 'company',
      hands: { A: ['GGG/Y:p', 3], C: ['GGR/G:c', 'BGG/G:v', 2] },
    }),
    actions: [
      { kind: 'attack', seat: A, company: 'green', attacker: 3, defender: 1, cards: ['GGG/Y:p'] },
      { kind: 'defend', seat: C, cards: ['GGR/G:c'] },
    ],
    legal: true,
  },
  {
    id: 'equal-totals',
    shows: ['fight.success'],
    title: { fr: 'À égalité, l’attaquant passe', en: 'On equal totals the attacker wins' },
    caption: {
      fr: 'Compagnie rouge. A, au rang 3, attaque B, au rang 1. C se tient entre eux : 4 contre 3 + 1.',
      en: 'Red Company. A, at rank 3, attacks B, at rank 1. C stands between them: 4 against 3 + 1.',
    },
    position: table({
      phase: 'company',
      companies: { red: 'BCAD', yellow: 'BA' },
      hands: { A: ['BRY/R:c', 'RRB/B:p', 'GGY/Y:c2', 'YGR/B:c2'], B: ['RRR/B:v', 2] },
    }),
    actions: [
      { kind: 'attack', seat: A, company: 'red', attacker: 3, defender: 1, cards: ['BRY/R:c', 'RRB/B:p'] },
      { kind: 'defend', seat: B, cards: ['RRR/B:v'] },
    ],
    legal: true,
  },
  {
    id: 'places-exchanged',
    shows: ['fight.beaten', 'fight.discard'],
    title: { fr: 'Les places s’échangent', en: 'The places are exchanged' },
    caption: {
      fr: 'C est battu. Il prend le rang 3, que A vient de quitter. Les cartes du combat partent à la défausse.',
      en: 'C is beaten and takes rank 3, which A has just left. The cards of the fight are discarded.',
    },
    position: table({
      phase: 'yield',
      fight: { company: 'green', attacker: 3, defender: 1, attack: ['GGG/Y:p'], defense: ['BGG/R:n'] },
      hands: { A: [3], C: [3] },
    }),
    actions: [{ kind: 'yield', seat: C, to: 'swap' }],
    legal: true,
  },
  {
    id: 'refuge-in-a-full-company',
    shows: ['fight.beaten'],
    title: { fr: 'Pas de refuge dans la bleue', en: 'No refuge in blue' },
    caption: {
      fr: 'C, battu dans la verte, voudrait partir dans la bleue. Ses cinq emplacements sont pris.',
      en: 'C, beaten in green, would like to leave for blue. All its five spaces are taken.',
    },
    position: table({
      phase: 'yield',
      companies: { red: 'AB', blue: 'BCDBD', green: 'CDA', yellow: 'AC' },
      fight: { company: 'green', attacker: 3, defender: 1, attack: ['GGG/Y:p'], defense: [] },
      hands: { A: [3] },
    }),
    actions: [{ kind: 'yield', seat: C, to: 'blue' }],
    legal: false,
  },
  {
    id: 'bonus-alone',
    shows: ['fight.failure', 'fight.bonus', 'fight.discard'],
    title: { fr: 'Le bonus suffit', en: 'The bonus is enough' },
    caption: {
      fr: 'Trois marchands séparent A de C. C ne joue rien et tient quand même : 3 contre 2. Sans carte jouée, pas de récompense.',
      en: 'Three merchants stand between A and C. C plays nothing and still holds: 3 against 2. No card played, no reward.',
    },
    position: table({
      phase: 'defend',
      companies: { red: 'AB', blue: 'BC', green: 'CBDDA', yellow: 'DAC' },
      fight: { company: 'green', attacker: 5, defender: 1, attack: ['YGB/G:n'] },
      hands: { A: [3] },
    }),
    actions: [{ kind: 'defend', seat: C, cards: [] }],
    legal: true,
  },
  {
    id: 'one-card-kept',
    shows: ['fight.reward', 'fight.discard'],
    title: { fr: 'Une carte en récompense', en: 'One card as a reward' },
    caption: {
      fr: 'C a tenu avec deux cartes. Il garde la cannelle dans son entrepôt ; les trois autres sont défaussées.',
      en: 'C has held with two cards and keeps the cinnamon in the warehouse; the other three are discarded.',
    },
    position: table({
      phase: 'reward',
      fight: {
        company: 'green',
        attacker: 3,
        defender: 1,
        attack: ['GGG/Y:p', 'RYG/Y:p'],
        defense: ['GGR/G:c', 'BGG/G:v'],
      },
      hands: { A: [2], C: [2] },
    }),
    actions: [{ kind: 'reward', seat: C, cards: ['GGR/G:c'] }],
    legal: true,
  },
  {
    id: 'reward-from-the-attack',
    shows: ['fight.reward'],
    title: { fr: 'La carte de l’attaquant', en: 'The attacker’s card' },
    caption: {
      fr: 'C convoite la carte de A. La récompense se prend parmi les siennes.',
      en: 'C would rather have A’s card. The reward is one of C’s own.',
    },
    position: table({
      phase: 'reward',
      fight: { company: 'green', attacker: 3, defender: 1, attack: ['GGG/Y:p'], defense: ['GGR/G:c'] },
      hands: { A: [3], C: [3] },
    }),
    actions: [{ kind: 'reward', seat: C, cards: ['GGG/Y:p'] }],
    legal: false,
  },
];
