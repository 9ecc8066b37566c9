import type { BorneoRuling } from './ruling.ts';

/** Open points of the fights. */
export const fightRulings: readonly BorneoRuling[] = [
  {
    name: 'fight-flags',
    question: { fr: 'Quels drapeaux comptent dans un combat ?', en: 'Which flags count in a fight?' },
    readings: [
      {
        name: 'company',
        title: { fr: 'Ceux de la compagnie disputée', en: 'Those of the company fought over' },
        why: {
          fr: 'Sinon chaque carte vaudrait quatre, et le drapeau exigé ne servirait à rien.',
          en: 'Otherwise every card would count four, and the flag it must bear would be idle.',
        },
      },
      {
        name: 'all',
        title: { fr: 'Tous les drapeaux des cartes jouées', en: 'All flags on the cards played' },
        table: {
          fr: 'où tous les drapeaux des cartes jouées comptent',
          en: 'where all flags on the cards played count',
        },
        why: {
          fr: 'Pris à la lettre, le livret compte les drapeaux des cartes, sans dire lesquels.',
          en: 'Taken literally, the rulebook counts the flags of the cards without saying which.',
        },
      },
    ],
    touches: ['fight.count'],
  },
  {
    name: 'fight-bonus',
    question: { fr: 'Quels marchands donnent le bonus ?', en: 'Which merchants give the bonus?' },
    readings: [
      {
        name: 'all-between',
        title: { fr: 'Tous ceux qui sont entre les deux', en: 'All that stand between the two' },
        why: {
          fr: 'La règle parle de la position, sans regarder à qui ils sont.',
          en: 'The rule speaks of the position, not of the owner.',
        },
      },
      {
        name: 'third-party',
        title: { fr: 'Seulement ceux des autres joueurs', en: 'Only those of other players' },
        table: {
          fr: 'où seuls les marchands des autres joueurs donnent le bonus',
          en: 'where only other players’ merchants give the bonus',
        },
        why: {
          fr: 'Un marchand de l’un des deux combattants n’aide pas à la défense.',
          en: 'A merchant of one of the two fighters does not help the defense.',
        },
      },
    ],
    touches: ['fight.bonus'],
  },
  {
    name: 'fight-beaten',
    question: { fr: 'Qui choisit où va le marchand vaincu ?', en: 'Who chooses where the beaten merchant goes?' },
    readings: [
      {
        name: 'defender',
        title: { fr: 'Son propriétaire', en: 'Its owner' },
        why: {
          fr: 'Dans la phrase du livret, c’est le marchand vaincu qui agit.',
          en: 'In the sentence of the rulebook, the beaten merchant is the one that acts.',
        },
      },
      {
        name: 'attacker',
        title: { fr: 'Le vainqueur', en: 'The winner' },
        table: { fr: 'où le vainqueur place le marchand vaincu', en: 'where the winner places the beaten merchant' },
        why: {
          fr: 'Le livret ne le dit pas ; l’attaquant est le joueur actif et il a gagné.',
          en: 'The rulebook does not say; the attacker is the active player and has won.',
        },
      },
    ],
    touches: ['fight.beaten'],
  },
  {
    name: 'fight-vacancy',
    question: {
      fr: 'Le marchand vaincu part ailleurs : que devient le rang laissé par l’attaquant ?',
      en: 'The beaten merchant leaves the company: what becomes of the attacker’s old rank?',
    },
    readings: [
      {
        name: 'close-up',
        title: { fr: 'Les marchands du dessous montent', en: 'The merchants below move up' },
        why: {
          fr: 'Il en va comme après un changement de compagnie.',
          en: 'It goes as it does after a transfer.',
        },
      },
      {
        name: 'leave-gap',
        title: { fr: 'Il reste vide', en: 'It stays empty' },
        table: { fr: 'où le rang quitté reste vide', en: 'where the rank that was left stays empty' },
        why: {
          fr: 'Le livret ne fait remonter les marchands qu’après un changement de compagnie. Le vide est alors le premier emplacement libre ; il ne donne pas de bonus.',
          en: 'The rulebook closes ranks only after a transfer. The gap is then the first free space, and it gives no bonus.',
        },
      },
    ],
    touches: ['fight.beaten'],
  },
];
