import { listIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { numberOr } from '../parts/play.ts';
import { fourQuays } from '../parts/quay-text.ts';

/** The number of players, four while it cannot be read. */
export const seatsOf = (position: Json): 3 | 4 => (position.seats === 3 ? 3 : 4);

/** The quays of a draft as texts. */
export const quaysIn = (position: Json): readonly string[] => fourQuays(listIn(position, 'quays'));

/** Who is to play in a draft. */
export const activeIn = (position: Json): number => numberOr(position.active, numberOr(position.first, 0));
