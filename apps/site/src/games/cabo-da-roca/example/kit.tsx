import {
  type Scene,
  SceneView,
  sceneAfter,
  sceneAt,
  sceneFor,
  sceneOf,
  type Table,
  tableOf,
  withRoute,
} from '@portolan/boards/cabo-da-roca';
import {
  type Action,
  type ActionKind,
  type Clause,
  caboDaRoca,
  defaultOf,
  type Event,
  type Phase,
  type RulingName,
  readingsOf,
  rulingNames,
  type State,
} from '@portolan/cabo-da-roca';
import { phaseName, rules } from '@portolan/cabo-da-roca/rules';
import type { Lang, Text } from '@portolan/core';
import type { GameKit, PictureProps, Show } from '../../../example/game-kit.ts';
import { bookOf } from '../../../kit/book.ts';

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

const sceneToShow = (table: Table, show: Show<State, Action, Event, Clause>, lang: Lang): Scene => {
  switch (show.kind) {
    case 'proposed':
      return withRoute(sceneOf(table, show.action, show.violations), table, show.events, lang);
    case 'after':
      return withRoute(sceneAfter(table, show.action, show.next), tableOf(show.before), show.events, lang);
    case 'standing':
      return sceneAt(table, show.next);
    case 'clause':
      return sceneFor(table, show.clause);
  }
};

const Picture = ({ state, show, lang, name }: PictureProps<State, Action, Event, Clause>) => {
  const table = tableOf(state);
  return <SceneView scene={sceneToShow(table, show, lang)} table={table} lang={lang} name={name} />;
};

/** What examples of Cabo da Roca are made with. */
export const caboKit: GameKit<State, Action, Event, Clause> = {
  game: caboDaRoca,
  rules,
  book: bookOf(rules),
  openPoints: {
    names: rulingNames,
    readingsOf: (name) => readingsOf(name as RulingName),
    defaultOf: (name) => defaultOf(name as RulingName),
  },
  actionNames,
  phaseName: (phase, lang) => phaseName(phase as Phase, lang),
  movesOn: (state) => ({ actions: caboDaRoca.actions(state), guessed: false }),
  Picture,
  change: { fr: 'Changer cette position', en: 'Change this position' },
};
