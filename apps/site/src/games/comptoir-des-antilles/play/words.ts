import { both } from '../../../kit/text.ts';

/** What the table asks for and what its buttons say. */
export const playWords = {
  nothing: both('Rien à faire ici.', 'There is nothing to do here.'),
  act: both(
    'Touchez une relation à jouer, une tuile, ou ouvrez une enchère.',
    'Tap a contact to play, a tile, or open an auction.',
  ),
  played: both('Touchez une tuile, ouvrez une enchère, ou finissez.', 'Tap a tile, open an auction, or finish.'),
  bid: both('Miser {n}', 'Bid {n}'),
  bidding: both('Combien miser ? {n} pour l’instant.', 'How much to bid? {n} so far.'),
  auction: both('Misez, ou passez.', 'Bid, or pass.'),
  effect: both('{effect} : touchez les quais.', '{effect}: tap the quays.'),
  choosing: both('Quel effet ?', 'Which effect?'),
  to: both('Touchez l’autre quai.', 'Tap the other quay.'),
  porters: both('Quels porteurs ?', 'Which porters?'),
  porter: both('Porteur de {seat}', 'Porter of {seat}'),
  depart: both('Touchez le navire plein qui part.', 'Tap the full ship that leaves.'),
  settle: both(
    'Payez la commission, ou touchez qui reçoit l’ardoise.',
    'Pay the commission, or tap who gets the slate.',
  ),
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
