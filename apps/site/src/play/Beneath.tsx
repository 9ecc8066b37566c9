import type { Lang } from '@portolan/core';
import { words as general } from '../kit/text.ts';
import type { PlayPageGame } from './game.ts';
import type { InFile } from './game-file.ts';
import { OpenGame } from './OpenGame.tsx';
import { toldWords as told } from './told-words.ts';
import { playWords as words } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly over: boolean;
  /** Null: drawn at the real table. */
  readonly seed: number | null;
  /** Where this table is counted on the score sheet. */
  readonly count: string;
  /** Packs the table into that link, when it is about to be pressed, or is. */
  readonly pack: (event: Event) => void;
  readonly page: PlayPageGame;
  readonly open: (found: InFile) => void;
  readonly fresh: () => void;
}

/** What is seldom wanted: another game, a game kept in a file, the number that the draws come from. */
export const Beneath = ({ lang, over, seed, count, pack, page, open, fresh }: Props) => {
  return (
    <>
      <div class="play-choices">
        <button type="button" class="btn" onClick={fresh}>
          {(over ? told.rematch : words.newGame)[lang]}
        </button>
        <a class="btn" href={count} onPointerDown={pack} onFocus={pack} onClick={pack}>
          {general.countTable[lang]}
        </a>
        <OpenGame lang={lang} game={page} open={open} />
      </div>
      {seed !== null && (
        <p class="small">
          {words.seed[lang]}
          {general.colon[lang]}
          <span class="num">{seed}</span>
        </p>
      )}
    </>
  );
};
