import { rulebook } from '@portolan/core';
import { headings } from '../headings.ts';

/** Points that the rulebook leaves open and that have one sensible reading. */
export const settled = rulebook({
  'ruling.unsold-tile': {
    kind: 'ruling',
    source: headings.tiles,
    origin: 'ours',
    fr: 'Une tuile dont personne ne veut sort de la partie.',
    en: 'A tile that nobody wants leaves the game.',
    see: ['auction.bid'],
  },
  'ruling.sailing-order': {
    kind: 'ruling',
    source: headings.sailing,
    origin: 'ours',
    fr: 'Si plusieurs navires sont pleins en même temps, le joueur actif choisit leur ordre.',
    en: 'If several ships are full at the same time, the active player chooses their order.',
    see: ['sailing.one-by-one'],
  },
  'ruling.quay-order': {
    kind: 'ruling',
    source: headings.ships,
    origin: 'ours',
    fr: 'Les nouveaux navires prennent les quais libres du plus petit numéro au plus grand.',
    en: 'New ships take the free quays from the lowest number to the highest.',
    see: ['ships.replaced'],
  },
  'ruling.bid-within-counter': {
    kind: 'ruling',
    source: headings.tiles,
    origin: 'ours',
    fr: 'On ne mise pas plus que son compteur.',
    en: 'Nobody bids more than their counter shows.',
    see: ['auction.bid', 'auction.raise', 'auction.pay'],
  },
  'ruling.spent-tile': {
    kind: 'ruling',
    source: headings.tiles,
    origin: 'ours',
    fr: 'Une tuile jouée reste devant son navire et s’en va avec lui. La pile n’est jamais refaite.',
    en: 'A tile that has been played stays before its ship and leaves with it. The pile is never made anew.',
    see: ['tile.one-per-ship', 'sailing.ship-discarded'],
  },
  'ruling.shared-victory': {
    kind: 'ruling',
    source: headings.winner,
    origin: 'ours',
    fr: 'À égalité de compteur, la victoire est partagée.',
    en: 'With equal counters, the victory is shared.',
    see: ['end.winner'],
  },
  'ruling.open-discards': {
    kind: 'ruling',
    source: headings.contacts,
    origin: 'ours',
    fr: 'Chacun peut regarder toutes les défausses.',
    en: 'Everybody may look at all discards.',
    see: ['contact.discard'],
  },
});
