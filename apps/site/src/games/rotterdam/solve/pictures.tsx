import { Around, callMarks, type Marks, PhaseBar, RiverView, type Scene, SceneView, type Table } from '@portolan/boards/rotterdam';
import type { ColorId } from '@portolan/rotterdam';
import { useState } from 'preact/hooks';
import type { Pictures, PictureProps } from '../../../solve/game.ts';
import { CallPreview } from '../call/CallPreview.tsx';
import type { ShownCalls } from './marks.ts';

/** What is pointed out: colors that can be called, the part of the table that a move is about, or something on the river. */
type Shown = ShownCalls | Scene | { readonly kind?: undefined; readonly marks: Marks };

/** A color after the other: which ships it moves, in which order, where to. */
const Calls = ({ table, lang, shown }: Pick<PictureProps<Table>, 'table' | 'lang'> & { readonly shown: ShownCalls }) => {
  const [chosen, setColor] = useState<ColorId>();
  const color = chosen ?? shown.first ?? table.box.colors[0] ?? '';
  return <CallPreview table={table} {...shown} color={color} onColor={setColor} name="solve" lang={lang} />;
};

const Board = ({ table, lang, shown }: PictureProps<Table> & { readonly shown?: Shown }) => {
  if (shown?.kind === 'calls') return <Calls table={table} lang={lang} shown={shown} />;
  // What a move is about beside the river, its cards, stands below it.
  if (shown?.kind === 'part' && !shown.marks) return <SceneView scene={shown} table={table} name="solve" lang={lang} />;
  const marks = shown && 'marks' in shown && shown.marks ? shown.marks : callMarks(table);
  return (
    <div class="board">
      <RiverView table={table} marks={marks} name="solve" lang={lang} follow />
    </div>
  );
};

const pictures: Pictures<Table> = {
  Board,
  Around: ({ table, lang }) => (
    <div class="board">
      <PhaseBar table={table} lang={lang} />
      <Around table={table} lang={lang} />
    </div>
  ),
};

export default pictures;
