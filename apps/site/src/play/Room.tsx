import { seatLetter } from '@portolan/boards';
import { type Kind, type Lang, stepFrom } from '@portolan/core';
import {
  awaited,
  commented,
  doneInPhase,
  goTo,
  lineOf,
  moveAt,
  named,
  PERSON,
  played,
  type Sitting,
  scoresAlong,
  seatOf,
  sittingLog,
  undone,
} from '@portolan/core/table';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Spot } from '../board/entry.ts';
import { kitFor } from '../example/game-kit.ts';
import { Unlisted } from '../example/Unlisted.tsx';
import { Segment } from '../kit/controls.tsx';
import { download } from '../kit/download.ts';
import { Icon } from '../kit/Icon.tsx';
import { fill, words as general } from '../kit/text.ts';
import { MoveList } from '../position/MoveList.tsx';
import { addressOf } from '../stores/address.ts';
import { encodeLink, MAX_SENT } from '../stores/link.ts';
import type { Json } from '../stores/table.ts';
import { Board } from './Board.tsx';
import { Cover } from './Cover.tsx';
import { Draw } from './Draw.tsx';
import { drawsAt } from './draws.ts';
import { End } from './End.tsx';
import type { PlayedGame } from './game.ts';
import type { Way } from './kept.ts';
import { Log } from './Log.tsx';
import { hidesHands, personsOf, type StatesOf, settled } from './moment.ts';
import { draggedBy, type Next, noPlan, type Plan, type Step, type Touched, takenBack, touchedBy } from './plan.ts';
import { type Replied, Reply } from './Reply.tsx';
import { Seats } from './Seats.tsx';
import { Thinking } from './Thinking.tsx';
import { useMachine } from './useMachine.ts';
import { playWords as words } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly game: PlayedGame;
  readonly way: Way;
  /** Hands are no longer covered. */
  readonly open: boolean;
  readonly sitting: Sitting<Kind>;
  readonly at: StatesOf;
  /** This tab is the one that plays. */
  readonly mine: boolean;
  readonly change: (sitting: Sitting<Kind>, open?: boolean) => void;
  readonly receive: (json: unknown) => boolean;
  readonly fresh: () => void;
}

/** How long a watched move stands before the next, in milliseconds. */
const paces = { slow: 1200, quick: 150 } as const;

/** Files longer than this are none of ours. */
const MOST_FILE = 4_000_000;

/** A move as far as it is put together, at one moment of the game. */
interface Making {
  readonly moment: string;
  readonly plan: Plan;
  readonly reply: Replied | undefined;
}

/** The table: who plays, the board, what is put together on it, the log, and what every moment leads to. */
export const Room = (props: Props) => {
  const { lang, base, game, way, open, sitting, at, mine, change } = props;
  const { state } = at(sitting, sitting.cursor);
  const kit = useMemo(() => kitFor(game.kit, state), [game, state]);
  const engine = kit.game;
  const who = awaited(engine, sitting, state);
  const persons = personsOf(sitting);
  const nameOf = (seat: number): string =>
    sitting.sitters[seat]?.name ?? fill(general.player[lang], { seat: seatLetter(seat) });

  // Who looks: nothing is covered where one person plays alone, where all is watched, and beside the real table.
  const [shownTo, showTo] = useState<number | undefined>(persons.length === 1 ? persons[0] : undefined);
  const covers = way === 'here' && !open && who.kind !== 'over';
  const viewer = covers ? (shownTo ?? null) : undefined;
  const [picked, pick] = useState<number>();
  const awaiting = who.kind === 'persons' ? who.seats : [];
  const acting = awaiting.find((seat) => seat === picked) ?? awaiting.find((seat) => seat === shownTo) ?? awaiting[0];
  const covered =
    covers && persons.length > 1 && acting !== undefined && acting !== shownTo && hidesHands(engine, state, persons);
  const looking = viewer === undefined ? (open && acting !== undefined ? acting : undefined) : viewer;
  const seen = useMemo(() => (looking === undefined ? state : engine.view(state, looking)), [engine, state, looking]);

  // The machine goes on where the line goes on, not where somebody looks back.
  const [running, run] = useState(true);
  const [pace, setPace] = useState<keyof typeof paces>('slow');
  const due = who.kind === 'machine' && mine && sitting.cursor === sitting.tip && running;
  const moment = `${sitting.cursor} ${sitting.moves.length}`;
  const [ready, setReady] = useState<string>();
  const wait = way === 'watch' ? paces[pace] : 0;
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => setReady(moment), wait);
    return () => clearTimeout(timer);
  }, [due, moment, wait]);
  const carryOut = (action: Kind): void => change(settled(engine, at, played(sitting, action)));
  const machine = useMachine(
    game.startWorker,
    due && ready === moment ? moment : undefined,
    () => {
      if (who.kind !== 'machine') throw new Error('the machine is not awaited');
      const already = doneInPhase(engine, sitting, (number) => at(sitting, number).state, who.seat);
      return { seen: engine.view(state, who.seat), seat: who.seat, policy: who.policy, random: who.random, already };
    },
    (json) => {
      const read = engine.parseAction(json, state);
      if (!read.ok || !engine.check(state, read.value).legal) return false;
      carryOut(read.value as Kind);
      return true;
    },
  );
  const standIn = who.kind === 'machine' && machine.stuck ? who.seat : undefined;
  const actor = acting ?? standIn;
  const may = mine && actor !== undefined && !covered;

  // What is put together on the board, until it is played or another moment is looked at.
  const [making, make] = useState<Making>({ moment: '', plan: noPlan, reply: undefined });
  const here = `${moment} ${actor ?? ''}`;
  const { plan, reply } = making.moment === here ? making : { plan: noPlan, reply: undefined };
  const next: Next | undefined = useMemo(
    () => (may ? game.plan.next(seen, actor, plan) : undefined),
    [game, seen, actor, may, plan],
  );
  const choices = next?.choices.filter(({ real }) => !real || way === 'real') ?? [];
  const answerTo = (json: Json): Replied | undefined => {
    const read = engine.parseAction(json, state);
    if (!read.ok) return undefined;
    const verdict = engine.check(state, read.value);
    if (!verdict.legal) return { kind: 'refused', violation: verdict.violations[0] };
    // What will follow is told from what is seen: the rest is not known to whoever plays.
    const { events } = stepFrom(engine, seen, read.value as Kind);
    return { kind: 'plan', action: read.value as Kind, events };
  };
  const propose = (json: Json): void => make({ moment: here, plan, reply: answerTo(json) });
  const come = ({ plan: after, meant }: Touched): void => {
    const action = actor === undefined ? undefined : game.plan.next(seen, actor, after).action;
    make({ moment: here, plan: after, reply: (meant && answerTo(meant)) ?? (action && answerTo(action)) });
  };
  const touch = (step: Step): void => {
    if (next && actor !== undefined) come(touchedBy(game.plan, seen, actor, plan, step));
  };
  const drag = (from: Spot, to: Spot): void => {
    if (next && actor !== undefined) come(draggedBy(game.plan, seen, actor, plan, from, to));
  };
  const confirm = (): void => {
    if (reply?.kind === 'plan') carryOut(reply.action);
  };

  const byPerson = (number: number): boolean => {
    const seat = seatOf(moveAt(sitting, number)?.action);
    return seat === undefined ? way === 'real' : way === 'watch' || sitting.sitters[seat]?.by === PERSON;
  };
  const before = undone(sitting, byPerson);
  const undo =
    plan.steps.length > 0
      ? () => make({ moment: here, plan: takenBack(plan), reply: undefined })
      : before && (() => change(before));
  const undoing = useRef(undo);
  undoing.current = mine ? undo : undefined;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const typed = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z' || typed) return;
      event.preventDefault();
      undoing.current?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  const listed = useMemo(() => (may ? kit.movesOn(seen) : { actions: [], guessed: false }), [kit, seen, may]);
  const own = listed.actions.filter((action: Kind) => (seatOf(action) ?? actor) === actor);
  const draws = useMemo(
    () => (who.kind === 'draw' && who.asked && mine ? drawsAt(engine, sitting, at) : undefined),
    [engine, sitting, mine],
  );

  const [said, say] = useState<'sent' | 'saved'>();
  useEffect(() => say(undefined), [moment]);
  const save = (): void => {
    const text = JSON.stringify(sitting, undefined, 1);
    download(new File([text], `portolan-${engine.id}-table.json`, { type: 'application/json' }));
    say('saved');
  };
  const send = (): void => {
    const written = {
      game: engine.id,
      kind: 'table',
      payload: { log: sittingLog(sitting, sitting.cursor) as unknown as Json },
    };
    const address = addressOf(written);
    if (address.length > MAX_SENT) {
      save();
      return;
    }
    const copied = navigator.clipboard?.writeText(address) ?? Promise.reject(new Error('no clipboard'));
    copied.then(() => say('sent'), save);
  };
  const file = useRef<HTMLInputElement>(null);
  const opened = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    try {
      props.receive(chosen.size > MOST_FILE ? undefined : JSON.parse(await chosen.text()));
    } catch {
      props.receive(undefined);
    }
  };

  const position = useMemo(() => engine.makePosition(seen) as Json, [engine, seen]);
  const action = reply?.kind === 'plan' ? (reply.action as unknown as Json) : next?.action;
  const hrefOf = (tool: string, payload: Json): string =>
    kit.book.pageHref(`${tool}/#${encodeLink(engine.id, 'position', payload)}`, lang, base);
  const scores = useMemo(() => {
    if (who.kind !== 'over') return [];
    const line = [0, ...lineOf(sitting).slice(0, lineOf(sitting).indexOf(sitting.cursor) + 1)];
    return scoresAlong(
      engine,
      line.map((number) => at(sitting, number).state),
    );
  }, [who.kind, sitting, engine]);

  if (covered && acting !== undefined)
    return (
      <Cover
        lang={lang}
        seat={acting}
        name={nameOf(acting)}
        here={() => showTo(acting)}
        uncover={() => change(sitting, true)}
      />
    );
  const phase = kit.phaseName(engine.turn(state).phase, lang);
  const ask = (): string => {
    if (who.kind === 'over') return words.over[lang];
    if (who.kind === 'machine')
      return fill(words[machine.stuck ? 'machineStuck' : 'machinePlays'][lang], { who: nameOf(who.seat) });
    if (actor === undefined) return '';
    const name = sitting.sitters[actor]?.name;
    return name === undefined
      ? fill(words.turnOfSeat[lang], { seat: seatLetter(actor) })
      : fill(words.turnOf[lang], { who: name });
  };
  return (
    <>
      <div class="frame-grid play-grid">
        <div class="frame-main">
          <Seats
            label={words.players[lang]}
            nameOf={nameOf}
            scores={engine.scores(seen)}
            active={actor === undefined ? [] : [...new Set([...awaiting, actor])]}
          />
          {who.kind === 'over' && (
            <End lang={lang} kit={kit} scores={scores} outcome={engine.outcome(state)} nameOf={nameOf} />
          )}
          <div class="play-ask">
            <p class="play-now" role="status">
              <b>{ask()}</b> <span class="small">{phase}</span>
            </p>
            {machine.thinks !== undefined && <Thinking lang={lang} done={machine.thinks} hurry={machine.hurry} />}
            {machine.stuck && (
              <button type="button" class="btn" onClick={machine.again}>
                {words.again[lang]}
              </button>
            )}
            {next && !reply && <p>{next.ask[lang]}</p>}
          </div>
          <section class="table-live live" aria-label={words.title[lang]}>
            <Board
              Picture={game.Board}
              state={seen}
              lang={lang}
              seat={looking ?? actor ?? 0}
              action={action}
              propose={propose}
              next={next}
              touch={touch}
              drag={drag}
            />
          </section>
        </div>
        <div class="frame-side">
          {awaiting.length > 1 && (
            <Segment
              label={words.acts[lang]}
              value={acting ?? 0}
              options={awaiting.map((seat) => ({ value: seat, label: nameOf(seat) }))}
              onChange={pick}
            />
          )}
          {way === 'watch' && who.kind !== 'over' && (
            <div class="play-choices">
              <button type="button" class="btn btn-1" onClick={() => run(!running)}>
                {words[running ? 'pause' : 'run'][lang]}
              </button>
              <Segment
                label={words.speed[lang]}
                value={pace}
                options={(['slow', 'quick'] as const).map((one) => ({ value: one, label: words[one][lang] }))}
                onChange={setPace}
              />
            </div>
          )}
          {next && choices.length > 0 && (
            <div class="play-choices">
              {choices.map(({ id, name }) => (
                <button key={id} type="button" class="btn" onClick={() => touch({ choice: id })}>
                  {name[lang]}
                </button>
              ))}
            </div>
          )}
          {reply && (
            <Reply
              lang={lang}
              kit={kit}
              reply={reply}
              confirm={confirm}
              clear={() => make({ moment: here, plan: noPlan, reply: undefined })}
            />
          )}
          {draws && (
            <Draw lang={lang} kit={kit} draws={draws} draw={carryOut} go={(number) => change(goTo(sitting, number))} />
          )}
          {may && (
            <details class="fold play-moves" open={own.length <= 8}>
              <summary>
                {words.moves[lang]} <span class="r num">{own.length}</span>
              </summary>
              <MoveList
                key={here}
                lang={lang}
                kit={kit}
                actions={own}
                alike={listed.alike}
                proposed={action}
                onPick={(one: Kind) => propose(one as unknown as Json)}
              />
              {!listed.guessed && <Unlisted kit={kit} state={seen} lang={lang} />}
            </details>
          )}
          {may && own.length === 0 && next?.touchable.length === 0 && next.choices.length === 0 && (
            <p>{words.stuck[lang]}</p>
          )}
          <Log
            lang={lang}
            kit={kit}
            sitting={sitting}
            at={at}
            viewer={viewer === null ? undefined : viewer}
            nameOf={nameOf}
            go={(number) => change(goTo(sitting, number))}
            comment={mine ? (text) => change(commented(sitting, sitting.cursor, text)) : undefined}
            nameBranch={mine ? (from, text) => change(named(sitting, from, text)) : undefined}
          />
          <div class="play-choices">
            <button type="button" class="btn" onClick={props.fresh}>
              {words[who.kind === 'over' ? 'rematch' : 'newGame'][lang]}
            </button>
            <a class="btn" href={hrefOf('score', { position, back: 'play' })}>
              {general.countTable[lang]}
            </a>
            <button type="button" class="btn" onClick={() => file.current?.click()}>
              <Icon name="file" /> {words.open[lang]}
            </button>
            <input
              ref={file}
              type="file"
              accept="application/json,.json"
              aria-label={words.open[lang]}
              hidden
              onChange={(event) => opened(event.currentTarget.files?.[0])}
            />
          </div>
          {sitting.seed !== null && (
            <p class="small">
              {words.seed[lang]}
              {general.colon[lang]}
              <span class="num">{sitting.seed}</span>
            </p>
          )}
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, no fields */}
      <div class="dock" role="group" aria-label={words.tools[lang]}>
        <button type="button" disabled={!mine || !undo} onClick={undo}>
          <Icon name="undo" size={22} /> {words.undo[lang]}
        </button>
        <a href={hrefOf('check', { position, ...(action ? { action } : {}) })}>
          <Icon name="done" size={22} /> {words.right[lang]}
        </a>
        <a href={hrefOf('solve', { position })}>
          <Icon name="compass" size={22} /> {words.best[lang]}
        </a>
        <button type="button" onClick={save}>
          <Icon name={said === 'saved' ? 'done' : 'file'} size={22} />{' '}
          {words[said === 'saved' ? 'saved' : 'file'][lang]}
        </button>
        <button type="button" class="go" onClick={send}>
          <Icon name={said === 'sent' ? 'done' : 'share'} size={22} /> {words[said === 'sent' ? 'sent' : 'send'][lang]}
        </button>
      </div>
    </>
  );
};
