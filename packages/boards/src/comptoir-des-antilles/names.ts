import type { Contact, ContactId, Phase, Quay, TileId } from '@portolan/comptoir-des-antilles';
import type { Lang, Text } from '@portolan/core';
import { aboard, type Berth, type Table } from './model.ts';

const tileNames: Readonly<Record<TileId, Text>> = {
  'top-quality': { fr: 'Top Qualité', en: 'Top Quality' },
  'poor-quality': { fr: 'Mauvaise Qualité', en: 'Poor Quality' },
  damage: { fr: 'Avarie', en: 'Damage' },
  exclusive: { fr: 'Exclusivité', en: 'Exclusive' },
  storm: { fr: 'Tempête', en: 'Storm' },
  pirates: { fr: 'Pirates', en: 'Pirates' },
  mutiny: { fr: 'Mutinerie', en: 'Mutiny' },
  shortage: { fr: 'Pénurie', en: 'Shortage' },
  fire: { fr: 'Au feu\u202f!', en: 'Fire!' },
  claim: { fr: 'Créance', en: 'Claim' },
};

const phaseNames: Readonly<Record<Phase, Text>> = {
  setupShips: { fr: 'Préparation\u00a0: navires', en: 'Set-up: ships' },
  setupGoods: { fr: 'Préparation\u00a0: marchandises', en: 'Set-up: goods' },
  setupHands: { fr: 'Préparation\u00a0: tuiles secrètes', en: 'Set-up: secret tiles' },
  act: { fr: 'Au joueur d’agir', en: 'Free to act' },
  revealTile: { fr: 'Tuile retournée', en: 'Tile turned up' },
  auction: { fr: 'Enchère', en: 'Auction' },
  effect: { fr: 'Effets de la relation', en: 'Effects of the contact' },
  depart: { fr: 'Choix du départ', en: 'Choice of the departure' },
  settle: { fr: 'Commission', en: 'Commission' },
  revealShip: { fr: 'Navire retourné', en: 'Ship turned up' },
  drawGoods: { fr: 'Pioche des marchandises', en: 'Drawing goods' },
  assign: { fr: 'Attribution des marchandises', en: 'Giving out the goods' },
  over: { fr: 'Partie terminée', en: 'Game over' },
};

/** The name of a phase, as a heading. */
export const phaseName = (phase: Phase, lang: Lang): string => phaseNames[phase][lang];

/** The name on an event tile. */
export const tileName = (tile: TileId, lang: Lang): string => tileNames[tile][lang];

/** A kind of goods by its id, as the box of the table names it. */
export const goodsNamed = ({ box }: Table, id: string, lang: Lang): string =>
  box.goods.find((goods) => goods.id === id)?.[lang] ?? id;

/** A contact by its id, as the box of the table names it. */
export const contactNamed = ({ box }: Table, id: ContactId, lang: Lang): string =>
  box.contacts.find((contact: Contact) => contact.id === id)?.[lang] ?? id;

/** "Quai 2". */
export const quayName = (quay: Quay, lang: Lang): string => `${lang === 'fr' ? 'Quai' : 'Quay'} ${quay}`;

/** A number and what it counts, which no end of a line parts. */
const plural = (count: number, lang: Lang, [one, many]: readonly [string, string]): string =>
  `${count}\u00a0${(lang === 'fr' ? count < 2 : count === 1) ? one : many}`;

/** So many porters: "2 porteurs". */
export const portersInWords = (count: number, lang: Lang): string =>
  plural(count, lang, lang === 'fr' ? ['porteur', 'porteurs'] : ['porter', 'porters']);

/** So many places: "encore 2 places"; "complet". */
export const placesInWords = (count: number, lang: Lang): string => {
  if (count === 0) return lang === 'fr' ? 'complet' : 'full';
  const places = plural(count, lang, ['place', 'places']);
  return lang === 'fr' ? `encore ${places}` : `${places} left`;
};

/** So many premiums: "6 primes". */
export const premiumsInWords = (count: number, lang: Lang): string =>
  plural(count, lang, lang === 'fr' ? ['prime', 'primes'] : ['premium', 'premiums']);

/** So many tiles: "3 tuiles". */
export const tilesInWords = (count: number, lang: Lang): string =>
  plural(count, lang, lang === 'fr' ? ['tuile', 'tuiles'] : ['tile', 'tiles']);

/** So many ships: "3 navires". */
export const shipsInWords = (count: number, lang: Lang): string =>
  plural(count, lang, lang === 'fr' ? ['navire', 'navires'] : ['ship', 'ships']);

/** How many of the places of a ship are taken: "4 sur 5". */
export const shareInWords = (berth: Berth, lang: Lang): string =>
  `${aboard(berth).length} ${lang === 'fr' ? 'sur' : 'of'} ${berth.ship ?? 0}`;

/** Porters at home: "7 en réserve". */
export const reserveInWords = (count: number, lang: Lang): string =>
  `${count} ${lang === 'fr' ? 'en réserve' : 'in reserve'}`;
