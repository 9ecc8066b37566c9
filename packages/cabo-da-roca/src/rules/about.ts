import type { Sources, TurnPhase } from '@portolan/core';
import { typeset } from './typeset.ts';

/** What stands on the head of the game's page. Designer, publisher and year are not stated in the rulebook. */
export const facts = {
  players: { min: 2, max: 4 },
  age: 9,
  minutes: 60,
} as const;

/** Where the rules, the tiles and the cards come from. */
export const provenance: Sources = typeset({
  summary: {
    fr: 'Règles d’après le livret français. Les faces des cartes et le dessin des tuiles sont reconstitués : saisissez les vôtres.',
    en: 'Rules after the French rulebook. The card faces and the pictures of the tiles are reconstructed: enter your own.',
  },
  printed: {
    fr: 'Le livret donne les règles, les sortes de tuiles et leur nombre, les prix, péages, zones et récompenses, le nombre de cartes et de figurines.',
    en: 'The rulebook gives the rules, the kinds of tiles and their numbers, the prices, tolls, zones and awards, the number of cards and figures.',
  },
  public: {
    fr: 'Aucune page publique sur ce jeu n’a été trouvée. Son auteur, son éditeur et son année nous sont inconnus, et même son titre : nous lui donnons le nom du cap par lequel le livret commence.',
    en: 'No public page about this game has been found. Its designer, publisher and year are unknown to us, and so is its title: we use the name of the cape that the rulebook opens with.',
  },
  reconstructed: {
    fr: 'Le texte n’a pas ses images. Sont de nous : la terre sur les bords des tuiles, les 25 cartes de commerce, le nom des marchandises, la valeur de chaque carte de trésor ; les ports portent des lettres.',
    en: 'The text lacks its pictures. Ours are: the land along the edges of the tiles, the 25 trade cards, the names of the goods, the value of each treasure card; ports bear letters.',
  },
});

/** The turn in order. */
export const turnAtAGlance: readonly TurnPhase<'tile' | 'buy' | 'depart' | 'free'>[] = typeset([
  {
    phase: 'tile',
    duty: 'must',
    title: { fr: 'Tuile', en: 'Tile' },
    text: { fr: 'Piocher une tuile et la poser.', en: 'Draw a tile and lay it.' },
    sections: ['laying'],
  },
  {
    phase: 'buy',
    duty: 'may',
    title: { fr: 'Achats', en: 'Purchases' },
    text: { fr: 'Acheter des bateaux ou des marins.', en: 'Buy ships or sailors.' },
    sections: ['buying'],
  },
  {
    phase: 'depart',
    duty: 'must',
    title: { fr: 'Départs', en: 'Departures' },
    text: { fr: 'Tirer une carte et quitter le port.', en: 'Draw a card and leave port.' },
    sections: ['trade', 'ships'],
  },
  {
    phase: 'free',
    duty: 'may',
    title: { fr: 'Actions', en: 'Actions' },
    text: { fr: 'Naviguer, marcher, vendre, tirer.', en: 'Sail, walk, sell, fire.' },
    sections: ['ships', 'sailors', 'combat'],
  },
]);
