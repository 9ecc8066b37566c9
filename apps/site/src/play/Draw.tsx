import type { Kind, Lang } from '@portolan/core';
import { useState } from 'preact/hooks';
import type { AnyKit } from '../example/game-kit.ts';
import { fill } from '../kit/text.ts';
import { MoveList } from '../position/MoveList.tsx';
import type { Draws } from './draws.ts';
import { playWords as words } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly kit: AnyKit;
  readonly draws: Draws;
  readonly draw: (action: Kind) => void;
  readonly go: (number: number) => void;
}

/** What came up at the real table is tapped in; what is out already says since when. */
export const Draw = ({ lang, kit, draws: { possible, unseen, out }, draw, go }: Props) => {
  const [asked, ask] = useState<number>();
  const since = out.find(({ number }) => number === asked);
  return (
    <section class="play-draw">
      <h2>{words.drawIt[lang]}</h2>
      <p class="small">{words.drawHelp[lang]}</p>
      {unseen && (
        <button type="button" class="btn btn-1" onClick={() => draw(unseen)}>
          {words.unseen[lang]}
        </button>
      )}
      <MoveList lang={lang} kit={kit} actions={possible} proposed={undefined} onPick={draw} />
      {out.length > 0 && (
        <details>
          <summary>{words.alreadyOut[lang]}</summary>
          <ul class="play-out">
            {out.map(({ action, number }) => (
              <li key={number}>
                <button type="button" class="move-row" onClick={() => ask(number)}>
                  {kit.rules.action(action, lang)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {since && (
        <p class="play-reply is-refused" role="alert">
          {fill(words.outSince[lang], { n: String(since.number) })}{' '}
          <button type="button" class="btn btn-q" onClick={() => go(since.number)}>
            {fill(words.goThere[lang], { n: String(since.number) })}
          </button>
        </p>
      )}
    </section>
  );
};
