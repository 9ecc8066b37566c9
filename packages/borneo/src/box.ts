import type { Edition, HarborCard, MissionTile } from './edition.ts';
import { reconstructed } from './editions/reconstructed.ts';
import { FACES, parseFace } from './faces.ts';
import { spiceIds } from './types.ts';

/** Cards in a deck (setup.shipment-pile); a box whose faces are not known has as many. */
export const DECK = 60;

/** An edition in numbers, as the engine reads it. Harbor cards and Missions are places in its tables. */
export interface Box {
  /** Whether every well-formed face is accepted and copies are not counted. */
  readonly free: boolean;
  /** Every Shipment face of the deck, one entry a copy, in ascending order; empty in a free box. */
  readonly deck: readonly number[];
  /** The faces of the deck in edition order, each once. */
  readonly faces: readonly number[];
  /** Copies of each face. */
  readonly copies: Uint8Array;
  readonly harbors: readonly HarborCard[];
  readonly harborAt: Readonly<Record<string, number>>;
  /** The kind of each Harbor card in payments: one unit of its spice. */
  readonly harborKind: readonly number[];
  readonly missions: readonly MissionTile[];
  readonly missionAt: Readonly<Record<string, number>>;
  /** Units asked by each Mission, by spice. */
  readonly need: readonly (readonly number[])[];
}

const places = (items: readonly { readonly id: string }[]): Record<string, number> => {
  const at: Record<string, number> = Object.create(null);
  for (const [place, { id }] of items.entries()) at[id] = place;
  return at;
};

const compile = ({ shipments, harbors, missions }: Edition): Box => {
  const cards = shipments === 'free' ? [] : shipments.map(({ face, copies }) => [parseFace(face)!, copies] as const);
  const copies = new Uint8Array(FACES);
  for (const [face, count] of cards) copies[face]! += count;
  return {
    free: shipments === 'free',
    deck: cards.flatMap(([face, count]) => Array<number>(count).fill(face)).sort((a, b) => a - b),
    faces: [...new Set(cards.map(([face]) => face))],
    copies,
    harbors,
    harborAt: places(harbors),
    harborKind: harbors.map(({ spice }) => spiceIds.indexOf(spice) * 2),
    missions,
    missionAt: places(missions),
    need: missions.map(({ need }) => spiceIds.map((spice) => need[spice] ?? 0)),
  };
};

const boxes = new WeakMap<Edition, Box>();
const standard = compile(reconstructed);

/** The box of an edition, made once. */
export const boxOf = (edition: Edition): Box => {
  if (edition === reconstructed) return standard;
  const known = boxes.get(edition);
  if (known) return known;
  const box = compile(edition);
  boxes.set(edition, box);
  return box;
};

/** Whether a Harbor card is in a game for so many (setup.harbor-marks). */
export const harborInGame = ({ mark }: HarborCard, seats: number): boolean =>
  mark === undefined || (mark === '5') === (seats === 5);

/** Whether a Mission is in a game for so many (setup.mission-marks). */
export const missionInGame = ({ mark }: MissionTile, seats: number): boolean => mark === undefined || seats === 5;

const all = <Item>(items: readonly Item[], inGame: (item: Item) => boolean): number[] =>
  items.flatMap((item, place) => (inGame(item) ? [place] : []));

/** The Harbor cards of a game for so many. */
export const harborsFor = (box: Box, seats: number): number[] => all(box.harbors, (card) => harborInGame(card, seats));

/** The Missions of a game for so many. */
export const missionsFor = (box: Box, seats: number): number[] =>
  all(box.missions, (tile) => missionInGame(tile, seats));
