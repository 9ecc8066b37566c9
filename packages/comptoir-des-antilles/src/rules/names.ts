import type { Lang, Text } from '@portolan/core';
import { both, counting, say } from '@portolan/core/words';
import type { Phase, Quay, TileId } from '../types.ts';

const tileNames: Readonly<Record<TileId, Text>> = {
  'top-quality': both('Top Qualité', 'Top Quality'),
  'poor-quality': both('Mauvaise Qualité', 'Poor Quality'),
  damage: both('Avarie', 'Damage'),
  exclusive: both('Exclusivité', 'Exclusive'),
  storm: both('Tempête', 'Storm'),
  pirates: both('Pirates', 'Pirates'),
  mutiny: both('Mutinerie', 'Mutiny'),
  shortage: both('Pénurie', 'Shortage'),
  fire: both('Au feu !', 'Fire!'),
  claim: both('Créance', 'Claim'),
};

const phaseNames: Readonly<Record<Phase, Text>> = {
  setupShips: both('Préparation : navires', 'Set-up: ships'),
  setupGoods: both('Préparation : marchandises', 'Set-up: goods'),
  setupHands: both('Préparation : tuiles secrètes', 'Set-up: secret tiles'),
  act: both('Au joueur d’agir', 'Free to act'),
  revealTile: both('Tuile retournée', 'Tile turned up'),
  auction: both('Enchère', 'Auction'),
  effect: both('Effets de la relation', 'Effects of the contact'),
  depart: both('Choix du départ', 'Choice of the departure'),
  settle: both('Commission', 'Commission'),
  revealShip: both('Navire retourné', 'Ship turned up'),
  drawGoods: both('Pioche des marchandises', 'Drawing goods'),
  assign: both('Attribution des marchandises', 'Giving out the goods'),
  over: both('Partie terminée', 'Game over'),
};

/** The name on an event tile. */
export const tileName = (tile: TileId, lang: Lang): string => tileNames[tile][lang];

/** The name of a phase, as a heading. */
export const phaseName = (phase: Phase, lang: Lang): string => phaseNames[phase][lang];

/** "Quai 2". */
export const quayName = (quay: Quay, lang: Lang): string => `${say(lang, 'Quai', 'Quay')} ${quay}`;

/** So many porters: "2 porteurs". */
export const portersInWords = counting({ fr: ['porteur', 'porteurs'], en: ['porter', 'porters'] });

/** So many premiums: "6 primes". */
export const premiumsInWords = counting({ fr: ['prime', 'primes'], en: ['premium', 'premiums'] });

/** So many tiles: "3 tuiles". */
export const tilesInWords = counting({ fr: ['tuile', 'tuiles'], en: ['tile', 'tiles'] });

/** So many ships: "3 navires". */
export const shipsInWords = counting({ fr: ['navire', 'navires'], en: ['ship', 'ships'] });

const places = counting({ fr: ['place', 'places'], en: ['place', 'places'] });

/** So many free places: "encore 2 places"; "complet". */
export const placesInWords = (count: number, lang: Lang): string => {
  if (count === 0) return say(lang, 'complet', 'full');
  return say(lang, `encore ${places(count, 'fr')}`, `${places(count, 'en')} left`);
};
