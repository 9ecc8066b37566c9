import type { CheckerWords } from '@portolan/core/answers';
import type { CheckerId } from '../types.ts';
import { auctionWords } from './auction.ts';
import { cannotWords } from './cannot.ts';
import { contactWords } from './contact.ts';
import { departureWords } from './departure.ts';
import { effectWords } from './effect.ts';
import { endWords } from './end.ts';
import { roundWords } from './round.ts';
import { slateWords } from './slate.ts';
import { tileWords } from './tile.ts';

/** The words of every dispute: what is asked, what each field is called, and the answer; in the order of a turn. */
export const answers: Readonly<Record<CheckerId, CheckerWords>> = {
  contact: contactWords,
  effect: effectWords,
  cannot: cannotWords,
  departure: departureWords,
  slate: slateWords,
  round: roundWords,
  tile: tileWords,
  auction: auctionWords,
  end: endWords,
};
