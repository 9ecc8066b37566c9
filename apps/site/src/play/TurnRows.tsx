import type { Kind, Lang } from '@portolan/core';
import { moveAt, type Sitting, seatOf } from '@portolan/core/table';
import { useMemo } from 'preact/hooks';
import { ClauseLink } from '../example/ClauseLink.tsx';
import type { AnyKit } from '../example/game-kit.ts';
import { SeatToken } from '../kit/marks.tsx';
import { fill } from '../kit/text.ts';
import { faceDown } from './draws.ts';
import { hides, type StatesOf } from './moment.ts';
import { toldWords as words } from './told-words.ts';
import type { Turn } from './turns.ts';

/** What moves are told by. */
export interface Telling {
  readonly lang: Lang;
  readonly kit: AnyKit;
  readonly sitting: Sitting<Kind>;
  readonly at: StatesOf;
  /** Who looks; null: nobody in particular, undefined: everything may be seen. */
  readonly viewer: number | null | undefined;
  readonly nameOf: (seat: number) => string;
  readonly go: (number: number) => void;
}

/** A move as a viewer is told it: as it is, with its card face down, or by its kind alone. */
type SeenMove = Kind | 'by its kind';

/** By the states of a game: how a viewer is told a move. Looked into once, since moves never change. */
const looked = new WeakMap<StatesOf, Map<string, SeenMove>>();

const toldAs = ({ kit, sitting, at, viewer }: Omit<Telling, 'nameOf' | 'go'>, number: number): SeenMove | undefined => {
  const move = moveAt(sitting, number);
  if (!move || viewer === undefined) return move?.action;
  const known = looked.get(at) ?? new Map<string, SeenMove>();
  looked.set(at, known);
  const key = `${number} ${viewer}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const { state } = at(sitting, move.after);
  const hidden = hides(kit.game, state, move.action, at(sitting, number).state, viewer);
  const down = hidden && seatOf(move.action) === undefined ? faceDown(kit.game, state, move.action) : undefined;
  const told = hidden ? (down ?? 'by its kind') : move.action;
  known.set(key, told);
  return told;
};

/** A move in words; of one that the viewer may not be told, what sort of card was drawn, or what kind of move it was. */
export const moveInWords = (telling: Omit<Telling, 'nameOf' | 'go'>, number: number): string => {
  const { lang, kit, sitting, at } = telling;
  const told = toldAs(telling, number);
  if (told === undefined) return '';
  if (told !== 'by its kind') return kit.rules.action(told, lang, at(sitting, number).events);
  const kind = kit.actionNames[moveAt(sitting, number)?.action.kind ?? '']?.[lang] ?? '';
  return `${kind} (${words.hidden[lang]})`;
};

/** A move in words, with the clauses that allowed it. */
const Row = ({ number, ...telling }: Telling & { number: number }) => {
  const { lang, kit, sitting, at, viewer, go } = telling;
  const move = moveAt(sitting, number);
  const remark = sitting.comments?.[number];
  // What a move was never changes: it is told once, and only its place beside the moment that is looked at does.
  const told = useMemo(
    () =>
      move && (
        <>
          <button type="button" onClick={() => go(number)}>
            {moveInWords(telling, number)}
          </button>
          <span class="refs">
            {[...new Set(at(sitting, number).by)].slice(0, 3).map((id) => (
              <ClauseLink key={id} id={id} book={kit.book} lang={lang} short />
            ))}
          </span>
        </>
      ),
    [move, number, kit, lang, at, viewer, go],
  );
  if (!move) return null;
  return (
    <li
      aria-current={number === sitting.cursor ? 'step' : undefined}
      class={number > sitting.cursor ? 'is-later' : undefined}
    >
      {told}
      {remark && <p class="small">{remark}</p>}
    </li>
  );
};

/** What a turn brought to whose it was: `+2`. Nothing where it is not told or brought nothing. */
const gainOf = ({ kit, sitting, at, viewer }: Telling, { seat, moves, first }: Turn): string => {
  if (seat === undefined) return '';
  const pointsAt = (number: number): number => {
    const { state } = at(sitting, number);
    const seen = viewer === undefined ? state : kit.game.view(state, viewer);
    return kit.game.scores(seen)[seat]?.total ?? 0;
  };
  const gain = pointsAt(moves.at(-1) ?? first) - pointsAt(moveAt(sitting, first)?.after ?? 0);
  return gain === 0 ? '' : `${gain > 0 ? '+' : '\u2212'}${Math.abs(gain)}`;
};

/** A turn of the log: whose it is, what it brought, its moves. */
export const TurnRows = ({ turn, shown, ...telling }: Telling & { turn: Turn; shown: readonly number[] }) => {
  const { lang, kit, at, viewer, nameOf } = telling;
  const { seat, count, phase, first, moves } = turn;
  const gain = useMemo(() => gainOf(telling, turn), [kit, at, viewer, seat, first, moves.at(-1)]);
  return (
    <div class="play-turn">
      <h3>
        {seat === undefined ? (
          kit.phaseName(phase, lang)
        ) : (
          <>
            <SeatToken seat={seat} />
            <span>{fill(words.turnNumber[lang], { n: String(count), who: nameOf(seat) })}</span>
            <span class="num">{gain}</span>
          </>
        )}
      </h3>
      <ol>
        {shown.map((number) => (
          <Row key={number} number={number} {...telling} />
        ))}
      </ol>
    </div>
  );
};
