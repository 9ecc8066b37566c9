import { join, type Problem } from '@portolan/core';
import type { Box } from '../box.ts';
import { also, isObject, known, list, nullable, type Reader, withSchema } from '../parse.ts';
import { seats as seatCount } from '../position/fields.ts';
import type { HarborId, MaterialId, PositionId, ProductId } from '../types.ts';
import type { Seats } from './types/common.ts';

// Readers of what several checkers ask.
export { edition, inBox } from './in-box.ts';

/** A position of the box. */
export const positionOf = ({ positions }: Box): Reader<PositionId> => known(positions.at, 'unknown-position');

/** A harbor of the box. */
export const harborOf = ({ harbors }: Box): Reader<HarborId> => known(harbors.at, 'unknown-harbor');

/** A product of the box. */
export const productOf = ({ products }: Box): Reader<ProductId> => known(products.at, 'unknown-product');

/** A raw material of the box, or none. */
export const cargoOf = ({ materials }: Box): Reader<MaterialId | null> =>
  nullable(known(materials.at, 'unknown-material'));

/** Reports what stands a second time. */
export const testDistinct = (items: readonly unknown[], path: string, problems: Problem[]): void => {
  for (const [i, found] of items.entries()) {
    if (items.indexOf(found) < i) problems.push({ path: join(path, i), code: 'duplicate', facts: { found } });
  }
};

/** Positions, each once. */
export const positionsOf = (box: Box): Reader<readonly PositionId[]> =>
  also(list(positionOf(box), box.positions.ids.length), testDistinct, 'duplicate');

/** No ship stands where the ship in question does. */
export const testOccupied = (
  occupied: readonly PositionId[],
  at: PositionId | null,
  path: string,
  problems: Problem[],
): void => {
  const found = at === null ? -1 : occupied.indexOf(at);
  if (found >= 0) problems.push({ path: join(path, found), code: 'duplicate', facts: { found: at } });
};

/** How many play. */
export const seats = seatCount as Reader<Seats>;

/** A reader that depends on how many play, as the input says or, if it leaves that out, four. */
export const bySeats = <Input>(readerOf: (count: number) => Reader<Input>): Reader<Input> =>
  withSchema(readerOf(4).schema, (json, path, problems) =>
    readerOf((isObject(json) ? seatCount(json.seats, '', []) : undefined) ?? 4)(json, path, problems),
  );
