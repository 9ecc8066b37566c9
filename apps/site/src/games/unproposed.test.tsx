import { languages } from '@portolan/core';
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import type { AnyEditor } from '../position/editor-game.ts';
import type { Entered } from '../position/useEntered.ts';
import { type Judged, useJudged } from '../position/useJudged.ts';
import type { Json } from '../stores/table.ts';
import { editors } from './editors.ts';

/** What is made of a table on which nobody has proposed a move. */
const judged = (editor: AnyEditor, position: Json, whose: Entered['whose'], lang: 'fr' | 'en'): Judged => {
  const found: Judged[] = [];
  const Looked = () => {
    found.push(useJudged(editor, { position, whose, proposed: undefined, enter: () => undefined }, lang));
    return null;
  };
  renderToString(<Looked />);
  const [first] = found;
  if (!first) throw new Error('nothing was rendered');
  return first;
};

it.each(editors)('an editor of %s judges no move that nobody proposed, but asks for one', (_, editor) => {
  for (const lang of languages) {
    for (const position of [editor.fresh, editor.empty?.(editor.fresh), editor.start?.(editor.fresh)]) {
      if (position === undefined) continue;
      const { action, answered } = judged(editor, position, 'mine', lang);
      expect(action).toBeUndefined();
      expect(answered).toMatchObject({ state: 'open', asks: true, clauses: [] });
      expect(answered?.headline).toMatch(
        {
          fr: /^La table est possible\. (?:Au tour de .|On pioche d’abord)\./,
          en: /^The table is possible\. (?:. to act|A draw comes first)\./,
        }[lang],
      );
    }
    // Only the example shows a move.
    const example = judged(editor, editor.fresh, 'example', lang);
    expect(example.action).toBeDefined();
    expect(example.answered?.clauses).not.toEqual([]);
  }
});
