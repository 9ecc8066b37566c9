import { A, table } from '../examples/position.ts';
import { type BorneoLesson, happened, inPhase } from './kit.ts';

/** Attacking. */
export const attack: BorneoLesson = {
  id: 'attack',
  title: { fr: 'Attaquer', en: 'Attacking' },
  about: {
    fr: 'Qui peut attaquer qui, et avec quelles cartes.',
    en: 'Who may attack whom, and with which cards.',
  },
  teaches: [
    'fight.attacker',
    'fight.defender',
    'fight.above',
    'fight.attack-cards',
    'fight.from-hand',
    'fight.flag-needed',
    'fight.keep-one',
    'fight.single-card',
  ],
  steps: [
    {
      title: { fr: 'vers le haut', en: 'upward' },
      text: {
        fr: 'On attaque un rang plus haut de la même compagnie, même par-dessus un autre marchand. L’attaquant est à vous, le défenseur ne l’est pas.',
        en: 'An attack goes to a higher rank of the same company, even over another merchant. The attacker is yours, the defender is not.',
      },
      task: {
        fr: 'Touchez votre marchand du rang 3 de la verte, puis celui de C au rang 1.',
        en: 'Touch your merchant at rank 3 of green, then that of C at rank 1.',
      },
      position: table({
        phase: 'company',
        companies: { red: 'ABA', yellow: 'DB', blue: 'BCD', green: 'CDAC' },
        hands: { A: ['GGG/Y:p', 'RRR/B:v', 2] },
      }),
      seat: A,
      goal: happened('attackDeclared', { company: 'green', defender: 1 }),
      solutions: [[{ kind: 'attack', seat: A, company: 'green', attacker: 3, defender: 1, cards: ['GGG/Y:p'] }]],
      tempting: [
        [{ kind: 'attack', seat: A, company: 'green', attacker: 2, defender: 1, cards: ['GGG/Y:p'] }],
        [{ kind: 'attack', seat: A, company: 'red', attacker: 3, defender: 1, cards: ['RRR/B:v'] }],
        [{ kind: 'attack', seat: A, company: 'green', attacker: 3, defender: 4, cards: ['GGG/Y:p'] }],
        [{ kind: 'attack', seat: A, company: 'red', attacker: 3, defender: 2, cards: ['RRR/B:v'] }],
      ],
      done: { fr: 'C doit répondre', en: 'C has to answer' },
      missed: {
        fr: 'Cette attaque est permise, mais elle vise un autre.',
        en: 'This attack is allowed, but aims at another.',
      },
    },
    {
      title: { fr: 'avec quelles cartes', en: 'with which cards' },
      text: {
        fr: 'Chaque carte d’un combat vient de la main et porte un drapeau de la compagnie. Une carte au moins reste en main.',
        en: 'Every card in a fight comes from the hand and bears a flag of the company. At least one card stays in the hand.',
      },
      task: {
        fr: 'Attaquez D, au rang 1 de la jaune, avec le plus de drapeaux possible.',
        en: 'Attack D, at rank 1 of yellow, with as many flags as you can.',
      },
      position: table({
        phase: 'company',
        hands: { A: ['YYY/R:c', 'YYB/Y:v', 'RRR/B:v'] },
        warehouses: { A: ['GYY/Y:n'] },
      }),
      seat: A,
      goal: ({ events }) =>
        events.some(
          (event) => event.kind === 'attackDeclared' && event.company === 'yellow' && event.cards.length === 2,
        ),
      solutions: [
        [{ kind: 'attack', seat: A, company: 'yellow', attacker: 2, defender: 1, cards: ['YYB/Y:v', 'YYY/R:c'] }],
      ],
      tempting: [
        [
          {
            kind: 'attack',
            seat: A,
            company: 'yellow',
            attacker: 2,
            defender: 1,
            cards: ['RRR/B:v', 'YYB/Y:v', 'YYY/R:c'],
          },
        ],
        [{ kind: 'attack', seat: A, company: 'yellow', attacker: 2, defender: 1, cards: ['GYY/Y:n', 'YYY/R:c'] }],
        [{ kind: 'attack', seat: A, company: 'yellow', attacker: 2, defender: 1, cards: [] }],
        [{ kind: 'attack', seat: A, company: 'yellow', attacker: 2, defender: 1, cards: ['YYY/R:c'] }],
      ],
      done: { fr: 'Deux cartes, six drapeaux jaunes', en: 'Two cards, six yellow flags' },
      missed: {
        fr: 'Une carte suffit pour attaquer, mais deux des vôtres portent du jaune.',
        en: 'One card is enough for an attack, but two of yours bear yellow flags.',
      },
    },
    {
      title: { fr: 'la dernière carte', en: 'the last card' },
      text: {
        fr: 'Puisqu’une carte doit rester en main, qui n’en a qu’une n’attaque pas.',
        en: 'Since a card has to stay in the hand, whoever holds a single one cannot attack.',
      },
      task: {
        fr: 'Il vous reste une carte. Terminez la phase 2 comme c’est permis.',
        en: 'You have one card left. End phase 2 in a way that is allowed.',
      },
      position: table({ phase: 'company', hands: { A: ['GGG/Y:p'] } }),
      seat: A,
      goal: inPhase('shipment'),
      solutions: [[{ kind: 'pass', seat: A }], [{ kind: 'transfer', seat: A, from: 'yellow', rank: 2, to: 'blue' }]],
      tempting: [[{ kind: 'attack', seat: A, company: 'green', attacker: 3, defender: 1, cards: ['GGG/Y:p'] }]],
      done: { fr: 'La carte ira au port', en: 'The card will go to a port' },
    },
  ],
};
