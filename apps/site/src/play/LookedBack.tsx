import type { Lang } from '@portolan/core';
import { lineOf, type Sitting } from '@portolan/core/table';
import { both, fill } from '../kit/text.ts';
import { toldWords } from './told-words.ts';

const texts = {
  end: both('Revenir à la fin', 'Back to the end'),
} as const;

interface Props {
  readonly lang: Lang;
  readonly sitting: Sitting;
  readonly go: (number: number) => void;
}

/** Says that an earlier moment is looked at, where the board is: the log that tells it too may be screens away. */
export const LookedBack = ({ lang, sitting, go }: Props) => {
  const line = lineOf(sitting);
  const n = String(line.indexOf(sitting.cursor) + 1);
  return (
    <p class="play-choices play-looked">
      <span class="num">{fill(toldWords.moveOf[lang], { n, all: String(line.length) })}</span>
      <button type="button" class="btn btn-q" onClick={() => go(line.at(-1) ?? 0)}>
        {texts.end[lang]}
      </button>
    </p>
  );
};
