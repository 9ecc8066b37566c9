import type { Term } from '@portolan/core';

/** What players do. */
export const actionTerms: readonly Term[] = [
  {
    id: 'advance',
    term: { fr: 'avancer', en: 'advance' },
    meaning: {
      fr: 'Aller sur la case en face.',
      en: 'Go to the square ahead.',
    },
  },
  {
    id: 'rotate',
    term: { fr: 'tourner', en: 'rotate' },
    meaning: {
      fr: 'Changer le cap d’un huitième de tour.',
      en: 'Change the heading by an eighth of a circle.',
    },
  },
  {
    id: 'heading',
    term: { fr: 'cap', en: 'heading' },
    meaning: {
      fr: 'L’une des huit directions, celle de la proue.',
      en: 'One of the eight directions, that of the bow.',
    },
  },
  {
    id: 'walk',
    term: { fr: 'marcher', en: 'walk' },
    meaning: {
      fr: 'Mener un marin sur une tuile voisine, par la terre.',
      en: 'Take a sailor to a tile next to it, over land.',
    },
  },
  {
    id: 'moored',
    term: { fr: 'ancré', en: 'moored' },
    meaning: {
      fr: 'Le long du quai, dans un port, sans cap.',
      en: 'Along the quay, in a port, without a heading.',
    },
  },
  {
    id: 'depart',
    term: { fr: 'partir', en: 'depart' },
    meaning: {
      fr: 'Sortir d’un port : la carte, puis une case.',
      en: 'Go out of a port: the card, then one square.',
    },
  },
  {
    id: 'crossing',
    term: { fr: 'croisement', en: 'crossing' },
    meaning: {
      fr: 'Passer sur la case d’un autre bateau sans s’y arrêter.',
      en: 'Pass over the square of another ship without stopping.',
    },
  },
  {
    id: 'coasting',
    term: { fr: 'caboter', en: 'coast' },
    meaning: {
      fr: 'Ne jamais quitter le voisinage de la terre.',
      en: 'Never leave the neighborhood of land.',
    },
  },
  {
    id: 'broadside',
    term: { fr: 'travers', en: 'broadside' },
    meaning: {
      fr: 'Le côté d’un pirate, où sont ses canons.',
      en: 'The side of a pirate, where its guns are.',
    },
  },
  {
    id: 'attack',
    term: { fr: 'attaquer', en: 'attack' },
    meaning: {
      fr: 'Tirer sur un bateau ou sur un marin d’une île.',
      en: 'Fire on a ship or on a sailor of an island.',
    },
  },
  {
    id: 'ransom',
    term: { fr: 'rançon', en: 'ransom' },
    meaning: {
      fr: 'La somme qu’une victime paie pour n’être pas coulée.',
      en: 'The sum that a victim pays not to be sunk.',
    },
  },
  {
    id: 'resale',
    term: { fr: 'revente', en: 'resale' },
    meaning: {
      fr: 'Rendre un marin ou un bateau contre des pièces.',
      en: 'Give back a sailor or a ship for coins.',
    },
  },
];
