import { languages } from '@portolan/core';
import { renderToStringAsync } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { Fields } from '../kit/Fields.tsx';
import type { AnyEditor } from '../position/editor-game.ts';
import { game as borneo } from './borneo/position/Editor.tsx';
import { game as cabo } from './cabo-da-roca/position/Editor.tsx';
import { game as comptoir } from './comptoir-des-antilles/position/Editor.tsx';
import { game as rotterdam } from './rotterdam/position/Editor.tsx';

const editors: readonly (readonly [string, AnyEditor])[] = [
  ['Borneo', borneo],
  ['Cabo da Roca', cabo],
  ['Comptoir des Antilles', comptoir],
  ['Rotterdam', rotterdam],
];

const nowhere = { set: () => {}, wrong: () => undefined, wrongAll: () => undefined, problems: [], violations: [] };

it.each(editors)('every fold of the table of %s says its value beside its name', async (_, editor) => {
  for (const lang of languages)
    for (const position of [editor.fresh, editor.empty?.(editor.fresh), editor.start?.(editor.fresh)]) {
      if (!position) continue;
      const read = editor.read(position);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const form = editor.formOf({ lang, position, ...nowhere }, read.value.table);
      const html = await renderToStringAsync(
        <Fields
          lang={lang}
          of={editor.fields.filter((field) => typeof field !== 'string' && field.of !== undefined)}
          shape={editor.shapes.position}
          words={editor.words.position}
          value={position}
          onChange={() => {}}
          with={form}
        />,
      );
      const folds = [...html.matchAll(/<details class="fold[^>]*><summary>(.*?)<\/summary>/g)].map(([, line]) => line);
      expect(folds.length).toBeGreaterThan(3);
      // A quay is named by what lies there: "Quay 1: 4, Rum, A1".
      expect(folds.filter((line) => !/<span class="r">[^<]|\d\s?:/.test(line ?? ''))).toEqual([]);
    }
});
