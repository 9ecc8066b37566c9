import { TableTop, tableOf } from '@portolan/boards/borneo';
import { useSpots } from '../../../board/spots.ts';
import type { BoardProps } from '../../../play/game.ts';

/** The table of Borneo as it is played on. */
export const Board = ({ state, lang, seat }: BoardProps) => (
  <TableTop table={tableOf(state)} lang={lang} spot={useSpots()} seat={seat} />
);
