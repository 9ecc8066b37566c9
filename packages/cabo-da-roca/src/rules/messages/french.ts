import { listed, seat } from '@portolan/core/words';
import { kindOfShip, ownerOf, shipKindText, slotOf } from '../../ids.ts';
import type {
  CardId,
  Direction,
  Face,
  Phase,
  Piece,
  PieceKind,
  PortId,
  ShipId,
  Square,
  TileKind,
  TreasureType,
} from '../../types.ts';
import { cardNumber, directionName, ownedShip, pieceName, shipName, toward as wayTo } from '../names.ts';
import { lower, square } from './square.ts';

const tileNames: Readonly<Record<TileKind, string>> = {
  sea: 'une pleine mer',
  quarter: 'un quart de terre',
  coast: 'une côte',
  cove: 'une anse',
  port: 'un port',
  lighthouse: 'un phare',
  shoals: 'des hauts-fonds',
  rock: 'un rocher',
  shark: 'un requin',
  storm: 'une tempête',
  island: 'une île',
  wreck: 'une épave',
  fish1: 'une tuile à un poisson',
  fish2: 'une tuile à deux poissons',
  fish3: 'une tuile à trois poissons',
};
const phaseNames: Readonly<Record<Phase, string>> = {
  deal: 'la distribution des ports',
  tile: 'l’étape de la tuile',
  stack: 'le tirage d’une tuile',
  lay: 'la pose de la tuile',
  act: 'le moment des achats et des actions',
  pile: 'le tirage d’une carte',
  departing: 'le départ du bateau chargé',
  crossing: 'un croisement',
  debt: 'le règlement d’une dette',
  consent: 'le moment d’une réponse',
  reveal: 'la recherche d’une carte de trésor',
  over: 'la fin de la partie',
};
const rotationNames = [
  '',
  ', tournée d’un quart de tour',
  ', tournée d’un demi-tour',
  ', tournée de trois quarts de tour',
];

/** `bateau de commerce 1 de A`, without an article. */
export const bareShip = (id: ShipId): string => ownedShip(id, 'fr');

/** `le bateau de commerce 1 de A`. */
export const ship = (id: ShipId): string => `le ${bareShip(id)}`;

/** `son bateau de commerce 1` for its owner, `le bateau de commerce 1 de B` for anybody else. */
export const own = (id: ShipId, who: number): string => {
  const slot = slotOf(id)!;
  if (ownerOf(slot) !== who) return ship(id);
  return `son ${shipName({ kind: shipKindText(kindOfShip(slot)), number: Number(id.slice(2)) }, 'fr')}`;
};

/** A ship as `own`, a sailor by its square. */
export const owned = (piece: Piece, who: number): string =>
  typeof piece === 'string' ? own(piece, who) : `le marin en ${square(piece)}`;

/** Pieces as `owned`, listed. */
export const pieces = (list: readonly Piece[], who: number): string =>
  listed(
    list.map((one) => owned(one, who)),
    'fr',
  );

/** `au bateau de commerce 1 de A`. */
export const toShip = (id: ShipId): string => `au ${bareShip(id)}`;

/** Ships with articles: `le pirate de A et le bateau de pêche 1 de A`. */
export const ships = (list: readonly ShipId[]): string => listed(list.map(ship), 'fr');

/** A kind of piece bought, with an article. */
export const piece = (kind: PieceKind): string => `un ${pieceKind(kind)}`;

/** A kind of piece without an article. */
export const pieceKind = (kind: PieceKind): string => pieceName(kind, 'fr');

/** A tile with an article: `une côte`, `le port B`. */
export const tile = (face: Face | TileKind): string =>
  face in tileNames ? tileNames[face as TileKind] : `le port ${face}`;

/** A card: `la carte n° 1`, `la carte Île 50`. */
export const card = (id: CardId): string => {
  const treasure = /^(island|wreck)-(\d+)$/.exec(id);
  if (treasure) return `la carte ${treasureType(treasure[1] as TreasureType)} ${treasure[2]}`;
  return id === '?' ? 'une carte inconnue' : `la carte ${cardNumber(id, 'fr')}`;
};

/** `Île` or `Épave`. */
export const treasureType = (type: TreasureType): string => (type === 'wreck' ? 'Épave' : 'Île');

/** `nord-est`. */
export const direction = (dir: Direction): string => directionName(dir, 'fr');

/** `au nord-est`, `à l’est`. */
export const toward = (dir: Direction): string => wayTo(dir, 'fr');

/** `, tournée d’un quart de tour`; nothing for a tile laid as it is. */
export const rotation = (turns: number): string => rotationNames[turns] ?? '';

/** A phase with its article. */
export const phase = (id: Phase): string => phaseNames[id];

/** Letters of ports: `B et C`. */
export const ports = (list: readonly PortId[]): string => listed(list, 'fr');

/** Seats as letters: `A et B`. */
export const seats = (list: readonly number[]): string => listed(list.map(seat), 'fr');

/** A number with its noun: singular up to 1. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${Math.abs(n) < 2 ? one : many}`;

/** `20 pièces`. */
export const coins = (n: number): string => count(n, 'pièce');

/** A sentence with the place before it, where there is one. */
export const placed = (at: Square | undefined, text: string): string =>
  at === undefined ? text : `En ${square(at)}, ${lower(text)}`;
