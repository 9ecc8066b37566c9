import { Around, type Marks, QuayRow, type Scene, type Table } from '@portolan/boards/comptoir-des-antilles';
import type { Pictures } from '../../../solve/game.ts';

/** What a move does at the quays, as far as it does anything there. */
const marksIn = (scene: Scene | undefined): Marks => (scene?.kind === 'port' ? scene.marks : {});

/** The four quays, with what a move does there. */
const pictures: Pictures<Table> = {
  Board: ({ table, lang, shown }) => (
    <div class="board">
      <QuayRow table={table} lang={lang} marks={marksIn(shown)} />
    </div>
  ),
  Around: ({ table, lang }) => (
    <div class="board">
      <Around table={table} lang={lang} />
    </div>
  ),
};

export default pictures;
