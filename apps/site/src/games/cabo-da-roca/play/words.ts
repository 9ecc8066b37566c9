import type { Phase, Rotation } from '@portolan/cabo-da-roca';
import type { Lang, Text } from '@portolan/core';
import { both, fill } from '../../../kit/text.ts';

/** What is asked in each phase while nothing has been touched. */
export const asks: Readonly<Partial<Record<Phase, Text>>> = {
  tile: both('Piochez une tuile, ou posez votre port de départ.', 'Draw a tile, or lay your starting port.'),
  lay: both('Touchez la case où poser la tuile.', 'Tap the square on which to lay the tile.'),
  act: both(
    'Touchez une de vos pièces, ou une case où acheter ; finissez sinon.',
    'Tap a piece of yours, or a square to buy on; else finish.',
  ),
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
  piece: both('Touchez où elle va, ou choisissez.', 'Tap where it goes, or choose.'),
  goes: both('Touchez où elle va.', 'Tap where it goes.'),
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
