import type { Lang, Problem, Rulings } from '@portolan/core';
import { inWords, type Settled } from '@portolan/core/answers';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';

import { BoardForm } from '../board/BoardForm.tsx';
import { Ask } from '../kit/Ask.tsx';
import type { Book } from '../kit/book.ts';
import { Crumb } from '../kit/Crumb.tsx';
import { Dock } from '../kit/Dock.tsx';
import { Fields } from '../kit/Fields.tsx';
import { Folded } from '../kit/Folded.tsx';
import { FormProvider, useForm } from '../kit/form.tsx';
import { type PageGame, useGame } from '../kit/game.ts';
import { LastCases } from '../kit/LastCases.tsx';
import { Send } from '../kit/Send.tsx';
import { SentStrip } from '../kit/SentStrip.tsx';
import { TableReadings } from '../kit/TableReadings.tsx';
import { both, fill, unbroken, words } from '../kit/text.ts';
import { useSending } from '../kit/useSending.ts';
import { type From, useTerms } from '../kit/useTerms.ts';
import { AnswerBox, type Answered, ClauseCard } from '../kit/Verdict.tsx';
import { VerdictBar } from '../kit/VerdictBar.tsx';
import { isObject } from '../position/json.ts';
import { encodeLink } from '../stores/link.ts';
import type { Json } from '../stores/table.ts';
import { sentTerms, type Terms } from '../stores/terms.ts';
import { askedOf, firstNeeded, unsaidIn } from './inputs.ts';
import { LinkTrouble } from './LinkTrouble.tsx';
import type { AnyModule, FieldsAbout } from './module.ts';
import { besideField, openAnswer, pathMatches } from './problems.ts';
import { useCarried } from './useCarried.ts';
import { useCase } from './useCase.ts';

const texts = {
  fields: both('Tous les champs', 'All fields'),
  which: both('{label} ?', '{label}?'),
  orSo: both('Posez-le ou, si c’est déjà ainsi, dites-le.', 'Put it there or, if it is so already, say so.'),
} as const;

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly id: string;
  readonly module: AnyModule;
  /** What the address held that opened the page, if it held anything. */
  readonly from?: From | undefined;
}

/** What is wrong with a link that was sent; empty if it can be opened. Nothing of a bad link is used. */
const troubles = (game: PageGame, module: AnyModule, from: From | undefined): readonly Problem[] => {
  if (!from?.origin.sent) return [];
  const { rulings, edition }: Terms = sentTerms(game, from.payload);
  const { input: entered } = from.payload;
  const input = module.checker.parse(askedOf(module, isObject(entered) ? entered : {}, rulings, edition));
  const box = edition === undefined ? undefined : game.parseEdition?.(edition);
  return [...(input.ok ? [] : input.problems), ...(box && !box.ok ? box.problems : [])];
};

interface Judged {
  readonly answered: Answered;
  /** What the picture shows: the answer to what is entered, or to the last input that could be read. */
  readonly input: unknown;
  readonly answer: unknown;
  readonly problems: readonly Problem[];
  readonly readings: Settled['readings'];
}

const judge = (
  book: Book,
  module: AnyModule,
  input: Json,
  { rulings, edition }: { readonly rulings: Rulings; readonly edition: unknown },
  lang: Lang,
): Judged => {
  const parsed = module.checker.parse(askedOf(module, input, rulings, edition));
  if (!parsed.ok) {
    const answered = openAnswer(book, parsed.problems, lang);
    return { answered, input, answer: undefined, problems: parsed.problems, readings: { chosen: [], others: [] } };
  }
  const asked = { rules: book.rules, checker: module.checker, words: module };
  const { answer, told, readings } = inWords(asked, parsed.value, rulings, lang, unsaidIn(input));
  return { answered: told, input: parsed.value, answer, problems: [], readings };
};

/** What is asked instead of answered, where somebody's own case does not hold it yet. */
const askedFor = (module: AnyModule, input: Json, isEmpty: boolean, lang: Lang): Answered | undefined => {
  const asks = (headline: string, why: string): Answered => ({
    ...{ state: 'open', asks: true, headline, why, short: '', clauses: [] },
  });
  const missing = module.missing?.(input);
  if (missing) return asks(missing[lang], words.byItself[lang]);
  if (isEmpty) return asks(words.yourTurn[lang], (module.asks ?? words.byItself)[lang]);
  const path = module.missing ? undefined : firstNeeded(module, input);
  if (path === undefined) return undefined;
  const label = module.labels?.[path]?.[lang] ?? path;
  return {
    ...asks(fill(texts.which[lang], { label }), texts.orSo[lang]),
    unsaid: [{ at: path, text: label, otherwise: '' }],
  };
};

/** The fields of a dispute. */
const Entered = ({
  lang,
  module,
  input,
  change,
  problemAt,
  about,
}: {
  readonly lang: Lang;
  readonly module: AnyModule;
  readonly input: Json;
  readonly change: (next: Json) => void;
  readonly problemAt: (path: string) => string | undefined;
  readonly about: FieldsAbout;
}) => {
  const { Form } = module;
  if (!module.fields) {
    return Form ? <Form lang={lang} input={input} onChange={change} problemAt={problemAt} {...about} /> : null;
  }
  return (
    <Fields
      lang={lang}
      of={module.fields}
      shape={module.checker.schema}
      words={{ labels: module.labels ?? {}, ...(module.values ? { values: module.values } : {}) }}
      value={input}
      onChange={(next, path) => change(module.changed?.(next, path, about) ?? next)}
      with={about}
    />
  );
};

/** One dispute: the question, the answer, the board that it is entered on, then what the answer rests on and what the board does not show. */
export const Checker = ({ lang, base, id, module, from: offered }: Props) => {
  const game = useGame();
  const { quoted, sectionAnchor, pageHref } = game.book;
  const wrong = useMemo(() => troubles(game, module, offered), [game, module, offered]);
  const from = wrong.length > 0 ? undefined : offered;
  const terms = useTerms(game, from);
  const { rulings, edition } = terms;
  const { history, confirm, whose, isEmpty, cases, own, example, take } = useCase(game, id, module, from, terms);
  const { now: input, change } = history;
  const judgedAs = useCallback(
    (one: Json): Judged => judge(game.book, module, one, { rulings, edition }, lang),
    [game.book, module, rulings, edition, lang],
  );
  const judged = useMemo(() => judgedAs(input), [judgedAs, input]);
  const caseNamed = useCallback(
    (one: Json) => {
      const { answer, answered: found } = judgedAs(one);
      return answer === undefined ? undefined : found.headline;
    },
    [judgedAs],
  );
  const [seen, setSeen] = useState(judged);
  useEffect(() => {
    if (judged.answer) setSeen(judged);
  }, [judged]);
  const shown = judged.answer ? judged : seen;
  const sending = useSending({
    lang,
    game,
    kind: id,
    named: true,
    title: module.question[lang],
    fields: { input },
    names: module.checker.rulings,
    terms,
  });
  const wrongAt = judged.problems.map(({ path }) => [path]);
  const problemAt = (path: string): string | undefined => {
    const found = judged.problems.find((problem) => pathMatches(problem.path, path));
    return found && besideField(game.book, found, lang);
  };
  const { form, fields } = useForm(lang, problemAt, wrongAt);
  const told = judged.answer ? judged.answered : openAnswer(game.book, judged.problems, lang, fields);
  const asked = whose === 'example' || judged.problems.length > 0 ? undefined : askedFor(module, input, isEmpty, lang);
  const answered = asked ?? told;
  const section = answered.clauses.flatMap((clause) => quoted(clause, lang) ?? [])[0]?.section;
  const about: FieldsAbout = { edition, rulings };
  const carried = useCarried(module, judged.answer === undefined ? undefined : input, about, whose !== 'example');
  const { Board } = module;
  const entered = <Entered {...{ lang, module, input, change, problemAt, about }} />;
  const board = <Board lang={lang} input={shown.input} answer={shown.answer} onChange={change} />;
  const withTable = (page: string, position: Json): string =>
    pageHref(`${page}/#${encodeLink(game.id, 'position', { position })}`, lang, base);
  const { position } = carried;
  const bestAt = (table: Json | undefined): string =>
    table ? withTable('solve', table) : pageHref('solve/', lang, base);
  const wholeAt = (table: Json | undefined): string => (table ? withTable('check', table) : '#position');
  return (
    <div class="tool-frame" {...carried.asks}>
      <Crumb lang={lang} base={base} whose={whose} />
      <Ask>{unbroken(module.question[lang])}</Ask>
      {wrong.length > 0 && <LinkTrouble lang={lang} problems={wrong} />}
      <SentStrip lang={lang} game={game} names={module.checker.rulings} terms={terms} saidBefore />
      <VerdictBar lang={lang} answered={answered} />
      <FormProvider value={form}>
        <div class="frame-grid">
          <div class="answer frame-main">
            <AnswerBox lang={lang} answered={answered} confirm={confirm} />
            {shown.answer && (
              <div class="live" data-check={id}>
                {module.entry ? (
                  <BoardForm lang={lang} entry={module.entry} value={input} about={about} onChange={change}>
                    {board}
                  </BoardForm>
                ) : (
                  board
                )}
              </div>
            )}
            {!module.entry && (
              <form class="fields" onSubmit={(event) => event.preventDefault()}>
                {entered}
              </form>
            )}
          </div>
          <div class="frame-side">
            {!asked && (
              <ClauseCard
                lang={lang}
                base={base}
                answered={answered}
                inUse={rulings}
                readings={judged.readings}
                confirm={confirm}
                send={<Send lang={lang} sending={sending} />}
              />
            )}
            <div class="folds">
              {module.entry && (
                <Folded title={texts.fields[lang]} wrong={judged.problems.length > 0}>
                  {() => (
                    <form class="fields" onSubmit={(event) => event.preventDefault()}>
                      {entered}
                    </form>
                  )}
                </Folded>
              )}
              <TableReadings
                lang={lang}
                names={module.checker.rulings}
                value={rulings}
                onChange={terms.read}
                lent={terms.sent !== undefined && !terms.ours}
              />
              <LastCases lang={lang} cases={cases.last} named={caseNamed} take={take} example={example} />
            </div>
            <div class="actions">
              <a class="btn" href={pageHref(section ? `#${sectionAnchor(section)}` : '', lang, base)}>
                {section ? fill(words.readSection[lang], { n: section }) : words.readRules[lang]}
              </a>
              <a
                class="btn"
                href={wholeAt(position ?? undefined)}
                onClick={position === null ? carried.follow(wholeAt) : undefined}
              >
                {words.wholePosition[lang]}
              </a>
            </div>
          </div>
        </div>
      </FormProvider>
      <Dock
        lang={lang}
        history={history}
        sending={sending}
        own={own}
        best={module.toPosition ? (position === undefined ? null : bestAt(position ?? undefined)) : undefined}
        toBest={position === null ? carried.follow(bestAt) : undefined}
      />
    </div>
  );
};
