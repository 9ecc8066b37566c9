import { seatLetter } from '@portolan/boards';
import type { Kind, Lang } from '@portolan/core';
import { awaited, goTo, moveAt, PERSON, redone, type Sitting, seatOf, takenUp, undone } from '@portolan/core/table';
import { useMemo, useRef } from 'preact/hooks';
import { kitFor } from '../example/game-kit.ts';
import { Segment } from '../kit/controls/choices.tsx';
import { Dock } from '../kit/Dock.tsx';
import { useGame } from '../kit/game.ts';
import { Icon } from '../kit/Icon.tsx';
import { both, fill, words as general } from '../kit/text.ts';
import { Opening, useFetched } from '../questions/Fetched.tsx';
import type { Json } from '../stores/table.ts';
import { Board } from './Board.tsx';
import { Cover } from './Cover.tsx';
import type { PlayedGame, PlayPageGame } from './game.ts';
import type { InFile } from './game-file.ts';
import { Hand } from './Hand.tsx';
import type { Way } from './kept.ts';
import { personsOf, type StatesOf, settled } from './moment.ts';
import { Now } from './Now.tsx';
import { Reply } from './Reply.tsx';
import { Seats } from './Seats.tsx';
import { toolsOf } from './tools.ts';
import { useInView } from './useInView.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useLook } from './useLook.ts';
import { useMaking } from './useMaking.ts';
import { useSignOfLife } from './useSignOfLife.ts';
import { useTableSending } from './useTableSending.ts';
import { useTurns } from './useTurns.ts';
import { playWords as words } from './words.ts';

const texts = {
  file: both('Fichier', 'File'),
  saved: both('Fichier gardé', 'File saved'),
} as const;

const loadTold = () => import('./told.ts');

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly page: PlayPageGame;
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
  readonly receive: (json: unknown) => void;
  /** Plays on from what was found in a file. */
  readonly openFile: (found: InFile) => void;
  readonly fresh: () => void;
}

/** The table: who plays, the board, what is put together on it, the log, and what every moment leads to. */
export const Room = ({
  lang,
  base,
  page,
  game,
  way,
  open,
  begun: since,
  sitting,
  at,
  mine,
  change,
  receive,
  openFile,
  fresh,
}: Props) => {
  const { title, book } = useGame();
  const { engine } = game;
  const { state } = at(sitting, sitting.cursor);
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
  const byPerson = (number: number): boolean => {
    const seat = seatOf(moveAt(sitting, number)?.action);
    return seat === undefined ? way === 'real' : way === 'watch' || sitting.sitters[seat]?.by === PERSON;
  };
  const play = (action: Kind): void => change(settled(engine, at, takenUp(sitting, action, byPerson)));
  // The machine goes on where the line goes on, not where somebody looks back.
  const going = mine && sitting.cursor === sitting.tip;
  const stepTo = (to: Sitting<Kind> | undefined) => (mine && to ? () => change(to) : undefined);
  const redo = stepTo(redone(sitting, byPerson));
  const watched = way === 'watch';
  const onward = watched ? redo : undefined;
  const begun = useMemo(() => sitting.moves.some((one) => seatOf(one.action) !== undefined), [sitting.moves]);
  const turns = useTurns({ game, engine, sitting, at, state, moment, who, going, watched, begun, onward, play });
  const actor = acting ?? (who.kind === 'machine' && turns.stuck ? who.seat : undefined);
  const may = mine && actor !== undefined && !covered;
  const here = `${since} ${moment} ${actor ?? ''}`;
  const making = useMaking({ game, engine, moment: here, state, seen, seat: may ? actor : undefined });
  const { next, reply, touch, propose } = making;
  const confirm = (action: Kind): void => {
    // What is played is put together no more, wherever one comes back to.
    making.clear();
    play(action);
  };
  const choices = next?.choices.filter(({ real }) => !real || way === 'real') ?? [];

  const history = {
    undo: making.back ?? stepTo(undone(sitting, byPerson)),
    redo,
  };
  const sending = useTableSending(title[lang], sitting);
  const room = useRef<HTMLDivElement>(null);
  useKeptFocus(room);
  useInView(room, reply, next);

  const asked = who.kind === 'draw' && who.asked && mine;
  const action = reply?.kind === 'plan' ? (reply.action as unknown as Json) : next?.action;
  // Who was refused something asks about that.
  const tried = reply?.kind === 'refused' ? reply.action : action;
  const tools = toolsOf(
    engine.id,
    (tool) => book.pageHref(`${tool}/`, lang, base),
    (tool) => ({
      rules: engine.rulesVersion,
      position: engine.makePosition(seen) as Json,
      ...(tool === 'check' && tried ? { action: tried } : {}),
      ...(tool === 'score' ? { back: 'play' } : {}),
    }),
  );

  // The board is played on at once; its words come when somebody is about to, or there is something to tell.
  const [used, use] = useSignOfLife();
  const scores = useMemo(() => engine.scores(seen), [engine, seen]);
  const telling = used || begun || asked || over || way === 'watch' || reply !== undefined;
  const { part: spoken, again } = useFetched(game.kit, telling);
  const { part: told, again: once } = useFetched(loadTold, telling);
  const kit = useMemo(() => spoken && kitFor(spoken, state), [spoken, state]);
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
            lang={lang}
            nameOf={nameOf}
            scores={scores}
            scored={game.scored}
            over={over}
            active={actor === undefined ? [] : [...new Set([...awaiting, actor])]}
          />
          {over && told && kit && (
            <told.End
              lang={lang}
              kit={kit}
              names={game.scoreNames}
              sitting={sitting}
              at={at}
              nameOf={nameOf}
              go={mine ? (number) => change(goTo(sitting, number)) : undefined}
            />
          )}
          <Now
            lang={lang}
            phaseName={game.phaseName}
            course={game.course}
            phase={engine.turn(state).phase}
            when={game.when?.(state, lang)}
            who={who}
            actor={actor}
            sitters={sitting.sitters}
            turns={turns}
            ask={reply ? undefined : next?.ask[lang]}
          />
          {awaiting.length > 1 && (
            <Segment
              label={words.acts[lang]}
              value={acting ?? 0}
              options={awaiting.map((seat) => ({ value: seat, label: nameOf(seat) }))}
              onChange={look.choose}
            />
          )}
          {told && mine && sitting.cursor !== sitting.tip && (
            <told.LookedBack lang={lang} sitting={sitting} go={(number) => change(goTo(sitting, number))} />
          )}
          {told && kit && (watched ? begun && !over : may && machine) && (
            <told.Since {...{ lang, kit, sitting, at, viewer }} seat={watched ? undefined : actor} />
          )}
          {watched && !over && told && <told.Watching lang={lang} turns={turns} />}
          {told && kit && asked && (
            <told.Drawn key={moment} {...{ lang, game, kit, sitting, at, viewer, change, play }} />
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
                told={told}
                reply={reply}
                confirm={() => reply.kind === 'plan' && confirm(reply.action)}
                clear={making.clear}
              />
            )}
          </Hand>
          {told && kit ? (
            <>
              <told.Aside
                lang={lang}
                game={game}
                kit={kit}
                sitting={sitting}
                at={at}
                state={state}
                seen={seen}
                viewer={viewer}
                here={here}
                mine={mine}
                actor={may ? actor : undefined}
                next={next}
                action={action}
                nameOf={nameOf}
                propose={propose}
                change={change}
                receive={receive}
              />
              <told.Beneath
                lang={lang}
                over={over}
                seed={sitting.seed}
                count={tools.hrefOf('score')}
                pack={(event) => tools.open(event, 'score')}
                page={page}
                open={openFile}
                fresh={fresh}
              />
            </>
          ) : telling ? (
            <Opening lang={lang} again={again ?? once} />
          ) : (
            <p>
              <button type="button" class="btn btn-q" onClick={use}>
                {words.around[lang]}
              </button>
            </p>
          )}
        </div>
      </div>
      <Dock
        bears
        lang={lang}
        history={history}
        sending={sending}
        right={tools.hrefOf('check')}
        best={tools.hrefOf('solve')}
        pack={tools.open}
      >
        <button type="button" onClick={sending.save}>
          <Icon name={sending.said === 'saved' ? 'done' : 'file'} size={22} />{' '}
          {texts[sending.said === 'saved' ? 'saved' : 'file'][lang]}
        </button>
      </Dock>
    </>
  );
};
