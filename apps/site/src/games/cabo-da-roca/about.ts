import type { AboutGame } from '../game.ts';

/** What the page about the site says of Cabo da Roca. */
export const about: AboutGame = {
  sources: {
    fr: 'Les règles de Cabo da Roca sont celles de son livret français. Aucune page publique sur ce jeu n’a été trouvée\u00a0: son auteur, son éditeur et son année nous sont inconnus, et son titre aussi. Nous lui donnons le nom du cap par lequel le livret commence.',
    en: 'The rules of Cabo da Roca are those of its French rulebook. No public page about the game was found: its designer, its publisher and its year are unknown to us, and so is its title. We give it the name of the cape that the rulebook opens with.',
  },
  reconstructed: {
    fr: 'Le livret de Cabo da Roca nous est parvenu sans ses images. Il donne les sortes de tuiles et leur nombre, les prix, les péages, les zones et les primes. Sont de nous la terre au bord des tuiles, les 25 cartes de commerce, le nom des marchandises et la valeur que porte chaque carte de trésor\u202f; les ports ont des lettres, faute de connaître leurs noms. Cinq sorties par port, c’est imprimé\u00a0: la terre que nous avons dessinée en donne cinq aussi.',
    en: 'The rulebook of Cabo da Roca reached us as a text without its pictures. It gives the kinds of tiles and how many there are of each, the prices, the tolls, the zones and the awards. Ours are the land along the edges of the tiles, all 25 trade cards, the names of the goods, and which value each treasure card carries; the ports bear letters, since their names are not known. Five ways lead out of a port: that is printed, and the land we drew gives the same five.',
  },
};
