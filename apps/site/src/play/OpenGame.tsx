import type { Lang } from '@portolan/core';
import { useState } from 'preact/hooks';
import { FileButton } from '../kit/FileButton.tsx';
import { notLoaded } from '../questions/Fetched.tsx';
import type { PlayPageGame } from './game.ts';
import type { InFile } from './game-file.ts';
import { playWords as words } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly game: PlayPageGame;
  readonly open: (found: InFile) => void;
}

/** Files longer than this are none of ours. */
const MOST_FILE = 4_000_000;

/** Opens a game or a table from a file; what is wrong with it is told below, and the page stays as it is. */
export const OpenGame = ({ lang, game, open }: Props) => {
  const [faults, tell] = useState<readonly string[]>([]);
  const read = async (file: File): Promise<void> => {
    // What reads files is large, and few people ever open one.
    const found = await import('./game-file.ts')
      .then(async ({ default: inFile }) => inFile(game, file.size > MOST_FILE ? '' : await file.text(), lang))
      .catch(() => undefined);
    if (!found) document.dispatchEvent(new Event('portolan:missing'));
    tell(found ? ('faults' in found ? found.faults : []) : [notLoaded[lang]]);
    if (found) open(found);
  };
  return (
    <>
      <FileButton name={words.open[lang]} open={read} accept="application/json,.json,text/plain,.txt" />
      {faults.length > 0 && (
        <div class="note" role="alert">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
    </>
  );
};
