import type { Lang } from '@portolan/core';
import { number } from '@portolan/core/words';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { afterField, pathMatches } from '../check/problems.ts';
import { Ask } from '../kit/Ask.tsx';
import { Crumb } from '../kit/Crumb.tsx';
import { Segment } from '../kit/controls/choices.tsx';
import { Dock } from '../kit/Dock.tsx';
import { Fields } from '../kit/Fields.tsx';
import { FormProvider, useForm } from '../kit/form.tsx';
import { useGame } from '../kit/game.ts';
import { Icon } from '../kit/Icon.tsx';
import { OtherTab } from '../kit/OtherTab.tsx';
import { Send } from '../kit/Send.tsx';
import { SentStrip } from '../kit/SentStrip.tsx';
import { both, unbroken, words } from '../kit/text.ts';
import { useSending } from '../kit/useSending.ts';
import type { From } from '../kit/useTerms.ts';
import { useUnderWay } from '../play/useUnderWay.ts';
import { Where } from '../questions/Answering.tsx';
import { Opening, useFetched } from '../questions/Fetched.tsx';
import { same } from '../stores/same.ts';
import { packPosition } from '../stores/terms.ts';
import { Answer } from './Answer.tsx';
import { type Crew, crewOf } from './crew.ts';
import { Follows } from './Follows.tsx';
import type { AnySolve, KnownQuestion, Opened } from './game.ts';
import { beside } from './here.ts';
import { kindOf } from './kind.ts';
import { Around, Live } from './Position.tsx';
import { Ranking } from './Ranking.tsx';
import type { Task } from './task.ts';
import { useInput } from './useInput.ts';
import { type AskedPosition, usePosition } from './usePosition.ts';
import { type Solving, useAnswer } from './useSolver.ts';
import { useTableLink } from './useTableLink.ts';

/** Whose case the position is. */
const whoseOf = { sample: 'example', own: 'mine', sent: 'sent' } as const;

const texts = {
  go: both('Calculer', 'Compute'),
  change: both('La table', 'The table'),
  play: both('Jouer d’ici', 'Play from here'),
  game: both('Ma partie', 'My game'),
} as const;

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly game: AnySolve;
}

interface AtTableProps extends Props {
  readonly known: KnownQuestion;
  readonly crew: Crew;
  readonly about: AskedPosition;
  readonly opened: Opened;
}

/** A question at a table: the answer with its kind, its form, the board it is asked of, the whole ranking. */
const AtTable = ({ lang, base, game, known, crew, about, opened }: AtTableProps) => {
  const page = useGame();
  const { asked } = known;
  const { terms, sent } = about;
  const { position, table } = opened;
  const searches = asked.id === game.first;
  // A search asks who is to act at this table, not who was at the last one.
  const { input, history, takeOther } = useInput(page.id, asked.id, sent?.input, () => opened.input, searches);
  const [used, setUsed] = useState(false);
  const budgets = asked.tries?.choices ?? [];
  const [iterations, setIterations] = useState<number>(() => budgets.find((n) => n === sent?.tries) ?? budgets[0] ?? 1);
  const taskOf = (of: Pick<Opened, 'position' | 'input'>, tries: number | undefined): Task => ({
    question: asked.id,
    position: of.position,
    input: of.input,
    ...(asked.tries && tries !== undefined ? { iterations: tries } : {}),
  });
  const task = taskOf({ position, input }, iterations);
  const first = { task: taskOf(known.opened, budgets[0]), told: known.told };
  const { state, ask, cancel, isAnswered, last } = useAnswer(crew, lang, task, asked.tries !== undefined, first);
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
      ...(asked.tries ? { tries: iterations } : {}),
    },
    names,
    terms: { ...terms, ...(asked.needsPosition ? { ...packed.terms, origin } : { edition: undefined }) },
  });
  // Whoever comes with a table asks about it; what was answered already stands.
  useEffect(() => {
    if (searches && !isAnswered) ask(task);
  }, [position]);
  // An answer of fewer tries, or more, stands until there is another.
  const isLast = state.kind === 'idle' && same(last.task, { ...task, iterations: last.task.iterations });
  const stands: Solving = isLast ? { kind: 'answer', told: last.told } : state;
  const found = state.kind === 'problems' ? state.problems : [];
  const { form, fields } = useForm(
    lang,
    (path) => found.find((one) => pathMatches(one.path, path))?.beside,
    found.map(({ path }) => [path]),
  );
  const told = stands.kind === 'answer' ? stands.told : stands.kind === 'working' ? stands.soFar : undefined;
  const main = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState(0);
  useEffect(() => choose(0), [JSON.stringify(task)]);
  const rows = told?.rows;
  const shown = rows ? rows[Math.min(chosen, rows.length - 1)] : told?.shown;
  const next = budgets.find((n) => n > iterations);
  const use = (): void => setUsed(true);
  // Who asks about the own table while a game is under way came from it, or wants to go back to it.
  const goesOn = useUnderWay(page.id) && page.plays && asked.needsPosition && about.whose === 'own';
  const change = (now: typeof input): void => history.change(now);
  const linkTo = useTableLink(page.id, page.rulesVersion, position, used);
  const withTable = (tool: string) => linkTo((fragment) => page.book.pageHref(`${tool}/#${fragment}`, lang, base));
  return (
    <div class={known.tall ? 'tool-frame solve is-tall' : 'tool-frame solve'} onPointerOver={use} onFocusIn={use}>
      <Crumb lang={lang} base={base} whose={asked.needsPosition ? whoseOf[about.whose] : undefined} />
      <Ask>{unbroken(asked.title[lang])}</Ask>
      <SentStrip lang={lang} game={page} names={names} terms={terms} />
      {opened.problems.map((problem) => (
        <p key={problem} class="err">
          {problem}
        </p>
      ))}
      <div class="frame-grid" aria-busy={about.opening ? 'true' : undefined}>
        <div class="frame-main answer" ref={main}>
          <Answer
            lang={lang}
            state={stands}
            told={told}
            cancel={cancel}
            again={() => ask(task, told)}
            longer={
              state.kind === 'answer' &&
              state.stopped === undefined &&
              next !== undefined &&
              told?.certainty === 'estimate'
                ? {
                    n: next,
                    go: () => {
                      setIterations(next);
                      ask({ ...task, iterations: next }, told);
                    },
                  }
                : undefined
            }
            wrong={found.map(({ beside, whole }, i) => {
              const field = fields[i];
              return field ? afterField(beside, field, lang) : whole;
            })}
            send={<Send lang={lang} sending={sending} />}
          />
          <form
            class="fields"
            onSubmit={(event) => {
              event.preventDefault();
              ask(task, told);
              // How far it is, and the answer, stand above the form.
              if ((main.current?.getBoundingClientRect().top ?? 0) < 0) main.current?.scrollIntoView();
            }}
          >
            <OtherTab lang={lang} take={takeOther} />
            <p class="small">{asked.tells[lang]}</p>
            <FormProvider value={form}>
              <Fields
                lang={lang}
                of={game.fields[asked.id] ?? []}
                shape={opened.shape}
                words={asked}
                value={input}
                onChange={(now, path) => change(game.changed?.(asked.id, now, path, table) ?? now)}
                with={table}
              />
            </FormProvider>
            {asked.tries && (
              <div class="tries">
                <Segment
                  label={asked.tries.label[lang]}
                  value={iterations}
                  options={budgets.map((n) => ({ value: n, label: number(n, lang) }))}
                  onChange={setIterations}
                />
                <button type="submit" class="btn btn-1">
                  {texts.go[lang]}
                </button>
              </div>
            )}
          </form>
          {asked.needsPosition && (
            <div class="live table-live">
              <Live
                lang={lang}
                opened={opened}
                pictures={game.pictures}
                drawn={opened === known.opened ? known.picture : undefined}
                used={used}
                id={asked.id}
                input={input}
                shown={shown}
                change={change}
              />
            </div>
          )}
        </div>
        <div class="frame-side">
          {told && (
            <div class="verdict ranking">
              <Ranking
                lang={lang}
                rows={told.solved.rows}
                whole={searches}
                chosen={chosen}
                choose={rows ? choose : undefined}
              />
              <Follows lang={lang} moves={told.solved.follows ?? []} other={chosen !== 0} />
            </div>
          )}
          {asked.needsPosition && (
            <div class="folds">
              <Around lang={lang} about={about} opened={opened} pictures={game.pictures} used={used} />
            </div>
          )}
          <div class="actions">
            {goesOn && (
              <a class="btn" {...withTable('play')}>
                {texts.play[lang]}
              </a>
            )}
            <a class="btn" href="#list">
              {words.allQuestions[lang]}
            </a>
          </div>
        </div>
      </div>
      <Dock lang={lang} history={history} sending={sending}>
        {asked.needsPosition && (
          <>
            <a {...withTable('check')}>
              <Icon name="pencil" size={22} /> {texts.change[lang]}
            </a>
            {page.plays &&
              (goesOn ? (
                <a href={page.book.pageHref('play/', lang, base)}>
                  <Icon name="back" size={22} /> {texts.game[lang]}
                </a>
              ) : (
                <a {...withTable('play')}>
                  <Icon name="next" size={22} /> {texts.play[lang]}
                </a>
              ))}
          </>
        )}
      </Dock>
    </div>
  );
};

const AtPosition = ({ from, ...props }: Props & { readonly known: KnownQuestion; readonly from: From | undefined }) => {
  const { game, known, lang } = props;
  const crew = useMemo(() => crewOf(game.startWorker), [game]);
  useEffect(() => crew.dismiss, [crew]);
  const about = usePosition(known, crew, lang, from);
  const { opened } = about;
  return opened ? (
    <AtTable {...props} crew={crew} about={about} opened={opened} />
  ) : (
    <>
      <Where lang={lang} />
      <Opening lang={lang} again={about.again} />
    </>
  );
};

/** One question, at the table that the address, this browser or the sample gives; `from` is what the address held. */
export const One = ({ id, from, ...props }: Props & { readonly id: string; readonly from: From | undefined }) => {
  const { part: known, again } = useFetched(beside<KnownQuestion>(kindOf(id)));
  return known ? (
    <AtPosition {...props} known={known} from={from} />
  ) : (
    <>
      <Where lang={props.lang} />
      <Opening lang={props.lang} again={again} />
    </>
  );
};
