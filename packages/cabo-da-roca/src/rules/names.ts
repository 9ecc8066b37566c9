import type { Lang, Text } from '@portolan/core';
import { capital, counting, listed, type Noun, plural, say, seat } from '@portolan/core/words';
import { boxOf } from '../box.ts';
import type { Edition, TradeCard } from '../edition.ts';
import { faceNumber, kindText } from '../faces.ts';
import { kindOfShip, ownerOf, shipKindText, slotOf } from '../ids.ts';
import { cornersToward } from '../pieces/corners.ts';
import {
  type Direction,
  directions,
  type Face,
  type Phase,
  type PieceKind,
  type PortId,
  type Rotation,
  type ShipId,
  type Stage,
  type TileKind,
} from '../types.ts';

/** Names of the things of this game, as sentences, pictures and forms use them; none has an article. */

const tiles: Readonly<Record<TileKind, Text>> = {
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

const headings: Readonly<Record<Direction, Text>> = {
  N: { fr: 'nord', en: 'north' },
  NE: { fr: 'nord-est', en: 'northeast' },
  E: { fr: 'est', en: 'east' },
  SE: { fr: 'sud-est', en: 'southeast' },
  S: { fr: 'sud', en: 'south' },
  SW: { fr: 'sud-ouest', en: 'southwest' },
  W: { fr: 'ouest', en: 'west' },
  NW: { fr: 'nord-ouest', en: 'northwest' },
};

const pieces: Readonly<Record<PieceKind, Noun>> = {
  sailor: { fr: ['marin', 'marins'], en: ['sailor', 'sailors'] },
  fishing: { fr: ['bateau de pêche', 'bateaux de pêche'], en: ['fishing ship', 'fishing ships'] },
  trade: { fr: ['bateau de commerce', 'bateaux de commerce'], en: ['trade ship', 'trade ships'] },
  pirate: { fr: ['pirate', 'pirates'], en: ['pirate', 'pirates'] },
};

const phases: Readonly<Record<Phase, Text>> = {
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

const stages: Readonly<Record<Stage, Text>> = {
  buy: { fr: 'achats', en: 'purchases' },
  depart: { fr: 'départs', en: 'departures' },
  free: { fr: 'libre', en: 'free' },
};

/** A kind of tile: `quart de terre`. */
export const tileName = (kind: TileKind, lang: Lang): string => tiles[kind][lang];

/** A direction: `nord-est`. */
export const directionName = (direction: Direction, lang: Lang): string => headings[direction][lang];

/** A direction as one goes there: `au nord`, `à l’est`; in English its name. */
export const toward = (direction: Direction, lang: Lang): string => {
  const name = directionName(direction, lang);
  if (lang === 'en') return name;
  return /^[eo]/.test(name) ? `à l’${name}` : `au ${name}`;
};

/** A kind of piece: `bateau de pêche`. */
export const pieceName = (kind: PieceKind, lang: Lang): string => pieces[kind][lang][0];

/** So many pieces: `2 bateaux de pêche`. */
export const piecesInWords = (count: number, kind: PieceKind, lang: Lang): string =>
  counting(pieces[kind])(count, lang);

/** A phase, as a heading. */
export const phaseName = (phase: Phase, lang: Lang): string => phases[phase][lang];

/** How far the actions of a turn have come. */
export const stageName = (stage: Stage, lang: Lang): string => stages[stage][lang];

/** A ship by its kind and number, without its owner: `bateau de commerce 1`; the only pirate has no number. */
export const shipName = (
  { kind, number }: { readonly kind: PieceKind; readonly number: number },
  lang: Lang,
): string => (number > 0 ? `${pieceName(kind, lang)} ${number}` : pieceName(kind, lang));

/** A ship with its owner: `bateau de commerce 1 de A`; `A’s trade ship 1`. */
export const ownedShip = (id: ShipId, lang: Lang): string => {
  const slot = slotOf(id)!;
  const owner = seat(ownerOf(slot));
  const name = shipName({ kind: shipKindText(kindOfShip(slot)), number: Number(id.slice(2)) }, lang);
  return lang === 'fr' ? `${name} de ${owner}` : `${owner}’s ${name}`;
};

/** A coordinate, with a real minus sign: `−1`. */
export const coordinate = (place: number): string => String(place).replace('-', '\u2212');

/** So many coins: `20 pièces`. */
export const coinsInWords = counting({ fr: ['pièce', 'pièces'], en: ['coin', 'coins'] });

/** So many actions. */
export const actionsInWords = counting({ fr: ['action', 'actions'], en: ['action', 'actions'] });

/** So many bonus moves. */
export const bonusesInWords = counting({ fr: ['bonus', 'bonus'], en: ['bonus', 'bonuses'] });

/** So many squares: `5 cases`. */
export const squaresInWords = counting({ fr: ['case', 'cases'], en: ['square', 'squares'] });

/** The three zones as roman numerals. */
export const zoneNames = ['I', 'II', 'III'] as const;

/** How long the routes of a zone are: `1 à 4`, `8 et plus`. */
export const zoneRange = (zones: readonly number[], zone: number, lang: Lang): string => {
  const from = zones[zone] ?? 0;
  const next = zones[zone + 1];
  if (next === undefined) return say(lang, `${from} et plus`, `${from} or more`);
  return say(lang, `${from} à ${next - 1}`, `${from} to ${next - 1}`);
};

/** The same in signs: `1–4`, `8+`. */
export const zoneSign = (zones: readonly number[], zone: number): string => {
  const next = zones[zone + 1];
  return next === undefined ? `${zones[zone]}+` : `${zones[zone]}–${next - 1}`;
};

/** The side or corner where land bits lie, if they lie together. */
const sideOf = (land: number): Direction | undefined => directions[cornersToward.indexOf(land)];

/** A tile by where its land lies: `côte, terre au nord`; for a cove where its sea is, for a port where its quay is. */
export const landInWords = (
  { kind, land, port }: { readonly kind: TileKind; readonly land: number; readonly port?: PortId },
  lang: Lang,
): string => {
  const side = sideOf(land);
  const there = side ? toward(side, lang) : '';
  if (port) return say(lang, `port ${port}, quai ${there}`, `port ${port}, quay ${there}`);
  const name = tileName(kind, lang);
  if (side) return say(lang, `${name}, terre ${there}`, `${name}, land ${there}`);
  const wet = land === 0 ? undefined : sideOf(land ^ 15);
  return wet ? say(lang, `${name}, mer ${toward(wet, lang)}`, `${name}, sea ${toward(wet, lang)}`) : name;
};

/** A tile of a box as it lies. */
export const laidInWords = (
  { tile, rot = 0 }: { readonly tile: Face; readonly rot?: Rotation },
  lang: Lang,
  box: Edition,
): string => {
  const face = faceNumber(tile);
  const kind = kindText(face);
  const land = boxOf(box).land[face * 4 + rot] ?? 0;
  return landInWords({ kind, land, ...(kind === 'port' ? { port: tile as PortId } : {}) }, lang);
};

/** A port, with the name that a box gives it: `Port A, Lisboa`. */
export const portInWords = (port: PortId, { ports }: Edition): string => {
  const name = ports.find(({ id }) => id === port)?.name;
  return `Port ${port}${name ? `, ${name}` : ''}`;
};

/** A trade card by its number: `n° 1`, `no. 1` for `t01`; an own box may call it otherwise. */
export const cardNumber = (id: string, lang: Lang): string => {
  const number = /^t0*(\d+)$/.exec(id)?.[1];
  return number === undefined ? id : say(lang, `n°\u00a0${number}`, `no.\u00a0${number}`);
};

/** A trade card of a box by what it carries: `Sel n° 1`. */
export const cardInWords = ({ id, good }: TradeCard, { goods }: Edition, lang: Lang): string =>
  `${capital(goods.find((one) => one.id === good)?.[lang] ?? good)} ${cardNumber(id, lang)}`;

/** The ports that a card strikes: `, A et F rayés`; nothing if it strikes none. */
export const struckInWords = ({ struck }: TradeCard, lang: Lang): string => {
  if (struck.length === 0) return '';
  const ports = listed(struck, lang);
  return say(lang, `, ${ports} ${plural(struck.length, 'rayé', 'rayés', 'fr')}`, `, ${ports} struck`);
};
