import { A, B, type BorneoExample, C, D, table } from './table.ts';

/** Examples of the attack and of the defense. */
const moves: readonly BorneoExample[] = [
  {
    id: 'over-the-head-of-d',
    shows: ['fight.attacker', 'fight.attack-cards'],
    title: { fr: 'Par-dessus la tête de D', en: 'Over the head of D' },
    caption: {
      fr: 'A, au rang 3 de la verte, vise C au rang 1. Que D soit entre eux ne l’empêche pas.',
      en: 'A, at rank 3 of green, aims at C on rank 1. D between them is no obstacle.',
    },
    position: table({ phase: 'company', hands: { A: ['GGG/Y:p', 3] } }),
    actions: [{ kind: 'attack', seat: A, company: 'green', attacker: 3, defender: 1, cards: ['GGG/Y:p'] }],
    legal: true,
  },
  {
    id: 'attack-with-another-s-merchant',
    shows: ['fight.attacker'],
    title: { fr: 'Attaquer avec le marchand d’un autre', en: 'Attacking with another’s merchant' },
    caption: {
      fr: 'Le rang 2 de la verte est à D. A ne peut pas en faire son attaquant.',
      en: 'Rank 2 of green is D’s. A cannot make that merchant the attacker.',
    },
    position: table({ phase: 'company', hands: { A: ['GGG/Y:p', 3] } }),
    actions: [{ kind: 'attack', seat: A, company: 'green', attacker: 2, defender: 1, cards: ['GGG/Y:p'] }],
    legal: false,
  },
  {
    id: 'attack-on-oneself',
    shows: ['fight.defender'],
    title: { fr: 'Contre soi-même', en: 'Against oneself' },
    caption: {
      fr: 'A tient les rangs 1 et 3 de la rouge. Il ne peut pas viser son propre marchand.',
      en: 'A holds ranks 1 and 3 of red and cannot aim at their own merchant.',
    },
    position: table({ phase: 'company', companies: { red: 'ABA', green: 'CDC' }, hands: { A: ['RRR/B:v', 3] } }),
    actions: [{ kind: 'attack', seat: A, company: 'red', attacker: 3, defender: 1, cards: ['RRR/B:v'] }],
    legal: false,
  },
  {
    id: 'attack-downward',
    shows: ['fight.above'],
    title: { fr: 'Vers le bas', en: 'Downward' },
    caption: {
      fr: 'Dans la jaune, A est au rang 2 et B au rang 3. On n’attaque pas plus bas que soi.',
      en: 'In yellow, A stands at rank 2 and B at rank 3. Nobody attacks a lower rank.',
    },
    position: table({ phase: 'company', hands: { A: ['YYY/R:c', 3] } }),
    actions: [{ kind: 'attack', seat: A, company: 'yellow', attacker: 2, defender: 3, cards: ['YYY/R:c'] }],
    legal: false,
  },
  {
    id: 'attack-without-a-card',
    shows: ['fight.attack-cards'],
    title: { fr: 'Les mains vides', en: 'With nothing' },
    caption: { fr: 'Une attaque sans carte n’est pas une attaque.', en: 'An attack without a card is no attack.' },
    position: table({ phase: 'company' }),
    actions: [{ kind: 'attack', seat: A, company: 'green', attacker: 3, defender: 1, cards: [] }],
    legal: false,
  },
  {
    id: 'card-not-held',
    shows: ['fight.from-hand'],
    title: { fr: 'Une carte qu’on n’a pas', en: 'A card not held' },
    caption: {
      fr: 'La belle carte verte de A est dans son entrepôt. Elle ne se bat plus.',
      en: 'A’s fine green card lies in the warehouse. It fights no more.',
    },
    position: table({
      phase: 'company',
      hands: { A: ['GGR/G:c', 'RRR/B:v', 'BBB/G:n'] },
      warehouses: { A: ['GGG/Y:p'] },
    }),
    actions: [{ kind: 'attack', seat: A, company: 'green', attacker: 3, defender: 1, cards: ['GGG/Y:p'] }],
    legal: false,
  },
  {
    id: 'card-without-the-flag',
    shows: ['fight.flag-needed'],
    title: { fr: 'Sans drapeau vert', en: 'Without a green flag' },
    caption: {
      fr: 'La seconde carte n’a aucun drapeau vert : elle n’a rien à faire dans un combat de la verte.',
      en: 'The second card has no green flag: it has no place in a fight for green.',
    },
    position: table({ phase: 'company', hands: { A: ['YYY/R:c', 'GGG/Y:p', 2] } }),
    actions: [{ kind: 'attack', seat: A, company: 'green', attacker: 3, defender: 1, cards: ['GGG/Y:p', 'YYY/R:c'] }],
    legal: false,
  },
  {
    id: 'whole-hand-thrown-in',
    shows: ['fight.keep-one'],
    title: { fr: 'Toute la main d’un coup', en: 'The whole hand at once' },
    caption: {
      fr: 'A a deux cartes. Il peut en jouer une, pas les deux.',
      en: 'A has two cards and may play one of them, not both.',
    },
    position: table({ phase: 'company', hands: { A: ['GGG/Y:p', 'GGR/G:c'] } }),
    actions: [{ kind: 'attack', seat: A, company: 'green', attacker: 3, defender: 1, cards: ['GGG/Y:p', 'GGR/G:c'] }],
    legal: false,
  },
  {
    id: 'last-card-in-hand',
    shows: ['fight.single-card', 'fight.keep-one'],
    title: { fr: 'La dernière carte', en: 'The last card' },
    caption: {
      fr: 'A n’a qu’une carte. Il ne peut pas la jouer dans un combat, donc pas attaquer.',
      en: 'A has one card only. It cannot be played in a fight, so there is no attack.',
    },
    position: table({ phase: 'company', hands: { A: ['GGG/Y:p'] } }),
    actions: [{ kind: 'attack', seat: A, company: 'green', attacker: 3, defender: 1, cards: ['GGG/Y:p'] }],
    legal: false,
  },
  {
    id: 'help-from-a-neighbor',
    shows: ['fight.defense'],
    title: { fr: 'L’aide d’un voisin', en: 'Help from a neighbor' },
    caption: {
      fr: 'C est attaqué. D voudrait l’aider, mais seul C peut répondre.',
      en: 'C is under attack. D would like to help, but only C may answer.',
    },
    position: table({
      phase: 'defend',
      fight: { company: 'green', attacker: 3, defender: 1, attack: ['GGG/Y:p'] },
      hands: { A: [3], D: ['GGR/G:c', 3] },
    }),
    actions: [{ kind: 'defend', seat: D, cards: ['GGR/G:c'] }],
    legal: false,
  },
  {
    id: 'two-cards-against-one',
    shows: ['fight.defender-limit'],
    title: { fr: 'Deux cartes contre une', en: 'Two cards against one' },
    caption: {
      fr: 'A a attaqué avec une carte. C ne peut pas en jouer deux.',
      en: 'A attacked with one card. C cannot play two.',
    },
    position: table({
      phase: 'defend',
      fight: { company: 'green', attacker: 3, defender: 1, attack: ['GGG/Y:p'] },
      hands: { A: [3], C: ['GGR/G:c', 'BGG/G:v', 2] },
    }),
    actions: [{ kind: 'defend', seat: C, cards: ['GGR/G:c', 'BGG/G:v'] }],
    legal: false,
  },
];

/** Examples of the count and of what follows. */
const results: readonly BorneoExample[] = [
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

/** Examples of fights. */
export const fight: readonly BorneoExample[] = [...moves, ...results];
