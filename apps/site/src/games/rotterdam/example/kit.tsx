import { SceneView, sceneAfter, sceneAt, sceneFor, sceneOf, tableOf } from '@portolan/boards/rotterdam';
import type { Text } from '@portolan/core';
import { type ActionKind, rotterdam } from '@portolan/rotterdam';
import { phaseName, rules, rulesIn } from '@portolan/rotterdam/rules';
import { kitOf } from '../../../example/kit-of.tsx';
import rotterdamPage from '../page.ts';
import { rotterdamBook } from '../rulebook.ts';

/** What each kind of action is called, as a heading. */
export const actionNames: Readonly<Record<ActionKind, Text>> = {
  launch: { fr: 'Mettre à l’eau', en: 'Launch' },
  callColor: { fr: 'Annoncer une couleur', en: 'Call a color' },
  sail: { fr: 'Avancer un navire', en: 'Move a ship' },
  hold: { fr: 'Laisser attendre', en: 'Let a ship wait' },
  takeNavigation: { fr: 'Piocher une carte Navigation', en: 'Draw a Navigation card' },
  discardNavigation: { fr: 'Écarter une carte', en: 'Put a card away' },
  layPoints: { fr: 'Poser une carte à points', en: 'Lay a point card' },
  playCard: { fr: 'Jouer une carte', en: 'Play a card' },
  unload: { fr: 'Décharger', en: 'Unload' },
  offerTrade: { fr: 'Proposer un échange', en: 'Offer a trade' },
  acceptTrade: { fr: 'Accepter', en: 'Accept' },
  declineTrade: { fr: 'Refuser', en: 'Decline' },
  fulfill: { fr: 'Remplir une Mission', en: 'Fulfill a Mission' },
  endTurn: { fr: 'Finir le tour', en: 'End the turn' },
  drawMission: { fr: 'Mission piochée', en: 'Mission drawn' },
  drawNavigation: { fr: 'Carte Navigation piochée', en: 'Navigation card drawn' },
  drawProduct: { fr: 'Carte Produit piochée', en: 'Product card drawn' },
  revealProduct: { fr: 'Carte Produit retournée', en: 'Product card turned up' },
};

/** What examples of Rotterdam are made with. */
export const rotterdamKit = kitOf({
  game: rotterdam,
  rules,
  rulesIn: ({ edition }) => rulesIn(edition),
  book: rotterdamBook,
  page: rotterdamPage,
  actionNames,
  phaseName,
  tableOf,
  SceneView,
  scenes: {
    proposed: (table, { action, violations }) => sceneOf(table, action, violations),
    after: (table, { action, before, events }) => sceneAfter(table, action, tableOf(before), events),
    standing: sceneAt,
    clause: (table, { clause }) => sceneFor(table, clause),
  },
});
