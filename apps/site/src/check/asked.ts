import type { Lang } from '@portolan/core';
import { inputAt } from '@portolan/core/readers';
import { both, fill } from '../kit/text.ts';
import type { Answered } from '../kit/verdict/answered.ts';
import { isObject } from '../position/json.ts';
import type { Json } from '../stores/table.ts';
import { firstNeeded } from './inputs.ts';
import type { DisputeHere } from './module.ts';

const texts = {
  yourTurn: both('Entrez votre cas', 'Enter your case'),
  byItself: both(
    'Posez ce qui manque, la réponse vient d’elle-même.',
    'Put what is missing; the answer comes by itself.',
  ),
  which: both('{label} ?', '{label}?'),
  orSo: both('Posez-le ou, si c’est déjà ainsi, dites-le.', 'Put it there or, if it is so already, say so.'),
} as const;

const asks = (headline: string, why: string): Answered => ({
  ...{ state: 'open', asks: true, headline, why, short: '', clauses: [] },
});

/** What is asked instead of answered, where somebody's own case does not hold it yet. */
export const askedFor = (
  { form, known }: DisputeHere,
  input: Json,
  isEmpty: boolean,
  lang: Lang,
): Answered | undefined => {
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
export const unjudged = (answer: unknown): unknown =>
  isObject(answer) && answer.verdict ? { ...answer, verdict: { legal: true } } : answer;
