import {
  phaseName,
  type Scene,
  SceneView,
  sceneAfter,
  sceneAt,
  sceneFor,
  sceneOf,
  type Table,
  tableOf,
} from '@portolan/boards/borneo';
import {
  type Action,
  type ActionKind,
  borneo,
  type Clause,
  defaultOf,
  type Event,
  type Phase,
  type RulingName,
  readingsOf,
  rulingNames,
  type State,
} from '@portolan/borneo';
import { rules } from '@portolan/borneo/rules';
import type { Text } from '@portolan/core';
import type { GameKit, PictureProps, Show } from '../../../example/game-kit.ts';
import { borneoBook } from '../rulebook.ts';
import { movesOn } from './moves.ts';

/** What each kind of action is called, as a heading. */
export const actionNames: Readonly<Record<ActionKind, Text>> = {
  draw: { fr: 'Piocher', en: 'Draw' },
  reveal: { fr: 'Retourner une carte Port', en: 'Turn up a Harbor card' },
  chooseFirst: { fr: 'Désigner le premier joueur', en: 'Name the first player' },
  place: { fr: 'Placer un marchand', en: 'Place a merchant' },
  completeMission: { fr: 'Réaliser une Mission', en: 'Complete a Mission' },
  transfer: { fr: 'Changer de compagnie', en: 'Transfer' },
  attack: { fr: 'Attaquer', en: 'Attack' },
  defend: { fr: 'Se défendre', en: 'Defend' },
  yield: { fr: 'Céder la place', en: 'Yield' },
  reward: { fr: 'Garder une récompense', en: 'Keep a reward' },
  playShipment: { fr: 'Jouer une Cargaison', en: 'Play a Shipment card' },
  take: { fr: 'Prendre une épice', en: 'Take a spice' },
  discard: { fr: 'Défausser', en: 'Discard' },
  pass: { fr: 'Passer', en: 'Pass' },
};

const sceneToShow = (table: Table, show: Show<State, Action, Event, Clause>): Scene => {
  switch (show.kind) {
    case 'proposed':
      return sceneOf(table, show.action, show.violations);
    case 'after':
      return sceneAfter(table, show.action);
    case 'standing':
      return sceneAt(table);
    case 'clause':
      return sceneFor(show.clause);
  }
};

const Picture = ({ state, show, lang }: PictureProps<State, Action, Event, Clause>) => {
  const table = tableOf(state);
  return <SceneView scene={sceneToShow(table, show)} table={table} lang={lang} />;
};

/** What examples of Borneo are made with. */
export const borneoKit: GameKit<State, Action, Event, Clause> = {
  game: borneo,
  rules,
  book: borneoBook,
  openPoints: {
    names: rulingNames,
    readingsOf: (name) => readingsOf(name as RulingName),
    defaultOf: (name) => defaultOf(name as RulingName),
  },
  actionNames,
  phaseName: (phase, lang) => phaseName(phase as Phase, lang),
  movesOn,
  Picture,
  change: { fr: 'Changer les cartes', en: 'Change the cards' },
};
