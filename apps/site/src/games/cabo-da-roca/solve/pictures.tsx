import { Around, type Marks, type Scene, SeaView, shipOf, type Table } from '@portolan/boards/cabo-da-roca';
import type { Square } from '@portolan/cabo-da-roca';
import { squareInWords } from '@portolan/cabo-da-roca/rules';
import { say } from '../../../kit/text.ts';
import type { PictureProps, Pictures } from '../../../solve/game.ts';
import type { Json } from '../../../stores/table.ts';
import { PlaceMap } from '../parts/PlaceMap.tsx';
import { isSquare } from '../position/draft.ts';
import { freeSquares } from './free-squares.ts';

/** The square that a question is about: the one it asks for, or that of its ship. */
const squareOf = (table: Table, { square, ship }: Json): Square | undefined => {
  if (isSquare(square)) return square;
  return typeof ship === 'string' ? shipOf(table, ship)?.at : undefined;
};

/** Where a move is looked at: where it ends, as far as the chart shows that. */
const aimOf = ({ rings, routes, tile }: Marks): Square | undefined =>
  tile?.at ?? routes?.[0]?.squares.at(-1) ?? rings?.[0]?.at;

const marksIn = (shown: Marks | Scene | undefined): Marks =>
  shown && 'kind' in shown ? (shown.kind === 'sea' ? shown.marks : {}) : (shown ?? {});

/** The sea, where the square that is asked about can be tapped, with what an answer points out. */
const Board = ({ table, lang, id, input, shown, change }: PictureProps<Table>) => {
  const square = squareOf(table, input);
  if (id === 'tileFit')
    return (
      <PlaceMap
        lang={lang}
        name="solve"
        table={table}
        squares={freeSquares(table)}
        labelOf={(at) => say(lang, `Demander ${squareInWords(at)}`, `Ask about ${squareInWords(at)}`)}
        marks={square ? { rings: [{ at: square, wrong: false }] } : {}}
        chosen={square}
        onPick={(at) => change({ ...input, square: at })}
      />
    );
  const marks = marksIn(shown);
  return (
    <div class="board">
      <SeaView table={table} lang={lang} name="solve" marks={marks} asked={square ?? aimOf(marks)} />
    </div>
  );
};

const pictures: Pictures<Table> = {
  Board,
  Around: ({ table, lang }) => (
    <div class="board">
      <Around table={table} lang={lang} name="solve" />
    </div>
  ),
};

export default pictures;
