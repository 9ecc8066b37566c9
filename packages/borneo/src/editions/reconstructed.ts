import type { Edition, HarborCard, ShipmentCard } from '../edition.ts';
import type { SpiceId } from '../types.ts';
import { missions } from './missions.ts';

/**
 * The deck, 60 cards in 15 patterns. Each pattern gives four cards by turning the colors R, B, G, Y and with them the
 * spices p, c, v, n, so that no company and no spice is better by construction. Valuable cards (doubled, crates) carry
 * spread flags, plain ones the concentrated.
 */
const patterns = [
  'RRR/B:v BBB/G:n GGG/Y:p YYY/R:c',
  'RRG/R:n BBY/B:p GGR/G:c YYB/Y:v',
  'YRR/R:p RBB/B:c BGG/G:v GYY/Y:n',
  'RBR/R:c BGB/B:v GYG/G:n YRY/Y:p',
  'RRB/B:p BBG/G:c GGY/Y:v YYR/R:n',
  'RGR/G:p BYB/Y:c GRG/R:v YBY/B:n',
  'RRB/G:p BBG/Y:c GGY/R:v YYR/B:n',
  'YRR/G:c RBB/Y:v BGG/R:n GYY/B:p',
  'BRY/R:c GBR/B:v YGB/G:n RYG/Y:p',
  'GRB/R:n YBG/B:p RGY/G:c BYR/Y:v',
  'YYR/R:v2 RRB/B:n2 BBG/G:p2 GGY/Y:c2',
  'RBG/Y:n2 BGY/R:p2 GYR/B:c2 YRB/G:v2',
  'RYB/G:v2 BRG/Y:n2 GBY/R:p2 YGR/B:c2',
  'YRG/R:x RBY/B:x BGR/G:x GYB/Y:x',
  'RGY/B:x BYR/G:x GRB/Y:x YBG/R:x',
];

const shipments: readonly ShipmentCard[] = patterns
  .flatMap((pattern) => pattern.split(' '))
  .map((face, i) => ({ id: `s${String(i + 1).padStart(2, '0')}`, face, copies: 1 }));

const harborRow = (
  name: string,
  spice: SpiceId,
  monopoly: number,
  capacity: number,
  mark?: '3/4' | '5',
): HarborCard => ({ id: name.toLowerCase(), name, spice, monopoly, capacity, ...(mark ? { mark } : {}) });

/** Name, spice, monopoly value (37 to 50 % of the flags a full port shows), capacity, mark. The names are places of Borneo. */
const harbors: readonly HarborCard[] = [
  harborRow('Banjarmasin', 'pepper', 7, 5),
  harborRow('Sukadana', 'pepper', 6, 4),
  harborRow('Sandakan', 'cinnamon', 6, 5),
  harborRow('Kuching', 'cinnamon', 6, 4),
  harborRow('Pontianak', 'clove', 7, 5),
  harborRow('Sambas', 'clove', 6, 4),
  harborRow('Samarinda', 'nutmeg', 6, 5),
  harborRow('Tarakan', 'nutmeg', 6, 4),
  harborRow('Balikpapan', 'pepper', 5, 3, '3/4'),
  harborRow('Miri', 'cinnamon', 4, 3, '3/4'),
  harborRow('Sibu', 'clove', 5, 3, '3/4'),
  harborRow('Bintulu', 'nutmeg', 4, 3, '3/4'),
  harborRow('Labuan', 'pepper', 7, 6, '5'),
  harborRow('Tawau', 'clove', 8, 6, '5'),
];

/**
 * The default box. The rulebook prints numbers of cards and marks, public pages the form of the cards; what each card
 * shows is a playable, balanced reconstruction of ours and says so.
 */
export const reconstructed: Edition = {
  id: 'reconstructed',
  spacesPerCompany: 5,
  lowerFlagColumn: 1,
  companies: [
    { id: 'red', letter: 'R' },
    { id: 'blue', letter: 'B' },
    { id: 'green', letter: 'G' },
    { id: 'yellow', letter: 'Y' },
  ],
  spices: [
    { id: 'pepper', letter: 'p' },
    { id: 'cinnamon', letter: 'c' },
    { id: 'clove', letter: 'v' },
    { id: 'nutmeg', letter: 'n' },
  ],
  shipments,
  harbors,
  missions,
  provenance: {
    spacesPerCompany: 'public',
    lowerFlagColumn: 'reconstructed',
    companies: 'reconstructed',
    spices: 'reconstructed',
    crate: 'rulebook',
    shipments: 'reconstructed',
    shipmentTotal: 'rulebook',
    harbors: 'reconstructed',
    harborMarks: 'rulebook',
    missions: 'reconstructed',
    missionMarks: 'rulebook',
  },
};
