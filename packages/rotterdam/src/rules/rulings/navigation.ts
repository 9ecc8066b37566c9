import type { RotterdamRuling } from '../rulings.ts';

/** Open points of holding Navigation cards and of the moment to play them. */
export const navigationRulings: readonly RotterdamRuling[] = [
  {
    name: 'fourth-card',
    question: {
      fr: 'Avec trois cartes en main, en pioche-t-on une quatrième ?',
      en: 'With three cards in hand, is a fourth drawn?',
    },
    readings: [
      {
        name: 'not-drawn',
        title: { fr: 'Non, elle est perdue', en: 'No, it is lost' },
        why: {
          fr: 'Poser un Avantage sert, dit la carte, à pouvoir de nouveau en recevoir une. C’est donc qu’à trois on ne peut pas.',
          en: 'Laying an Advantage, its card says, lets one receive a card again. So with three one cannot.',
        },
      },
      {
        name: 'draw-then-choose',
        title: { fr: 'Oui, puis on en écarte une', en: 'Yes, then one is let go' },
        why: {
          fr: 'Chaque ancre rapporte une carte, et la limite ne vise que ce que l’on garde. Il suffit de revenir à trois avant la fin du tour.',
          en: 'Every anchor pays a card, and the limit is about what one keeps. It is enough to be back at three before the turn ends.',
        },
      },
    ],
    touches: ['navigation.hand-limit', 'anchor.one-card-per-ship'],
  },
  {
    name: 'lay-points',
    question: { fr: 'Quand pose-t-on une carte à points ?', en: 'When may a point card be laid?' },
    readings: [
      {
        name: 'any-time',
        title: { fr: 'Dans n’importe lequel de ses tours', en: 'In any turn of one’s own' },
        why: {
          fr: 'La règle générale ne pose aucune condition. Les cartes citent seulement le cas où l’on y gagne quelque chose.',
          en: 'The general rule sets no condition. The cards only name the case in which it helps.',
        },
      },
      {
        name: 'only-at-three',
        title: { fr: 'Seulement avec trois cartes en main', en: 'Only with three cards in hand' },
        why: {
          fr: 'Les deux cartes parlent d’une main de trois, et de rien d’autre.',
          en: 'Both cards speak of a hand of three, and of nothing else.',
        },
      },
    ],
    touches: ['navigation.lay-points'],
  },
  {
    name: 'reshuffle-timing',
    question: {
      fr: 'À quel moment les cartes utilisées font-elles une nouvelle pioche ?',
      en: 'When do the used cards make a new pile?',
    },
    readings: [
      {
        name: 'when-empty',
        title: { fr: 'Dès que la pioche est vide', en: 'As soon as the pile is empty' },
        why: {
          fr: 'Le livret attend seulement qu’il ne reste plus de carte, pas qu’on en demande une.',
          en: 'The rulebook only waits until no card is left, not until one is asked for.',
        },
      },
      {
        name: 'when-due',
        title: { fr: 'Quand une carte est due', en: 'When a card is due' },
        why: {
          fr: 'Rien ne presse avant : les cartes utilisées entre-temps viennent s’y ajouter.',
          en: 'There is no hurry before: cards used in the meantime join the pile.',
        },
      },
    ],
    touches: ['navigation.reshuffle'],
  },
  {
    name: 'cards-around-call',
    question: {
      fr: 'En phase 2, le tour d’un joueur continue-t-il après les déplacements ?',
      en: 'In phase 2, does a player’s turn go on after the moves?',
    },
    readings: [
      {
        name: 'before-and-after',
        title: { fr: 'Oui : cartes avant et après', en: 'Yes: cards before and after' },
        why: {
          fr: 'Son tour dure jusqu’à ce que le suivant annonce.',
          en: 'The turn lasts until the next player calls.',
        },
      },
      {
        name: 'before-only',
        title: { fr: 'Non : cartes avant l’annonce seulement', en: 'No: cards before the call only' },
        why: {
          fr: 'Le tour consisterait à choisir une couleur ; les navires partis, le suivant choisit la sienne.',
          en: 'The turn would be the choice of a color; once the ships have gone, the next player chooses.',
        },
      },
    ],
    touches: ['navigation.own-turn'],
  },
  {
    name: 'cards-in-trading',
    question: {
      fr: 'La phase 5 n’a pas de tours : peut-on y jouer des cartes Navigation ?',
      en: 'Phase 5 has no turns: may Navigation cards be played in it?',
    },
    readings: [
      {
        name: 'any-player',
        title: { fr: 'Oui, tous ceux qui échangent encore', en: 'Yes, all who still trade' },
        why: {
          fr: 'Toutes les phases sont ouvertes aux cartes, et dans celle-ci l’ordre ne compte pas.',
          en: 'Every phase is open to cards, and in this one order does not matter.',
        },
      },
      {
        name: 'none',
        title: { fr: 'Non', en: 'No' },
        why: {
          fr: 'Il faut être dans son tour, et personne n’y en a.',
          en: 'One must be in one’s own turn, and nobody has one there.',
        },
      },
    ],
    touches: ['navigation.own-turn', 'trade.no-order'],
  },
];
