import type { Action, Phase, Rotation } from '@portolan/cabo-da-roca';
import type { Lang, Text } from '@portolan/core';
import { both, fill } from '../../../kit/text.ts';
import type { CallOn } from '../../../play/asking.ts';

const piece: CallOn = { touch: both('une de vos pièces', 'a piece of yours') };
const place: CallOn = { touch: both('la case où poser la tuile', 'the square for the tile') };
const square: CallOn = { touch: both('une case où acheter', 'a square to buy on') };

/** What each kind of move asks for while nothing has been touched. */
export const asks: Readonly<Partial<Record<Action['kind'], CallOn>>> = {
  drawTile: { order: both('piochez une tuile', 'draw a tile') },
  layPort: place,
  layTile: place,
  returnTile: { order: both('remettez la tuile', 'put the tile back') },
  load: piece,
  depart: piece,
  advance: piece,
  rotate: piece,
  walk: piece,
  attack: piece,
  sell: piece,
  buyShip: square,
  buySailor: square,
  endTurn: { order: both('finissez', 'finish') },
};

/** What is asked in a phase that asks for one thing alone. */
export const phaseAsks: Readonly<Partial<Record<Phase, Text>>> = {
  departing: both('Touchez le navire qui part.', 'Tap the ship that departs.'),
  crossing: both('Touchez le navire qui passe.', 'Tap the ship that passes.'),
  debt: both('Touchez la pièce à vendre.', 'Tap the piece to sell.'),
  consent: both('Acceptez-vous ?', 'Do you accept?'),
};

/** What the table asks for and what its buttons say. */
export const playWords = {
  nothing: both('Rien à faire ici.', 'There is nothing to do here.'),
  which: both('Que voulez-vous y faire ?', 'What do you want to do there?'),
  turned: both('Dans quel sens ?', 'Which way round?'),
  piece: both('Touchez la case de destination, ou choisissez.', 'Tap where it goes, or choose.'),
  goes: both('Touchez la case de destination.', 'Tap where it goes.'),
  more: both('Comment payer ce coup ?', 'How to pay for this move?'),
  card: both('Quelle carte le navire porte-t-il ?', 'Which card does the ship carry?'),
  ransom: both('Quelle rançon ? {n} pour l’instant.', 'Which ransom? {n} so far.'),
  drawTile: both('Piocher une tuile', 'Draw a tile'),
  returnTile: both('Remettre la tuile', 'Put the tile back'),
  end: both('Finir le tour', 'End the turn'),
  accept: both('Accepter', 'Accept'),
  decline: both('Refuser', 'Decline'),
  load: both('Tirer une carte de commerce', 'Draw a trade card'),
  left: both('Virer à gauche', 'Turn left'),
  right: both('Virer à droite', 'Turn right'),
  bonus: both('Avec un coup bonus', 'With a bonus move'),
  fire: both('Tirer', 'Fire'),
  demand: both('Demander une rançon', 'Ask for a ransom'),
  sellAt: both('Vendre : {piece} en {place}', 'Sell: {piece} at {place}'),
  sellFor: both('Touchez ce que vous vendez pour payer.', 'Tap what you sell to pay.'),
  denounce: both('Un coup interdit a été joué', 'A forbidden move was made'),
  noticed: both('Qui l’a remarqué ?', 'Who noticed?'),
  noticedBy: both('{who} l’a remarqué', '{who} noticed'),
  denounced: both('Touchez le navire, puis où il est allé.', 'Tap the ship, then where it went.'),
  buy: both('Acheter : {piece}', 'Buy: {piece}'),
  quarters: both('{n} quart de tour', '{n} quarter turn'),
  manyQuarters: both('{n} quarts de tour', '{n} quarter turns'),
  upright: both('Comme elle est', 'As it is'),
} as const;

/** How far a tile is turned from how it was drawn. */
export const rotationInWords = (rot: Rotation, lang: Lang): string => {
  const said = rot === 0 ? playWords.upright : rot === 1 ? playWords.quarters : playWords.manyQuarters;
  return fill(said[lang], { n: rot });
};
