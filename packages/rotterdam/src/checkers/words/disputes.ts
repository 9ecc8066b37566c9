import type { CheckerWords } from '@portolan/core/answers';
import { both } from '@portolan/core/words';
import type { CheckerId } from '../types.ts';

/** The disputes people have, in the order of a round: what is asked, and what has to be known. */
export const disputes: Readonly<Record<CheckerId, Pick<CheckerWords, 'question' | 'subject' | 'asks'>>> = {
  way: {
    question: both('Ce navire doit-il avancer, et par où ?', 'Must this ship move, and which way?'),
    subject: both('le navire', 'the ship'),
    asks: both(
      'La couleur, sa position, les navires juste devant.',
      'The color, its position, the ships directly ahead.',
    ),
  },
  call: {
    question: both(
      'Quels navires avancent à cette annonce, et dans quel ordre ?',
      'Which ships move at this call, and in which order?',
    ),
    subject: both('l’annonce', 'the call'),
    asks: both(
      'La couleur, qui l’annonce, les navires de la file.',
      'The color, who calls it, the ships in the chain.',
    ),
  },
  timing: {
    question: both('Puis-je jouer cette carte maintenant ?', 'May I play this card now?'),
    subject: both('le moment', 'the moment'),
    asks: both('La carte, la phase, à qui est le tour.', 'The card, the phase, whose turn it is.'),
  },
  retreat: {
    question: both('Où le Revers ou la tempête le met-il ?', 'Where does the Setback or the storm put it?'),
    subject: both('le recul', 'the way back'),
    asks: both('La carte, sa position, les navires derrière.', 'The card, its position, the ships behind.'),
  },
  cargo: {
    question: both('Puis-je prendre cette cargaison ?', 'May I take this cargo?'),
    subject: both('la cargaison', 'the cargo'),
    asks: both(
      'Le voleur, la chance ou la police ; les deux navires.',
      'The thief, the luck or the police; the two ships.',
    ),
  },
  arrival: {
    question: both('Que me rapporte cette arrivée ?', 'What do I get for this arrival?'),
    subject: both('l’arrivée', 'the arrival'),
    asks: both('Le port, la cargaison, la carte du dessus.', 'The harbor, the cargo, the top card.'),
  },
  mission: {
    question: both('Ces cartes remplissent-elles la Mission ?', 'Do these cards fulfill the Mission?'),
    subject: both('la Mission', 'the Mission'),
    asks: both('La Mission, les cartes données, les Jokers.', 'The Mission, the cards given, the Jokers.'),
  },
  end: {
    question: both('Est-ce fini, et qui a gagné ?', 'Is it over, and who has won?'),
    subject: both('la fin', 'the end'),
    asks: both(
      'Missions, cartes à points et Produits de chacun, même cachés.',
      'Everybody’s Missions, point cards and Products, even hidden ones.',
    ),
  },
};
