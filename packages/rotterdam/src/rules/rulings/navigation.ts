import type { RotterdamRuling } from './ruling.ts';

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
        table: {
          fr: 'où l’on pioche la quatrième carte, puis en écarte une',
          en: 'where the fourth card is drawn and one is let go',
        },
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
        title: { fr: 'Chaque fois que l’on peut jouer une carte', en: 'Whenever one may play a card' },
        why: {
          fr: 'La règle générale ne pose aucune condition. Les cartes citent seulement le cas où l’on y gagne quelque chose.',
          en: 'The general rule sets no condition. The cards only name the case in which it helps.',
        },
      },
      {
        name: 'only-at-three',
        title: { fr: 'Seulement avec trois cartes en main', en: 'Only with three cards in hand' },
        table: {
          fr: 'où l’on ne pose de points qu’avec trois cartes en main',
          en: 'where points are laid only with three cards in hand',
        },
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
        table: {
          fr: 'où la pioche n’est refaite que quand une carte est due',
          en: 'where the pile is made anew only when a card is due',
        },
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
      fr: 'En phase 2, à quels moments de son tour celui qui annonce peut-il jouer des cartes ?',
      en: 'In phase 2, when in their turn may the player who calls play cards?',
    },
    readings: [
      {
        name: 'before-and-after',
        title: { fr: 'Avant l’annonce et après les déplacements', en: 'Before the call and after the moves' },
        why: {
          fr: 'Son tour dure jusqu’à ce que le suivant annonce, et ce que déclenche une annonce s’enchaîne sans pause.',
          en: 'The turn lasts until the next player calls, and what a call sets off runs on without a gap.',
        },
      },
      {
        name: 'before-only',
        title: { fr: 'Avant l’annonce seulement', en: 'Before the call only' },
        table: {
          fr: 'où l’on ne joue de cartes qu’avant son annonce',
          en: 'where cards are played only before one’s call',
        },
        why: {
          fr: 'Le tour consisterait à choisir une couleur ; les navires partis, le suivant choisit la sienne.',
          en: 'The turn would be the choice of a color; once the ships have gone, the next player chooses.',
        },
      },
      {
        name: 'also-during',
        title: {
          fr: 'Aussi entre les déplacements de son annonce',
          en: 'Also between the moves of one’s own call',
        },
        table: {
          fr: 'où l’on joue aussi des cartes entre les déplacements',
          en: 'where cards are played between the moves too',
        },
        why: {
          fr: 'La seule limite imprimée est d’être dans son propre tour. Or c’est encore celui de l’annonceur tant que les navires avancent.',
          en: 'The only limit printed is one’s own turn. And it is still the caller’s while the ships move.',
        },
      },
    ],
    touches: ['navigation.own-turn', 'sail.call-order'],
  },
  {
    name: 'cards-in-trading',
    question: {
      fr: 'En phase 5, l’ordre des tours ne compte pas : peut-on y jouer des cartes Navigation ?',
      en: 'In phase 5 the order of turns does not matter: may Navigation cards be played in it?',
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
        table: {
          fr: 'où l’on ne joue pas de cartes Navigation en phase 5',
          en: 'where no Navigation card is played in phase 5',
        },
        why: {
          fr: 'Il faut être dans son tour. Là où l’ordre ne compte pas, personne n’a le sien.',
          en: 'One must be in one’s own turn. Where order does not matter, nobody has one.',
        },
      },
    ],
    touches: ['navigation.own-turn', 'trade.no-order'],
  },
  {
    name: 'trading-order',
    question: {
      fr: 'En phase 5, peut-on faire autre chose pendant qu’une offre attend, et revenir après avoir renoncé ?',
      en: 'In phase 5, may one do something else while an offer waits, and come back after being done?',
    },
    readings: [
      {
        name: 'one-at-a-time',
        title: { fr: 'Une offre à la fois', en: 'One offer at a time' },
        why: {
          fr: 'À une question, une réponse, et la phase a une fin : qui a renoncé ne revient qu’après un échange conclu.',
          en: 'One question, one answer, and an end that comes: whoever is done is back only after a trade is made.',
        },
      },
      {
        name: 'free',
        title: { fr: 'Librement', en: 'Freely' },
        table: { fr: 'où les échanges sont libres', en: 'where trading is free' },
        why: {
          fr: 'L’ordre ne compte pas, et la phase dure tant que quelqu’un veut échanger : une nouvelle offre remplace l’autre, et l’on peut changer d’avis.',
          en: 'Order does not matter, and the phase lasts as long as somebody wants to trade: a new offer takes the place of the other, and one may change one’s mind.',
        },
      },
    ],
    touches: ['trade.products', 'trade.no-order', 'trade.ends', 'navigation.own-turn'],
  },
];
