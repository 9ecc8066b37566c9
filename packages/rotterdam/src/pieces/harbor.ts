import type { Delivery, MaterialId } from '../types.ts';

/** How an unloading goes in a harbor that processes one material (`unload.product-card`, `unload.wrong-cargo`). */
export const deliveryOf = (cargo: MaterialId | null, processes: MaterialId): Delivery => {
  if (cargo === null) return 'empty';
  return cargo === processes ? 'delivered' : 'wrong';
};
