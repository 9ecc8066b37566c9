import type { Lang, Rulings } from '@portolan/core';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { useForm } from '../kit/form.tsx';
import { useGame } from '../kit/game.ts';
import type { TermsInUse } from '../kit/useTerms.ts';
import type { Answered } from '../kit/verdict/answered.ts';
import { same } from '../stores/same.ts';
import type { Json } from '../stores/table.ts';
import { askedFor, unjudged } from './asked.ts';
import { unsaidIn } from './inputs.ts';
import type { Court, DisputeHere, Judged, KnownDispute } from './module.ts';
import { besideField, openAnswer, pathMatches } from './problems.ts';
import type { CaseHere } from './useCase.ts';

/** What judges, once it is there; how it may be asked for again, once it could not be had; what asks for it. */
export interface JudgeHere {
  readonly court: Court | undefined;
  readonly again: (() => void) | undefined;
  readonly ask: () => void;
}

/** Whether an input is what the build has answered: the example, in the standard box, by our reading of all that matters. */
export const asKnown = (
  { example, rulings: names }: KnownDispute,
  input: Json,
  rulings: Rulings,
  edition: unknown,
): boolean =>
  (edition === undefined || edition === null) && names.every((name) => !(name in rulings)) && same(input, example);

/** The way to what is asked: to the row below the board that tells it, else to its field. */
const wayTo = (path: string | undefined, toField: (() => void) | undefined) =>
  toField &&
  ((): void => {
    const row = document.querySelector<HTMLElement>(`[data-tells="${path}"] button`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
    if (!row) toField();
  });

/** What is entered of a dispute as it is judged: by the build, as long as nothing was changed, and by the court once that is there. */
export const useJudgedCase = (
  here: DisputeHere,
  { court, ask }: Pick<JudgeHere, 'court' | 'ask'>,
  { rulings, edition }: Pick<TermsInUse, 'rulings' | 'edition'>,
  { history, confirm, whose, isEmpty, cases }: Pick<CaseHere, 'history' | 'confirm' | 'whose' | 'isEmpty' | 'cases'>,
  lang: Lang,
) => {
  const { known, form: entry } = here;
  const { book } = useGame();
  const { now: input } = history;
  const judgedAs = useCallback(
    (one: Json): Judged | undefined => {
      if (court) return court.judged(book, one, { rulings, edition }, lang);
      return asKnown(known, one, rulings, edition) ? known.judged : undefined;
    },
    [book, known, court, rulings, edition, lang],
  );
  const found = useMemo(() => judgedAs(input), [judgedAs, input]);
  const [seen, setSeen] = useState(found ?? known.judged);
  useEffect(() => {
    if (found?.answer) setSeen(found);
  }, [found]);
  // Somebody's own cases are named by their answers.
  const needed = !found || cases.last.length > 0;
  useEffect(() => {
    if (needed) ask();
  }, [needed]);
  // Until what judges has come, the picture shows what was answered last.
  const judged = found ?? seen;
  const { problems } = judged;
  const problemAt = (path: string): string | undefined => {
    const problem = problems.find((one) => pathMatches(one.path, path));
    return problem && besideField(book, problem, lang);
  };
  const which = whose === 'example' || problems.length > 0 ? undefined : askedFor(here, input, isEmpty, lang);
  const { form, fields } = useForm(
    lang,
    problemAt,
    which?.about === undefined ? problems.map(({ path }) => [path]) : [[which.about]],
  );
  // Where it may be said with a touch, that is the way.
  const asked = which && { ...which, go: which.unsaid && !which.rest ? undefined : wayTo(which.about, fields[0]?.go) };
  const told: Answered = judged.answer
    ? { ...judged.answered, details: entry.details?.(judged.beside, lang) }
    : openAnswer(book, problems, lang, fields);
  const shown = judged.answer ? judged : seen;
  // “Legal if …” decides nothing either, and a picture has no “if”.
  const undecided = Boolean(asked ?? told.unsaid?.length);
  return {
    judged,
    problemAt,
    form: { ...form, untold: unsaidIn(input), confirm },
    /** The sentence on the page: the verdict, what is wrong, or what is asked instead. */
    answered: asked ?? told,
    /** It asks and judges nothing. */
    asks: asked !== undefined,
    /** What judges is on its way: an answer to something else would be taken for this one. */
    coming: !found && !asked,
    /** It asks, or what it says hangs on a fact that nobody has told. */
    undecided,
    /** What the picture shows. */
    shown: undecided ? { ...shown, answer: unjudged(shown.answer) } : shown,
    answerTo: (one: unknown): unknown =>
      court ? court.answerTo(one as Json, rulings, edition) : judgedAs(one as Json)?.answer,
    /** What a case of somebody's own is called: by its answer. */
    caseNamed: useCallback(
      (one: Json) => {
        const named = judgedAs(one);
        return named?.answer === undefined ? undefined : named.answered.headline;
      },
      [judgedAs],
    ),
  } as const;
};
