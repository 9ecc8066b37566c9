import {
  makePosition,
  parseEdition,
  parsePosition,
  type Quay,
  quayNumbers,
  rateAt,
  type State,
  tileIds,
} from '@portolan/comptoir-des-antilles';
import { ok, type Result } from '@portolan/core';
import type { Berth, Table } from './model.ts';

const berthOf = (state: State, quay: Quay): Berth => {
  const at = quay - 1;
  const goods = state.edition.goods[state.goods[at] ?? -1];
  const tile = tileAt(state, at);
  const ship = state.ships[at] ? state.ships[at] : undefined;
  return {
    quay,
    ship,
    goods,
    porters: state.premiums.map((_, seat) => state.aboard[at * state.seats + seat] ?? 0),
    tile,
    rate: ship && goods ? rateAt(state, at) : undefined,
  };
};

const tileAt = (state: State, at: number): Berth['tile'] => {
  const [tile, by] = [tileIds[state.tiles[at] ?? -1], state.layers[at] ?? -1];
  return tile && by >= 0 ? { id: tile, by } : undefined;
};

/** A state as a table to draw. */
export const tableOf = (state: State): Table => {
  const position = makePosition(state);
  const box = parseEdition(position.edition ?? {});
  if (!box.ok) throw new Error('a position made by the engine names a box that cannot be read');
  return { position, box: box.value, berths: quayNumbers.map((quay) => berthOf(state, quay)) };
};

/** Reads a position of unknown shape as a table to draw; problems say what is wrong with it. */
export const readTable = (json: unknown): Result<{ table: Table; state: State }> => {
  const parsed = parsePosition(json);
  return parsed.ok ? ok({ table: tableOf(parsed.value), state: parsed.value }) : parsed;
};
