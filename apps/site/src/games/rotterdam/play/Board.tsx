import { Around, callMarks, RiverView, tableOf } from '@portolan/boards/rotterdam';
import { useMemo } from 'preact/hooks';
import type { BoardProps } from '../../../play/game.ts';
import { useFetched } from '../../../questions/Fetched.tsx';
import { RiverSpots } from '../parts/RiverSpots.tsx';
import { Hand } from './Hand.tsx';

const loadScene = () => import('./scene.ts');

/** The river as it is played on, with the move that is put together, and the players. */
export const Board = ({ state, lang, seat, action }: BoardProps) => {
  const table = useMemo(() => tableOf(state), [state]);
  const { part: sceneOf } = useFetched(loadScene, action !== undefined);
  const scene = action && sceneOf?.(table, action as never, []);
  const marks = scene?.kind === 'part' ? (scene.marks ?? {}) : callMarks(table);
  // A move that is put together changes the river alone.
  const beside = useMemo(
    () => (
      <>
        <Hand table={table} seat={seat} lang={lang} />
        <Around table={table} lang={lang} held={seat} />
      </>
    ),
    [table, seat, lang],
  );
  return (
    <div class="board">
      <RiverView
        table={table}
        marks={marks}
        name="play"
        lang={lang}
        near
        over={(box) => <RiverSpots table={table} lang={lang} box={box} />}
      />
      {beside}
    </div>
  );
};
