import type { QuestionId } from '@portolan/solvers/cabo-da-roca';
import { both } from '../../../kit/text.ts';
import type { Asked } from '../../../solve/game.ts';

const frozen = both(
  'Tous les chemins ont été essayés, les autres pièces restant en place.',
  'Every way was tried, all other pieces staying where they are.',
);
const oneTurn = both('Toutes les suites de ce tour ont été essayées.', 'Every way to play this turn was tried.');
const played = both(
  'Des suites jouées, tirages compris : les traits disent à quelle erreur près.',
  'Games played on, draws included: the marks show the error.',
);

/** The questions in the order of a turn. */
export const asked: readonly (Asked & { readonly id: QuestionId })[] = [
  {
    id: 'advise',
    means: played,
    certainty: 'estimate',
    needsPosition: true,
    title: both('Quel est mon meilleur coup ?', 'What is my best move?'),
    tells: both(
      'Chaque coup permis, joué quelques tours de table plus loin, encore et encore, du meilleur au pire.',
      'Every legal move, played some rounds further again and again, from best to worst.',
    ),
  },
  {
    id: 'tileFit',
    certainty: 'exact',
    needsPosition: true,
    title: both('La prochaine tuile ira-t-elle ici ?', 'Will the next tile fit here?'),
    tells: both(
      'Ce qui va sur une case, et la chance de le tirer.',
      'What fits a square, and the chance of drawing it.',
    ),
  },
  {
    id: 'nextCard',
    certainty: 'exact',
    needsPosition: true,
    title: both('Que donnera ma carte ?', 'What will my card bring?'),
    tells: both(
      'Pour un bateau au port : la chance d’une carte possible, et ce qu’elle rapporterait.',
      'For a ship in port: the chance of a possible card, and what it would pay.',
    ),
  },
  {
    id: 'bestDestination',
    means: frozen,
    certainty: 'proved',
    needsPosition: true,
    title: both('Où vendre cette carte ?', 'Where should this card be sold?'),
    tells: both(
      'Chaque port qui achète, avec ses actions et ce qu’il rapporte par action.',
      'Every port that buys, with its actions and what it pays for each of them.',
    ),
  },
  {
    id: 'shortestVoyage',
    means: frozen,
    certainty: 'proved',
    needsPosition: true,
    title: both('Combien d’actions jusqu’à ce port ?', 'How many actions to that port?'),
    tells: both(
      'Le chemin le plus court, les autres pièces restant où elles sont.',
      'The shortest way, all other pieces staying where they are.',
    ),
  },
  {
    id: 'pirateReach',
    means: frozen,
    certainty: 'proved',
    needsPosition: true,
    title: both('Où suis-je à l’abri de ce pirate ?', 'Where is it safe from that pirate?'),
    tells: both('Toutes les cases où il peut tirer à son tour.', 'Every square it can fire on in its turn.'),
  },
  {
    id: 'bestEndOfTurn',
    means: oneTurn,
    certainty: 'proved',
    needsPosition: true,
    title: both('Comment finir ce tour au mieux ?', 'How is this turn best ended?'),
    tells: both(
      'Toutes les fins de tour, comptées comme si la partie s’arrêtait là.',
      'Every way to end the turn, counted as if the game stopped there.',
    ),
  },
  {
    id: 'whoIsAhead',
    means: played,
    certainty: 'estimate',
    needsPosition: true,
    title: both('Qui mène ?', 'Who is ahead?'),
    tells: both(
      'La partie jouée jusqu’au bout, encore et encore : qui gagne, et de combien.',
      'The game played out again and again: who wins, and by how much.',
    ),
  },
];
