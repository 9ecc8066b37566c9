import {
  Around,
  callMarks,
  type Marks,
  PhaseBar,
  RiverView,
  type Scene,
  SceneView,
  type Table,
} from '@portolan/boards/rotterdam';
import type { ColorId } from '@portolan/rotterdam';
import { useState } from 'preact/hooks';
import type { PictureProps, Pictures } from '../../../solve/game.ts';
import { CallPreview } from '../call/CallPreview.tsx';
import type { ShownCalls } from './marks.ts';

/** What is pointed out: colors that can be called, the part of the table that a move is about, or something on the river. */
type Shown = ShownCalls | Scene | { readonly kind?: undefined; readonly marks: Marks };

/** A color after the other: which ships it moves, in which order, where to. */
const Calls = ({
  table,
  lang,
  shown,
}: Pick<PictureProps<Table>, 'table' | 'lang'> & { readonly shown: ShownCalls }) => {
  const [chosen, setColor] = useState<ColorId>();
  const color = chosen ?? shown.first ?? table.box.colors[0] ?? '';
  return <CallPreview table={table} {...shown} color={color} onColor={setColor} name="solve" lang={lang} />;
};

/** What is pointed out on the river; by itself the call under way. */
const marksIn = (table: Table, shown: Shown | undefined): Marks => {
  if (shown?.kind === 'calls') return (shown.first && shown.calls[shown.first]?.marks) || {};
  return (shown && 'marks' in shown && shown.marks) || callMarks(table);
};

/** The river as it will be drawn in its place, once that is known: both ways, of which the screen shows one. */
const Still = ({ marks, ...of }: Pick<PictureProps<Table>, 'table' | 'lang'> & { readonly marks: Marks }) => (
  <div class="board">
    <div class="is-wide-only">
      <RiverView {...of} marks={marks} name="solve" near />
    </div>
    <div class="is-tall-only">
      <RiverView {...of} marks={marks} name="solve-tall" still />
    </div>
  </div>
);

const Board = ({ table, lang, shown, still }: PictureProps<Table> & { readonly shown?: Shown }) => {
  if (still) return <Still table={table} lang={lang} marks={marksIn(table, shown)} />;
  if (shown?.kind === 'calls') return <Calls table={table} lang={lang} shown={shown} />;
  // What a move is about beside the river, its cards, stands below it.
  if (shown?.kind === 'part' && !shown.marks) return <SceneView scene={shown} table={table} name="solve" lang={lang} />;
  return (
    <div class="board">
      <RiverView table={table} marks={marksIn(table, shown)} name="solve" lang={lang} near />
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
