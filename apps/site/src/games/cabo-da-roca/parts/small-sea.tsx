import { beside, same, type Table, TilePicture } from '@portolan/boards/cabo-da-roca';
import {
  type Direction,
  directions,
  type Edition,
  type Face,
  type Square,
  type TileKind,
} from '@portolan/cabo-da-roca';
import type { LaidTile } from '@portolan/cabo-da-roca/checkers';
import { laidInWords, squareInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { Handle, Piece, Tray } from '../../../board/entry.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { both, capital, fill } from '../../../kit/text.ts';
import type { Json } from '../../../stores/table.ts';
import { layingOn } from '../position/lying.ts';
import { looks } from './looks.ts';
import { tileItems } from './tile-items.tsx';

/** Words of the small charts on which a dispute is entered. */
export const seaWords = {
  tiles: both('Tuiles', 'Tiles'),
  onSquare: both('sur une case', 'on a square'),
  turnTile: both('Tourner la tuile', 'Turn the tile'),
  toLeft: both('Tourner à gauche', 'Turn left'),
  toRight: both('Tourner à droite', 'Turn right'),
  takeOff: both('Retirer', 'Take off'),
  heading: both('cap {direction}', 'heading {direction}'),
  noTile: both('Aucune tuile', 'No tile'),
} as const;

/** Keys that turn what is chosen: the first letters of left and right. */
export const turnKeys = { fr: ['g', 'd'], en: ['l', 'r'] } as const;

/** A handle that takes something off. */
export const takeOff = <Value,>(lang: Lang, to: Value): Handle<Value> => ({
  id: 'take-off',
  name: seaWords.takeOff[lang],
  picture: <Icon name="trash" />,
  key: 'Delete',
  to,
});

/** Handles that turn something to the left and to the right. */
export const turns = <Value,>(lang: Lang, to: (by: -1 | 1) => Value): Handle<Value>[] => [
  {
    id: 'left',
    name: seaWords.toLeft[lang],
    picture: <Icon name="counter" size={24} />,
    key: turnKeys[lang][0],
    to: to(-1),
  },
  {
    id: 'right',
    name: seaWords.toRight[lang],
    picture: <Icon name="clockwise" size={24} />,
    key: turnKeys[lang][1],
    to: to(1),
  },
];

/** Where the tiles of a small chart are entered: by square, one that must lie there, one that may, or none. */
export interface Slots<Input> {
  readonly squares: readonly Square[];
  readonly get: (input: Input, at: Square) => LaidTile | undefined;
  /** Undefined takes the tile away; where one must lie, it stays. */
  readonly set: (input: Input, at: Square, tile: LaidTile | undefined) => Input;
  readonly must?: (at: Square) => boolean;
  /** The letter that a port gets on a square. */
  readonly port: (at: Square) => Face;
}

/** A port for each square around: no two ports of a map have the same letter. */
export const portBy = (order: readonly Square[], at: Square): Face => {
  const found = order.findIndex((square) => same(square, at));
  return ('ABCDEFGHIJ'[Math.max(0, found)] ?? 'A') as Face;
};

/** The tray of tiles of a small chart. */
export const tileTray = (lang: Lang, box: Edition, port: Face = 'J', kinds?: readonly TileKind[]): Tray => ({
  title: seaWords.tiles[lang],
  hint: seaWords.onSquare[lang],
  items: tileItems({ lang, table: { box }, what: 'tile', port, ...(kinds ? { kinds } : {}) }),
});

/** A tile put on a square so that it fits; put again, it is turned. */
export const withTileOn = <Input,>(
  slots: Slots<Input>,
  input: Input,
  kind: TileKind,
  at: Square,
  box: Edition,
): Input => {
  const laid = slots.squares.flatMap((square) => {
    const tile = slots.get(input, square);
    return tile ? [{ at: square, ...tile }] : [];
  });
  const now = slots.get(input, at)?.tile;
  const face: Face = kind !== 'port' ? kind : now?.length === 1 ? now : slots.port(at);
  const rot = layingOn(laid, at, face, box);
  return slots.set(input, at, { tile: face, ...(rot ? { rot } : {}) });
};

/** The tile on a square as something that is chosen; undefined where none lies. */
export const tilePiece = <Input,>(
  slots: Slots<Input>,
  input: Input,
  at: Square,
  lang: Lang,
  box: Edition,
): Piece<Input> | undefined => {
  const tile = slots.get(input, at);
  if (!tile) return undefined;
  const ways = looks(tile.tile.length === 1 ? 'port' : (tile.tile as TileKind), box);
  const next = ways[(ways.indexOf(tile.rot ?? 0) + 1) % ways.length] ?? 0;
  const turn: Handle<Input> = {
    id: 'turn',
    name: seaWords.turnTile[lang],
    picture: <Icon name="clockwise" size={24} />,
    key: turnKeys[lang][1],
    to: slots.set(input, at, { tile: tile.tile, ...(next ? { rot: next } : {}) }),
  };
  return {
    name: capital(laidInWords(tile, lang, box)),
    detail: squareInWords(at),
    picture: <TilePicture table={{ box } as Table} face={tile.tile} rot={tile.rot ?? 0} name="chosen" lang={lang} />,
    handles: [
      ...(ways.length > 1 ? [turn] : []),
      ...(slots.must?.(at) ? [] : [takeOff(lang, slots.set(input, at, undefined))]),
    ],
    fixed: true,
  };
};

/** The squares around the middle of a small chart, clockwise from north. */
export const around: readonly Square[] = directions.map((direction) => beside([0, 0], direction));

/** The direction in which a square lies from the middle; undefined for the middle and what is farther. */
export const directionTo = (at: Square): Direction | undefined => directions[around.findIndex((one) => same(one, at))];

/** The table of a small chart as a whole position, on which somebody's turn has just become free. */
export const positionOf = (
  { position }: Table,
  about: { readonly edition: unknown; readonly rulings: object },
): Json => {
  const { ships = {}, sailors = [], board, active = 0 } = position;
  return {
    seats: 2,
    round: 5,
    active,
    phase: 'act',
    stage: 'free',
    board,
    ...(Object.keys(ships).length > 0 ? { ships } : {}),
    ...(sailors.length > 0 ? { sailors } : {}),
    ...(about.edition ? { edition: about.edition } : {}),
    ...(Object.keys(about.rulings).length > 0 ? { rulings: about.rulings } : {}),
  } as Json;
};

/** A heading in words: "heading east". */
export const headingInWords = (name: string, lang: Lang): string => fill(seaWords.heading[lang], { direction: name });
