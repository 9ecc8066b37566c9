import type { WordsOf } from '@portolan/core/answers';
import type { Checkers } from '../types.ts';
import { end } from './end.ts';
import { fight } from './fight.ts';
import { move } from './move.ts';
import { payment } from './payment.ts';
import { picks } from './picks.ts';
import { placement } from './placement.ts';
import { trigger } from './trigger.ts';
import { winner } from './winner.ts';

export { cargoInWords } from './cargo.ts';
export { disputes } from './disputes.ts';
export { sidesOf } from './sides.ts';
export { winnerInWords } from './winner.ts';

/** The words of every dispute: what is asked, what each field is called, and the answer; in the order of a turn. */
export const answers = {
  payment,
  fight,
  move,
  trigger,
  picks,
  end,
  winner,
  placement,
} satisfies { readonly [Id in keyof Checkers]: WordsOf<Checkers[Id]> };
