import type { WordsOf } from '@portolan/core/answers';
import type { Checkers } from '../types.ts';
import { count } from './count.ts';
import { departure } from './departure.ts';
import { lighthouse } from './lighthouse.ts';
import { places } from './places.ts';
import { purchase } from './purchase.ts';
import { sailing } from './sailing.ts';
import { shot } from './shot.ts';
import { tile } from './tile.ts';
import { voyage } from './voyage.ts';
import { walk } from './walk.ts';

/** The words of every dispute, in the order of a turn. */
export const answers: { readonly [Id in keyof Checkers]: WordsOf<Checkers[Id]> } = {
  places,
  tile,
  purchase,
  departure,
  sailing,
  walk,
  lighthouse,
  voyage,
  shot,
  count,
};
