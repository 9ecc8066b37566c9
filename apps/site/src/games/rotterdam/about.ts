import type { AboutGame } from '../game.ts';

/** What the page about the site says of Rotterdam. */
export const about: AboutGame = {
  sources: {
    fr: 'Les règles de Rotterdam sont celles de son livret français. Des pages publiques sur l’édition de 2007 ont compté ce qui manque au livret\u00a0: les navires, les cartes de chaque sorte, une partie des matières premières, les quatre départs et les trois Missions en main. L’édition française peut s’en écarter.',
    en: 'The rules of Rotterdam are those of its French rulebook. Public pages about the edition of 2007 counted what the rulebook lacks: the ships, the cards of each kind, some of the raw materials, the four starts and the three Missions in hand. The French edition may differ.',
  },
  reconstructed: {
    fr: 'Du livret de Rotterdam, il manque la page du matériel et de la mise en place, et aucune image du plateau n’a été trouvée. La carte du fleuve est donc de nous\u00a0: positions, canaux, couleurs autres que le rouge, ancres, et Europoort avec ses produits chimiques. De même la plupart des Produits, toutes les valeurs, les 46 Missions et le détail des 20 cartes Navigation.',
    en: 'Of the rulebook of Rotterdam, the page of components and set-up is missing, and no picture of the board was found. So the map of the river is ours: positions, channels, the colors other than red, the anchors, and Europoort with its chemicals. So are most of the Products, all values, the 46 Missions and the split of the 20 Navigation cards.',
  },
};
