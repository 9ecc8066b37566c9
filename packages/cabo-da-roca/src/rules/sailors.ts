import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const source = headings.sailors;

/** Sailors: where they stand and how they walk. */
export const sailors = rulebook({
  'sailors.no-own-trade': {
    kind: 'prohibition',
    source,
    fr: 'Pas de vente dans un port gardé par l’un de vos propres marins.',
    en: 'No sale in a port that one of your own sailors holds.',
    see: ['trade.partners'],
    terms: ['sailor', 'cargo'],
  },
  'sailors.leave-first': {
    kind: 'definition',
    source,
    fr: 'Pour vendre dans un port que vous gardez, faites d’abord sortir le marin.',
    en: 'To sell in a port that you hold, take the sailor out first.',
    see: ['trade.partners'],
    terms: ['sailor'],
  },
  'sailors.back-next-turn': {
    kind: 'obligation',
    source,
    fr: 'Dans le tour où l’on vend dans un port, aucun marin du vendeur n’y revient. Au tour suivant, il le peut.',
    en: 'In the turn of a sale in a port, no sailor of the seller goes back there. In the next turn it may.',
    terms: ['sailor', 'turn'],
  },
  'sailors.may-leave': {
    kind: 'permission',
    source,
    fr: 'Un bateau adverse ancré au port ne retient pas le marin.',
    en: 'An opponent’s ship moored in the port does not hold the sailor back.',
    terms: ['sailor', 'moored'],
  },
  'sailors.step': {
    kind: 'permission',
    source,
    fr: 'Pour une action, un marin avance d’une case, en diagonale s’il veut.',
    en: 'For one action a sailor walks one square, diagonally if it likes.',
    terms: ['sailor', 'walk'],
  },
  'sailors.land-only': {
    kind: 'prohibition',
    source,
    fr: 'Un marin marche à terre seulement, de côte, d’anse ou de port à un autre, sans franchir la mer.',
    en: 'A sailor walks on land only, from coast, cove or port to another, without crossing the sea.',
    terms: ['coast', 'cove', 'walk'],
  },
  'sailors.once': {
    kind: 'prohibition',
    source,
    fr: 'Un pas par marin et par tour.',
    en: 'One step for each sailor and turn.',
    terms: ['sailor', 'turn'],
  },
});
