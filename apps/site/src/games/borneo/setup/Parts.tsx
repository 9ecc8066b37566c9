import type { Edition } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import { both } from '../../../kit/text.ts';
import { harborsFor, missionsFor } from './inBox.ts';
import type { SetupTable } from './table.ts';

const texts = {
  perPlayer: both('par joueur', 'for each player'),
  merchants: both('marchands identiques', 'matching merchants'),
  hand: both('Cargaisons en main', 'Shipment cards in hand'),
  summary: both('carte d’aide', 'summary card'),
  all: both('pour tous', 'for all'),
  shipments: both('Cargaisons', 'Shipment cards'),
  pile: both('Cargaisons dans la pile, une fois les mains données', 'Shipment cards in the pile after the deal'),
  harbors: both('cartes Port, dont 3 retournées', 'Harbor cards, 3 of them turned up'),
  missions: both('Missions en rangée', 'Missions in the row'),
  markers: both('marqueurs : 1, 2, 3, 4, M', 'markers: 1, 2, 3, 4, M'),
  ship: both('bateau pirate dans son repaire', 'pirate ship in its cove'),
} as const;

const DECK = 60;
const HAND = 3;

const rowsOf = (
  box: Edition,
  table: SetupTable,
): readonly (readonly [head: keyof typeof texts, rows: readonly (readonly [number, keyof typeof texts])[]])[] => [
  [
    'perPlayer',
    [
      [table.fourMerchants ? 4 : 3, 'merchants'],
      [HAND, 'hand'],
      [1, 'summary'],
    ],
  ],
  [
    'all',
    [
      [DECK, 'shipments'],
      [DECK - HAND * table.seats, 'pile'],
      [harborsFor(box, table.seats).used.length, 'harbors'],
      [missionsFor(box, table.seats).used.length, 'missions'],
      [5, 'markers'],
      ...(table.blackbeard ? ([[1, 'ship']] as const) : []),
    ],
  ],
];

/** How many of everything, for each player and for all. */
export const Parts = ({ lang, box, table }: { lang: Lang; box: Edition; table: SetupTable }) => (
  <div class="parts">
    {rowsOf(box, table).map(([head, rows]) => (
      <div key={head}>
        <h3>{texts[head][lang]}</h3>
        <ul>
          {rows.map(([count, what]) => (
            <li key={what}>
              <b class="num">{count}</b> {texts[what][lang]}
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);
