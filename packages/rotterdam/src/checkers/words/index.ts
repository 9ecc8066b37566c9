import type { WordsOf } from '@portolan/core/answers';
import type { Checkers } from '../types.ts';
import { arrival } from './arrival.ts';
import { call } from './call.ts';
import { cargo } from './cargo.ts';
import { end } from './end.ts';
import { mission } from './mission.ts';
import { retreat } from './retreat.ts';
import { timing } from './timing.ts';
import { way } from './way.ts';

export { readingLines } from './call.ts';
export { disputes } from './disputes.ts';
export { explainEnd, type NameOf } from './end.ts';
export { cargoInWords, either, pathInWords, shipPlaced } from './kit.ts';
export { spanInWords } from './span.ts';

/** The words of every dispute, in the order of a round. */
export const answers: { readonly [Id in keyof Checkers]: WordsOf<Checkers[Id]> } = {
  way,
  call,
  timing,
  retreat,
  cargo,
  arrival,
  mission,
  end,
};
