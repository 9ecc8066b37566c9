import type { CaboRuling } from './ruling.ts';

/** Open points of sailing: hazards, shores, lighthouses, debts at sea. */
export const sailingRulings: readonly CaboRuling[] = [
  {
    name: 'hazard-entry',
    question: {
      fr: 'Peut-on choisir d’aller sur le rocher ou les hauts-fonds ?',
      en: 'May one choose to go onto the rock or the shoals?',
    },
    readings: [
      {
        name: 'refused',
        title: { fr: 'Non, c’est un coup interdit', en: 'No, it is an illegal move' },
        why: {
          fr: 'Le livret ferme ces tuiles, et sa règle sur les coups interdits prend cet exemple.',
          en: 'The rulebook closes these tiles, and its rule on illegal moves takes this example.',
        },
      },
      {
        name: 'sinks',
        title: { fr: 'Oui, et le bateau coule', en: 'Yes, and the ship sinks' },
        table: { fr: 'où l’on peut choisir l’écueil, et couler', en: 'where one may choose the hazard, and sink' },
        why: {
          fr: 'La page des bateaux dit qu’ils coulent, comme une suite du jeu.',
          en: 'The page on the ships says that they sink, as if that were part of play.',
        },
      },
    ],
    touches: ['hazard.rock', 'hazard.shoals', 'fishing.sinks', 'trader.sinks', 'pirate.sinks'],
  },
  {
    name: 'shore-squares',
    question: { fr: 'Les côtes et les anses sont-elles navigables ?', en: 'Are coasts and coves open to ships?' },
    readings: [
      {
        name: 'enterable',
        title: { fr: 'Oui', en: 'Yes' },
        why: {
          fr: 'Elles ont de la mer, et deux sorties d’un port passent le long du quai, donc par elles.',
          en: 'They hold sea, and two ways out of a port run along the quay, so through them.',
        },
      },
      {
        name: 'barred',
        title: { fr: 'Non', en: 'No' },
        table: {
          fr: 'où les côtes et les anses sont fermées aux bateaux',
          en: 'where coasts and coves are closed to ships',
        },
        why: {
          fr: 'Un bateau va sur mer seulement, et ces tuiles sont aussi de terre.',
          en: 'A ship keeps to the sea, and these tiles are land too.',
        },
      },
    ],
    touches: ['ships.sea-only'],
  },
  {
    name: 'coasting-own-square',
    question: {
      fr: 'La côte où se trouve le bateau de pêche compte-t-elle comme terre voisine ?',
      en: 'Does the coast that the fishing ship is on count as land beside it?',
    },
    readings: [
      {
        name: 'eight',
        title: { fr: 'Non, seulement les huit cases voisines', en: 'No, only the eight squares around' },
        why: {
          fr: 'La règle nomme les huit cases qui l’entourent. Elle oblige pourtant à admettre les ports par exception : le choix se discute.',
          en: 'The rule names the eight squares around it. Yet ports then need an unprinted exception: the choice is debatable.',
        },
      },
      {
        name: 'nine',
        title: { fr: 'Oui', en: 'Yes' },
        table: {
          fr: 'où la côte sous le bateau de pêche compte aussi',
          en: 'where the coast under the fishing ship counts too',
        },
        why: {
          fr: 'Un bateau sur une côte touche la terre aux yeux de tous.',
          en: 'A ship on a coast touches land in anybody’s eyes.',
        },
      },
    ],
    touches: ['fishing.coasting'],
  },
  {
    name: 'bonus-trigger',
    question: { fr: 'Quand un phare donne-t-il son bonus ?', en: 'When does a lighthouse give its bonus?' },
    readings: [
      {
        name: 'ending-each',
        title: {
          fr: 'En fin de course près d’un phare, et pour chacun de ceux longés',
          en: 'At the end of a run beside a lighthouse, for each one passed',
        },
        why: {
          fr: 'Le livret demande une course finie près d’un phare, puis donne un bonus par phare longé. Nous gardons les deux.',
          en: 'The rulebook asks for a run that ends beside a lighthouse, then gives a bonus for each one passed. We keep both.',
        },
      },
      {
        name: 'ending',
        title: {
          fr: 'En fin de course, pour les phares tout proches',
          en: 'At the end of a run, for the lighthouses right there',
        },
        table: {
          fr: 'où seuls les phares tout proches de l’arrivée donnent un bonus',
          en: 'where only lighthouses right at the end of the run give a bonus',
        },
        why: {
          fr: 'La première phrase fait tout : seul compte l’endroit où le bateau s’arrête.',
          en: 'The first sentence does it all: only the place where the ship stops counts.',
        },
      },
      {
        name: 'passing',
        title: { fr: 'Dès qu’on passe près de lui', en: 'As soon as one passes it' },
        table: {
          fr: 'où un phare donne son bonus dès qu’on le longe',
          en: 'where a lighthouse gives its bonus as one passes it',
        },
        why: {
          fr: 'La dernière phrase parle de passer à côté, sans demander de s’y arrêter.',
          en: 'The last sentence speaks of passing by, without asking for a stop.',
        },
      },
    ],
    touches: ['lighthouse.bonus', 'lighthouse.bonus-each'],
  },
  {
    name: 'bonus-use',
    question: { fr: 'Le bonus peut-il servir tout de suite ?', en: 'May the bonus be used right away?' },
    readings: [
      {
        name: 'this-or-next',
        title: { fr: 'Oui, ou au tour suivant', en: 'Yes, or in the next turn' },
        why: {
          fr: 'Le garder est une possibilité, et plusieurs phares donnent leurs bonus dans le tour.',
          en: 'Keeping it is an option, and several lighthouses give their bonuses in the turn.',
        },
      },
      {
        name: 'next-only',
        title: { fr: 'Non, au tour suivant seulement', en: 'No, only in the next turn' },
        table: { fr: 'où le bonus ne sert qu’au tour suivant', en: 'where the bonus serves only in the next turn' },
        why: {
          fr: 'Le livret ne nomme que le tour suivant.',
          en: 'The rulebook names the next turn only.',
        },
      },
    ],
    touches: ['lighthouse.bonus-next-turn'],
  },
  {
    name: 'bonus-kind',
    question: { fr: 'À quoi sert le bonus ?', en: 'What does the bonus serve for?' },
    readings: [
      {
        name: 'any-move',
        title: { fr: 'À avancer ou à tourner', en: 'To advance or to rotate' },
        why: {
          fr: 'Un mouvement, c’est l’un ou l’autre dans tout le livret.',
          en: 'A move is either of them all through the rulebook.',
        },
      },
      {
        name: 'advance-only',
        title: { fr: 'À avancer', en: 'To advance' },
        table: { fr: 'où le bonus ne sert qu’à avancer', en: 'where the bonus serves only to advance' },
        why: {
          fr: 'Tourner peut sembler moins qu’un mouvement.',
          en: 'Rotating may seem less than a move.',
        },
      },
    ],
    touches: ['lighthouse.bonus'],
  },
  {
    name: 'shark-short',
    question: {
      fr: 'Il manque une action pour le requin. Que se passe-t-il ?',
      en: 'An action is missing for the shark. What happens?',
    },
    readings: [
      {
        name: 'must-pay',
        title: { fr: 'Le mouvement est refusé', en: 'The move is refused' },
        why: {
          fr: 'Pour perdre une action, il faut l’avoir.',
          en: 'To lose an action, one must have it.',
        },
      },
      {
        name: 'carry-over',
        title: { fr: 'Elle est prise sur le tour suivant', en: 'It is taken from the next turn' },
        table: {
          fr: 'où l’action du requin est prise sur le tour suivant',
          en: 'where the shark’s action is taken from the next turn',
        },
        why: {
          fr: 'Le requin se paie toujours, tôt ou tard.',
          en: 'The shark is always paid for, sooner or later.',
        },
      },
    ],
    touches: ['hazard.shark', 'turn.limit'],
  },
  {
    name: 'forced-sale',
    question: {
      fr: 'Un péage impayable, et plus d’action. Peut-on vendre ?',
      en: 'A toll that cannot be paid, and no action left. May one sell?',
    },
    readings: [
      {
        name: 'always',
        title: { fr: 'Oui', en: 'Yes' },
        why: {
          fr: 'L’élimination est pour qui n’a plus rien à vendre.',
          en: 'Elimination is for those with nothing left to sell.',
        },
      },
      {
        name: 'needs-action',
        title: { fr: 'Non, le joueur est éliminé', en: 'No, the player is eliminated' },
        table: { fr: 'où l’on ne vend pas sans action', en: 'where nothing is sold without an action' },
        why: {
          fr: 'La vente est une action, et il n’y en a plus.',
          en: 'The sale is an action, and there is none left.',
        },
      },
    ],
    touches: ['debts.at-once', 'lighthouse.elimination'],
  },
];
