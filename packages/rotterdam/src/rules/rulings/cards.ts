import type { RotterdamRuling } from './ruling.ts';

/** Open points of what Navigation cards do. */
export const cardRulings: readonly RotterdamRuling[] = [
  {
    name: 'swap-empty',
    question: {
      fr: 'La chance tourne-t-elle avec un navire vide ?',
      en: 'Does Turn of luck work with an empty ship?',
    },
    readings: [
      {
        name: 'both-loaded',
        title: { fr: 'Non, il faut deux cargaisons', en: 'No, it takes two cargoes' },
        why: {
          fr: 'Pour que deux matières premières changent de place, il en faut une sur chaque navire.',
          en: 'For two raw materials to change places, there must be one on each ship.',
        },
      },
      {
        name: 'one-empty-allowed',
        title: { fr: 'Oui, la cargaison change de navire', en: 'Yes, the cargo changes ships' },
        table: {
          fr: 'où La chance tourne joue aussi avec un navire vide',
          en: 'where Turn of luck works with an empty ship',
        },
        why: {
          fr: 'Le choix des deux navires est libre, et une cale vide s’échange aussi.',
          en: 'The choice of the two ships is free, and an empty hold can be exchanged as well.',
        },
      },
    ],
    touches: ['card.turn-of-luck'],
  },
  {
    name: 'impossible-retreat',
    question: {
      fr: 'Revers ou Tempête sur un navire qui ne peut pas reculer d’autant ?',
      en: 'Setback or Storm on a ship that cannot go back that far?',
    },
    readings: [
      {
        name: 'full-only',
        title: { fr: 'Ce navire n’est pas choisi', en: 'That ship is not chosen' },
        why: {
          fr: 'La carte donne un nombre de canaux, sans « jusqu’à ».',
          en: 'The card gives a number of channels, without “up to”.',
        },
      },
      {
        name: 'as-far-as-possible',
        title: { fr: 'Il recule autant qu’il le peut', en: 'It goes back as far as it can' },
        table: { fr: 'où un navire recule autant qu’il le peut', en: 'where a ship goes back as far as it can' },
        why: {
          fr: 'Le choix du navire n’a pas de condition : la carte fait ce qu’elle peut, et elle est utilisée.',
          en: 'The choice of the ship has no condition: the card does what it can, and is used up.',
        },
      },
    ],
    touches: ['card.setback', 'card.heavy-storm', 'board.one-ship'],
  },
  {
    name: 'jokers-per-mission',
    question: { fr: 'Plusieurs Jokers pour une Mission ?', en: 'Several Jokers for one Mission?' },
    readings: [
      {
        name: 'any',
        title: { fr: 'Autant qu’on en a', en: 'As many as one has' },
        why: { fr: 'Rien n’en limite le nombre.', en: 'Nothing limits their number.' },
      },
      {
        name: 'one',
        title: { fr: 'Un seul', en: 'One' },
        table: { fr: 'qui n’admet qu’un Joker par Mission', en: 'that allows one Joker for a Mission' },
        why: {
          fr: 'La carte parle d’elle-même au singulier : un Joker, un Produit, une Mission.',
          en: 'The card speaks of itself in the singular: one Joker, one Product, one Mission.',
        },
      },
    ],
    touches: ['card.joker'],
  },
  {
    name: 'thief-full-hold',
    question: {
      fr: 'Le voleur peut-il mettre son butin sur un navire déjà chargé ?',
      en: 'May the thief put the loot on a ship that is already loaded?',
    },
    readings: [
      {
        name: 'not-playable',
        title: { fr: 'Non', en: 'No' },
        why: {
          fr: 'Un navire ne porte jamais qu’une unité, et la carte ne parle pas d’en décharger une.',
          en: 'A ship never carries more than one unit, and the card does not speak of unloading one.',
        },
      },
      {
        name: 'replaces',
        title: { fr: 'Oui, sa propre cargaison rejoint la réserve', en: 'Yes, its own cargo goes to the stock' },
        table: { fr: 'où le butin peut remplacer la cargaison', en: 'where the loot may replace the cargo' },
        why: {
          fr: 'Le choix de son navire est libre ; le butin y prend la place de ce qui s’y trouvait.',
          en: 'The choice of one’s ship is free; the loot takes the place of what was there.',
        },
      },
    ],
    touches: ['card.cargo-thief'],
  },
];
