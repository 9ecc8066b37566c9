import { A, type BorneoExample, C, D, table } from '../position.ts';

/** Examples of the attack and of the defense. */
export const fightMoves: readonly BorneoExample[] = [
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
