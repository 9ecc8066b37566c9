import type { Lang } from '@portolan/core';
import { both } from '../kit/text.ts';
import type { Json } from '../stores/table.ts';

const words = {
  starts: both('Partir de', 'Begin with'),
  empty: both('Table vide', 'Empty table'),
  start: both('Début de partie', 'Start of game'),
  example: both('Exemple', 'Example'),
} as const;

interface Props {
  readonly lang: Lang;
  readonly position: Json;
  /** The tables to begin with; what a game does not have is left out. */
  readonly tables: { readonly [Name in 'empty' | 'start' | 'example']: Json | undefined };
  readonly take: (position: Json) => void;
}

/** The tables to begin with, side by side; each can be taken back. */
export const Starts = ({ lang, position, tables, take }: Props) => {
  const now = JSON.stringify(position);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, no fields
    <div class="starts" role="group" aria-label={words.starts[lang]}>
      {(['empty', 'start', 'example'] as const).map((name) => {
        const table = tables[name];
        return (
          table && (
            <button key={name} type="button" aria-pressed={JSON.stringify(table) === now} onClick={() => take(table)}>
              {words[name][lang]}
            </button>
          )
        );
      })}
    </div>
  );
};
