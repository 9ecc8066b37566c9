import type { CaboRuling } from './ruling.ts';

/** Open points of pirates and of combat. */
export const combatRulings: readonly CaboRuling[] = [
  {
    name: 'pirate-moves',
    question: {
      fr: 'Un pirate peut-il avancer puis tourner dans le même tour ?',
      en: 'May a pirate advance and then rotate in the same turn?',
    },
    readings: [
      {
        name: 'pure',
        title: { fr: 'Non, l’un ou l’autre', en: 'No, one or the other' },
        why: {
          fr: 'La liste des tours permis n’a pas ce mélange, et le livret le réserve aux autres bateaux.',
          en: 'The list of turns allowed lacks this mixture, and the rulebook reserves it for the other ships.',
        },
      },
      {
        name: 'advance-then-rotate',
        title: { fr: 'Oui, dans cet ordre', en: 'Yes, in that order' },
        table: { fr: 'où un pirate peut avancer puis tourner', en: 'where a pirate may advance and then rotate' },
        why: {
          fr: 'Le début de la règle interdit seulement d’avancer après avoir tourné.',
          en: 'The beginning of the rule only forbids advancing after a rotation.',
        },
      },
    ],
    touches: ['pirate.rotate-or-advance'],
  },
  {
    name: 'pirate-launch',
    question: { fr: 'Où met-on un pirate acheté ?', en: 'Where is a pirate put when bought?' },
    readings: [
      {
        name: 'in-port',
        title: { fr: 'Dans un port, comme les autres', en: 'In a port, like the others' },
        why: {
          fr: 'La règle de placement ne fait pas d’exception ; être placé n’est pas entrer.',
          en: 'The placing rule makes no exception; being placed is not entering.',
        },
      },
      {
        name: 'beside-port',
        title: { fr: 'À la sortie d’un port, cap au large', en: 'Just outside a port, heading away' },
        table: {
          fr: 'où un pirate neuf se met à la sortie d’un port',
          en: 'where a new pirate is put just outside a port',
        },
        why: {
          fr: 'Un pirate n’a rien à faire dans un port.',
          en: 'A pirate has no business in a port.',
        },
      },
    ],
    touches: ['buying.own-port', 'pirate.no-port'],
  },
  {
    name: 'broadside',
    question: { fr: 'Quelles cases sont sous le feu d’un pirate ?', en: 'Which squares are under a pirate’s fire?' },
    readings: [
      {
        name: 'abeam',
        title: { fr: 'Deux, une de chaque bord', en: 'Two, one on each side' },
        why: {
          fr: 'On attaque deux bateaux à la fois par les deux flancs : un flanc, une case.',
          en: 'Two ships are attacked at once from the two sides: one side, one square.',
        },
      },
      {
        name: 'three-per-side',
        title: { fr: 'Six, trois de chaque bord', en: 'Six, three on each side' },
        table: { fr: 'qui compte trois cases par bord', en: 'that counts three squares a side' },
        why: {
          fr: 'Le livret parle des huit cases voisines ; devant et derrière, il n’y a pas de canons.',
          en: 'The rulebook speaks of the eight squares around; only ahead and astern there are no guns.',
        },
      },
    ],
    touches: ['combat.broadside'],
  },
  {
    name: 'departure-shield',
    question: {
      fr: 'Jusqu’à quand un bateau vient-il « juste » de quitter son port ?',
      en: 'For how long has a ship “just” left its port?',
    },
    readings: [
      {
        name: 'until-next-turn',
        title: { fr: 'Jusqu’au prochain tour de son joueur', en: 'Until its player’s next turn' },
        why: {
          fr: '« Juste » parle du temps.',
          en: '“Just” is about time.',
        },
      },
      {
        name: 'beside-port',
        title: { fr: 'Tant qu’il reste à côté du port', en: 'As long as it stays beside the port' },
        table: {
          fr: 'où un bateau est à l’abri tant qu’il reste à côté du port',
          en: 'where a ship is safe as long as it stays beside the port',
        },
        why: {
          fr: 'On protégerait les abords du port, pas une durée.',
          en: 'It would be the approaches of the port that are safe, not a span of time.',
        },
      },
    ],
    touches: ['combat.just-left'],
  },
  {
    name: 'attack-timing',
    question: { fr: 'Peut-on tirer dans le tour d’un autre ?', en: 'May one fire in somebody else’s turn?' },
    readings: [
      {
        name: 'own-turn',
        title: { fr: 'Non', en: 'No' },
        why: {
          fr: 'Combattre figure à l’étape 3 de son propre tour.',
          en: 'Fighting is listed in step 3 of one’s own turn.',
        },
      },
      {
        name: 'any-turn',
        title: { fr: 'Oui, entre deux actions', en: 'Yes, between two actions' },
        table: { fr: 'où l’on tire aussi dans le tour des autres', en: 'where one fires in others’ turns too' },
        why: {
          fr: 'Le tir n’est pas une action, et le premier qui tire l’emporte.',
          en: 'A shot is not an action, and the first to fire wins.',
        },
      },
    ],
    touches: ['combat.own-turn'],
  },
  {
    name: 'sunk-ships',
    question: { fr: 'Peut-on racheter un bateau coulé ?', en: 'May a sunk ship be bought again?' },
    readings: [
      {
        name: 'out',
        title: { fr: 'Non', en: 'No' },
        why: {
          fr: 'Le bateau sort du jeu, dit le livret, alors que le marin retourne à la réserve.',
          en: 'The ship leaves the game, says the rulebook, while the sailor goes back to the stock.',
        },
      },
      {
        name: 'back-to-stock',
        title: { fr: 'Oui, il revient à la réserve', en: 'Yes, it returns to the stock' },
        table: { fr: 'où un bateau coulé revient à la réserve', en: 'where a sunk ship returns to the stock' },
        why: {
          fr: 'La boîte n’en a que cinq par joueur ; les perdre tous serait rude.',
          en: 'The box has only five for each player; to lose them all would be harsh.',
        },
      },
    ],
    touches: ['combat.sinks', 'hazard.storm'],
  },
];
