import { keyOf } from '@portolan/boards/cabo-da-roca';
import type { Square } from '@portolan/cabo-da-roca';
import type { Problem, Violation } from '@portolan/core';
import { isObject, listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { isSquare } from './draft.ts';

/** Where something is wrong: on the square that a problem or a violation names, or on that of the piece it names. */
export const wrongPlaces = (
  position: Json,
  problems: readonly Problem[],
  violations: readonly Violation[],
): Square[] => {
  const ships = objectIn(position, 'ships');
  const sailors = listIn(position, 'sailors');
  const ofShip = (id: unknown): unknown => (typeof id === 'string' ? objectIn(ships, id).at : undefined);
  const ofPath = (path: string): unknown => {
    const ship = /^ships\.([^.]+)/.exec(path)?.[1];
    const sailor = /^sailors\[(\d+)\]/.exec(path)?.[1];
    const tile = /^board\[(\d+)\]/.exec(path)?.[1];
    if (ship) return ofShip(ship);
    if (sailor) return isObject(sailors[Number(sailor)]) ? objectIn({ s: sailors[Number(sailor)] }, 's').at : undefined;
    const laid = tile === undefined ? undefined : listIn(position, 'board')[Number(tile)];
    return isObject(laid) ? laid.at : undefined;
  };
  const places = [
    ...problems.flatMap(({ path, facts }) => [facts?.at, ofPath(path)]),
    ...violations.flatMap(({ facts: { at, ship } }) => [at, ofShip(ship)]),
  ];
  const seen = new Set<string>();
  return places.filter(isSquare).filter((at) => {
    const fresh = !seen.has(keyOf(at));
    seen.add(keyOf(at));
    return fresh;
  });
};
