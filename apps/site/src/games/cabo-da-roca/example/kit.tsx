import { SceneView, sceneAfter, sceneAt, sceneFor, sceneOf, tableOf, withRoute } from '@portolan/boards/cabo-da-roca';
import { type ActionKind, caboDaRoca } from '@portolan/cabo-da-roca';
import { phaseName, rules } from '@portolan/cabo-da-roca/rules';
import type { Text } from '@portolan/core';
import { kitOf } from '../../../example/kit-of.tsx';
import caboPage from '../page.ts';
import { caboBook } from '../rulebook.ts';

/** What each kind of action is called, as a heading. */
export const actionNames: Readonly<Record<ActionKind, Text>> = {
  dealPort: { fr: 'Donner un port', en: 'Deal a port' },
  tile: { fr: 'Tuile tirée', en: 'Tile drawn' },
  card: { fr: 'Carte tirée', en: 'Card drawn' },
  reveal: { fr: 'Carte de trésor', en: 'Treasure card' },
  drawTile: { fr: 'Piocher une tuile', en: 'Draw a tile' },
  layPort: { fr: 'Poser son port', en: 'Lay the home port' },
  layTile: { fr: 'Poser la tuile', en: 'Lay the tile' },
  returnTile: { fr: 'Remettre la tuile', en: 'Return the tile' },
  buyShip: { fr: 'Acheter un bateau', en: 'Buy a ship' },
  buySailor: { fr: 'Acheter un marin', en: 'Buy a sailor' },
  load: { fr: 'Tirer une carte de commerce', en: 'Draw a trade card' },
  depart: { fr: 'Quitter le port', en: 'Leave port' },
  advance: { fr: 'Avancer', en: 'Advance' },
  rotate: { fr: 'Tourner', en: 'Rotate' },
  walk: { fr: 'Déplacer un marin', en: 'Walk a sailor' },
  attack: { fr: 'Tirer', en: 'Fire' },
  bargain: { fr: 'Demander une rançon', en: 'Ask a ransom' },
  answer: { fr: 'Répondre', en: 'Answer' },
  sell: { fr: 'Vendre', en: 'Sell' },
  denounce: { fr: 'Signaler un coup interdit', en: 'Point out an illegal move' },
  endTurn: { fr: 'Finir le tour', en: 'End the turn' },
};

/** What examples of Cabo da Roca are made with. */
export const caboKit = kitOf({
  game: caboDaRoca,
  rules,
  book: caboBook,
  page: caboPage,
  actionNames,
  phaseName,
  tableOf,
  SceneView,
  scenes: {
    proposed: (table, { action, violations, events }, lang) =>
      withRoute(sceneOf(table, action, violations), table, events, lang),
    after: (table, { action, next, before, events }, lang) =>
      withRoute(sceneAfter(table, action, next), tableOf(before), events, lang),
    standing: (table, { next }) => sceneAt(table, next),
    clause: (table, { clause }) => sceneFor(table, clause),
  },
});
