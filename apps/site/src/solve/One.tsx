import type { Lang, Problem, Text } from '@portolan/core';
import { useState } from 'preact/hooks';
import { besideField, pathMatches, toldProblem } from '../check/problems.ts';
import { Ask } from '../kit/Ask.tsx';
import { Crumb } from '../kit/Crumb.tsx';
import { Segment } from '../kit/controls.tsx';
import { Dock } from '../kit/Dock.tsx';
import { Fields } from '../kit/Fields.tsx';
import { FormProvider, useForm } from '../kit/form.tsx';
import { useGame } from '../kit/game.ts';
import { OtherTab } from '../kit/OtherTab.tsx';
import { Send } from '../kit/Send.tsx';
import { SentStrip } from '../kit/SentStrip.tsx';
import { both, unbroken, words } from '../kit/text.ts';
import { useSending } from '../kit/useSending.ts';
import type { From } from '../kit/useTerms.ts';
import type { Json } from '../stores/table.ts';
import { packPosition } from '../stores/terms.ts';
import { Answer } from './Answer.tsx';
import type { AnySolve, GivenAnswer, PageQuestion, ReadTable } from './game.ts';
import { kindOf } from './kind.ts';
import { Position } from './Position.tsx';
import { useInput } from './useInput.ts';
import { type AskedPosition, usePosition } from './usePosition.ts';
import { useAnswer } from './useSolver.ts';

/** Whose case the position is. */
const whoseOf = { sample: 'example', own: 'mine', sent: 'sent' } as const;

const texts = { go: both('Calculer', 'Compute'), all: both('Essais en tout', 'Tries in all') } as const;

/** What the questions of any game can find wrong. */
const problemTexts: Readonly<Record<string, Text>> = {
  'not-to-act': both(
    'Ce n’est pas à ce joueur d’agir dans cette position.',
    'It is not this player’s turn in this position.',
  ),
};

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly game: AnySolve;
  readonly asked: PageQuestion;
}

/** A question at a table: its form, the position it is asked of, the answer with its kind and the whole ranking. */
const AtTable = ({
  lang,
  base,
  game,
  asked,
  about,
  read: { table, state: at },
}: Props & { readonly about: AskedPosition; readonly read: ReadTable<unknown> }) => {
  const page = useGame();
  const { position, terms, sent } = about;
  const { input, history, takeOther } = useInput(page.id, asked.id, sent?.input, () => game.inputOf(asked.id, table));
  const estimate = asked.certainty === 'estimate';
  // A search drops moves on its way: what it is given is for all of them together. It can be stopped at any time.
  const searches = asked.id === game.first;
  const budgets = searches ? game.thoughts : (game.tries?.choices ?? []);
  const [iterations, setIterations] = useState<number>(() => budgets.find((n) => n === sent?.tries) ?? budgets[0] ?? 1);
  const task = { question: asked.id, position, input, ...(estimate ? { iterations } : {}) };
  const { state, ask, cancel } = useAnswer(game.startWorker, task, estimate);
  const packed = packPosition(position);
  const names = asked.needsPosition ? page.openPoints.names : [];
  const origin = about.inLink ? terms.origin : ({ kept: true } as const);
  const sending = useSending({
    lang,
    game: page,
    kind: kindOf(asked.id),
    named: true,
    title: asked.title[lang],
    fields: {
      input,
      ...(asked.needsPosition ? { position: packed.position } : {}),
      ...(estimate ? { tries: iterations } : {}),
    },
    names,
    terms: { ...terms, ...(asked.needsPosition ? { ...packed.terms, origin } : { edition: undefined }) },
  });
  const found = state.kind === 'problems' ? state.problems : [];
  const special = ({ code }: Problem): string | undefined => (game.problemTexts?.[code] ?? problemTexts[code])?.[lang];
  const problemAt = (path: string): string | undefined => {
    const problem = found.find((one) => pathMatches(one.path, path));
    return problem && (special(problem) ?? besideField(page.book, problem, lang));
  };
  const { form, fields } = useForm(
    lang,
    problemAt,
    found.map(({ path }) => [path]),
  );
  const reached = state.kind === 'answer' ? state : state.kind === 'working' ? state.soFar : undefined;
  const answer: GivenAnswer<unknown> | undefined = reached && {
    id: asked.id,
    answer: reached.answer,
    input: reached.task.input as Json,
    table,
  };
  return (
    <div class="tool-frame">
      <Crumb lang={lang} base={base} whose={asked.needsPosition ? whoseOf[about.whose] : undefined} />
      <Ask>{unbroken(asked.title[lang])}</Ask>
      <SentStrip lang={lang} game={page} names={names} terms={terms} />
      <div class="check-grid">
        <form
          class="fields"
          onSubmit={(event) => {
            event.preventDefault();
            ask(task);
          }}
        >
          <OtherTab lang={lang} take={takeOther} />
          <p class="small">{asked.tells[lang]}</p>
          <FormProvider value={form}>
            <Fields
              lang={lang}
              of={game.fields[asked.id] ?? []}
              shape={game.inputs[asked.id]?.(at).schema ?? {}}
              words={asked}
              value={input}
              onChange={(next, path) => history.change(game.changed?.(asked.id, next, path, table) ?? next)}
              with={table}
            />
          </FormProvider>
          {estimate && (
            <>
              <Segment
                label={(searches ? texts.all : (game.tries?.label ?? texts.all))[lang]}
                value={iterations}
                options={budgets.map((n) => ({ value: n, label: String(n) }))}
                onChange={setIterations}
              />
              <button type="submit" class="btn btn-1">
                {texts.go[lang]}
              </button>
            </>
          )}
        </form>
        <div class="answer">
          <Answer
            lang={lang}
            game={game}
            asked={asked}
            state={state}
            cancel={cancel}
            told={answer}
            whole={searches}
            wrong={found.map((problem, i) => special(problem) ?? toldProblem(page.book, problem, lang, fields[i]))}
            send={<Send lang={lang} sending={sending} />}
          />
          <div class="actions">
            <a class="btn" href="#list">
              {words.allQuestions[lang]}
            </a>
          </div>
        </div>
      </div>
      {asked.needsPosition && (
        <Position
          lang={lang}
          base={base}
          game={game}
          about={about}
          table={table}
          say={(problem) => special(problem) ?? page.book.problemText(problem, lang)}
          answer={answer}
        />
      )}
      <Dock lang={lang} history={history} sending={sending} />
    </div>
  );
};

/** One question, at the table that the address, this browser or the sample gives; `from` is what the address held. */
export const One = ({ from, ...props }: Props & { readonly from?: From | undefined }) => {
  const about = usePosition(props.game, from);
  return about.read.ok ? <AtTable {...props} about={about} read={about.read.value} /> : null;
};
