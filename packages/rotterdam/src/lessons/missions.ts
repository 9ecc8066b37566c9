import { A, table } from '../examples/position.ts';
import { happened, type RotterdamLesson } from './kit.ts';

/** Fulfilling Missions. */
export const missions: RotterdamLesson = {
  id: 'missions',
  title: { fr: 'Remplir une Mission', en: 'Fulfilling a Mission' },
  about: {
    fr: 'Phase 6 : quelle Mission, avec quelles cartes, et combien de fois.',
    en: 'Phase 6: which Mission, with which cards, and how often.',
  },
  teaches: [
    'mission.fulfill',
    'mission.own-mission',
    'mission.exact-products',
    'mission.from-hand',
    'mission.redraw',
    'mission.one-per-round',
    'card.joker',
  ],
  steps: [
    {
      title: { fr: 'les bonnes cartes', en: 'the right cards' },
      text: {
        fr: 'On remplit une de ses propres Missions en donnant de sa main les cartes Produit demandées, toutes et aucune autre. Puis on en pioche une nouvelle.',
        en: 'One fulfills one of one’s own Missions with Product cards from the hand: all that are asked for, and no others. Then a new one is drawn.',
      },
      task: {
        fr: 'Remplissez la Mission que vos cartes permettent.',
        en: 'Fulfill the Mission that your cards allow.',
      },
      position: table({
        phase: 'mission',
        hands: { A: { products: ['bread', 'paint', 'jam'], missions: ['m09', 'm01', 'm29'] } },
      }),
      seat: A,
      others: true,
      goal: happened('missionDrawn', { seat: A }),
      solutions: [[{ kind: 'fulfill', seat: A, mission: 'm09', products: ['bread', 'paint'], jokers: [] }]],
      tempting: [
        [{ kind: 'fulfill', seat: A, mission: 'm19', products: ['jam', 'paint'], jokers: [] }],
        [{ kind: 'fulfill', seat: A, mission: 'm29', products: ['bread', 'jam'], jokers: [] }],
        [{ kind: 'fulfill', seat: A, mission: 'm01', products: ['bread', 'orange-juice'], jokers: [] }],
        [{ kind: 'fulfill', seat: A, mission: 'm09', products: ['bread', 'paint', 'jam'], jokers: [] }],
      ],
      done: { fr: 'Trois points, et une Mission de plus', en: 'Three points, and one more Mission' },
    },
    {
      title: { fr: 'le Joker', en: 'the Joker' },
      text: {
        fr: 'Un Joker remplace une carte Produit quand on remplit une Mission, et ne sert à rien d’autre.',
        en: 'A Joker stands for a Product card when a Mission is fulfilled, and is good for nothing else.',
      },
      task: {
        fr: 'Il faut un pain et un jus d’orange. Débrouillez-vous avec ce que vous avez.',
        en: 'A bread and an orange juice are asked for. Manage with what you have.',
      },
      position: table({
        phase: 'mission',
        hands: { A: { products: ['bread'], navigation: ['joker'], missions: ['m01', '?', '?'] } },
      }),
      seat: A,
      goal: happened('missionFulfilled', { mission: 'm01' }),
      solutions: [[{ kind: 'fulfill', seat: A, mission: 'm01', products: ['bread'], jokers: ['orange-juice'] }]],
      tempting: [
        [{ kind: 'playCard', seat: A, card: 'joker' }],
        [{ kind: 'fulfill', seat: A, mission: 'm01', products: ['bread'], jokers: [] }],
      ],
      done: { fr: 'Le Joker a fait le jus', en: 'The Joker made the juice' },
    },
    {
      title: { fr: 'une par manche', en: 'one in a round' },
      text: {
        fr: 'Une Mission par joueur et par manche. La suivante attendra.',
        en: 'One Mission for each player in a round. The next one has to wait.',
      },
      task: {
        fr: 'Vous venez d’en remplir une. Terminez votre tour.',
        en: 'You have just fulfilled one. End your turn.',
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
      seat: A,
      goal: happened('turnEnded', { seat: A }),
      solutions: [[{ kind: 'endTurn', seat: A }]],
      tempting: [[{ kind: 'fulfill', seat: A, mission: 'm01', products: ['bread', 'orange-juice'], jokers: [] }]],
      done: { fr: 'À la prochaine manche', en: 'Next round, then' },
    },
  ],
};
