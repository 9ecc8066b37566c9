import type { Lang, Problem, Result, Rulings, Text } from '@portolan/core';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { openAnswer } from '../check/problems.ts';
import { useGame } from '../kit/game.ts';
import type { Answered } from '../kit/verdict/answered.ts';
import { AnswerBox, ClauseCard } from '../kit/verdict/Verdict.tsx';
import type { Called, CountProps, ScoreAnswer, ScoreAnswerProps, SheetAbout } from './score-game.ts';

/** How the points of a game are counted, drawn and told. */
interface Counting<Sheet, Input, Answer, Box, Kept> {
  readonly judge: (input: Input) => Answer;
  /** Whether there is something to answer. */
  readonly isStarted: (sheet: Sheet, answer: Answer) => boolean;
  /** How to begin, where there is nothing yet. */
  readonly hint?: Text;
  /** The count, by the name of its question. */
  readonly check: string;
  readonly Count: (props: CountProps<Sheet, Answer, Kept>) => ComponentChildren;
  /** What stands below the answer. */
  readonly Below?: (props: CountProps<Sheet, Answer, Kept>) => ComponentChildren;
  readonly explain: (answer: Answer, called: Called, lang: Lang, about: SheetAbout<Box>) => Answered;
}

/** The answer to a sheet, or to the last one that could be read, and what is wrong with this one. */
const useCount = <Input, Answer>(
  judge: (input: Input) => Answer,
  read: Result<Input>,
): { readonly answer: Answer | undefined; readonly problems: readonly Problem[] } => {
  const answer = useMemo(() => (read.ok ? judge(read.value) : undefined), [read]);
  const [last, setLast] = useState(answer);
  if (answer && answer !== last) setLast(answer);
  return { answer: answer ?? last, problems: read.ok ? [] : read.problems };
};

/** What a score sheet says: the count and who wins; fetched once something is counted. */
export const scoreAnswer = <Sheet, Input, Answer, Box, Kept>({
  judge,
  isStarted,
  hint,
  check,
  Count,
  Below,
  explain,
}: Counting<Sheet, Input, Answer, Box, Kept>): ScoreAnswer<Sheet, Input, Box, Kept> => {
  const Answered: FunctionComponent<ScoreAnswerProps<Sheet, Input, Box, Kept>> = ({
    lang,
    base,
    sheet,
    read,
    about,
    counted,
    names,
    fields,
    send,
  }) => {
    const { book } = useGame();
    const { called, rulings } = about;
    const { answer, problems } = useCount(judge, read);
    const wrong = problems.length > 0;
    const started = answer !== undefined && isStarted(sheet, answer);
    const answered = wrong
      ? openAnswer(book, problems, lang, fields)
      : started
        ? explain(answer, called, lang, about)
        : undefined;
    const drawn = answer && { lang, base, sheet, answer, nameOf: called, started, decided: started && !wrong, counted };
    const inUse: { readonly inUse?: Rulings } = wrong || names.length === 0 ? {} : { inUse: rulings };
    return (
      <>
        {answered && <AnswerBox lang={lang} answered={answered} />}
        {drawn && (
          <div class="live" data-check={check}>
            <Count {...drawn} />
          </div>
        )}
        {hint && !answered && <p class="small hint">{hint[lang]}</p>}
        {answered ? <ClauseCard lang={lang} base={base} answered={answered} send={send} {...inUse} /> : send}
        {drawn && Below && <Below {...drawn} />}
      </>
    );
  };
  return Answered;
};
