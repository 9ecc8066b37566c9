import type { Lang } from '@portolan/core';
import { useMemo } from 'preact/hooks';
import { BoardForm } from '../board/BoardForm.tsx';
import { Segment } from '../kit/controls/choices.tsx';
import { ByTouches, togetherOf } from './ByTouches.tsx';
import type { AnyEditor, PictureProps } from './editor-game.ts';
import { PlayIt } from './Proposed.tsx';
import { shared as words } from './shared-words.ts';
import type { Entered } from './useEntered.ts';
import type { Judged } from './useJudged.ts';

interface Props {
  readonly game: AnyEditor;
  readonly lang: Lang;
  readonly entered: Entered;
  readonly judged: Judged;
  /** A move is put together on it, where that can be. */
  readonly playing: boolean;
  readonly setPlaying: (playing: boolean) => void;
}

/** The board: what it is entered on, and where a move can be put together as at the table. */
export const EnteredBoard = ({ game, lang, entered, judged, playing, setPlaying }: Props) => {
  const { position, enter, go, propose } = entered;
  const { readable, sound, table, state, kit, form, problems, violations, action } = judged;
  const movable = useMemo(() => (sound ? game.movesOn?.(state, table) : undefined), [state, sound]);
  const drawn: PictureProps<unknown, unknown, unknown> = {
    table: readable || !game.partly ? table : game.partly(position, table),
    lang,
    form,
    state,
    problems,
    violations,
    action,
    propose,
  };
  const picture = <game.Picture {...drawn} />;
  const load = useMemo(() => game.play && togetherOf(game.play), [game]);
  const [seat, ...seats] = sound ? kit.game.turn(state).actors.filter((actor) => actor !== 'nature') : [];
  // Where nobody is to act, there is no move to put together.
  const together = load && seat !== undefined ? { load, seats: [seat, ...seats] as const } : undefined;
  return (
    <>
      {together && (
        <div class="board-way">
          <Segment
            label={words.onBoard[lang]}
            value={playing ? 'play' : 'enter'}
            options={[
              { value: 'enter', label: words.entering[lang] },
              { value: 'play', label: words.playing[lang] },
            ]}
            onChange={(way) => setPlaying(way === 'play')}
          />
        </div>
      )}
      <section class={game.entry ? 'table-live live' : 'table-live'} aria-label={words.board[lang]}>
        {!readable && <p class="small">{(game.partly ? words.partly : words.stale)[lang]}</p>}
        {together && playing ? (
          <ByTouches
            key={JSON.stringify(position)}
            lang={lang}
            state={state}
            propose={propose}
            go={<PlayIt lang={lang} entered={entered} judged={judged} />}
            {...together}
          />
        ) : game.entry ? (
          <BoardForm
            lang={lang}
            entry={game.entry}
            value={position}
            about={form}
            onChange={enter}
            moves={movable && { ...movable, action, propose, settle: go }}
            beside={game.Beside && <game.Beside {...drawn} />}
          >
            {picture}
          </BoardForm>
        ) : (
          picture
        )}
      </section>
    </>
  );
};
