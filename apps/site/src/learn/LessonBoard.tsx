import type { Kind, Lang } from '@portolan/core';
import type { AnyLessonStep } from '@portolan/core/lessons';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { BoardForm } from '../board/BoardForm.tsx';
import { type BoardEntry, type BoardMoves, movesFrom, placeOf } from '../board/entry.ts';
import type { AnyEditor, BaseForm } from '../position/editor-game.ts';
import type { Json } from '../stores/table.ts';
import type { BoardProps, Hand, LearnGame } from './learn-game.ts';
import { toSight } from './sight.ts';
import { learnWords as words } from './words.ts';

interface Props {
  readonly game: LearnGame;
  readonly lang: Lang;
  /** The table as the learner's seat sees it. */
  readonly position: Json;
  readonly step: AnyLessonStep;
  /** The move that leads on. */
  readonly asked: Kind | undefined;
  /** What the picture points at. */
  readonly action: Kind | undefined;
  /** A touch, or a drag, that means a move; undefined once nothing more is to be done. */
  readonly propose: ((action: Kind, shown: BoardMoves['shown']) => void) | undefined;
}

const nothingWrong = (): undefined => undefined;

/** Pieces are only played: nothing is put, turned or taken off that is no move. */
export const playedOn = (
  entry: BoardEntry<Json> | undefined,
  moves: BoardMoves | undefined,
  hand?: Hand,
): BoardEntry<Json> => ({
  tray: (value, around) => (moves && hand?.tray(value, around)) ?? [],
  put: () => undefined,
  ...(hand ? { play: hand.play } : {}),
  at: (value, spot, around) => {
    const { chosen } = around;
    // Whoever goes from a piece to another that cannot go itself means a move.
    const going = chosen !== undefined && placeOf(chosen) !== placeOf(spot) && movesFrom(moves, spot).length === 0;
    if (going && moves?.meant?.(chosen, spot)) return undefined;
    const piece = entry?.at(value, spot, around);
    if (!piece) return undefined;
    const handles = piece.handles.filter(({ propose, choose, to }) => (moves && propose) || (choose && !to));
    return { ...piece, handles, rows: [], keys: [], fixed: true };
  },
});

/** What the board of a game needs of a form: nothing can be entered. */
const formFor = (editor: AnyEditor, lang: Lang, position: Json, table: unknown): unknown => {
  const base: BaseForm = {
    lang,
    position,
    set: () => {},
    wrong: nothingWrong,
    wrongAll: nothingWrong,
    problems: [],
    violations: [],
  };
  return editor.formOf(base, table);
};

/** The table of a step, played on by taps, drags and keys. */
export const LessonBoard = ({ game, lang, position, step, asked, action, propose }: Props) => {
  const { editor, Board } = game;
  const { Picture } = editor;
  const Beside = Board ? game.Beside : editor.Beside;
  const read = useMemo(() => editor.read(position), [editor, position]);
  const movable = useMemo(
    () => (read.ok && propose ? editor.movesOn?.(read.value.state, read.value.table) : undefined),
    [read, propose === undefined],
  );
  if (!read.ok) throw new Error('a table that was played to can be read');
  const { table, state } = read.value;
  const form = formFor(editor, lang, position, table);
  const moves: BoardMoves | undefined = movable && {
    ...movable,
    propose: (one, from) =>
      propose?.(
        one as unknown as Kind,
        movable.shown.filter((move) => move.from === from),
      ),
  };
  const hand = game.hand?.(step);
  const root = useRef<HTMLElement>(null);
  // As the step opens; later whoever plays looks where it suits.
  useEffect(() => {
    const play = (item: string, spot: string) => hand?.play(item, spot, { lang, about: form });
    if (root.current && asked) toSight(root.current, asked, moves, play);
  }, []);
  const drawn: BoardProps<unknown, unknown, unknown> = {
    table,
    lang,
    form,
    state,
    seat: step.seat,
    done: propose === undefined,
    problems: [],
    violations: [],
    action: action as unknown as Json | undefined,
    propose: (one) => propose?.(one as unknown as Kind, []),
  };
  return (
    <section ref={root} class="table-live live" aria-label={words.board[lang]}>
      <BoardForm
        lang={lang}
        entry={playedOn(editor.entry, moves, hand)}
        value={position}
        about={form}
        onChange={() => {}}
        moves={moves}
        beside={Beside && <Beside {...drawn} />}
      >
        {Board ? <Board {...drawn} /> : <Picture {...drawn} />}
      </BoardForm>
    </section>
  );
};
