import { phaseName, SceneView, sceneAfter, sceneAt, sceneFor, sceneOf, tableOf } from '@portolan/boards/borneo';
import { type ActionKind, borneo } from '@portolan/borneo';
import { rules, rulesIn } from '@portolan/borneo/rules';
import type { Text } from '@portolan/core';
import { kitOf } from '../../../example/kit-of.tsx';
import borneoPage from '../page.ts';
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

/** What examples of Borneo are made with. */
export const borneoKit = kitOf({
  game: borneo,
  rules,
  rulesIn: ({ edition }) => rulesIn(edition),
  book: borneoBook,
  page: borneoPage,
  actionNames,
  phaseName,
  movesOn,
  change: { fr: 'Changer les cartes', en: 'Change the cards' },
  tableOf,
  SceneView,
  scenes: {
    proposed: (table, { action, violations }) => sceneOf(table, action, violations),
    after: (table, { action }) => sceneAfter(table, action),
    standing: sceneAt,
    clause: (_, { clause }) => sceneFor(clause),
  },
});
