import { amount, items, listed, nameIn, seat, tally } from '@portolan/core/words';
import { nameOf } from './facts.ts';

const goodsNames: Readonly<Record<string, string>> = {
  madras: 'Madras',
  rum: 'Rhum',
  spices: 'Épices',
  vanilla: 'Vanille',
  '?': 'cachée',
};
const contactNames: Readonly<Record<string, string>> = {
  deckhand: 'Matelot',
  innkeeper: 'Aubergiste',
  pilot: 'Pilote',
  foreman: 'Contremaître',
  'customs-officer': 'Douanier',
  captain: 'Capitaine',
  governor: 'Gouverneur',
  shipowner: 'Armateur',
};
const tileNames: Readonly<Record<string, string>> = {
  'top-quality': 'Top Qualité',
  'poor-quality': 'Mauvaise Qualité',
  damage: 'Avarie',
  exclusive: 'Exclusivité',
  storm: 'Tempête',
  pirates: 'Pirates',
  mutiny: 'Mutinerie',
  shortage: 'Pénurie',
  fire: 'Au feu !',
  claim: 'Créance',
};
const phaseNames: Readonly<Record<string, string>> = {
  setupShips: 'la mise en place des navires',
  setupGoods: 'la mise en place des marchandises',
  setupHands: 'la donne des marchandises cachées',
  act: 'le choix de ce que l’on joue',
  revealTile: 'le tirage d’une tuile événement',
  auction: 'l’enchère',
  effect: 'l’application des effets',
  depart: 'le choix du prochain départ',
  settle: 'le règlement d’une commission',
  revealShip: 'l’arrivée d’un navire',
  drawGoods: 'la pioche des marchandises',
  assign: 'l’attribution des marchandises',
  over: 'la fin de la partie',
};
const deedNames: Readonly<Record<string, string>> = {
  revealShip: 'retourner un navire',
  drawGoods: 'tirer une marchandise',
  revealTile: 'retourner une tuile événement',
  openAuction: 'ouvrir une enchère',
  bid: 'miser',
  pass: 'passer',
  playTile: 'jouer une tuile événement',
  playContact: 'jouer une relation',
  place: 'placer des porteurs',
  move: 'déplacer des porteurs',
  swap: 'échanger deux porteurs',
  remove: 'retirer des porteurs',
  replace: 'remplacer un porteur',
  swapGoods: 'échanger des marchandises',
  oneOf: 'choisir entre plusieurs effets',
  choose: 'choisir entre plusieurs effets',
  skip: 'sauter un effet',
  depart: 'choisir un départ',
  payCommission: 'payer la commission',
  leaveSlate: 'laisser l’ardoise',
  assignGoods: 'attribuer des marchandises',
  endTurn: 'finir le tour',
};

/** A number with its noun: singular up to 1. */
export const count = (value: unknown, one: string, many = `${one}s`): string =>
  `${amount(value)} ${Math.abs(amount(value)) < 2 ? one : many}`;

/** `Rhum`. */
export const goods = (value: unknown): string => nameOf(goodsNames, value, 'fr');

/** `la relation Contremaître`. */
export const contact = (value: unknown): string => `la relation ${nameOf(contactNames, value, 'fr')}`;

/** `la tuile Pirates`. */
export const tile = (value: unknown): string => `la tuile ${nameIn(tileNames, value)}`;

/** A phase with its article. */
export const phase = (value: unknown): string => nameIn(phaseNames, value);

/** What an action or an effect does, as an infinitive. */
export const deed = (value: unknown): string => nameIn(deedNames, value);

/** Seats as letters: `A et B`. */
export const seats = (value: unknown): string => listed(items(value).map(seat), 'fr');

/** Porters by their owners: `1 porteur de A et 2 de B`. */
export const porters = (owners: unknown): string =>
  listed(
    tally(owners).map(([owner, n], i) =>
      i === 0 ? `${count(n, 'porteur')} de ${seat(owner)}` : `${n} de ${seat(owner)}`,
    ),
    'fr',
  ) || 'aucun porteur';

/** Porters by the quays they go to: `2 porteurs au quai 1 et 1 au quai 3`. */
export const placing = (quays: unknown): string =>
  listed(
    tally(quays).map(([at, n], i) => (i === 0 ? `${count(n, 'porteur')} au quai ${at}` : `${n} au quai ${at}`)),
    'fr',
  ) || 'aucun porteur';
