import type { Sources, TurnPhase } from '@portolan/core';
import { typeset } from './typeset.ts';

/** What stands on the head of the game's page. The year and the age are not known. */
export const facts = {
  designer: 'Olivier Pauwels',
  publisher: 'Sweet November',
  players: { min: 3, max: 4 },
  minutes: { min: 40, max: 60 },
} as const;

/** Where the rules and the cards come from. */
export const provenance: Sources = typeset({
  summary: {
    fr: 'Règles d’après le livret français. Les relations sont reconstituées : saisissez les vôtres.',
    en: 'Rules after the French rulebook. The contacts are reconstructed: enter your own.',
  },
  printed: {
    fr: 'Le livret donne les règles, les 20 navires et leurs valeurs, les 16 marchandises et leurs primes, les dix porteurs de chacun, les dix sortes de tuiles événement et ce qu’elles font.',
    en: 'The rulebook gives the rules, the 20 ships and their values, the 16 goods tiles and their premiums, everybody’s ten porters, the ten kinds of event tiles and what they do.',
  },
  public: {
    fr: 'Des pages publiques donnent le titre, l’éditeur, et disent que tous les joueurs ont les mêmes relations.',
    en: 'Public pages give the title and the publisher, and say that all players have the same contacts.',
  },
  reconstructed: {
    fr: 'Nulle part on ne trouve les relations elles-mêmes, leurs noms, leurs commissions et leurs effets, ni combien il y a de tuiles de chaque événement. Les nôtres sont inventées, équilibrées et jouables.',
    en: 'The contacts themselves are nowhere to be found, with their names, commissions and effects, nor how many tiles there are of each event. Ours are made up, balanced and playable.',
  },
});

/** The parts of a turn in their usual order; auction and tile may also come after the contact. */
export const turnAtAGlance: readonly TurnPhase<'act' | 'effect' | 'settle' | 'assign'>[] = typeset([
  {
    phase: 'act',
    duty: 'may',
    title: { fr: 'Enchère', en: 'Auction' },
    text: { fr: 'Mettre une tuile événement aux enchères.', en: 'Put an event tile up for auction.' },
    sections: ['auction'],
  },
  {
    phase: 'act',
    duty: 'may',
    title: { fr: 'Tuile', en: 'Tile' },
    text: { fr: 'Poser une de ses tuiles devant un navire.', en: 'Lay one of one’s tiles before a ship.' },
    sections: ['tile'],
  },
  {
    phase: 'effect',
    duty: 'must',
    title: { fr: 'Relation', en: 'Contact' },
    text: { fr: 'Jouer une relation et appliquer ses effets.', en: 'Play a contact and carry out its effects.' },
    sections: ['contact'],
  },
  {
    phase: 'settle',
    duty: 'must',
    title: { fr: 'Départs', en: 'Departures' },
    text: {
      fr: 'Si un navire est plein : primes, puis commission ou ardoise.',
      en: 'If a ship is full: premiums, then commission or slate.',
    },
    sections: ['sailing', 'slate'],
  },
  {
    phase: 'assign',
    duty: 'must',
    title: { fr: 'Nouveaux navires', en: 'New ships' },
    text: {
      fr: 'Garnir les quais, piocher et donner des marchandises.',
      en: 'Fill the quays, draw goods tiles and give them out.',
    },
    sections: ['ships'],
  },
]);
