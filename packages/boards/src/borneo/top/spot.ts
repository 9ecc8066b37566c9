import { type Place, spotOf } from './places.ts';

/** What makes an element a place that can be touched: attributes to spread on it. */
export type SpotMaker = (
  spot: string,
  label: string,
  more?: { readonly class?: string; readonly carried?: boolean },
) => object;

/** The attributes of an element that stands for a place; of a table that is only looked at its class alone. */
export const placed = (
  make: SpotMaker | undefined,
  place: Place,
  label: string,
  own: string,
  carried = false,
): object => make?.(spotOf(place), label, { class: own, carried }) ?? { class: own };
