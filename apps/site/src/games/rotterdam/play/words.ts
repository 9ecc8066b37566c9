import type { Action } from '@portolan/rotterdam';
import { both } from '../../../kit/text.ts';
import type { CallOn } from '../../../play/asking.ts';

/** What each kind of move asks for while nothing has been touched. */
export const asks: Readonly<Partial<Record<Action['kind'], CallOn>>> = {
  launch: { touch: both('un départ libre', 'a free starting place') },
  unload: { touch: both('un navire à décharger', 'a ship to unload') },
  offerTrade: { touch: both('un joueur à qui proposer un échange', 'a player to offer a trade to') },
  fulfill: { touch: both('une Mission à remplir', 'a Mission to fulfill') },
  callColor: { order: both('annoncez une couleur', 'call a color') },
  takeNavigation: { order: both('piochez les cartes dues', 'draw the cards due') },
  playCard: { order: both('jouez une carte', 'play a card') },
  layPoints: { order: both('posez une carte devant vous', 'lay a card down') },
  discardNavigation: { order: both('écartez une carte', 'put a card away') },
  endTurn: { order: both('finissez', 'finish') },
};

/** What the table asks for and what its buttons say. */
export const playWords = {
  nothing: both('Rien à faire ici.', 'There is nothing to do here.'),
  moving: both('Touchez un de vos navires, puis où il va.', 'Tap a ship of yours, then where it goes.'),
  answer: both(
    '{seat} propose : {give} contre {get}. Acceptez-vous ?',
    '{seat} offers {give} for {get}. Do you accept?',
  ),
  none: both('rien', 'nothing'),
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
