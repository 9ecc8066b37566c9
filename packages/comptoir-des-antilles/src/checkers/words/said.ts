import type { Lang } from '@portolan/core';
import { say, seat } from '@portolan/core/words';
import type { AuctionInput } from '../types.ts';

type Said = AuctionInput['said'][number];

/** What somebody said: "A mise 3". */
export const saidText = ({ bid }: Said, speaker: number, lang: Lang): string =>
  bid === null
    ? say(lang, `${seat(speaker)} passe`, `${seat(speaker)} passes`)
    : say(lang, `${seat(speaker)} mise ${bid}`, `${seat(speaker)} bids ${bid}`);
