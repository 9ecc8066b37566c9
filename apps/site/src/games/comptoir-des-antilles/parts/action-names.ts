import type { ActionKind } from '@portolan/comptoir-des-antilles';
import type { Text } from '@portolan/core';

/** What each kind of action is called, as a heading. */
export const actionNames: Readonly<Record<ActionKind, Text>> = {
  revealShip: { fr: 'Navire retourné', en: 'Ship turned up' },
  drawGoods: { fr: 'Marchandise tirée', en: 'Goods tile drawn' },
  revealTile: { fr: 'Tuile retournée', en: 'Tile turned up' },
  openAuction: { fr: 'Ouvrir une enchère', en: 'Open an auction' },
  bid: { fr: 'Miser', en: 'Bid' },
  pass: { fr: 'Passer', en: 'Pass' },
  playTile: { fr: 'Jouer une tuile événement', en: 'Play an event tile' },
  playContact: { fr: 'Jouer une relation', en: 'Play a contact' },
  place: { fr: 'Placer des porteurs', en: 'Place porters' },
  move: { fr: 'Déplacer des porteurs', en: 'Move porters' },
  swap: { fr: 'Échanger deux porteurs', en: 'Exchange two porters' },
  remove: { fr: 'Retirer des porteurs', en: 'Take porters off' },
  replace: { fr: 'Remplacer un porteur', en: 'Replace a porter' },
  swapGoods: { fr: 'Échanger des marchandises', en: 'Exchange goods' },
  choose: { fr: 'Choisir un effet', en: 'Choose an effect' },
  skip: { fr: 'Sauter l’effet', en: 'Skip the effect' },
  depart: { fr: 'Choisir un départ', en: 'Choose a departure' },
  payCommission: { fr: 'Payer la commission', en: 'Pay the commission' },
  leaveSlate: { fr: 'Laisser l’ardoise', en: 'Leave the slate' },
  assignGoods: { fr: 'Attribuer les marchandises', en: 'Assign the goods' },
  endTurn: { fr: 'Finir le tour', en: 'End the turn' },
};
