import type { Kind, Lang } from '@portolan/core';
import { commented, goTo, named, type Sitting } from '@portolan/core/table';
import { useMemo } from 'preact/hooks';
import type { AnyKit } from '../example/game-kit.ts';
import type { Json } from '../stores/table.ts';
import type { PlayedGame } from './game.ts';
import { Legal } from './Legal.tsx';
import { Log } from './Log.tsx';
import type { StatesOf } from './moment.ts';
import type { Next } from './plan.ts';
import { Writing } from './Writing.tsx';

export interface AsideProps {
  readonly lang: Lang;
  readonly game: PlayedGame;
  readonly kit: AnyKit;
  readonly sitting: Sitting<Kind>;
  readonly at: StatesOf;
  readonly state: unknown;
  /** The table as it is seen. */
  readonly seen: unknown;
  /** Who looks; null: nobody in particular, undefined: everything may be seen. */
  readonly viewer: number | null | undefined;
  /** Names the moment, and who acts in it. */
  readonly here: string;
  /** This tab is the one that plays. */
  readonly mine: boolean;
  /** Who puts a move together; undefined: nobody may. */
  readonly actor: number | undefined;
  readonly next: Next | undefined;
  readonly action: Json | undefined;
  readonly nameOf: (seat: number) => string;
  readonly propose: (action: Json) => void;
  readonly change: (sitting: Sitting<Kind>) => void;
  readonly receive: (json: unknown) => void;
}

/** What stands beside the board and is told in words: what is legal, the log, the game by hand. */
export const Aside = (props: AsideProps) => {
  const { lang, game, kit, sitting, at, state, seen, viewer, here, mine, actor, next, action } = props;
  const { nameOf, propose, change, receive } = props;
  const mayPlay = actor !== undefined;
  // A touch tells the log nothing new.
  const log = useMemo(
    () => (
      <Log
        {...{ lang, kit, sitting, at, viewer, nameOf }}
        turnOf={game.turnOf}
        mayPlay={mayPlay}
        go={(number) => change(goTo(sitting, number))}
        comment={mine ? (text) => change(commented(sitting, sitting.cursor, text)) : undefined}
        nameBranch={mine ? (from, text) => change(named(sitting, from, text)) : undefined}
      />
    ),
    [lang, kit, game, sitting, at, viewer, mine, mayPlay],
  );
  return (
    <>
      {actor !== undefined && (
        <Legal
          key={here}
          lang={lang}
          kit={kit}
          seen={seen}
          seat={actor}
          next={next}
          action={action}
          propose={propose}
        />
      )}
      {log}
      {mine && (
        <Writing
          lang={lang}
          kit={kit}
          state={state}
          game={game}
          sitting={sitting}
          open={viewer === undefined}
          receive={receive}
        />
      )}
    </>
  );
};
