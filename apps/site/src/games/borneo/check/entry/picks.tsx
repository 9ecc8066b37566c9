import { seatLetter } from '@portolan/boards';
import type { PicksInput } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';
import type { BoardEntry, Handle } from '../../../../board/entry.ts';
import type { FieldsAbout } from '../../../../check/module.ts';
import { SeatToken } from '../../../../kit/marks.tsx';
import { SEATS } from '../../parts/fields.tsx';
import { missingAtPort } from '../own-port.ts';
import { rankIn } from './column.ts';
import { columnsEntry } from './columns.tsx';
import { merchantIn } from './merchants.tsx';
import { portSpot, towerEntry } from './tower.tsx';
import { entryWords as words } from './words.ts';

const port = towerEntry<PicksInput>();
const merchants = columnsEntry<PicksInput>();

/** Who plays the new card. */
const playerHandles = (input: PicksInput, lang: Lang): readonly Handle<PicksInput>[] =>
  Array.from({ length: SEATS }, (_, player) => ({
    id: `player-${player}`,
    name: `${words.plays[lang]} ${seatLetter(player)}`,
    picture: <SeatToken seat={player} size={28} />,
    pressed: input.player === player,
    tells: 'player',
    to: { ...input, player },
  }));

/** How a distribution is entered: the port and the card as for its trigger, then the merchants. */
export const picksEntry: BoardEntry<PicksInput, FieldsAbout> = {
  tray: (input, around) => {
    const { chosen } = around;
    if (chosen !== undefined && port.at(input, chosen, around)) return port.tray(input, around);
    // Among the merchants, what is asked of the port stays at hand.
    const rest = chosen === undefined || missingAtPort(input) ? port.tray(input, { ...around, chosen: undefined }) : [];
    return [...merchants.tray(input, around), ...rest];
  },
  at: (input, spot, around) => {
    const piece = rankIn(spot) ? merchants.at(input, spot, around) : port.at(input, spot, around);
    if (!piece || spot !== portSpot('card')) return piece;
    return { ...piece, handles: [...playerHandles(input, around.lang), ...piece.handles] };
  },
  put: (input, item, spot, around) =>
    (merchantIn(item) === undefined ? port : merchants).put(input, item, spot, around),
  carry: (input, from, to, around) => {
    const carry = (rankIn(from) ? merchants : port).carry;
    return carry ? carry(input, from, to, around) : { value: input };
  },
};
