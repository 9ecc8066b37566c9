import { both } from '../../../kit/text.ts';

/** What is said while something is entered on the river. */
export const entryWords = {
  toPut: both('À poser', 'To put'),
  onPosition: both('sur une position', 'on a position'),
  orInShip: both('sur une position, ou dans un navire', 'on a position, or into a ship'),
  shipOf: both('Navire {seat}', 'Ship {seat}'),
  ladenShips: both('Navires avec leur cargaison', 'Ships with their cargo'),
  ladenShipOf: both('Navire de {seat} : {cargo}', 'Ship of {seat}: {cargo}'),
  shipAt: both('en {at}, {cargo}', 'on {at}, {cargo}'),
  at: both('en {at}', 'on {at}'),
  unloaded: both('vide', 'empty'),
  emptyIt: both('Vider', 'Empty'),
  takeOff: both('Retirer', 'Take off'),
  takeBack: both('Reprendre', 'Take back'),
  takeOut: both('Reprendre : {card}', 'Take back: {card}'),
  noCard: both('aucune carte', 'no card'),
  missions: both('Missions', 'Missions'),
  products: both('Cartes Produit', 'Product cards'),
  theShip: both('Le navire', 'The ship'),
  otherShip: both('Un autre navire', 'Another ship'),
  takenBy: both('{at} est pris par {ship}.', '{at} is taken by {ship}.'),
  taken: both('{at} est pris.', '{at} is taken.'),
  noneLeft: both('Tous les navires de {seat} sont à l’eau.', 'All ships of {seat} are afloat.'),
  noShip: both('Il n’y a pas de navire là.', 'There is no ship there.'),
  loaded: both('Ce navire porte déjà cela.', 'This ship carries that already.'),
  whose: both('À qui', 'Whose'),
} as const;
