import { Around, type Marks, SeaView, tableOf } from '@portolan/boards/cabo-da-roca';
import { useMemo } from 'preact/hooks';
import { SpotTrays } from '../../../board/SpotTrays.tsx';
import { useIsOpen } from '../../../board/spots.ts';
import type { BoardProps } from '../../../play/game.ts';
import { useFetched } from '../../../questions/Fetched.tsx';
import { ChartSpots } from '../parts/ChartSpots.tsx';
import { freeBeside } from '../parts/free-squares.ts';
import { trayOf } from '../parts/hand-tray.tsx';

const loadScene = () => import('./scene.ts');

/** The sea as it is played on, with the move that is put together, and the players. */
export const Board = ({ state, lang, action }: BoardProps) => {
  const table = useMemo(() => tableOf(state), [state]);
  const trays = useMemo(() => trayOf(table, lang, true), [table, lang]);
  const { part: sceneOf } = useFetched(loadScene, action !== undefined);
  const isOpen = useIsOpen();
  const inHand = !trays.some(({ items }) => items.some(({ id }) => isOpen(id) && id.startsWith('tile ')));
  // A touch changes the places alone: sea and players are gone through with a move.
  const sea = useMemo(() => {
    const scene = action && sceneOf?.(table, action as never, []);
    const marks: Marks = scene?.kind === 'sea' ? scene.marks : {};
    // A home port is laid before a tile is drawn.
    const free = ['lay', 'tile'].includes(table.position.phase ?? '') ? freeBeside(table) : [];
    const places = <ChartSpots table={table} lang={lang} free={free} />;
    return <SeaView table={table} marks={marks} name="play" lang={lang} reach={free} over={places} />;
  }, [table, action, sceneOf, lang]);
  const around = useMemo(() => <Around table={table} lang={lang} name="play" inHand={inHand} />, [table, lang, inHand]);
  return (
    <div class="board">
      {sea}
      <SpotTrays trays={trays} />
      {around}
    </div>
  );
};
