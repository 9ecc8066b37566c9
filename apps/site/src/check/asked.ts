import { seatLetter } from '@portolan/boards';
import type { Lang } from '@portolan/core';
import { factName, small } from '@portolan/core/answers';
import { inputAt } from '@portolan/core/readers';
import { labeled } from '@portolan/core/words';
import { both, fill, words } from '../kit/text.ts';
import type { Answered } from '../kit/verdict/answered.ts';
import { isObject } from '../position/json.ts';
import type { Json } from '../stores/table.ts';
import { firstNeeded, partsUntold, thingOf, unsaidIn } from './inputs.ts';
import type { DisputeHere, KnownDispute } from './module.ts';

const texts = {
  yourTurn: both('Entrez votre cas', 'Enter your case'),
  byItself: both(
    'Posez ce qui manque, la réponse vient d’elle-même.',
    'Put what is missing; the answer comes by itself.',
  ),
  which: both('{label} ?', '{label}?'),
  orRest: both('À compter, ou à dire qu’il n’a rien d’autre.', 'Count it, or say that there is nothing more.'),
  orSo: both('À poser ou, si c’est déjà ainsi, à confirmer.', 'Put it there or, if it is so already, say so.'),
} as const;

const asks = (headline: string, why: string): Answered => ({
  ...{ state: 'open', asks: true, headline, why, short: '', clauses: [] },
});

/** Whether somebody can see what stands there, and so say that it is so: what the picture shows, or that there is none. */
const isSeen = ({ shows = [] }: DisputeHere['form'], input: Json, path: string): boolean =>
  shows.includes(path) || (typeof inputAt(input, path) === 'object' && partsUntold(unsaidIn(input), path).length === 0);

/** What is asked of a player: a counter, and whether there is nothing more. */
const askedOfThing = ({ labels }: KnownDispute, thing: string, part: string, lang: Lang): Answered => {
  const who = fill(words.player[lang], { seat: seatLetter(Number(/\d+/.exec(thing)?.[0])) });
  const what = labels[part.replace(/\[\d+\]/, '[]')]?.[lang] ?? '';
  return {
    ...asks(fill(texts.which[lang], { label: labeled(who, small(what, lang), lang) }), texts.orRest[lang]),
    ...{ about: part, rest: true },
    unsaid: [{ at: thing, text: who, otherwise: '', others: [] }],
  };
};

/** What is asked instead of answered, where somebody's own case does not hold it yet. */
export const askedFor = (
  { form, known }: Pick<DisputeHere, 'form' | 'known'>,
  input: Json,
  isEmpty: boolean,
  lang: Lang,
): Answered | undefined => {
  const missing = form.missing?.(input);
  if (missing) return asks(missing[lang], texts.byItself[lang]);
  if (isEmpty) return asks(texts.yourTurn[lang], known.asks[lang]);
  const path = firstNeeded(known, form, input);
  if (path === undefined) return undefined;
  const part = partsUntold(unsaidIn(input), path)[0];
  const thing = part === undefined ? undefined : thingOf(part);
  if (part !== undefined && thing !== undefined) return askedOfThing(known, thing, part, lang);
  const label = factName(known, path, lang);
  const at = inputAt(input, path);
  const headline = fill(texts.which[lang], { label });
  // Its own field shows nothing as chosen: nobody can say that it is so.
  if (!isSeen(form, input, path)) return { ...asks(headline, texts.byItself[lang]), about: part ?? path };
  return {
    ...asks(headline, texts.orSo[lang]),
    about: path,
    none: typeof at === 'object' && Object.keys(at ?? {}).length === 0,
    unsaid: [{ at: path, text: label, otherwise: '', others: [] }],
  };
};

/** Of what is asked and not answered nothing is refused: neither does the picture. */
export const unjudged = (answer: unknown): unknown =>
  isObject(answer) && answer.verdict ? { ...answer, verdict: { legal: true } } : answer;
