import { type Edition, parseEdition, reconstructed } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import { both } from '../../../kit/text.ts';
import { headings, type SetupAbout, type SetupGame, SetupPage } from '../../../setup/SetupPage.tsx';
import borneoPage from '../page.ts';
import { DECK, HAND, harborsFor, missionsFor } from './inBox.ts';
import { type SetupTable, tables } from './table.ts';

const texts = {
  first: both('Premier joueur, tiré au sort', 'First player, drawn by lot'),
  four: both('Quatre marchands chacun (variante à trois)', 'Four merchants each (variant for three)'),
  pirates: both('Les secrets de Barbe Noire', 'The secrets of Blackbeard'),
  away: both('À remettre dans la boîte', 'Back into the box'),
  merchants: both('marchands identiques', 'matching merchants'),
  hand: both('Cargaisons en main', 'Shipment cards in hand'),
  summary: both('carte d’aide', 'summary card'),
  shipments: both('Cargaisons', 'Shipment cards'),
  pile: both('Cargaisons dans la pile, une fois les mains données', 'Shipment cards in the pile after the deal'),
  harbors: both('cartes Port, dont 3 retournées', 'Harbor cards, 3 of them turned up'),
  missions: both('Missions en rangée', 'Missions in the row'),
  markers: both('marqueurs : 1, 2, 3, 4, M', 'markers: 1, 2, 3, 4, M'),
  ship: both('bateau pirate dans son repaire', 'pirate ship in its cove'),
  order: both('Qui place, et quand', 'Who places, and when'),
} as const;

const placement = ['placement-rounds', 'fourth-round'] as const;

const needed = ({ table: { seats, fourMerchants, blackbeard }, box }: SetupAbout<SetupTable, Edition>) =>
  ({
    each: [
      [fourMerchants ? 4 : 3, texts.merchants],
      [HAND, texts.hand],
      [1, texts.summary],
    ],
    all: [
      [DECK, texts.shipments],
      [DECK - HAND * seats, texts.pile],
      [harborsFor(box, seats).used.length, texts.harbors],
      [missionsFor(box, seats).used.length, texts.missions],
      [5, texts.markers],
      ...(blackbeard ? ([[1, texts.ship]] as const) : []),
    ],
  }) as const;

const drawings = {
  removed: () => import('./Removed.tsx'),
  table: () => import('./TableDrawing.tsx'),
  order: () => import('./Order.tsx'),
} as const;

const game: SetupGame<SetupTable, Edition> = {
  ...tables,
  page: borneoPage,
  box: (edition) => {
    const box = parseEdition(edition ?? {});
    return box.ok ? box.value : reconstructed;
  },
  who: { at: 'first', label: texts.first },
  variants: [
    { at: 'fourMerchants', label: texts.four, when: ({ seats }) => seats === 3 },
    { at: 'blackbeard', label: texts.pirates },
  ],
  points: { all: placement, of: ({ fourMerchants }) => placement.slice(0, fourMerchants ? 2 : 1) },
  beside: (about) => [
    {
      title: texts.away,
      drawing: drawings.removed,
    },
    { title: headings.needed, counts: needed(about) },
  ],
  below: ({ table }) => [
    {
      title: headings.table,
      drawing: drawings.table,
      steps: [
        'setup.board',
        'setup.shipment-pile',
        'setup.hands',
        'setup.harbors',
        'setup.mission-row',
        'setup.markers',
        'setup.first-player',
        'setup.placement',
        'setup.placement-space',
        ...(table.blackbeard ? ['pirates.setup'] : []),
      ],
    },
    {
      title: texts.order,
      drawing: drawings.order,
      steps: ['setup.placement-order', ...(table.fourMerchants ? ['three.placement'] : [])],
    },
  ],
};

/** The page "prepare the box": what to take out, what each player gets, the table drawn, the order of placing. */
export const BorneoSetup = (props: { readonly lang: Lang; readonly base: string }) => (
  <SetupPage {...props} game={game} />
);
