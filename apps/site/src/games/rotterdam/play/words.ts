import type { Text } from '@portolan/core';
import type { Phase } from '@portolan/rotterdam';
import { both } from '../../../kit/text.ts';

/** What is asked in each phase while nothing has been touched. */
export const asks: Readonly<Partial<Record<Phase, Text>>> = {
  launch: both('Touchez un départ libre, ou finissez.', 'Tap a free starting place, or finish.'),
  sail: both('Annoncez une couleur, ou jouez une carte.', 'Call a color, or play a card.'),
  anchor: both('Piochez les cartes dues, ou finissez.', 'Draw the cards due, or finish.'),
  unload: both('Touchez un navire à décharger.', 'Tap a ship to unload.'),
  trade: both('Touchez un joueur à qui proposer un échange.', 'Tap a player to offer a trade to.'),
  mission: both('Touchez une Mission à remplir, ou finissez.', 'Tap a Mission to fulfill, or finish.'),
};

/** What the table asks for and what its buttons say. */
export const playWords = {
  nothing: both('Rien à faire ici.', 'There is nothing to do here.'),
  moving: both('Touchez un de vos navires, puis où il va.', 'Tap a ship of yours, then where it goes.'),
  answer: both('Acceptez-vous l’échange ?', 'Do you accept the trade?'),
  away: both('Touchez les cartes en trop, une à une.', 'Tap the cards in excess, one by one.'),
  goes: both('Touchez la place où il va.', 'Tap the place it goes to.'),
  cargo: both('Quelle cargaison ?', 'Which cargo?'),
  which: both('Lequel ?', 'Which one?'),
  ship: both('Touchez un navire.', 'Tap a ship.'),
  other: both('Touchez l’autre navire.', 'Tap the other ship.'),
  start: both('Touchez un départ libre.', 'Tap a free starting place.'),
  receiver: both('Touchez le navire qui la reçoit, ou un départ libre.', 'Tap the ship that gets it, or a free start.'),
  path: both('Touchez la place suivante en arrière.', 'Tap the next place back.'),
  use: both('Que faire de cette carte ?', 'What to do with this card?'),
  products: both('Touchez les Produits de la Mission.', 'Tap the Products of the Mission.'),
  give: both('Touchez les cartes que vous donnez.', 'Tap the cards that you give.'),
  get: both('Que demandez-vous en échange ?', 'What do you ask for in return?'),
  empty: both('Vide', 'Empty'),
  hold: both('Perd son mouvement', 'Loses its move'),
  take: both('Piocher une carte Navigation', 'Draw a Navigation card'),
  put: both('Écarter', 'Put away'),
  lay: both('Poser devant soi', 'Lay down'),
  play: both('Jouer', 'Play'),
  accept: both('Accepter', 'Accept'),
  decline: both('Refuser', 'Decline'),
  end: both('Finir le tour', 'End the turn'),
  noMore: both('Ne plus échanger', 'Trade no more'),
  asking: both('Demander des cartes…', 'Ask for cards…'),
  joker: both('Joker pour {product}', 'Joker for {product}'),
  player: both('Joueur {seat}', 'Player {seat}'),
  cards: both('Main de {seat}', 'Hand of {seat}'),
  noCard: both('Aucune carte.', 'No card.'),
} as const;
