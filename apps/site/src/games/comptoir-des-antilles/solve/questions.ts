import type { QuestionId } from '@portolan/solvers/comptoir-des-antilles';
import { both } from '../../../kit/text.ts';
import type { Asked } from '../../../solve/game.ts';

const oneTurn = both(
  'Toutes les façons de jouer le tour ont été essayées, jusqu’à ce que les quais soient regarnis.',
  'Every way to play the turn was tried, up to the filling of the quays.',
);
const played = both(
  'Des parties jouées jusqu’au bout, tuiles cachées redistribuées à chaque fois : les traits disent à quelle erreur près.',
  'Games played to the end, hidden tiles dealt anew each time: the marks show the error.',
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
      'Chaque coup permis, joué jusqu’à la fin, encore et encore, du meilleur au pire.',
      'Every legal move, played to the end again and again, from best to worst.',
    ),
  },
  {
    id: 'bestTurn',
    means: oneTurn,
    certainty: 'exact',
    needsPosition: true,
    title: both('Que puis-je tirer de ce tour ?', 'What can I get out of this turn?'),
    tells: both(
      'Toutes les façons de jouer le tour, et ce qu’elles changent à chaque compteur.',
      'Every way to play the turn, and what it changes on each counter.',
    ),
  },
  {
    id: 'threats',
    means: oneTurn,
    certainty: 'exact',
    needsPosition: true,
    title: both('Qui peut faire partir quoi avant moi ?', 'Who can make which ship sail before me?'),
    tells: both(
      'Les départs que les autres peuvent provoquer avant mon prochain tour, le pire d’abord.',
      'The departures that others can bring about before my next turn, the worst first.',
    ),
  },
  {
    id: 'goodsForecast',
    certainty: 'exact',
    estimated: both(
      'Un adversaire a déjà donné des marchandises : sa tuile cachée, il a pu la garder exprès, et le calcul la prend pour tirée au hasard.',
      'An opponent has given out goods before: the hidden tile may have been kept on purpose, and the numbers take it for a chance draw.',
    ),
    needsPosition: true,
    title: both('Quelles marchandises viendront ?', 'Which goods will come?'),
    tells: both(
      'La chance de chaque marchandise au prochain tirage et aux suivants, d’après ce que je vois.',
      'The chance of each kind of goods in the next draws, by what I can see.',
    ),
  },
  {
    id: 'tileWorth',
    means: oneTurn,
    certainty: 'exact',
    needsPosition: true,
    title: both('Que vaut cette tuile pour moi ?', 'What is this tile worth to me?'),
    tells: both(
      'Mon meilleur tour avec elle et sans elle : la différence dit jusqu’où enchérir.',
      'My best turn with it and without it: the difference says how far to bid.',
    ),
  },
  {
    id: 'endDistance',
    means: oneTurn,
    certainty: 'exact',
    needsPosition: true,
    title: both('La fin est-elle proche ?', 'How near is the end?'),
    tells: both(
      'Ce qu’il reste de navires et de tours, et jusqu’où chaque compteur peut monter.',
      'How many ships and turns are left, and how high each counter can rise.',
    ),
  },
  {
    id: 'chances',
    means: played,
    certainty: 'estimate',
    needsPosition: true,
    title: both('Qui va gagner ?', 'Who is going to win?'),
    tells: both(
      'Pour chaque coup, la part des parties que gagne chacun.',
      'For each move, the share of games that everybody wins.',
    ),
  },
];
