import { boxOf, NONE } from '../box.ts';
import { harborAt, ownerOf, pileSize, shipOf } from '../counts.ts';
import { deliveryOf } from '../pieces/harbor.ts';
import type { State } from '../state.ts';
import type { ActionOf, HarborId } from '../types.ts';
import { returnCargo } from './cards.ts';
import { bury } from './piles.ts';
import type { Tell } from './tell.ts';

/** Right cargo earns the next card of the harbor (`unload.product-card`), as long as there is one. */
const reward = (state: State, seat: number, harbor: number, id: HarborId, tell: Tell): void => {
  if (pileSize(state, harbor) > 0) state.pending.push({ draw: 'product', seat, harbor });
  else tell?.({ kind: 'productPileEmpty', clause: 'unload.product-card', seat, harbor: id });
};

/** A ship in a harbor is unloaded; unit and ship go back and can be used again (`unload.every-ship`, `unload.return`, `unload.reuse`). */
export const applyUnload = (state: State, { ship: name }: ActionOf<'unload'>, tell: Tell): void => {
  const { harbors, materials, processes } = boxOf(state.edition);
  const ship = shipOf(state, name);
  const harbor = harborAt(state, ship);
  const [id, carried] = [harbors.ids[harbor]!, state.cargo[ship]!];
  const cargo = carried === NONE ? null : materials.ids[carried]!;
  const result = deliveryOf(cargo, materials.ids[processes[harbor]!]!);
  const clause = result === 'delivered' ? 'unload.every-ship' : 'unload.wrong-cargo';
  tell?.({ kind: 'unloaded', clause, ship: name, harbor: id, cargo, result });
  returnCargo(state, ship, 'unload.return', tell);
  state.at[ship] = NONE;
  tell?.({ kind: 'shipReturned', clause: 'unload.return', ship: name });
  if (result === 'delivered') reward(state, ownerOf(state, ship), harbor, id, tell);
  else if (state.variants.openProducts && state.rulings['bury-timing'] === 'unloading') bury(state, harbor, tell);
};
