import { languages } from '@portolan/core';
import { renderToStringAsync } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { Fields } from '../kit/Fields.tsx';
import { editors, nowhere } from './editors.ts';

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
