import type { Lang } from '@portolan/core';
import { FileButton } from '../kit/FileButton.tsx';
import { words as general } from '../kit/text.ts';
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
  readonly receive: (json: unknown) => boolean;
  readonly fresh: () => void;
}

/** Files longer than this are none of ours. */
const MOST_FILE = 4_000_000;

/** A file as JSON; undefined where it is none. */
const readFile = async (file: File): Promise<unknown> => {
  if (file.size > MOST_FILE) return undefined;
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
};

/** What is seldom wanted: another game, a game kept in a file, the number that the draws come from. */
export const Beneath = ({ lang, over, seed, count, pack, receive, fresh }: Props) => {
  return (
    <>
      <div class="play-choices">
        <button type="button" class="btn" onClick={fresh}>
          {words[over ? 'rematch' : 'newGame'][lang]}
        </button>
        <a class="btn" href={count} onPointerDown={pack} onFocus={pack} onClick={pack}>
          {general.countTable[lang]}
        </a>
        <FileButton name={words.open[lang]} open={async (file) => void receive(await readFile(file))} />
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
