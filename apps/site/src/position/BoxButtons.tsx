import { useStore } from '@nanostores/preact';
import type { Lang, Text } from '@portolan/core';
import { useGame } from '../kit/game.ts';
import { editionOf, type Json } from '../stores/table.ts';

/** Puts our box on the table of a position, or the owner's that is kept in this browser. */
export const BoxButtons = ({
  lang,
  words,
  set,
}: {
  lang: Lang;
  words: { readonly ourBox: Text; readonly myBox: Text };
  set: (field: 'edition', box: Json | undefined) => void;
}) => {
  const kept = useStore(editionOf(useGame().id));
  return (
    <div class="picks-row">
      <button type="button" class="btn btn-q" onClick={() => set('edition', undefined)}>
        {words.ourBox[lang]}
      </button>
      {kept && (
        <button type="button" class="btn btn-q" onClick={() => set('edition', kept)}>
          {words.myBox[lang]}
        </button>
      )}
    </div>
  );
};
