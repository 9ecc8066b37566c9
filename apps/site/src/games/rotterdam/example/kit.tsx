import {
  type Scene,
  SceneView,
  sceneAfter,
  sceneAt,
  sceneFor,
  sceneOf,
  type Table,
  tableOf,
} from '@portolan/boards/rotterdam';
import type { Lang, Text } from '@portolan/core';
import {
  type Action,
  type ActionKind,
  type Clause,
  type Event,
  type Phase,
  rotterdam,
  type State,
} from '@portolan/rotterdam';
import { phaseName, rules, rulesIn } from '@portolan/rotterdam/rules';
import type { GameKit, PictureProps, Show } from '../../../example/game-kit.ts';
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

const sceneToShow = (table: Table, show: Show<State, Action, Event, Clause>): Scene => {
  switch (show.kind) {
    case 'proposed':
      return sceneOf(table, show.action, show.violations);
    case 'after':
      return sceneAfter(table, show.action, tableOf(show.before), show.events);
    case 'standing':
      return sceneAt(table);
    case 'clause':
      return sceneFor(table, show.clause);
  }
};

const Picture = ({ state, show, lang, name }: PictureProps<State, Action, Event, Clause>) => {
  const table = tableOf(state);
  return <SceneView scene={sceneToShow(table, show)} table={table} lang={lang} name={name} />;
};

/** What examples of Rotterdam are made with. */
export const rotterdamKit: GameKit<State, Action, Event, Clause> = {
  game: rotterdam,
  rules,
  rulesIn: ({ edition }) => rulesIn(edition),
  book: rotterdamBook,
  openPoints: rotterdamPage.openPoints,
  actionNames,
  phaseName: (phase: string, lang: Lang) => phaseName(phase as Phase, lang),
  movesOn: (state) => ({ actions: rotterdam.actions(state), guessed: false }),
  Picture,
  change: { fr: 'Changer cette position', en: 'Change this position' },
};
