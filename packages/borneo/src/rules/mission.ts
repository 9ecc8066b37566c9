import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const source = headings.mission;

/** Missions: phase 1, and what may pay for them. */
export const mission = rulebook({
  'mission.optional': {
    kind: 'permission',
    source,
    fr: 'En phase 1, réaliser une Mission est au choix du joueur actif.',
    en: 'In phase 1, the active player may complete a Mission, or leave it.',
    terms: ['mission', 'complete-mission', 'active-player'],
  },
  'mission.one': {
    kind: 'prohibition',
    source,
    fr: 'Pas plus d’une Mission par tour.',
    en: 'No more than one Mission in a turn.',
    terms: ['mission'],
  },
  'mission.available': {
    kind: 'obligation',
    source,
    fr: 'La Mission est prise parmi les tuiles encore alignées au-dessus du plateau.',
    en: 'The Mission is one of the tiles still lying in the row above the board.',
    see: ['setup.mission-row'],
    terms: ['mission'],
  },
  'mission.from-warehouse': {
    kind: 'obligation',
    source,
    fr: 'On paie avec son propre entrepôt.',
    en: 'Players pay from their own warehouse.',
    terms: ['warehouse'],
  },
  'mission.combination': {
    kind: 'obligation',
    source,
    fr: 'Le paiement couvre toutes les épices que la tuile demande, et il est défaussé.',
    en: 'The payment covers every spice the tile asks for, and it is discarded.',
    see: ['mission.paid-cards'],
    terms: ['spice', 'shipment', 'harbor', 'discard'],
  },
  'mission.paid-cards': {
    kind: 'definition',
    source,
    origin: 'ours',
    fr: 'Les Cargaisons payées pour une Mission vont à la défausse ; les cartes Port quittent la partie.',
    en: 'Shipment cards paid for a Mission go to the discard; Harbor cards leave the game.',
    terms: ['shipment', 'harbor', 'discard'],
  },
  'mission.card-kinds': {
    kind: 'permission',
    source,
    fr: 'Cargaisons et cartes Port paient aussi bien : chacune donne l’épice qu’elle montre.',
    en: 'Shipment cards and Harbor cards pay alike: each gives the spice it shows.',
    terms: ['shipment', 'harbor', 'spice'],
  },
  'mission.crates': {
    kind: 'permission',
    source,
    fr: 'Une caisse remplace n’importe quelle épice. Leur nombre n’est pas limité : une Mission peut se payer en caisses seules.',
    en: 'A crate stands for any spice. There is no limit: crates alone may pay for a Mission.',
    terms: ['crate'],
  },
  'mission.no-hand': {
    kind: 'prohibition',
    source,
    fr: 'Une carte en main ne paie rien.',
    en: 'A card in hand pays for nothing.',
    terms: ['hand'],
  },
  'mission.double': {
    kind: 'permission',
    source,
    fr: 'Une carte marquée ×2 peut compter pour deux épices de sa sorte.',
    en: 'A card marked ×2 may count as two spices of its kind.',
    terms: ['doubled'],
  },
  'mission.no-change': {
    kind: 'effect',
    source,
    fr: 'On ne rend pas la monnaie : ce qui dépasse la demande est perdu.',
    en: 'No change is given: whatever exceeds the demand is lost.',
    terms: ['spice'],
  },
  'mission.take-tile': {
    kind: 'effect',
    source,
    fr: 'La tuile payée passe dans l’entrepôt, face cachée.',
    en: 'The tile paid for goes into the warehouse, face down.',
    terms: ['mission', 'warehouse'],
  },
});
