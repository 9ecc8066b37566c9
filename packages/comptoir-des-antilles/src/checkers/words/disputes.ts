import type { CheckerWords } from '@portolan/core/answers';
import { both } from '@portolan/core/words';
import type { CheckerId } from '../types.ts';

/** What each dispute asks, in the order of a turn: apart from its answers, so that a list of disputes needs no more. */
export const disputes: Readonly<Record<CheckerId, Pick<CheckerWords, 'question' | 'subject' | 'asks'>>> = {
  contact: {
    question: both('Que fait cette relation maintenant ?', 'What does this contact do now?'),
    subject: both('la relation', 'the contact'),
    asks: both(
      'La carte et le port : effet par effet, ce qui est fait, sauté, et pourquoi.',
      'The card and the port: effect by effect, what is done, what is skipped, and why.',
    ),
  },
  effect: {
    question: both('Puis-je placer, déplacer, échanger ainsi ?', 'May I place, move or exchange porters like this?'),
    subject: both('l’effet', 'the effect'),
    asks: both('L’effet, les navires concernés, les porteurs.', 'The effect, the ships concerned, the porters.'),
  },
  cannot: {
    question: both('« Cet effet est impossible » : est-ce vrai ?', '“That effect cannot be carried out”: is it true?'),
    subject: both('l’effet impossible', 'the impossible effect'),
    asks: both('L’effet et les quatre quais.', 'The effect and the four quays.'),
  },
  departure: {
    question: both(
      'Un navire part : qui touche, qui paie, qui a l’ardoise ?',
      'A ship sails: who is paid, who pays, who holds the slate?',
    ),
    subject: both('le départ', 'the departure'),
    asks: both(
      'Le navire, la commission, qui joue, qui tient l’ardoise.',
      'The ship, the commission, who plays, who holds the slate.',
    ),
  },
  slate: {
    question: both('Qui paie, et à qui laisser l’ardoise ?', 'Who pays, and who may be left the slate?'),
    subject: both('l’ardoise', 'the slate'),
    asks: both('Qui était à bord, qui joue, qui tient l’ardoise.', 'Who was aboard, who plays, who holds the slate.'),
  },
  round: {
    question: both('Qui commence le prochain tour de table ?', 'Who begins the next round?'),
    subject: both('le tour de table', 'the round'),
    asks: both(
      'Qui a commencé, qui tient l’ardoise, si elle a été laissée.',
      'Who began, who holds the slate, whether it was left.',
    ),
  },
  tile: {
    question: both('Puis-je jouer cette tuile ici, maintenant ?', 'May I play this tile here, now?'),
    subject: both('la tuile événement', 'the event tile'),
    asks: both('La tuile, le navire, le moment du tour.', 'The tile, the ship, the moment of the turn.'),
  },
  auction: {
    question: both('Enchère : à qui de miser, et combien ?', 'Auction: whose bid is it, and how much?'),
    subject: both('l’enchère', 'the auction'),
    asks: both('Les compteurs, qui joue, ce qui a été dit.', 'The counters, who plays, what was said.'),
  },
  end: {
    question: both('La partie est-elle finie, et qui gagne ?', 'Is the game over, and who wins?'),
    subject: both('la fin', 'the end'),
    asks: both('Les compteurs, les navires de la pile, qui joue.', 'The counters, the ships in the pile, who plays.'),
  },
};
