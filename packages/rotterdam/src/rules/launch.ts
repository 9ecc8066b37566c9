import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const { launch: source, launchCases: cases } = headings;

/** Phase 1: a ship is put at a start and loaded. */
export const launch = rulebook({
  'launch.one-ship': {
    kind: 'permission',
    source,
    fr: 'À son tour, un joueur peut mettre un navire à l’eau. Un seul.',
    en: 'When their turn comes, a player may launch a ship. Just one.',
    see: ['card.extra-cargo'],
    terms: ['launch', 'ship', 'turn'],
  },
  'launch.start-choice': {
    kind: 'permission',
    source,
    fr: 'Un navire est mis à l’eau au départ que son joueur préfère.',
    en: 'A ship is launched at whichever start its player likes.',
    see: ['launch.start-free', 'advice.watch-channels'],
    terms: ['start'],
  },
  'launch.cargo-choice': {
    kind: 'permission',
    source,
    fr: 'Un navire mis à l’eau charge une unité, de la matière première que veut son joueur.',
    en: 'A ship that is launched loads one unit, of any raw material its player wants.',
    see: ['launch.cargo-in-stock', 'launch.empty-ship'],
    terms: ['cargo', 'raw-material'],
  },
  'launch.optional': {
    kind: 'permission',
    source,
    fr: 'On peut aussi ne mettre aucun navire à l’eau.',
    en: 'One may also launch no ship.',
    see: ['advice.hold-back'],
    terms: ['launch'],
  },
  'launch.start-free': {
    kind: 'prohibition',
    source: cases,
    fr: 'Un départ occupé n’est pas disponible. Si tous le sont, personne ne met de navire à l’eau.',
    en: 'An occupied start is not available. If all of them are, nobody launches a ship.',
    see: ['board.start'],
    terms: ['start'],
  },
  'launch.cargo-in-stock': {
    kind: 'prohibition',
    source: cases,
    fr: 'Une matière première épuisée ne se charge pas.',
    en: 'A raw material that is out cannot be loaded.',
    see: ['launch.material-back', 'launch.empty-ship', 'unload.return'],
    terms: ['raw-material', 'stock'],
  },
  'launch.material-back': {
    kind: 'definition',
    source: cases,
    origin: 'ours',
    fr: 'Une matière première épuisée revient avec les prochaines unités déchargées.',
    en: 'A raw material that is out comes back with the next units unloaded.',
    see: ['launch.cargo-in-stock', 'unload.return'],
    terms: ['raw-material', 'stock'],
  },
  'launch.empty-ship': {
    kind: 'permission',
    source: cases,
    fr: 'Pour qui voulait une matière épuisée, il y a trois issues : en charger une autre, mettre le navire à l’eau vide, ou n’en mettre aucun.',
    en: 'A player who wanted a material that is out has three ways: load another, launch the ship empty, or launch none.',
    except: 'launch.cargo-choice',
    see: ['ruling.empty-launch', 'unload.wrong-cargo'],
    terms: ['cargo', 'stock'],
  },
  'launch.ship-in-reserve': {
    kind: 'prohibition',
    source: cases,
    fr: 'Sans navire en réserve, pas de mise à l’eau.',
    en: 'Without a ship in reserve, there is no launch.',
    terms: ['reserve', 'launch'],
  },
  'advice.hold-back': {
    kind: 'advice',
    source: cases,
    fr: 'Les navires viennent vite à manquer. Si ni le départ ni la cargaison ne conviennent, mieux vaut parfois en garder un.',
    en: 'Ships soon run short. When neither start nor cargo suits, it is sometimes better to keep one.',
    terms: ['ship', 'reserve'],
  },
});
