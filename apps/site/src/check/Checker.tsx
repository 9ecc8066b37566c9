import type { Lang, Problem, Rulings } from '@portolan/core';
import { inWords, type Settled } from '@portolan/core/answers';
import { useEffect, useMemo, useState } from 'preact/hooks';

import { BoardForm } from '../board/BoardForm.tsx';
import { Ask } from '../kit/Ask.tsx';
import type { Book } from '../kit/book.ts';
import { Fields } from '../kit/Fields.tsx';
import { FormProvider, useForm } from '../kit/form.tsx';
import { type PageGame, useGame } from '../kit/game.ts';
import { OtherTab, useOtherTab } from '../kit/OtherTab.tsx';
import { Send, SendIcon } from '../kit/Send.tsx';
import { SentStrip } from '../kit/SentStrip.tsx';
import { TableReadings } from '../kit/TableReadings.tsx';
import { fill, unbroken, words } from '../kit/text.ts';
import { useSending } from '../kit/useSending.ts';
import { type From, useTerms } from '../kit/useTerms.ts';
import { type Answered, Verdict } from '../kit/Verdict.tsx';
import { VerdictBar, VerdictFoot } from '../kit/VerdictBar.tsx';

import { isObject } from '../position/json.ts';
import { editionOf, formsOf, type Json } from '../stores/table.ts';
import { sentTerms, type Terms } from '../stores/terms.ts';
import { LinkTrouble } from './LinkTrouble.tsx';
import type { AnyModule } from './module.ts';
import { besideField, openAnswer, pathMatches } from './problems.ts';

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly id: string;
  readonly module: AnyModule;
  /** What the address held that opened the page, if it held anything. */
  readonly from?: From | undefined;
}

/** What the checker is asked: what is entered, the readings of the table and, where it matters, its box. */
const askedOf = ({ boxed }: AnyModule, input: Json, rulings: Rulings, edition: unknown): Json => ({
  ...input,
  ...(boxed && edition !== undefined && edition !== null ? { edition } : {}),
  rulings,
});

/** An input to begin with: the checker's example, or one that the owner's box allows. */
const exampleOf = (module: AnyModule, edition: unknown): Json => {
  const { example, parse, judge } = module.checker;
  const read = parse(askedOf(module, example as Json, {}, edition));
  // What is legal by our box may be a mistake by the owner's.
  const fits = read.ok && judge(read.value).verdict?.legal === judge(example).verdict?.legal;
  return (fits ? example : (module.exampleIn?.(edition) ?? example)) as Json;
};

/** What is wrong with a link that was sent; empty if it can be opened. Nothing of a bad link is used. */
const troubles = (game: PageGame, module: AnyModule, from: From | undefined): readonly Problem[] => {
  if (!from?.origin.sent) return [];
  const { rulings, edition }: Terms = sentTerms(game, from.payload);
  const { input: entered } = from.payload;
  const input = module.checker.parse(askedOf(module, isObject(entered) ? entered : {}, rulings, edition));
  const box = edition === undefined ? undefined : game.parseEdition?.(edition);
  return [...(input.ok ? [] : input.problems), ...(box && !box.ok ? box.problems : [])];
};

/** The input to open with: what the address holds, else what was last entered here, which `kept` tells, else a good example. */
const opening = (
  game: PageGame,
  module: AnyModule,
  id: string,
  from: From | undefined,
): { readonly input: Json; readonly kept: boolean } => {
  const held = from?.payload.input;
  if (isObject(held)) return { input: held, kept: false };
  const kept = formsOf(game.id).get()[id];
  const edition = editionOf(game.id).get();
  const example = exampleOf(module, edition);
  const read = (input: Json): boolean => module.checker.parse(askedOf(module, input, {}, edition)).ok;
  return isObject(kept) && read(kept)
    ? { input: kept, kept: JSON.stringify(kept) !== JSON.stringify(example) }
    : { input: example, kept: false };
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
  const { answer, told, readings } = inWords(asked, parsed.value, rulings, lang);
  return { answered: told, input: parsed.value, answer, problems: [], readings };
};

/** One dispute: the form at the left, the picture and the verdict at the right, both alive on every change. */
export const Checker = ({ lang, base, id, module, from: offered }: Props) => {
  const game = useGame();
  const { quoted, sectionAnchor, pageHref } = game.book;
  const wrong = useMemo(() => troubles(game, module, offered), [game, module, offered]);
  const from = wrong.length > 0 ? undefined : offered;
  const terms = useTerms(game, from);
  const { rulings, edition } = terms;
  const [{ input, kept }, enter] = useState(() => opening(game, module, id, from));
  const judged = useMemo(
    () => judge(game.book, module, input, { rulings, edition }, lang),
    [game.book, module, input, rulings, edition, lang],
  );
  const [seen, setSeen] = useState(judged);
  useEffect(() => {
    if (judged.answer) setSeen(judged);
  }, [judged]);
  const shown = judged.answer ? judged : seen;

  const change = (next: Json): void => {
    enter({ input: next, kept: false });
    formsOf(game.id).set({ ...formsOf(game.id).get(), [id]: next });
  };
  const other = useOtherTab(
    `${game.id}:forms`,
    (forms) => {
      const theirs = isObject(forms) ? forms[id] : undefined;
      return isObject(theirs) && module.checker.parse(askedOf(module, theirs, {}, edition)).ok ? theirs : undefined;
    },
    input,
  );
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
  const answered = judged.answer ? judged.answered : openAnswer(game.book, judged.problems, lang, fields);
  const section = answered.clauses.flatMap((clause) => quoted(clause, lang) ?? [])[0]?.section;
  const { Form, Board } = module;
  return (
    <>
      <Ask>{unbroken(module.question[lang])}</Ask>
      {wrong.length > 0 && <LinkTrouble lang={lang} problems={wrong} />}
      <SentStrip lang={lang} game={game} names={module.checker.rulings} terms={terms} saidBefore />
      <VerdictBar lang={lang} answered={answered} send={<SendIcon lang={lang} sending={sending} />} />
      <div class="check-grid">
        <form class="fields" onSubmit={(event) => event.preventDefault()}>
          <OtherTab lang={lang} take={other && (() => change(other))} />
          {kept && (
            <p class="small from-before">
              {words.fromBefore[lang]}{' '}
              <button type="button" class="btn btn-q" onClick={() => change(exampleOf(module, edition))}>
                {words.startOver[lang]}
              </button>
            </p>
          )}
          <FormProvider value={form}>
            {module.fields ? (
              <Fields
                lang={lang}
                of={module.fields}
                shape={module.checker.schema}
                words={{ labels: module.labels ?? {}, ...(module.values ? { values: module.values } : {}) }}
                value={input}
                onChange={(next, path) => change(module.changed?.(next, path, { edition, rulings }) ?? next)}
                with={{ edition, rulings }}
              />
            ) : (
              Form && (
                <Form
                  lang={lang}
                  input={input}
                  onChange={change}
                  problemAt={problemAt}
                  edition={edition}
                  rulings={rulings}
                />
              )
            )}
          </FormProvider>
          <TableReadings
            lang={lang}
            names={module.checker.rulings}
            value={rulings}
            onChange={terms.read}
            lent={terms.sent !== undefined && !terms.ours}
          />
          {!kept && (
            <div>
              <button type="button" class="btn btn-q" onClick={() => change(exampleOf(module, edition))}>
                {words.startOver[lang]}
              </button>
            </div>
          )}
        </form>
        <div class="answer">
          {shown.answer && (
            <div class="live" data-check={id}>
              {module.entry ? (
                <BoardForm
                  lang={lang}
                  entry={module.entry}
                  value={input}
                  about={{ edition, rulings }}
                  onChange={change}
                >
                  <Board lang={lang} input={shown.input} answer={shown.answer} onChange={change} />
                </BoardForm>
              ) : (
                <Board lang={lang} input={shown.input} answer={shown.answer} onChange={change} />
              )}
            </div>
          )}
          <VerdictFoot lang={lang} answered={answered} send={<SendIcon lang={lang} sending={sending} />} />
          <Verdict
            lang={lang}
            base={base}
            answered={answered}
            inUse={rulings}
            readings={judged.readings}
            send={<Send lang={lang} sending={sending} />}
          />
          <div class="actions">
            <a class="btn" href={pageHref(section ? `#${sectionAnchor(section)}` : '', lang, base)}>
              {section ? fill(words.readSection[lang], { n: section }) : words.readRules[lang]}
            </a>
            <a class="btn" href="#position">
              {words.wholePosition[lang]}
            </a>
          </div>
        </div>
      </div>
    </>
  );
};
