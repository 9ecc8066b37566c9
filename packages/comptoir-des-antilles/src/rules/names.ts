import type { Lang, Text } from '@portolan/core';
import { both, counting, named, say } from '@portolan/core/words';
import type { Edition, EffectName } from '../edition.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import type { ActionKind, ContactId, GoodsId, Phase, Quay, TileId } from '../types.ts';
import { unit } from './title.ts';

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
  act: both('Choix du coup', 'Choice of what to play'),
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

/** A phase with its article, as a sentence names it. */
export const phaseSentences: Readonly<Record<Phase, Text>> = {
  setupShips: both('la mise en place des navires', 'the laying out of ships'),
  setupGoods: both('la mise en place des marchandises', 'the laying out of goods tiles'),
  setupHands: both('la donne des marchandises cachées', 'the dealing of hidden goods tiles'),
  act: both('le choix de ce que l’on joue', 'the choice of what to play'),
  revealTile: both('le tirage d’une tuile événement', 'the turning up of an event tile'),
  auction: both('l’enchère', 'the auction'),
  effect: both('l’application des effets', 'the effects of a contact'),
  depart: both('le choix du prochain départ', 'the choice of the next ship to sail'),
  settle: both('le règlement d’une commission', 'the payment of a commission'),
  revealShip: both('l’arrivée d’un navire', 'the turning up of a ship'),
  drawGoods: both('la pioche des marchandises', 'the drawing of goods tiles'),
  assign: both('l’attribution des marchandises', 'the assignment of goods tiles'),
  over: both('la fin de la partie', 'the end of the game'),
};

/** What an action or an effect does: an infinitive in French, a gerund in English. */
export const deedNames: Readonly<Record<ActionKind | EffectName, Text>> = {
  revealShip: both('retourner un navire', 'turning up a ship'),
  drawGoods: both('tirer une marchandise', 'drawing a goods tile'),
  revealTile: both('retourner une tuile événement', 'turning up an event tile'),
  openAuction: both('ouvrir une enchère', 'opening an auction'),
  bid: both('miser', 'bidding'),
  pass: both('passer', 'passing'),
  playTile: both('jouer une tuile événement', 'playing an event tile'),
  playContact: both('jouer une relation', 'playing a contact'),
  place: both('placer des porteurs', 'placing porters'),
  move: both('déplacer des porteurs', 'moving porters'),
  swap: both('échanger deux porteurs', 'exchanging two porters'),
  remove: both('retirer des porteurs', 'taking porters off'),
  replace: both('remplacer un porteur', 'replacing a porter'),
  swapGoods: both('échanger des marchandises', 'exchanging goods'),
  oneOf: both('choisir entre plusieurs effets', 'choosing between effects'),
  choose: both('choisir entre plusieurs effets', 'choosing between effects'),
  skip: both('sauter un effet', 'skipping an effect'),
  depart: both('choisir un départ', 'choosing a departure'),
  payCommission: both('payer la commission', 'paying the commission'),
  leaveSlate: both('laisser l’ardoise', 'leaving the slate'),
  assignGoods: both('attribuer des marchandises', 'assigning goods'),
  endTurn: both('finir le tour', 'ending the turn'),
};

/** What our own box calls a piece that a box typed in may lack. */
const pieceName = (id: string, lang: Lang, pieces: readonly (Text & { readonly id: string })[], ours: typeof pieces) =>
  (pieces.find((piece) => piece.id === id) ?? ours.find((piece) => piece.id === id))?.[lang] ?? named(id);

/** A contact as its box calls it; without a box, or where it has none of that id, by our name for it. */
export const contactName = (id: ContactId, lang: Lang, box: Pick<Edition, 'contacts'> = reconstructed): string =>
  pieceName(id, lang, box.contacts, reconstructed.contacts);

/** A contact in a sentence: `la relation Contremaître`, `the Foreman`. */
export const contactInWords = (id: ContactId, lang: Lang, box?: Pick<Edition, 'contacts'>): string => {
  const name = contactName(id, lang, box);
  return say(lang, `la relation ${name}`, `the ${name}`);
};

const faceDown = both('cachée', 'face-down');

/** A kind of goods as its box calls it, or by our name for it; `?` is a tile face down. */
export const goodsName = (id: GoodsId | '?', lang: Lang, box: Pick<Edition, 'goods'> = reconstructed): string =>
  id === '?' ? faceDown[lang] : pieceName(id, lang, box.goods, reconstructed.goods);

/** A number with a true minus sign, as counters may show it: `−3`. */
export const counter = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** The name on an event tile. */
export const tileName = (tile: TileId, lang: Lang): string => tileNames[tile][lang];

/** An event tile in a sentence: `la tuile Pirates`, `Pirates`. */
export const tileInWords = (tile: TileId, lang: Lang): string =>
  say(lang, `la tuile ${tileName(tile, 'fr')}`, tileName(tile, 'en'));

/** The name of a phase, as a heading. */
export const phaseName = (phase: Phase, lang: Lang): string => phaseNames[phase][lang];

/** "Quai 2". */
export const quayName = (quay: Quay, lang: Lang): string => `${say(lang, 'Quai', 'Quay')} ${quay}`;

/** So many porters: "2 porteurs". */
export const portersInWords = counting({ fr: ['porteur', 'porteurs'], en: ['porter', 'porters'] });

/** So many premiums: "6 primes". */
export const premiumsInWords = counting(unit);

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
