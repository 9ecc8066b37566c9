import type { Action } from '@portolan/comptoir-des-antilles';
import { both } from '../../../kit/text.ts';
import type { CallOn } from '../../../play/asking.ts';

/** What each kind of move asks for in a phase that offers several, while nothing has been touched. */
export const asks: Readonly<Partial<Record<Action['kind'], CallOn>>> = {
  playContact: { touch: both('une relation à jouer', 'a contact to play') },
  playTile: { touch: both('une tuile', 'a tile') },
  leaveSlate: { touch: both('qui reçoit l’ardoise', 'who gets the slate') },
  openAuction: { order: both('ouvrez une enchère', 'open an auction') },
  payCommission: { order: both('payez la commission', 'pay the commission') },
  endTurn: { order: both('finissez', 'finish') },
};

/** What the table asks for and what its buttons say. */
export const playWords = {
  nothing: both('Rien à faire ici.', 'There is nothing to do here.'),
  bid: both('Miser {n}', 'Bid {n}'),
  bidding: both('Combien miser ? {n} pour l’instant.', 'How much to bid? {n} so far.'),
  auction: both('{tile} aux enchères : misez, ou passez.', 'Auction of {tile}: bid, or pass.'),
  effect: both('{effect} : touchez les quais.', '{effect}: tap the quays.'),
  choosing: both('Quel effet ?', 'Which effect?'),
  to: both('Touchez l’autre quai.', 'Tap the other quay.'),
  porters: both('Quels porteurs ?', 'Which porters?'),
  porter: both('Porteur de {seat}', 'Porter of {seat}'),
  depart: both('Touchez le navire plein qui part.', 'Tap the full ship that leaves.'),
  assign: both('Touchez la marchandise pour le quai {n}.', 'Tap the goods for quay {n}.'),
  which: both('Laquelle est-ce ?', 'Which is it?'),
  quay: both('Touchez le quai.', 'Tap the quay.'),
  openAuction: both('Ouvrir une enchère', 'Open an auction'),
  pass: both('Passer', 'Pass'),
  skip: both('Sauter l’effet', 'Skip the effect'),
  pay: both('Payer la commission', 'Pay the commission'),
  end: both('Finir le tour', 'End the turn'),
  player: both('Joueur {seat}', 'Player {seat}'),
  hand: both('Marchandises de {seat}', 'Goods of {seat}'),
} as const;
