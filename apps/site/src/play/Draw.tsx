import type { Kind, Lang } from '@portolan/core';
import { useState } from 'preact/hooks';
import type { AnyKit } from '../example/game-kit.ts';
import { fill } from '../kit/text.ts';
import { MoveList } from '../position/MoveList.tsx';
import type { Draws } from './draws.ts';
import { toldWords as words } from './told-words.ts';
import { inCall } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly kit: AnyKit;
  readonly draws: Draws;
  /** What a player is called, where the seat has a name. */
  readonly named: (seat: number) => string | undefined;
  readonly draw: (action: Kind) => void;
  readonly go: (number: number) => void;
}

/** Draws are scrolled through in a low list, so many at a time: the board stays in sight. */
const AT_ONCE = 60;

const inList = { filter: words.drawFilter, none: words.drawNone };

/** What cannot have come up, and the move that brought it where that may be told. */
interface Out {
  readonly number: number | undefined;
}

/** What came up at the real table is tapped in; what is out already says since when. A card of the machine is looked at by one alone. */
export const Draw = ({ lang, kit, draws, named, draw, go }: Props) => {
  const { possible, unseen, brings, secret, out, fits } = draws;
  const [looks, look] = useState(false);
  const [told, tell] = useState<Out>();
  const tap = (action: Kind): void => {
    if (fits(action)) draw(action);
    else tell({ number: out.find((one) => JSON.stringify(one.action) === JSON.stringify(action))?.number });
  };
  if (secret !== undefined && !looks)
    return (
      <section class="play-draw">
        <h2>{inCall(words.forMachine, named(secret), secret, lang)}</h2>
        <p>{words.forMachineWhy[lang]}</p>
        <button type="button" class="btn btn-1" onClick={() => look(true)}>
          {words.lookFor[lang]}
        </button>
      </section>
    );
  return (
    <section class="play-draw">
      {brings.length > 0 && <p>{brings.map((event) => kit.rules.event(event, lang)).join(' ')}</p>}
      <p class="small">{words.drawHelp[lang]}</p>
      {unseen && (
        <button type="button" class="btn btn-1" onClick={() => draw(unseen)}>
          {words.unseen[lang]}
        </button>
      )}
      <MoveList
        lang={lang}
        kit={kit}
        actions={possible}
        proposed={undefined}
        onPick={tap}
        words={inList}
        atOnce={AT_ONCE}
      />
      {out.length > 0 && (
        <details>
          <summary>{words.alreadyOut[lang]}</summary>
          <ul class="play-out">
            {out.map(({ action, number }) => (
              <li key={number}>
                <button type="button" class="move-row" onClick={() => tell({ number })}>
                  {kit.rules.action(action, lang)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {told && (
        <p class="play-reply is-refused" role="alert">
          {told.number === undefined ? (
            words.outHidden[lang]
          ) : (
            <>
              {fill(words.outSince[lang], { n: String(told.number) })}{' '}
              <button type="button" class="btn btn-q" onClick={() => told.number !== undefined && go(told.number)}>
                {fill(words.goThere[lang], { n: String(told.number) })}
              </button>
            </>
          )}
        </p>
      )}
    </section>
  );
};
