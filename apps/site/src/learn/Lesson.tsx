import { useStore } from '@nanostores/preact';
import type { Kind, Lang, Policy } from '@portolan/core';
import type { AnyLesson, AnyLessonStep } from '@portolan/core/lessons';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardMoves } from '../board/entry.ts';
import { ActionPicker } from '../example/ActionPicker.tsx';
import { EventList } from '../example/EventList.tsx';
import { kitFor } from '../example/game-kit.ts';
import { Ask, TurnedProvider } from '../kit/Ask.tsx';
import { DockRow } from '../kit/DockRow.tsx';
import { GameProvider } from '../kit/game.ts';
import { Icon, IconOf } from '../kit/Icon.tsx';
import { fill } from '../kit/text.ts';
import { doneIn, progressOf, withSteps } from '../stores/lessons.ts';
import type { Json } from '../stores/table.ts';
import { Came } from './Came.tsx';
import {
  attemptOf,
  backIn,
  beginning,
  type Course,
  isDone,
  lastOf,
  meantBy,
  mixed,
  solved,
  temptingNow,
  tried,
} from './course.ts';
import { LessonBoard } from './LessonBoard.tsx';
import type { LearnGame } from './learn-game.ts';
import { lines } from './lines.ts';
import { Progress, Task, Teach } from './parts.tsx';
import { Taught } from './Taught.tsx';
import { Unplaced } from './Unplaced.tsx';
import { useList } from './useList.ts';
import { learnWords as words } from './words.ts';

interface Props {
  readonly game: LearnGame;
  // biome-ignore lint/suspicious/noExplicitAny: a registry of games cannot name their state types
  readonly policy: Policy<any, any>;
  readonly lang: Lang;
  readonly base: string;
  /** The id of the lesson. */
  readonly lesson: string;
}

interface StepProps extends Omit<Props, 'lesson'> {
  readonly lesson: AnyLesson;
  readonly step: AnyLessonStep;
  /** The next step, or the next lesson. */
  readonly next: { readonly name: string; readonly short: string; readonly go: (() => void) | string };
  readonly reached: () => void;
}

const Step = ({ game, policy, lang, base, lesson, step, next, reached }: StepProps) => {
  const { editor, page, lessons } = game;
  const { game: engine } = editor.kit;
  const [course, setCourse] = useState<Course>(() => beginning(engine, step));
  const [choice, setChoice] = useState<readonly Kind[]>([]);
  const attempt = attemptOf(course);
  const kit = kitFor(editor.kit, attempt.state);
  const last = lastOf(course);
  const done = isDone(course);
  const seen = useMemo(() => engine.view(attempt.state, step.seat), [attempt]);
  const position = useMemo(() => engine.makePosition(seen) as Json, [seen]);
  const tempting = temptingNow(step, attempt);
  const listed = useMemo(() => (done ? undefined : kit.movesOn(seen)), [seen, done]);
  const progress = useStore(progressOf(page.id));
  const main = useRef<HTMLDivElement>(null);
  const { list, away, toList, leave } = useList();
  // What came of a move stands above the board; whoever played it from below is taken there.
  useLayoutEffect(() => {
    if (last) main.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [last]);

  const come = (to: Course): void => {
    setCourse(to);
    setChoice([]);
    leave();
    if (isDone(to) && !to.shown) reached();
  };
  const play = (action: Kind): void => come(tried(engine, step, course, action, policy));
  const propose = (action: Kind, shown: BoardMoves['shown']): void => {
    const meant = meantBy(action, shown, tempting, game.ends);
    if (meant.length === 1) play(action);
    else {
      setChoice(meant);
      setCourse((now) => ({ begun: now.begun, moves: now.moves }));
    }
  };
  const back = (): void => come(backIn(course));
  const show = (): void => come(solved(engine, step, policy));
  const all = lessons.lessons.map(({ id, steps }: AnyLesson): [string, number] => [id, steps.length]);
  const rule = kit.book.clauseHref(lesson.teaches[0], lang, base);
  const picker = { kit, lang, onPick: play };
  const [asked] = step.solutions[0].slice(attempt.own);
  const isListed = asked !== undefined && game.isListed?.(asked) === true;
  // At a desk the list stands beside the board; on a phone that is far below it.
  const isBelow = isListed && !matchMedia('(min-width: 72rem)').matches;
  // Whatever a step asks for can be played from the list, wherever on a long table it lies.
  const fold = listed && listed.actions.length > 0 && (
    <details ref={list} class="fold lesson-list" open={isListed}>
      <summary>{words.asList[lang]}</summary>
      <div>
        <ActionPicker actions={mixed([...listed.actions, ...tempting])} alike={listed.alike} {...picker} />
      </div>
    </details>
  );
  return (
    <>
      <div class="frame-grid">
        <div class="frame-main" ref={main}>
          {last && choice.length === 0 ? (
            <Came kit={kit} lang={lang} step={step} teaches={lesson.teaches} tried={last} again={back} show={show} />
          ) : (
            <>
              <Teach>{step.text[lang]}</Teach>
              <Task>{step.task[lang]}</Task>
            </>
          )}
          {choice.length > 0 && (
            <section class="lesson-choice" aria-label={words.which[lang]}>
              <h3>{words.which[lang]}</h3>
              <ActionPicker actions={choice} {...picker} />
            </section>
          )}
          {!done && !isListed && (
            <Unplaced
              all={game.offered?.(seen, step.seat, lang) ?? []}
              propose={(one) => propose(one as unknown as Kind, [])}
            />
          )}
          {isBelow && fold}
          <LessonBoard
            game={game}
            lang={lang}
            position={position}
            step={step}
            asked={asked}
            action={undefined}
            propose={done ? undefined : propose}
          />
        </div>
        <div class="frame-side">
          {last && choice.length === 0 && (
            <>
              <Teach>{step.text[lang]}</Teach>
              <Task done={done}>{step.task[lang]}</Task>
            </>
          )}
          <div class="folds">
            {!isBelow && fold}
            {last && last.kind !== 'refused' && last.events.length > 0 && (
              <details class="fold" open={step.others === true}>
                <summary>{words.happened[lang]}</summary>
                <EventList events={last.events} kit={kit} lang={lang} tokens />
              </details>
            )}
            <Taught kit={kit} lang={lang} ids={[...lesson.teaches, ...(lesson.tells ?? [])]} />
          </div>
          <p class="small">
            <a href={kit.book.pageHref('learn/', lang, base)}>{words.allLessons[lang]}</a>{' '}
            {fill(words.doneOf[lang], { n: doneIn(progress, all), all: all.length })}
          </p>
        </div>
      </div>
      <DockRow label={words.tools[lang]}>
        <button type="button" disabled={last === undefined} onClick={back}>
          <Icon name="undo" size={22} /> {words.undo[lang]}
        </button>
        <button type="button" disabled={done} onClick={show}>
          <IconOf d={lines.show} size={22} /> {words.show[lang]}
        </button>
        <button type="button" disabled={!fold} onClick={toList}>
          {away ? <Icon name="back" size={22} /> : <IconOf d={lines.list} size={22} />}{' '}
          {words[away ? 'back' : 'list'][lang]}
        </button>
        <a href={rule}>
          <IconOf d={lines.rule} size={22} /> {words.rule[lang]}
        </a>
        {typeof next.go === 'string' ? (
          <a class={done ? 'go' : undefined} href={next.go}>
            <Icon name="next" size={22} /> {done ? next.name : next.short}
          </a>
        ) : (
          <button type="button" class={done ? 'go' : undefined} onClick={next.go}>
            <Icon name="next" size={22} /> {done ? next.name : next.short}
          </button>
        )}
      </DockRow>
    </>
  );
};

/** A lesson to be played: one step after the other, on the board. */
export const Lesson = ({ game, policy, lang, base, lesson: id }: Props) => {
  const { page, lessons, editor } = game;
  const n = lessons.lessons.findIndex((one: AnyLesson) => one.id === id);
  const lesson = lessons.lessons[n];
  if (!lesson) throw new Error(`there is no lesson ${id}`);
  const store = progressOf(page.id);
  const count = lesson.steps.length;
  const [at, go] = useState(() => (store.get()[id] ?? 0) % count);
  const [turned, setTurned] = useState(false);
  const step = lesson.steps[at];
  if (!step) throw new Error(`there is no step ${at + 1} in lesson ${id}`);
  const later = lesson.steps[at + 1];
  const after = lessons.lessons[n + 1];
  const { book } = editor.kit;
  const next = later
    ? {
        name: fill(words.next[lang], { title: later.title[lang] }),
        short: words.skip[lang],
        go: () => {
          go(at + 1);
          setTurned(true);
          window.scrollTo({ top: 0 });
        },
      }
    : after
      ? {
          name: fill(words.nextLesson[lang], { title: after.title[lang] }),
          short: words.skipLesson[lang],
          go: book.pageHref(`learn/${after.id}/`, lang, base),
        }
      : { name: words.finished[lang], short: words.finished[lang], go: book.pageHref('learn/', lang, base) };
  return (
    <GameProvider value={page} lang={lang}>
      <TurnedProvider value={turned}>
        <div class="tool-frame frame-lesson">
          <nav class="crumb where" aria-label={words.allLessons[lang]}>
            <a href={book.pageHref('learn/', lang, base)}>
              <Icon name="back" /> {fill(words.lessonOf[lang], { n: n + 1, all: lessons.lessons.length })}
            </a>
            <Progress lang={lang} at={at} count={count} />
          </nav>
          <Ask key={at}>{lesson.title[lang]}</Ask>
          <Step
            key={`${id} ${at}`}
            game={game}
            policy={policy}
            lang={lang}
            base={base}
            lesson={lesson}
            step={step}
            next={next}
            reached={() => store.set(withSteps(store.get(), id, at + 1))}
          />
        </div>
      </TurnedProvider>
    </GameProvider>
  );
};
