import { useStore } from '@nanostores/preact';
import type { Lang, Problem, Rulings } from '@portolan/core';
import { inputAt, inputWith } from '@portolan/core/readers';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';

import { BoardForm } from '../board/BoardForm.tsx';
import { Ask } from '../kit/Ask.tsx';
import { Crumb } from '../kit/Crumb.tsx';
import { Dock } from '../kit/Dock.tsx';
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
import { VerdictBar } from '../kit/VerdictBar.tsx';
import type { Answered } from '../kit/verdict/answered.ts';
import { AnswerBox, ClauseCard } from '../kit/verdict/Verdict.tsx';
import { isObject } from '../position/json.ts';
import { Where } from '../questions/Answering.tsx';
import { Opening, useFetched } from '../questions/Fetched.tsx';
import { rulingsOf } from '../stores/rulings.ts';
import { same } from '../stores/same.ts';
import { editionOf, type Json } from '../stores/table.ts';
import { sentTerms, type Terms } from '../stores/terms.ts';
import type { EnteredProps } from './Entered.tsx';
import { askedOf, firstNeeded } from './inputs.ts';
import { LinkTrouble } from './LinkTrouble.tsx';
import type { Court, DisputeHere, FieldsAbout, Judged, KnownDispute } from './module.ts';
import { besideField, openAnswer, pathMatches } from './problems.ts';
import { useCarried } from './useCarried.ts';
import { useCase } from './useCase.ts';

const texts = {
  readSection: both('Lire la section {n}', 'Read section {n}'),
  yourTurn: both('Entrez votre cas', 'Enter your case'),
  byItself: both(
    'Posez ce qui manque, la réponse vient d’elle-même.',
    'Put what is missing; the answer comes by itself.',
  ),
  fields: both('Tous les champs', 'All fields'),
  which: both('{label} ?', '{label}?'),
  orSo: both('Posez-le ou, si c’est déjà ainsi, dites-le.', 'Put it there or, if it is so already, say so.'),
} as const;

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly id: string;
  readonly here: DisputeHere;
  /** What the address held that opened the page, if it held anything. */
  readonly from?: From | undefined;
}

/** What judges, once it is there; how it may be asked for again, once it could not be had; what asks for it. */
interface JudgeHere {
  readonly court: Court | undefined;
  readonly again: (() => void) | undefined;
  readonly ask: () => void;
}

/** What is wrong with a link that was sent; empty if it can be opened. Nothing of a bad link is used. */
const troubles = (
  game: PageGame,
  { form }: DisputeHere,
  court: Court | undefined,
  from: From | undefined,
): readonly Problem[] => {
  if (!court || !from?.origin.sent) return [];
  const { rulings, edition }: Terms = sentTerms(game, from.payload);
  const { input: entered } = from.payload;
  const input = court.parse(askedOf(form, isObject(entered) ? entered : {}, rulings, edition));
  const box = edition === undefined ? undefined : game.parseEdition?.(edition);
  return [...(input.ok ? [] : input.problems), ...(box && !box.ok ? box.problems : [])];
};

/** What is asked instead of answered, where somebody's own case does not hold it yet. */
const askedFor = ({ form, known }: DisputeHere, input: Json, isEmpty: boolean, lang: Lang): Answered | undefined => {
  const asks = (headline: string, why: string): Answered => ({
    ...{ state: 'open', asks: true, headline, why, short: '', clauses: [] },
  });
  const missing = form.missing?.(input);
  if (missing) return asks(missing[lang], texts.byItself[lang]);
  if (isEmpty) return asks(texts.yourTurn[lang], known.asks[lang]);
  const path = form.missing ? undefined : firstNeeded(known, input);
  if (path === undefined) return undefined;
  const label = known.labels[path]?.[lang] ?? path;
  const at = inputAt(input, path);
  const none = typeof at === 'object' && at !== null && Object.keys(at).length === 0;
  return {
    ...asks(fill(texts.which[lang], { label }), texts.orSo[lang]),
    none,
    unsaid: [{ at: path, text: label, otherwise: '', others: [] }],
  };
};

/** Of what is asked and not answered nothing is refused: neither does the picture. */
const unjudged = (answer: unknown): unknown =>
  isObject(answer) && answer.verdict ? { ...answer, verdict: { legal: true } } : answer;

/** The fields, which are folded where there is a board, and fetched when somebody is about to use the page. */
const enteredLater = () => import('./Entered.tsx');

const EnteredLater = (props: EnteredProps) => {
  const { part: Entered, again } = useFetched(enteredLater);
  return Entered ? <Entered {...props} /> : <Opening lang={props.lang} again={again} />;
};

/** Whether an input is what the build has answered: the example, in the standard box, by our reading of all that matters. */
const asKnown = ({ example, rulings: names }: KnownDispute, input: Json, rulings: Rulings, edition: unknown): boolean =>
  (edition === undefined || edition === null) && names.every((name) => !(name in rulings)) && same(input, example);

/** One dispute: the question, the answer, the board that it is entered on, then what the answer rests on and what the board does not show. */
const Dispute = ({ lang, base, id, here, from: offered, court, again, ask }: Props & JudgeHere) => {
  const game = useGame();
  const { form: entry, known } = here;
  const { quoted, sectionAnchor, pageHref } = game.book;
  const wrong = useMemo(() => troubles(game, here, court, offered), [game, here, court, offered]);
  const from = wrong.length > 0 ? undefined : offered;
  const terms = useTerms(game, from);
  const { rulings, edition } = terms;
  const mine = useCase(game, id, here, court, from, terms);
  const { history, change, confirm, whose, isEmpty, cases, own, example, take } = mine;
  const { now: input } = history;
  const judgedAs = useCallback(
    (one: Json): Judged | undefined =>
      court
        ? court.judged(game.book, one, { rulings, edition }, lang)
        : asKnown(known, one, rulings, edition)
          ? known.judged
          : undefined,
    [game.book, known, court, rulings, edition, lang],
  );
  const answerTo = (one: unknown): unknown =>
    court
      ? court.answerTo(one as Json, rulings, edition)
      : asKnown(known, one as Json, rulings, edition)
        ? known.judged.answer
        : undefined;
  const found = useMemo(() => judgedAs(input), [judgedAs, input]);
  const caseNamed = useCallback(
    (one: Json) => {
      const named = judgedAs(one);
      return named?.answer === undefined ? undefined : named.answered.headline;
    },
    [judgedAs],
  );
  const [seen, setSeen] = useState(found ?? known.judged);
  useEffect(() => {
    if (found?.answer) setSeen(found);
  }, [found]);
  // Until what judges has come, the picture shows what was answered last.
  const judged = found ?? seen;
  // Somebody's own cases are named by their answers.
  const needed = !found || cases.last.length > 0;
  useEffect(() => {
    if (needed) ask();
  }, [needed]);
  const shown = judged.answer ? judged : seen;
  const sending = useSending({
    lang,
    game,
    kind: id,
    named: true,
    title: known.question[lang],
    fields: { input },
    names: known.rulings,
    terms,
  });
  const wrongAt = judged.problems.map(({ path }) => [path]);
  const problemAt = (path: string): string | undefined => {
    const problem = judged.problems.find((one) => pathMatches(one.path, path));
    return problem && besideField(game.book, problem, lang);
  };
  const { form, fields } = useForm(lang, problemAt, wrongAt);
  const details = judged.answer ? entry.details?.(judged.beside, lang) : undefined;
  const told = judged.answer
    ? { ...judged.answered, ...(details ? { details } : {}) }
    : openAnswer(game.book, judged.problems, lang, fields);
  const asked = whose === 'example' || judged.problems.length > 0 ? undefined : askedFor(here, input, isEmpty, lang);
  const answered = asked ?? told;
  // What judges is on its way: an answer to something else would be taken for this one.
  const coming = !found && !asked;
  const section = answered.clauses.flatMap((clause) => quoted(clause, lang) ?? [])[0]?.section;
  const about: FieldsAbout = { edition, rulings, answerTo };
  const carried = useCarried(
    game.id,
    entry,
    judged.answer === undefined ? undefined : input,
    about,
    whose !== 'example',
  );
  /** Says of a fact that it is otherwise than it stands there. */
  const tell = (path: string, value: unknown): void =>
    change((before: Json) => {
      const next = inputWith(before, path, value) as Json;
      return entry.changed?.(next, path, about) ?? next;
    });
  const used = (): void => {
    ask();
    carried.ask();
    // Fetched ahead; what cannot be had is told where the fields are opened.
    for (const load of [enteredLater, entry.more]) load?.().catch(() => {});
  };
  const { Board } = entry;
  const entered = <EnteredLater {...{ lang, here, input, change, problemAt, about }} />;
  const drawn = asked ? unjudged(shown.answer) : shown.answer;
  const board = <Board lang={lang} input={shown.input} answer={drawn} beside={shown.beside} onChange={change} />;
  const { table } = carried;
  const bestAt = (made: string | undefined): string => pageHref(made ? `solve/#${made}` : 'solve/', lang, base);
  const wholeAt = (made: string | undefined): string => (made ? pageHref(`check/#${made}`, lang, base) : '#position');
  return (
    <div class="tool-frame" onPointerOver={used} onFocusIn={used}>
      <Crumb lang={lang} base={base} whose={whose} />
      <Ask>{unbroken(known.question[lang])}</Ask>
      {wrong.length > 0 && <LinkTrouble lang={lang} problems={wrong} />}
      <SentStrip lang={lang} game={game} names={known.rulings} terms={terms} saidBefore />
      {!coming && <VerdictBar lang={lang} answered={answered} />}
      <FormProvider value={form}>
        <div class="frame-grid">
          <div class="answer frame-main" aria-busy={coming}>
            {coming ? (
              <Opening lang={lang} again={again} />
            ) : (
              <AnswerBox lang={lang} answered={answered} confirm={confirm} />
            )}
            {shown.answer && (
              <div class="live" data-check={id}>
                {entry.entry ? (
                  <BoardForm lang={lang} entry={entry.entry} value={input} about={about} onChange={change}>
                    {board}
                  </BoardForm>
                ) : (
                  board
                )}
              </div>
            )}
            {!entry.entry && (
              <form class="fields" onSubmit={(event) => event.preventDefault()}>
                {entered}
              </form>
            )}
          </div>
          <div class="frame-side">
            {!asked && !coming && (
              <ClauseCard
                lang={lang}
                base={base}
                answered={answered}
                inUse={rulings}
                readings={judged.readings}
                confirm={confirm}
                tell={tell}
                send={<Send lang={lang} sending={sending} />}
              />
            )}
            <div class="folds">
              {entry.entry && (
                <Folded title={texts.fields[lang]} wrong={judged.problems.length > 0}>
                  {() =>
                    // The board says the same: until somebody is about to use the page, they are not needed.
                    court ? (
                      <form class="fields" onSubmit={(event) => event.preventDefault()}>
                        {entered}
                      </form>
                    ) : (
                      <Opening lang={lang} again={again} />
                    )
                  }
                </Folded>
              )}
              <TableReadings
                lang={lang}
                names={known.rulings}
                value={rulings}
                onChange={terms.read}
                lent={terms.sent !== undefined && !terms.ours}
              />
              <LastCases lang={lang} cases={cases.last} named={caseNamed} take={take} example={example} />
            </div>
            <div class="actions">
              <a class="btn" href={pageHref(section ? `#${sectionAnchor(section)}` : '', lang, base)}>
                {section ? fill(texts.readSection[lang], { n: section }) : words.readRules[lang]}
              </a>
              <a
                class="btn"
                href={wholeAt(table ?? undefined)}
                onClick={table === null ? carried.follow(wholeAt) : undefined}
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
        best={entry.toPosition ? (table === undefined ? null : bestAt(table ?? undefined)) : undefined}
        toBest={table === null ? carried.follow(bestAt) : undefined}
      />
    </div>
  );
};

/** A dispute; what opens with anything but the example of the build waits for what judges. */
export const Checker = (props: Props) => {
  const { id } = useGame();
  const rulings = useStore(rulingsOf(id));
  const edition = useStore(editionOf(id));
  const { known, court: load } = props.here;
  const [opened] = useState(() => !props.from && asKnown(known, known.example, rulings, edition));
  const [asked, ask] = useState(false);
  const { part: court, again } = useFetched(load, asked || !opened);
  if (!court && !opened)
    return (
      <>
        <Where lang={props.lang} />
        <Opening lang={props.lang} again={again} />
      </>
    );
  return <Dispute {...props} court={court} again={again} ask={() => ask(true)} />;
};
