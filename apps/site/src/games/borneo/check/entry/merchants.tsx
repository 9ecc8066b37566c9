import { seatLetter } from '@portolan/boards';
import type { Lang } from '@portolan/core';
import type { Tray } from '../../../../board/entry.ts';
import { SeatToken } from '../../../../kit/marks.tsx';
import { SEATS } from '../../parts/fields.tsx';
import { boardWords } from '../../position/board/words.ts';

/** The name of a seat's merchants in the tray. */
const prefix = 'merchant.';

/** The seat whose merchant an item is; undefined for anything else. */
export const merchantIn = (item: string): number | undefined =>
  item.startsWith(prefix) ? Number(item.slice(prefix.length)) : undefined;

/** Merchants of all players, as many as one likes: the case says nothing of those elsewhere. */
export const merchantTray = (lang: Lang): Tray => ({
  title: boardWords.merchants[lang],
  hint: boardWords.merchantsHint[lang],
  items: Array.from({ length: SEATS }, (_, seat) => ({
    id: `${prefix}${seat}`,
    name: seatLetter(seat),
    picture: <SeatToken seat={seat} size={36} />,
    key: seatLetter(seat).toLowerCase(),
  })),
});

/** What is told of a merchant that is chosen. */
export const merchantOf = (seat: number) => ({
  name: (lang: Lang): string => boardWords.merchant[lang].replace('{seat}', seatLetter(seat)),
  picture: <SeatToken seat={seat} size={32} />,
});
