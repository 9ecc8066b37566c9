import { Around, QuayRow, SceneView, type Table } from '@portolan/boards/comptoir-des-antilles';
import type { Pictures } from '../../../solve/game.ts';

/** The four quays, or the part of the port that a move is about. */
const pictures: Pictures<Table> = {
  Board: ({ table, lang, shown }) =>
    shown ? (
      <SceneView scene={shown} table={table} lang={lang} />
    ) : (
      <div class="board">
        <QuayRow table={table} lang={lang} />
      </div>
    ),
  Around: ({ table, lang }) => (
    <div class="board">
      <Around table={table} lang={lang} />
    </div>
  ),
};

export default pictures;
