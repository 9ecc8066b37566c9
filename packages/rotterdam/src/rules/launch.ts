import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { RotterdamSection } from './section.ts';

/** Phase 1: ships and cargoes set out. */
export const clauses = rulebook({
  'launch.one-ship': {
    kind: 'permission',
    source: headings.launch,
    fr: 'À son tour, un joueur peut mettre un navire à l’eau. Un seul.',
    en: 'When their turn comes, a player may launch a ship. Just one.',
    see: ['card.extra-cargo'],
    terms: ['launch', 'ship', 'turn'],
  },
  'launch.start-choice': {
    kind: 'permission',
    source: headings.launch,
    fr: 'Un navire est mis à l’eau au départ que son joueur préfère.',
    en: 'A ship is launched at whichever start its player likes.',
    see: ['launch.start-free', 'advice.watch-channels'],
    terms: ['start'],
  },
  'launch.cargo-choice': {
    kind: 'permission',
    source: headings.launch,
    fr: 'Un navire mis à l’eau charge une unité, de la matière première que veut son joueur.',
    en: 'A ship that is launched loads one unit, of any raw material its player wants.',
    see: ['launch.cargo-in-stock', 'launch.empty-ship'],
    terms: ['cargo', 'raw-material'],
  },
  'launch.optional': {
    kind: 'permission',
    source: headings.launch,
    fr: 'On peut aussi ne mettre aucun navire à l’eau.',
    en: 'One may also launch no ship.',
    see: ['advice.hold-back'],
    terms: ['launch'],
  },
  'launch.start-free': {
    kind: 'prohibition',
    source: headings.launchCases,
    fr: 'Un départ occupé n’est pas disponible. Si tous le sont, personne ne met de navire à l’eau.',
    en: 'An occupied start is not available. If all of them are, nobody launches a ship.',
    see: ['board.start'],
    terms: ['start'],
  },
  'launch.cargo-in-stock': {
    kind: 'prohibition',
    source: headings.launchCases,
    fr: 'Une matière première épuisée ne se charge pas.',
    en: 'A raw material that is out cannot be loaded.',
    see: ['launch.material-back', 'launch.empty-ship', 'unload.return'],
    terms: ['raw-material', 'stock'],
  },
  'launch.material-back': {
    kind: 'definition',
    source: headings.launchCases,
    origin: 'ours',
    fr: 'Une matière première épuisée revient avec les prochaines unités déchargées.',
    en: 'A raw material that is out comes back with the next units unloaded.',
    see: ['launch.cargo-in-stock', 'unload.return'],
    terms: ['raw-material', 'stock'],
  },
  'launch.empty-ship': {
    kind: 'permission',
    source: headings.launchCases,
    fr: 'Pour qui voulait une matière épuisée, il y a trois issues : en charger une autre, mettre le navire à l’eau vide, ou n’en mettre aucun.',
    en: 'A player who wanted a material that is out has three ways: load another, launch the ship empty, or launch none.',
    except: 'launch.cargo-choice',
    see: ['ruling.empty-launch', 'unload.wrong-cargo'],
    terms: ['cargo', 'stock'],
  },
  'launch.ship-in-reserve': {
    kind: 'prohibition',
    source: headings.launchCases,
    fr: 'Sans navire en réserve, pas de mise à l’eau.',
    en: 'Without a ship in reserve, there is no launch.',
    terms: ['reserve', 'launch'],
  },
  'advice.hold-back': {
    kind: 'advice',
    source: headings.launchCases,
    fr: 'Les navires viennent vite à manquer. Si ni le départ ni la cargaison ne conviennent, mieux vaut parfois en garder un.',
    en: 'Ships soon run short. When neither start nor cargo suits, it is sometimes better to keep one.',
    terms: ['ship', 'reserve'],
  },
  'advice.cargo-for-mission': {
    kind: 'advice',
    source: headings.cargoAdvice,
    fr: 'Chargez ce que demandent vos Missions : du grain pour Vulcaanhaven s’il vous faut du pain, des fruits pour Merwehaven s’il vous faut du jus d’orange.',
    en: 'Load what your Missions ask for: grain for Vulcaanhaven if you need bread, fruit for Merwehaven if you need orange juice.',
    terms: ['mission', 'cargo', 'grain', 'fruit', 'bread', 'orange-juice'],
  },
  'advice.watch-channels': {
    kind: 'advice',
    source: headings.cargoAdvice,
    fr: 'Lisez la carte avant de choisir un départ : de là dépend beaucoup la chance d’entrer dans le port voulu.',
    en: 'Read the map before you pick a start: the chance of making the harbor you want depends on it a good deal.',
    terms: ['start', 'channel'],
  },
});

/** Its place in the rulebook. */
export const section: RotterdamSection = {
  id: 'launch',
  title: { fr: 'Phase 1 : mettre à l’eau', en: 'Phase 1: launching' },
  lead: {
    fr: 'Un navire, un départ, une cargaison : presque tout le voyage est dans ce choix.',
    en: 'A ship, a start, a cargo: most of the voyage lies in this choice.',
  },
  parts: [
    {
      title: { fr: 'Le choix', en: 'The choice' },
      clauses: ['launch.one-ship', 'launch.start-choice', 'launch.cargo-choice', 'launch.optional'],
    },
    {
      title: { fr: 'Quand il manque quelque chose', en: 'When something is lacking' },
      clauses: [
        'launch.start-free',
        'launch.cargo-in-stock',
        'launch.material-back',
        'launch.empty-ship',
        'launch.ship-in-reserve',
        'advice.hold-back',
      ],
    },
    {
      title: { fr: 'Conseils', en: 'Advice' },
      clauses: ['advice.cargo-for-mission', 'advice.watch-channels'],
    },
  ],
};
