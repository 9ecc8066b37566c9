import { Around, type Marks, SeaView, sceneOf, tableOf } from '@portolan/boards/cabo-da-roca';
import { useMemo } from 'preact/hooks';
import { SpotTrays } from '../../../board/SpotTrays.tsx';
import { useIsOpen } from '../../../board/spots.ts';
import type { BoardProps } from '../../../play/game.ts';
import { ChartSpots } from '../parts/ChartSpots.tsx';
import { freeBeside } from '../parts/free-squares.ts';
import { trayOf } from '../parts/hand-tray.tsx';

/** The sea as it is played on, with the move that is put together, and the players. */
export const Board = ({ state, lang, action }: BoardProps) => {
  const table = useMemo(() => tableOf(state), [state]);
  const trays = useMemo(() => trayOf(table, lang, true), [table, lang]);
  const isOpen = useIsOpen();
  const inHand = !trays.some(({ items }) => items.some(({ id }) => isOpen(id) && id.startsWith('tile ')));
  const scene = action === undefined ? undefined : sceneOf(table, action as never, []);
  const marks: Marks = scene?.kind === 'sea' ? scene.marks : {};
  // A home port is laid before a tile is drawn.
  const free = ['lay', 'tile'].includes(table.position.phase ?? '') ? freeBeside(table) : [];
  return (
    <div class="board">
      <SeaView
        table={table}
        marks={marks}
        name="play"
        lang={lang}
        reach={free}
        over={<ChartSpots table={table} lang={lang} free={free} />}
      />
      <SpotTrays trays={trays} />
      <Around table={table} lang={lang} name="play" inHand={inHand} />
    </div>
  );
};
