import type { QuestionId } from '@portolan/solvers/rotterdam';
import { both } from '../../../kit/text.ts';
import type { Asked } from '../../../solve/game.ts';

const calls = both(
  'Toutes les annonces et tous les choix des navires ont été comptés ; les cartes Navigation sont laissées de côté.',
  'Every call and every choice of the ships was counted; Navigation cards are left out.',
);
const model = both(
  'Pour un modèle, et non une prévision : aucun autre navire, toutes les couleurs aussi probables, le meilleur choix aux fourches d’une seule couleur.',
  'For a model, not a forecast: no other ships, every color as likely as the next, the better choice at forks of one color.',
);
const plans = both(
  'Toutes les suites de Missions et tous les paiements ont été comptés, sans carte nouvelle.',
  'Every order of Missions and every payment was counted, without a new card.',
);
const played = both(
  'Des suites jouées, tirages compris : les traits disent à quelle erreur près.',
  'Games played on, draws included: the marks show the error.',
);

/** The questions in the order of a round. */
export const asked: readonly (Asked & { readonly id: QuestionId })[] = [
  {
    id: 'advise',
    means: played,
    certainty: 'estimate',
    needsPosition: true,
    title: both('Quel est mon meilleur coup ?', 'What is my best move?'),
    tells: both(
      'Chaque coup permis, joué six manches plus loin, encore et encore, du meilleur au pire.',
      'Every legal move, played six rounds further again and again, from best to worst.',
    ),
  },
  {
    id: 'launchChances',
    means: model,
    certainty: 'exact',
    needsPosition: true,
    title: both('D’où lancer cette cargaison ?', 'From which start should this cargo go?'),
    tells: both(
      'La chance de chaque départ libre d’amener la cargaison à son port.',
      'The chance of each free start to bring the cargo to its harbor.',
    ),
  },
  {
    id: 'colorOutcomes',
    means: calls,
    certainty: 'exact',
    needsPosition: true,
    title: both('Quels navires bougent si j’annonce rouge ?', 'Which ships move if I call red?'),
    tells: both(
      'Ce que fait chaque couleur : où finissent les navires, lesquels arrivent, lesquels restent bloqués.',
      'What each color does: where the ships end, which arrive, which are blocked.',
    ),
  },
  {
    id: 'arrival',
    means: calls,
    certainty: 'exact',
    needsPosition: true,
    title: both('Mon navire arrive-t-il dans cette manche ?', 'Can my ship arrive in this round?'),
    tells: both(
      'Avec les annonces qui restent : à coup sûr, peut-être ou jamais, et la couleur à annoncer.',
      'With the calls that are left: for certain, perhaps or never, and the color to call.',
    ),
  },
  {
    id: 'reach',
    means: model,
    certainty: 'exact',
    needsPosition: true,
    title: both('Ce port est-il encore à portée ?', 'Is this harbor still within reach?'),
    tells: both(
      'Le nombre de canaux, les couleurs qui y mènent et les fourches où on le perd.',
      'The number of channels, the colors that lead there, and the forks where it is lost.',
    ),
  },
  {
    id: 'cardThreats',
    certainty: 'exact',
    needsPosition: true,
    title: both('Que peut une carte contre mon navire ?', 'What can a card do to my ship?'),
    tells: both(
      'Chaque usage permis contre ce navire, ce qu’il coûte, et la chance que ce joueur tienne la carte.',
      'Every legal use against the ship, what it costs, and the chance that the player holds the card.',
    ),
  },
  {
    id: 'productOdds',
    certainty: 'exact',
    needsPosition: true,
    title: both('Quel Produit vais-je piocher ?', 'Which Product will I draw?'),
    tells: both(
      'La chance de chaque Produit d’un port, d’après les cartes que l’on a vues.',
      'The chance of each Product of a harbor, from the cards that have been seen.',
    ),
  },
  {
    id: 'bestMission',
    means: plans,
    certainty: 'exact',
    needsPosition: true,
    title: both('Quelle Mission remplir, avec quelles cartes ?', 'Which Mission should I complete, with which cards?'),
    tells: both(
      'Les Missions possibles maintenant, au moindre coût, et le meilleur plan pour les manches qui restent.',
      'The Missions that can be completed now, at the least cost, and the best plan for the rounds left.',
    ),
  },
  {
    id: 'standings',
    certainty: 'exact',
    needsPosition: true,
    title: both('Qui gagne si la partie s’arrête ?', 'Who wins if the game ends now?'),
    tells: both(
      'Les totaux au moins et au plus, cartes cachées comprises, et ce que changerait une Mission.',
      'The totals at least and at most, hidden cards included, and what a Mission would change.',
    ),
  },
];
