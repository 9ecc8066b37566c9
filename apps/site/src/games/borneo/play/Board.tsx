import { TableTop, tableOf } from '@portolan/boards/borneo';
import { useMemo } from 'preact/hooks';
import { useSpots } from '../../../board/spots.ts';
import type { BoardProps } from '../../../play/game.ts';

/** The table of Borneo as it is played on. */
export const Board = ({ state, lang, seat }: BoardProps) => {
  const table = useMemo(() => tableOf(state), [state]);
  return <TableTop table={table} lang={lang} spot={useSpots()} seat={seat} />;
};
