import type { Edition } from '../edition.ts';
import type { TileKind } from '../types.ts';

/** The most of each thing that the tiles of a box allow one player at the final count. */
export interface MostOfBox {
  /** Fish on all tiles. */
  readonly fish: number;
  /** Fish under five ships. */
  readonly fishUnder: number;
  readonly islands: number;
  readonly wrecks: number;
}

/** Fish on a tile, by its kind. */
const fishOn: Readonly<Partial<Record<TileKind, number>>> = { fish1: 1, fish2: 2, fish3: 3 };

/** Ships of a player. */
const SHIPS = 5;

/** Counts them. */
export const mostOfBox = ({ tiles }: Edition): MostOfBox => {
  const count = (kind: TileKind): number => tiles.find((tile) => tile.kind === kind)!.count;
  const fish = tiles.flatMap((tile) => Array<number>(tile.count).fill(fishOn[tile.kind] ?? 0));
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
  const richest = [...fish].sort((a, b) => b - a).slice(0, SHIPS);
  return { fish: sum(fish), fishUnder: sum(richest), islands: count('island'), wrecks: count('wreck') };
};
