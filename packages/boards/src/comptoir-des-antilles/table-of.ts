import { makePosition, type Quay, quayNumbers, rateAt, type State, tileIds } from '@portolan/comptoir-des-antilles';
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
export const tableOf = (state: State): Table => ({
  position: makePosition(state),
  box: state.edition,
  berths: quayNumbers.map((quay) => berthOf(state, quay)),
});
