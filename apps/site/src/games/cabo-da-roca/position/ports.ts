import { type Face, type PlacedTile, portIds } from '@portolan/cabo-da-roca';

/** The first port whose tile does not lie on the map. */
export const freePort = (tiles: readonly PlacedTile[]): Face =>
  portIds.find((port) => !tiles.some(({ tile }) => tile === port)) ?? 'J';
