import { languages } from '@portolan/core';
import { renderToStringAsync } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { codes } from '../../../../tests/words/codes.ts';
import { linesOf } from '../../../../tests/words/lines.ts';
import { TrayRows } from '../board/TrayRows.tsx';
import { Fields } from '../kit/Fields.tsx';
import { MoveFields } from '../position/MoveFields.tsx';
import { editors, nowhere } from './editors.ts';

it.each(editors)('a table and its moves are entered in %s without a code', async (_, editor) => {
  for (const lang of languages)
    for (const position of [editor.fresh, editor.start?.(editor.fresh) ?? editor.fresh]) {
      const found = editor.read(position);
      if (!found.ok) throw new Error(JSON.stringify(found.problems));
      const { state, table } = found.value;
      const form = editor.formOf({ lang, position, ...nowhere }, table);
      const spots = ['seat.0', 'store.0', 'hand.0', 'seat 0', 'hand 0', 'before 0'];
      const trays = [undefined, ...spots].flatMap(
        (chosen) => editor.entry?.tray(position, { lang, about: form, chosen }) ?? [],
      );
      const drawn = await renderToStringAsync(
        <>
          <Fields
            lang={lang}
            of={editor.fields}
            shape={editor.shapes.position}
            words={editor.words.position}
            value={position}
            onChange={() => {}}
            with={form}
          />
          {Object.keys(editor.moves).map((kind) => (
            <MoveFields
              key={kind}
              lang={lang}
              form={form}
              action={editor.moveOfKind(kind, state, table)}
              moves={editor.moves}
              names={editor.kit.actionNames}
              shape={editor.shapes.action}
              words={editor.words.action}
              onChange={() => {}}
              onKind={() => {}}
            />
          ))}
          <TrayRows lang={lang} trays={trays} hand={undefined} take={() => {}} />
        </>,
      );
      const texts = linesOf(drawn);
      expect(texts.length).toBeGreaterThan(100);
      expect([...new Set(texts.filter((text) => codes.test(text)))]).toEqual([]);
    }
});
