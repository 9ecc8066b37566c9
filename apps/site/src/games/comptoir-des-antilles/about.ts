import type { AboutGame } from '../game.ts';

/** What the page about the site says of Comptoir des Antilles. */
export const about: AboutGame = {
  sources: {
    fr: 'Les règles de Comptoir des Antilles sont celles de son livret français. Ce texte n’en donne pas le titre\u00a0: il a été retrouvé par l’auteur et le thème. L’année et l’âge ne sont pas connus.',
    en: 'The rules of Comptoir des Antilles are those of its French rulebook. That text does not print the title: it was found by the designer and the subject. Year and age are not known.',
  },
  reconstructed: {
    fr: 'Le livret de Comptoir des Antilles donne les navires, les marchandises et ce que fait chaque sorte de tuile événement. Il n’imprime aucune relation\u00a0: leur nombre, leurs noms, leurs commissions et leurs effets sont de nous, et le nombre de tuiles de chaque événement aussi.',
    en: 'The rulebook of Comptoir des Antilles lists the ships, the goods and what each kind of event tile does. It prints no contact: their number, names, commissions and effects are ours, and so is how many tiles there are of each event.',
  },
};
