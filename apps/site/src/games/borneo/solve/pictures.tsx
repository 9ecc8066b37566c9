import { Around, Middle, SceneView, type Table } from '@portolan/boards/borneo';
import type { Pictures } from '../../../solve/game.ts';

/** The companies, ports and Missions, or the part of the table that a move is about. */
const pictures: Pictures<Table> = {
  Board: ({ table, lang, shown }) =>
    shown ? (
      <SceneView scene={shown} table={table} lang={lang} />
    ) : (
      <div class="board">
        <Middle table={table} lang={lang} />
      </div>
    ),
  Around: ({ table, lang }) => (
    <div class="board">
      <Around table={table} lang={lang} />
    </div>
  ),
  tall: true,
};

export default pictures;
