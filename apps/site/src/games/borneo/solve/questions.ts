import type { QuestionId } from '@portolan/solvers/borneo';
import { both } from '../../../kit/text.ts';
import type { Asked } from '../../../solve/game.ts';

/** The questions in the order of a turn. */
export const asked: readonly (Asked & { readonly id: QuestionId })[] = [
  {
    id: 'advise',
    certainty: 'estimate',
    needsPosition: true,
    title: both('Quel est mon meilleur coup ?', 'What is my best move?'),
    tells: both(
      'Chaque coup permis, joué jusqu’au bout des centaines de fois, du meilleur au pire.',
      'Every legal move, played out to the end again and again, from best to worst.',
    ),
  },
  {
    id: 'missionPayments',
    certainty: 'exact',
    needsPosition: true,
    title: both('Comment payer cette Mission au plus juste ?', 'What is the cheapest way to pay this Mission?'),
    tells: both(
      'Tous les paiements sans carte de trop, le meilleur d’abord.',
      'All payments without a needless card, the best first.',
    ),
  },
  {
    id: 'fightOdds',
    certainty: 'exact',
    needsPosition: true,
    title: both('Quelles chances a mon attaque ?', 'What are the odds of my attack?'),
    tells: both(
      'La chance exacte de chaque jeu de cartes, contre un défenseur qui tient dès qu’il le peut.',
      'The exact chance of every set of cards, against a defender who holds whenever he can.',
    ),
  },
  {
    id: 'bestShipment',
    certainty: 'exact',
    needsPosition: true,
    title: both('Quelle Cargaison jouer, et où ?', 'Which Shipment card should I play, and where?'),
    tells: both(
      'Chaque carte dans chaque port, et ce que chacun y gagne tout de suite.',
      'Every card at every port, and what everybody gains at once.',
    ),
  },
  {
    id: 'monopolyNeed',
    certainty: 'exact',
    needsPosition: true,
    title: both('Que me faut-il pour ce monopole ?', 'What do I need for this monopoly?'),
    tells: both(
      'Le moins de cartes de la main qui donnent le monopole, si personne d’autre ne joue là.',
      'The fewest hand cards that give the monopoly if nobody else plays there.',
    ),
  },
  {
    id: 'drawOdds',
    certainty: 'exact',
    needsPosition: false,
    title: both('Vais-je piocher ce qu’il me faut ?', 'Will I draw what I need?'),
    tells: both('La chance d’avoir au moins une bonne carte.', 'The chance of at least one good card.'),
  },
  {
    id: 'endClock',
    certainty: 'exact',
    needsPosition: true,
    title: both('Combien de temps reste-t-il ?', 'How long will the game last?'),
    tells: both('Les bornes : au plus tôt, au plus tard.', 'The bounds: at the earliest, at the latest.'),
  },
  {
    id: 'finalRound',
    certainty: 'proved',
    needsPosition: true,
    title: both('Quelle dernière Mission prendre ?', 'Which final Mission should I take?'),
    tells: both('Le meilleur jeu de tous, jusqu’au vainqueur.', 'Best play by everybody, down to the winner.'),
  },
];
