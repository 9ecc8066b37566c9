import { callMarks, type Marks, type Ring, RiverView, sceneOf, type Table } from '@portolan/boards/rotterdam';
import { rotterdam, type State } from '@portolan/rotterdam';
import { useMemo } from 'preact/hooks';
import type { PictureProps } from '../../../position/editor-game.ts';
import type { Json } from '../../../stores/table.ts';
import { marksOf, previewOf } from '../call/preview.ts';
import { ColorRow } from '../parts/ColorRow.tsx';
import { RiverSpots } from '../parts/RiverSpots.tsx';
import { type Form, wrongPlaces } from './form.ts';
import { words } from './words.ts';

/** What the move proposed comes to on the river. */
const proposedMarks = (state: State, table: Table, action: Json): Marks => {
  const read = rotterdam.parseAction(action, state);
  // A move that cannot be read yet has no picture.
  if (!read.ok) return {};
  const verdict = rotterdam.check(state, read.value);
  const preview = verdict.legal && read.value.kind === 'callColor' ? previewOf(state, read.value.color) : undefined;
  if (preview) return { called: preview.color, ...marksOf(preview) };
  const scene = sceneOf(table, read.value, verdict.legal ? [] : verdict.violations);
  return scene.kind === 'part' ? (scene.marks ?? {}) : {};
};

/** The river with the move proposed on it, where everything is put and moved; below it the color that is called. */
export const Picture = ({ table, lang, form, state, action, propose }: PictureProps<State, Table, Form>) => {
  const marks = useMemo(
    () => (state && action ? proposedMarks(state, table, action) : callMarks(table)),
    [state, table, JSON.stringify(action)],
  );
  const wrong = wrongPlaces(form).map((at): Ring => ({ at, kind: 'wrong' }));
  const called = action?.kind === 'callColor' ? String(action.color) : table.position.call?.color;
  const seat = state?.seat ?? table.position.master ?? 0;
  return (
    <div class="board">
      <RiverView
        table={table}
        marks={{ ...marks, rings: [...(marks.rings ?? []), ...wrong] }}
        name="pos"
        lang={lang}
        near
        over={(box) => <RiverSpots table={table} lang={lang} box={box} />}
      />
      <ColorRow
        lang={lang}
        label={words.callColor[lang]}
        box={form.box}
        color={called}
        onColor={(color) => propose({ kind: 'callColor', seat, color })}
      />
    </div>
  );
};
