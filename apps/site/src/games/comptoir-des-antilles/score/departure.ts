import { type Edition, type GoodsId, seatLetters, type TileId } from '@portolan/comptoir-des-antilles';
import type { DepartureInput } from '@portolan/comptoir-des-antilles/checkers';
import type { Seat } from '@portolan/core';

/** A ship that has just left, as the score sheet asks for it. */
export interface Left {
  readonly goods: GoodsId;
  /** An event tile that changed its premiums, and who laid it. */
  readonly tile: { readonly id: TileId; readonly by: Seat } | null;
  /** Porters aboard, by seat. */
  readonly porters: readonly number[];
  readonly commission: number;
  /** Who pays it: the active player, or the player named by the slate. */
  readonly payer: Seat;
}

/** The event tiles that change what a ship pays. */
export const payingTiles = ['top-quality', 'poor-quality', 'pirates', 'storm'] as const satisfies readonly TileId[];

/** A departure with nobody aboard, laden with goods of the box. */
export const emptyLeft = (seats: number, active: Seat, { goods }: Edition): Left => ({
  goods: goods[0]!.id,
  tile: null,
  porters: Array<number>(seats).fill(0),
  commission: 1,
  payer: active,
});

/** The departure as the checker is asked for it: the ship was full, and whoever names another held the slate. */
export const departureOf = (
  left: Left,
  { premiums, active, edition }: Pick<DepartureInput, 'active' | 'edition'> & { readonly premiums: readonly number[] },
): DepartureInput => {
  const aboard = left.porters.map((count, seat) => (count > 0 ? `${seatLetters[seat]}${count}` : '')).join('');
  const value = left.porters.reduce((sum, count) => sum + count, 0);
  const tile = left.tile ? ` ${left.tile.id}/${seatLetters[left.tile.by]}` : '';
  const ship = `${value} ${left.goods}${aboard ? ` ${aboard}` : ''}${tile}`;
  return {
    seats: premiums.length as 3 | 4,
    ship,
    commission: left.commission,
    active,
    slate: active,
    premiums,
    ...(edition === undefined ? {} : { edition }),
  };
};
