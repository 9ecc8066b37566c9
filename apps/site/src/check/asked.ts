import { seatLetter } from '@portolan/boards';
import type { Lang } from '@portolan/core';
import { inputAt } from '@portolan/core/readers';
import { both, capital, fill, words } from '../kit/text.ts';
import { untoldWords } from '../kit/Untold.tsx';
import type { Answered } from '../kit/verdict/answered.ts';
import { isObject } from '../position/json.ts';
import type { Json } from '../stores/table.ts';
import { firstNeeded, partsUntold, thingOf, unsaidIn } from './inputs.ts';
import type { DisputeHere, KnownDispute } from './module.ts';
import { uncapital } from './problems.ts';

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
const isSeen = ({ shows = [], unseen = [] }: DisputeHere['form'], input: Json, path: string): boolean => {
  const isThing = typeof inputAt(input, path) === 'object' && !unseen.includes(path);
  return shows.includes(path) || (isThing && partsUntold(unsaidIn(input), path).length === 0);
};

/** How somebody says that it is as it stands: by its name, that there is none, or that it is so. */
const soSaid = ({ values }: DisputeHere['known'], path: string, at: unknown, lang: Lang): string => {
  const none = at === null ? values?.[path]?.null?.[lang] : undefined;
  if (none) return capital(none);
  return untoldWords[typeof at === 'object' && Object.keys(at ?? {}).length === 0 ? 'thereIsNone' : 'isSo'][lang];
};

/** Of an own case of which nothing has been told, the fact that is named first. */
const firstOf = ({ labels }: DisputeHere['known'], input: Json): string | undefined => {
  const untold = unsaidIn(input);
  return Object.keys(labels).find((path) => untold.includes(path));
};

/** What a fact is called; a part of something is named with it: the ship, its cargo. */
const nameOf = ({ labels }: KnownDispute, path: string, lang: Lang): string => {
  const within = /^.*(?=\.)/.exec(path)?.[0];
  const [own, whole] = [labels[path]?.[lang] ?? path, within && labels[within]?.[lang]];
  return whole ? `${whole}, ${uncapital(own)}` : own;
};

/** What is asked of a player: a counter, and whether there is nothing more. */
const askedOfThing = ({ labels }: KnownDispute, thing: string, part: string, lang: Lang): Answered => {
  const who = fill(words.player[lang], { seat: seatLetter(Number(/\d+/.exec(thing)?.[0])) });
  const what = labels[part.replace(/\[\d+\]/, '[]')]?.[lang] ?? '';
  return {
    ...asks(fill(texts.which[lang], { label: `${who}${words.colon[lang]}${uncapital(what)}` }), texts.orRest[lang]),
    ...{ about: part, rest: true, so: untoldWords.nothingMore[lang] },
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
  const needed = firstNeeded(known, form, input);
  // On a board what it is entered on comes first, among fields the first of them.
  const path = isEmpty && !(form.entry && needed) ? firstOf(known, input) : needed;
  if (path === undefined) return isEmpty ? asks(texts.yourTurn[lang], known.asks[lang]) : undefined;
  const part = partsUntold(unsaidIn(input), path)[0];
  const thing = part === undefined ? undefined : thingOf(part);
  if (!isEmpty && part !== undefined && thing !== undefined) return askedOfThing(known, thing, part, lang);
  const label = nameOf(known, path, lang);
  const at = inputAt(input, path);
  const headline = label.endsWith('?') ? label : fill(texts.which[lang], { label });
  // Where nothing has been entered, it is said what all is.
  if (isEmpty) return { ...asks(headline, known.asks[lang]), about: path };
  // Its own field shows nothing as chosen: nobody can say that it is so.
  if (!isSeen(form, input, path)) return { ...asks(headline, texts.byItself[lang]), about: part ?? path };
  return {
    ...asks(headline, texts.orSo[lang]),
    about: path,
    so: soSaid(known, path, at, lang),
    unsaid: [{ at: path, text: label, otherwise: '', others: [] }],
  };
};

/** Of what is asked and not answered nothing is refused: neither does the picture. */
export const unjudged = (answer: unknown): unknown =>
  isObject(answer) && answer.verdict ? { ...answer, verdict: { legal: true } } : answer;
