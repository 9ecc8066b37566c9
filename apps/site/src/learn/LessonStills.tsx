import { type Kind, type Lang, must } from '@portolan/core';
import { type AnyLesson, type AnyLessonStep, clausesOf, tryMoves } from '@portolan/core/lessons';
import { ClauseLink } from '../example/ClauseLink.tsx';
import { type AnyKit, kitFor } from '../example/game-kit.ts';
import { fill } from '../kit/text.ts';
import { beginning, type Tried } from './course.ts';
import { Progress, Task, Teach } from './parts.tsx';
import { learnWords as words } from './words.ts';

interface Props {
  readonly kit: AnyKit;
  readonly lesson: AnyLesson;
  readonly lang: Lang;
}

/** A solution in words, up to what the first moves of others can change. */
const Solution = ({ kit, step, lang }: { kit: AnyKit; step: AnyLessonStep; lang: Lang }) => {
  const [moves] = step.solutions;
  const all: readonly Tried[] = must(tryMoves(kit.game, step, moves));
  const cited = [...new Set((step.others ? all.slice(0, 1) : all).flatMap(clausesOf))];
  return (
    <details class="fold">
      <summary>{words.solution[lang]}</summary>
      <ol class="lesson-moves">
        {moves.map((move: Kind) => (
          <li key={JSON.stringify(move)}>{kit.rules.action(move, lang)}</li>
        ))}
      </ol>
      <p>
        <b>{step.done[lang]}.</b>{' '}
        {cited.map((clause) => (
          <span key={clause}>
            <ClauseLink id={clause} book={kit.book} lang={lang} short />{' '}
          </span>
        ))}
      </p>
    </details>
  );
};

/** The steps of a lesson as they are read: sentence, task, table and solution. */
export const LessonStills = ({ kit: whole, lesson, lang }: Props) => (
  <div class="lesson-stills">
    {lesson.steps.map((step: AnyLessonStep, i: number) => {
      const { begun } = beginning(whole.game, step);
      const kit = kitFor(whole, begun.state);
      return (
        <section key={step.title.en} class="lesson-still">
          <div class="crumb where">
            <span>{fill(words.stepOf[lang], { n: i + 1, all: lesson.steps.length })}</span>
            <Progress lang={lang} at={i} count={lesson.steps.length} />
          </div>
          <Teach>{step.text[lang]}</Teach>
          <Task>{step.task[lang]}</Task>
          <div class="live">
            <kit.Picture
              state={kit.game.view(begun.state, step.seat)}
              show={{ kind: 'standing', next: [] }}
              lang={lang}
              name={`${lesson.id}-${i}`}
            />
          </div>
          <Solution kit={kit} step={step} lang={lang} />
        </section>
      );
    })}
  </div>
);
