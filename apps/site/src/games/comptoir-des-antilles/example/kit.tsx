import {
  type Scene,
  SceneView,
  sceneAfter,
  sceneAt,
  sceneFor,
  sceneOf,
  type Table,
  tableOf,
} from '@portolan/boards/comptoir-des-antilles';
import {
  type Action,
  type ActionKind,
  type Clause,
  comptoirDesAntilles,
  defaultOf,
  type Event,
  type Phase,
  type RulingName,
  readingsOf,
  rulingNames,
  type State,
} from '@portolan/comptoir-des-antilles';
import { phaseName, rules, rulesIn } from '@portolan/comptoir-des-antilles/rules';
import type { Text } from '@portolan/core';
import type { GameKit, PictureProps, Show } from '../../../example/game-kit.ts';
import { comptoirBook } from '../rulebook.ts';

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

const sceneToShow = (table: Table, show: Show<State, Action, Event, Clause>): Scene => {
  switch (show.kind) {
    case 'proposed':
      return sceneOf(table, show.action, show.violations, show.events);
    case 'after':
      return sceneAfter(table, show.action, show.events, tableOf(show.before));
    case 'standing':
      return sceneAt(table);
    case 'clause':
      return sceneFor(table, show.clause);
  }
};

const Picture = ({ state, show, lang }: PictureProps<State, Action, Event, Clause>) => {
  const table = tableOf(state);
  return <SceneView scene={sceneToShow(table, show)} table={table} lang={lang} />;
};

/** What examples of Comptoir des Antilles are made with. */
export const comptoirKit: GameKit<State, Action, Event, Clause> = {
  game: comptoirDesAntilles,
  rules,
  rulesIn: ({ edition }) => rulesIn(edition),
  book: comptoirBook,
  openPoints: {
    names: rulingNames,
    readingsOf: (name) => readingsOf(name as RulingName),
    defaultOf: (name) => defaultOf(name as RulingName),
  },
  actionNames,
  phaseName: (phase, lang) => phaseName(phase as Phase, lang),
  movesOn: (state) => ({ actions: comptoirDesAntilles.actions(state), guessed: false }),
  Picture,
  change: { fr: 'Changer cette position', en: 'Change this position' },
};
