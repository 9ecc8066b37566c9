import type { AboutGame } from '../game.ts';

/** What the page about the site says of Borneo. */
export const about: AboutGame = {
  sources: {
    fr: 'Les règles de Borneo sont celles du livret français de 2008. Là où un détail manque au livret, des comptes rendus publics l’ont donné\u00a0: les quatre épices, les cinq emplacements par compagnie, la place des drapeaux sur une Cargaison.',
    en: 'The rules of Borneo are those of the French rulebook of 2008. Where a detail is missing there, public reports gave it: the four spices, the five spaces of a company, the place of the flags on a Shipment card.',
  },
  reconstructed: {
    fr: 'Le livret de Borneo ne montre pas toutes les cartes. Les drapeaux et l’épice de chaque Cargaison, les deux nombres de chaque carte Port, les demandes et la valeur de chaque Mission ont donc été inventés, avec le bon nombre de pièces, pour que le jeu soit équilibré et jouable. Les exemples s’en servent.',
    en: 'The rulebook of Borneo does not print every card. The flags and the spice of each Shipment card, the two numbers of each Harbor card, what each Mission asks and what it is worth: these are made up, with the right number of pieces, to be balanced and playable. The examples use them.',
  },
};
