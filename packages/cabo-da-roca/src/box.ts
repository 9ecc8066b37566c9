import type { Edition } from './edition.ts';
import { reconstructed } from './editions/reconstructed.ts';
import { FACES, KIND, kindOf, kindText, portNumber } from './faces.ts';
import { turned } from './pieces/corners.ts';
import { type CardId, type PieceKind, treasureTypes } from './types.ts';

/** The number of a type of treasure. */
export const ISLAND = 0;
export const WRECK = 1;

/** A type that is none: a trade card. */
export const TRADE_CARD = -1;

/** An edition in numbers, as the engine reads it. Cards are numbers: trade cards in table order, then treasure cards. */
export interface Box {
  /** Copies of each face. */
  readonly counts: readonly number[];
  /** Land of each face, by rotation. */
  readonly lands: readonly (readonly number[])[];
  /** Land of each tile, `face * 4 + rotation`. */
  readonly land: readonly number[];
  /** Ids of all cards, and their numbers. */
  readonly cards: readonly CardId[];
  readonly cardAt: Readonly<Record<CardId, number>>;
  /** How many of them are trade cards. */
  readonly tradeCards: number;
  /** Prices of trade cards by zone. */
  readonly prices: readonly (readonly number[])[];
  /** Ports that buy, as bits, by trade card. */
  readonly buyers: readonly number[];
  /** The type of each card (`TRADE_CARD`, `ISLAND`, `WRECK`) and the value of a treasure card. */
  readonly types: readonly number[];
  readonly values: readonly number[];
  /** Prices and resale of pieces by number: kinds of ships, then the sailor. */
  readonly buy: readonly number[];
  readonly resale: readonly number[];
}

const ALL_PORTS = 0b1111111111;

/** Kinds of pieces by number. */
const pieces: readonly PieceKind[] = ['fishing', 'trade', 'pirate', 'sailor'];

const maskOf = (corners: readonly number[]): number => corners.reduce((mask, land, i) => mask | (land << i), 0);

const compile = ({ tiles, tradeCards, treasureCards, costs }: Edition): Box => {
  const byKind = new Map(tiles.map((tile) => [tile.kind, tile]));
  const faces = Array.from({ length: FACES }, (_, face) => byKind.get(kindText(face))!);
  const lands = faces.map(({ corners }) => [0, 1, 2, 3].map((rot) => turned(maskOf(corners), rot)));
  const cards = [...tradeCards, ...treasureCards].map(({ id }) => id);
  const struck = tradeCards.map((card) => card.struck.reduce((bits, port) => bits | (1 << portNumber(port)), 0));
  const cardAt: Record<CardId, number> = Object.create(null);
  for (const [card, id] of cards.entries()) cardAt[id] = card;
  return {
    counts: faces.map(({ count }, face) => (kindOf[face] === KIND.port ? 1 : count)),
    lands,
    land: lands.flat(),
    cards,
    cardAt,
    tradeCards: tradeCards.length,
    prices: tradeCards.map(({ prices }) => prices),
    buyers: struck.map((ports) => ALL_PORTS & ~ports),
    types: [...tradeCards.map(() => TRADE_CARD), ...treasureCards.map(({ type }) => treasureTypes.indexOf(type))],
    values: [...tradeCards.map(() => 0), ...treasureCards.map(({ value }) => value)],
    buy: pieces.map((piece) => costs[piece].buy),
    resale: pieces.map((piece) => costs[piece].sell),
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

/** Whether a port buys what a card names (trade.listed). */
export const accepts = (box: Box, card: number, port: number): boolean => ((box.buyers[card]! >> port) & 1) === 1;
