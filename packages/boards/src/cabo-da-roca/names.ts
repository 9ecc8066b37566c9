import type { Direction, Phase, PieceKind, ShipKind, TileKind } from '@portolan/cabo-da-roca';
import type { Lang, Text } from '@portolan/core';
import { seatLetter } from '../seats.ts';
import { readShipId, type Ship } from './model.ts';

const tileNames: Readonly<Record<TileKind, Text>> = {
  sea: { fr: 'pleine mer', en: 'open sea' },
  quarter: { fr: 'quart de terre', en: 'quarter land' },
  coast: { fr: 'côte', en: 'coast' },
  cove: { fr: 'anse', en: 'cove' },
  port: { fr: 'port', en: 'port' },
  lighthouse: { fr: 'phare', en: 'lighthouse' },
  shoals: { fr: 'hauts-fonds', en: 'shoals' },
  rock: { fr: 'rocher', en: 'rock' },
  shark: { fr: 'requin', en: 'shark' },
  storm: { fr: 'tempête', en: 'storm' },
  island: { fr: 'île', en: 'island' },
  wreck: { fr: 'épave', en: 'wreck' },
  fish1: { fr: '1 poisson', en: '1 fish' },
  fish2: { fr: '2 poissons', en: '2 fish' },
  fish3: { fr: '3 poissons', en: '3 fish' },
};

const directionNames: Readonly<Record<Direction, Text>> = {
  N: { fr: 'nord', en: 'north' },
  NE: { fr: 'nord-est', en: 'northeast' },
  E: { fr: 'est', en: 'east' },
  SE: { fr: 'sud-est', en: 'southeast' },
  S: { fr: 'sud', en: 'south' },
  SW: { fr: 'sud-ouest', en: 'southwest' },
  W: { fr: 'ouest', en: 'west' },
  NW: { fr: 'nord-ouest', en: 'northwest' },
};

const pieceNames: Readonly<Record<PieceKind, { readonly one: Text; readonly many: Text }>> = {
  sailor: { one: { fr: 'marin', en: 'sailor' }, many: { fr: 'marins', en: 'sailors' } },
  fishing: {
    one: { fr: 'bateau de pêche', en: 'fishing ship' },
    many: { fr: 'bateaux de pêche', en: 'fishing ships' },
  },
  trade: {
    one: { fr: 'bateau de commerce', en: 'trade ship' },
    many: { fr: 'bateaux de commerce', en: 'trade ships' },
  },
  pirate: { one: { fr: 'pirate', en: 'pirate' }, many: { fr: 'pirates', en: 'pirates' } },
};

const phaseNames: Readonly<Record<Phase, Text>> = {
  deal: { fr: 'Donne des ports', en: 'Dealing the ports' },
  tile: { fr: 'Tuile', en: 'Tile' },
  stack: { fr: 'Pioche d’une tuile', en: 'Drawing a tile' },
  lay: { fr: 'Pose de la tuile', en: 'Laying the tile' },
  act: { fr: 'Actions', en: 'Actions' },
  pile: { fr: 'Tirage d’une carte', en: 'Drawing a card' },
  departing: { fr: 'Départ du bateau chargé', en: 'Departure of the loaded ship' },
  crossing: { fr: 'Croisement', en: 'Crossing' },
  debt: { fr: 'Dette', en: 'Debt' },
  consent: { fr: 'Réponse à une offre', en: 'Answer to an offer' },
  reveal: { fr: 'Recherche d’une carte de trésor', en: 'Looking for a treasure card' },
  over: { fr: 'Partie terminée', en: 'Game over' },
};

const stageNames = {
  buy: { fr: 'achats', en: 'purchases' },
  depart: { fr: 'départs', en: 'departures' },
  free: { fr: 'libre', en: 'free' },
} as const satisfies Record<string, Text>;

/** A kind of tile, without an article. */
export const tileName = (kind: TileKind, lang: Lang): string => tileNames[kind][lang];

/** A direction: "nord-est". */
export const directionName = (direction: Direction, lang: Lang): string => directionNames[direction][lang];

/** A kind of piece: "bateau de pêche". */
export const pieceName = (kind: PieceKind, lang: Lang): string => pieceNames[kind].one[lang];

/** So many pieces: "2 bateaux de pêche". */
export const piecesInWords = (count: number, kind: PieceKind, lang: Lang): string => {
  const one = lang === 'fr' ? count < 2 : count === 1;
  return `${count} ${pieceNames[kind][one ? 'one' : 'many'][lang]}`;
};

/** The name of a phase, as a heading. */
export const phaseName = (phase: Phase, lang: Lang): string => phaseNames[phase][lang];

/** The name of a stage of the actions. */
export const stageName = (stage: keyof typeof stageNames, lang: Lang): string => stageNames[stage][lang];

/** A coordinate: "−1", with a real minus sign. */
export const coordinate = (place: number): string => String(place).replace('-', '\u2212');

const numbered = (kind: ShipKind, number: number, lang: Lang): string =>
  number > 0 ? `${pieceName(kind, lang)} ${number}` : pieceName(kind, lang);

/** A ship without its owner: "bateau de commerce 1". */
export const shipName = ({ kind, number }: Pick<Ship, 'kind' | 'number'>, lang: Lang): string =>
  numbered(kind, number, lang);

/** A ship with its owner: "bateau de commerce 1 de A"; "A’s trade ship 1". */
export const ownedShip = (id: string, lang: Lang): string => {
  const ship = readShipId(id);
  const owner = seatLetter(ship.owner);
  return lang === 'fr' ? `${shipName(ship, lang)} de ${owner}` : `${owner}’s ${shipName(ship, lang)}`;
};

/** So many coins: "20 pièces". */
export const coinsInWords = (count: number, lang: Lang): string => {
  if (lang === 'fr') return `${count} ${Math.abs(count) < 2 ? 'pièce' : 'pièces'}`;
  return `${count} ${Math.abs(count) === 1 ? 'coin' : 'coins'}`;
};

/** The three zones as roman numerals. */
export const zoneNames = ['I', 'II', 'III'] as const;

/** How long the routes of a zone are: "1 à 4", "8 et plus". */
export const zoneRange = (zones: readonly number[], zone: number, lang: Lang): string => {
  const from = zones[zone] ?? 0;
  const next = zones[zone + 1];
  if (next === undefined) return lang === 'fr' ? `${from} et plus` : `${from} or more`;
  return lang === 'fr' ? `${from} à ${next - 1}` : `${from} to ${next - 1}`;
};

/** The same in signs: "1–4", "8+". */
export const zoneSign = (zones: readonly number[], zone: number): string => {
  const next = zones[zone + 1];
  return next === undefined ? `${zones[zone]}+` : `${zones[zone]}–${next - 1}`;
};

/** So many squares: "5 cases". */
export const squaresInWords = (count: number, lang: Lang): string => {
  if (lang === 'fr') return `${count} ${count < 2 ? 'case' : 'cases'}`;
  return `${count} ${count === 1 ? 'square' : 'squares'}`;
};
