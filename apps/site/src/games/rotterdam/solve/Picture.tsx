import { Around, Board } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { ColorId } from '@portolan/rotterdam';
import type { ColorOutcomesAnswer } from '@portolan/solvers/rotterdam';
import { useState } from 'preact/hooks';
import type { GivenAnswer } from '../../../solve/game.ts';
import { CallPreview } from '../call/CallPreview.tsx';
import { marksOf } from './marks.ts';
import { type AskedTable, callingIn } from './table.ts';

interface Props {
  readonly table: AskedTable;
  readonly lang: Lang;
  readonly answer?: GivenAnswer<AskedTable> | undefined;
}

/** A color after the other: which ships it moves, in which order, where to. */
const Calls = ({ table, lang, answer }: Props & { readonly answer: GivenAnswer<AskedTable> }) => {
  const { caller, ranking } = answer.answer as ColorOutcomesAnswer;
  const [chosen, setColor] = useState<ColorId>();
  const color = chosen ?? ranking[0]?.color ?? table.box.colors[0] ?? '';
  return (
    <>
      <CallPreview state={callingIn(table, caller)} color={color} onColor={setColor} name="solve" lang={lang} />
      <div class="board">
        <Around table={table} lang={lang} />
      </div>
    </>
  );
};

/** The table that is asked about, with what the answer points out on it. */
export const Picture = ({ table, lang, answer }: Props) =>
  answer?.id === 'colorOutcomes' && !table.state.call ? (
    <Calls table={table} lang={lang} answer={answer} />
  ) : (
    <Board table={table} lang={lang} name="solve" marks={marksOf(table, answer)} />
  );
