import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { RotterdamSection } from './section.ts';

/** What lies ready before the first round. */
export const clauses = rulebook({
  'setup.first-master': {
    kind: 'setup',
    source: headings.flow,
    fr: 'C’est au plus jeune de commencer. Il est Capitaine du Port de la première manche et garde le pion bleu près de lui.',
    en: 'The youngest player goes first: Harbor Master of the first round, and keeper of the blue pawn.',
    see: ['round.seat-order', 'round.master-passes'],
    terms: ['harbor-master', 'round'],
  },
  'setup.ships': {
    kind: 'setup',
    source: headings.setupPage,
    origin: 'public',
    fr: 'Chacun a 4 navires de sa couleur, ou 5 navires à deux joueurs. Aucun n’est encore à l’eau.',
    en: 'Each player has 4 ships of one color, or 5 ships when two play. None is afloat yet.',
    see: ['launch.ship-in-reserve'],
    terms: ['ship', 'reserve'],
  },
  'setup.materials': {
    kind: 'setup',
    source: headings.unload,
    origin: 'public',
    fr: 'Les unités de matière première sont triées sur leurs cases du plateau : c’est la réserve générale.',
    en: 'The units of raw material are sorted on their spaces of the board: this is the stock.',
    see: ['launch.cargo-in-stock', 'unload.return'],
    terms: ['raw-material', 'stock'],
  },
  'setup.product-piles': {
    kind: 'setup',
    source: headings.mission,
    origin: 'public',
    fr: 'Triées par port et mélangées, les cartes Produit forment une pioche cachée pour chaque port.',
    en: 'Sorted by harbor and shuffled, the Product cards make a face-down pile for each harbor.',
    see: ['unload.product-card', 'variant.open-products'],
    terms: ['product', 'product-pile', 'harbor'],
  },
  'setup.mission-hand': {
    kind: 'setup',
    source: headings.mission,
    origin: 'public',
    fr: 'Les Missions sont mélangées. Chacun en pioche trois et ne les montre à personne.',
    en: 'The Missions are shuffled. Everybody draws three and shows them to nobody.',
    see: ['mission.redraw'],
    terms: ['mission'],
  },
  'setup.navigation-pile': {
    kind: 'setup',
    source: headings.navigation,
    origin: 'public',
    fr: 'Les cartes Navigation, mélangées, attendent face cachée sur le plateau.',
    en: 'The Navigation cards, shuffled, wait face down on the board.',
    see: ['setup.no-navigation-cards', 'anchor.one-card-per-ship', 'navigation.reshuffle'],
    terms: ['navigation-card'],
  },
  'setup.no-navigation-cards': {
    kind: 'definition',
    source: headings.navigation,
    origin: 'ours',
    fr: 'Personne n’a de carte Navigation au départ.',
    en: 'Nobody starts with a Navigation card.',
    see: ['setup.navigation-pile', 'anchor.one-card-per-ship'],
    terms: ['navigation-card'],
  },
});

/** Its place in the rulebook. */
export const section: RotterdamSection = {
  id: 'setup',
  title: { fr: 'Préparation', en: 'Setting up' },
  lead: {
    fr: 'Les navires attendent, les piles sont prêtes, et chacun connaît déjà trois Missions secrètes.',
    en: 'The ships are waiting, the piles are ready, and everybody already has three secret Missions.',
  },
  parts: [
    { title: { fr: 'Chaque joueur', en: 'Each player' }, clauses: ['setup.first-master', 'setup.ships'] },
    {
      title: { fr: 'La réserve et les cartes', en: 'The stock and the cards' },
      clauses: [
        'setup.materials',
        'setup.product-piles',
        'setup.mission-hand',
        'setup.navigation-pile',
        'setup.no-navigation-cards',
      ],
    },
  ],
};
