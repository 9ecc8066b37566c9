import { seatLetter } from '@portolan/boards';
import type { Kind, Lang } from '@portolan/core';
import {
  awaited,
  commented,
  goTo,
  lineOf,
  moveAt,
  named,
  PERSON,
  played,
  redone,
  type Sitting,
  scoresAlong,
  seatOf,
  undone,
} from '@portolan/core/table';
import { useMemo, useRef } from 'preact/hooks';
import { kitFor } from '../example/game-kit.ts';
import { Segment } from '../kit/controls.tsx';
import { Dock } from '../kit/Dock.tsx';
import { useGame } from '../kit/game.ts';
import { fill, words as general } from '../kit/text.ts';
import { encodeLink } from '../stores/link.ts';
import type { Json } from '../stores/table.ts';
import { Beneath } from './Beneath.tsx';
import { Board } from './Board.tsx';
import { Cover } from './Cover.tsx';
import { Draw } from './Draw.tsx';
import { drawsAt } from './draws.ts';
import { End } from './End.tsx';
import type { PlayedGame } from './game.ts';
import { Hand } from './Hand.tsx';
import type { Way } from './kept.ts';
import { Legal } from './Legal.tsx';
import { Log } from './Log.tsx';
import { personsOf, type StatesOf, settled } from './moment.ts';
import { Now } from './Now.tsx';
import { Reply } from './Reply.tsx';
import { Seats } from './Seats.tsx';
import { Since } from './Since.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useLook } from './useLook.ts';
import { useMaking } from './useMaking.ts';
import { useTableSending } from './useTableSending.ts';
import { useTurns } from './useTurns.ts';
import { Watching } from './Watching.tsx';
import { Writing } from './Writing.tsx';
import { playWords as words } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly game: PlayedGame;
  readonly way: Way;
  /** Hands are no longer covered. */
  readonly open: boolean;
  /** When the game was begun: no two games of a browser have the same. */
  readonly begun: number;
  readonly sitting: Sitting<Kind>;
  readonly at: StatesOf;
  /** This tab is the one that plays. */
  readonly mine: boolean;
  readonly change: (sitting: Sitting<Kind>, open?: boolean) => void;
  readonly receive: (json: unknown) => boolean;
  readonly fresh: () => void;
}

/** The table: who plays, the board, what is put together on it, the log, and what every moment leads to. */
export const Room = ({ lang, base, game, way, open, begun, sitting, at, mine, change, receive, fresh }: Props) => {
  const { title } = useGame();
  const { state } = at(sitting, sitting.cursor);
  const kit = useMemo(() => kitFor(game.kit, state), [game, state]);
  const engine = kit.game;
  const who = useMemo(() => awaited(engine, sitting, state), [engine, sitting, state]);
  const over = who.kind === 'over';
  const persons = useMemo(() => personsOf(sitting), [sitting.sitters]);
  const awaiting = who.kind === 'persons' ? who.seats : [];
  const machine = persons.length < sitting.sitters.length;
  const look = useLook({ engine, state, way, open, over, persons, awaiting, machine });
  const { acting, covered, viewer, front, seen } = look;
  const nameOf = (seat: number): string =>
    sitting.sitters[seat]?.name ?? fill(general.player[lang], { seat: seatLetter(seat) });

  const moment = `${sitting.cursor} ${sitting.moves.length}`;
  const play = (action: Kind): void => change(settled(engine, at, played(sitting, action)));
  // The machine goes on where the line goes on, not where somebody looks back.
  const going = mine && sitting.cursor === sitting.tip;
  const turns = useTurns({ game, engine, sitting, at, state, moment, who, going, watched: way === 'watch', play });
  const actor = acting ?? (who.kind === 'machine' && turns.stuck ? who.seat : undefined);
  const may = mine && actor !== undefined && !covered;
  const here = `${begun} ${moment} ${actor ?? ''}`;
  const making = useMaking({ game, engine, moment: here, state, seen, seat: may ? actor : undefined });
  const { next, reply, touch, propose } = making;
  const choices = next?.choices.filter(({ real }) => !real || way === 'real') ?? [];

  const byPerson = (number: number): boolean => {
    const seat = seatOf(moveAt(sitting, number)?.action);
    return seat === undefined ? way === 'real' : way === 'watch' || sitting.sitters[seat]?.by === PERSON;
  };
  const stepTo = (to: Sitting<Kind> | undefined) => (mine && to ? () => change(to) : undefined);
  const history = {
    undo: making.back ?? stepTo(undone(sitting, byPerson)),
    redo: stepTo(redone(sitting, byPerson)),
  };
  const sending = useTableSending(title[lang], sitting);
  const room = useRef<HTMLDivElement>(null);
  useKeptFocus(room);

  const asked = who.kind === 'draw' && who.asked && mine;
  const draws = useMemo(
    () => (asked ? drawsAt(engine, sitting, at, viewer) : undefined),
    [engine, sitting, asked, viewer],
  );
  const action = reply?.kind === 'plan' ? (reply.action as unknown as Json) : next?.action;
  const [right, best, count] = useMemo(() => {
    const position = engine.makePosition(seen) as Json;
    const hrefOf = (tool: string, payload: Json): string =>
      kit.book.pageHref(`${tool}/#${encodeLink(engine.id, 'position', payload)}`, lang, base);
    return [
      hrefOf('check', { position, ...(action ? { action } : {}) }),
      hrefOf('solve', { position }),
      hrefOf('score', { position, back: 'play' }),
    ];
  }, [kit, engine, seen, action, lang, base]);
  const scores = useMemo(() => {
    if (!over) return [];
    const line = [0, ...lineOf(sitting).slice(0, lineOf(sitting).indexOf(sitting.cursor) + 1)];
    return scoresAlong(
      engine,
      line.map((number) => at(sitting, number).state),
    );
  }, [over, sitting, engine]);

  if (covered && acting !== undefined)
    return (
      <Cover
        lang={lang}
        seat={acting}
        name={sitting.sitters[acting]?.name}
        here={() => look.uncover(acting)}
        uncover={() => change(sitting, true)}
      />
    );
  return (
    <>
      <div class="frame-grid play-grid" ref={room}>
        <div class="frame-main">
          <Seats
            label={words.players[lang]}
            nameOf={nameOf}
            scores={engine.scores(seen)}
            active={actor === undefined ? [] : [...new Set([...awaiting, actor])]}
          />
          {over && <End lang={lang} kit={kit} scores={scores} outcome={engine.outcome(state)} nameOf={nameOf} />}
          <Now
            lang={lang}
            kit={kit}
            course={game.course}
            phase={engine.turn(state).phase}
            who={who}
            actor={actor}
            sitters={sitting.sitters}
            turns={turns}
            ask={reply ? undefined : next?.ask[lang]}
          />
          {may && persons.length < sitting.sitters.length && (
            <Since {...{ lang, kit, sitting, at, viewer }} seat={actor} />
          )}
          {draws && (
            <Draw
              key={moment}
              lang={lang}
              kit={kit}
              draws={draws}
              named={(seat) => sitting.sitters[seat]?.name}
              draw={play}
              go={(to) => change(goTo(sitting, to))}
            />
          )}
          <section class="table-live live" aria-label={words.title[lang]}>
            <Board
              Picture={game.Board}
              state={seen}
              lang={lang}
              seat={front ?? actor ?? 0}
              action={action}
              propose={propose}
              next={next}
              touch={touch}
              drag={making.drag}
            />
          </section>
        </div>
        <div class="frame-side">
          {awaiting.length > 1 && (
            <Segment
              label={words.acts[lang]}
              value={acting ?? 0}
              options={awaiting.map((seat) => ({ value: seat, label: nameOf(seat) }))}
              onChange={look.choose}
            />
          )}
          {way === 'watch' && !over && <Watching lang={lang} turns={turns} />}
          <Hand
            lang={lang}
            ask={reply ? undefined : next?.ask[lang]}
            choices={choices}
            choose={(choice) => touch({ choice })}
          >
            {reply && (
              <Reply
                lang={lang}
                kit={kit}
                reply={reply}
                confirm={() => reply.kind === 'plan' && play(reply.action)}
                clear={making.clear}
              />
            )}
          </Hand>
          {may && (
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
          <Log
            lang={lang}
            kit={kit}
            turnOf={game.turnOf}
            sitting={sitting}
            at={at}
            viewer={viewer}
            nameOf={nameOf}
            go={(number) => change(goTo(sitting, number))}
            comment={mine ? (text) => change(commented(sitting, sitting.cursor, text)) : undefined}
            nameBranch={mine ? (from, text) => change(named(sitting, from, text)) : undefined}
          />
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
          <Beneath lang={lang} over={over} seed={sitting.seed} count={count} receive={receive} fresh={fresh} />
        </div>
      </div>
      <Dock lang={lang} history={history} sending={sending} right={right} best={best} save={sending.save} />
    </>
  );
};
