import type { Asking } from './asking.ts';
import { headlined, LONGEST_HEADLINE, small } from './headline.ts';
import { headlines } from './headlines.ts';
import { inputWith, type Range, rangeAt } from './readers/shape.ts';
import type { Result } from './result.ts';
import type { Lang, Text } from './text.ts';
import type { AnswerInWords, Unsaid } from './told.ts';
import { seat } from './words/facts.ts';
import { listed } from './words/lists.ts';
import { both, fill, inQuotes, labeled } from './words/typography.ts';

/** A dispute that can be asked again with another fact. */
interface AskedAgain<Input, Answer> extends Asking {
  parse(json: unknown): Result<Input>;
  judge(input: Input): Answer;
  readonly explain: (answer: Answer, input: Input, lang: Lang) => AnswerInWords;
}

const words = {
  upTo: both('{from} à {to}', '{from} to {to}'),
  more: both('{from} ou plus', '{from} or more'),
  if: both('{answer} si « {what} », sinon {otherwise}', '{answer} if “{what}”, else {otherwise}'),
  only: both('{answer} si « {what} »', '{answer} if “{what}”'),
  ifAll: both('{answer}, si ce qui suit est exact', '{answer}, if what follows is so'),
  differs: both('la réponse change', 'the answer is another one'),
  always: both('{answer}, dans tous les cas', '{answer}, in any case'),
  either: both(
    'Si {what} : {why} Sinon aussi, pour une autre raison.',
    'If {what}: {why} Otherwise too, for another reason.',
  ),
} as const satisfies Readonly<Record<string, Text>>;

/** What a value of a fact is called. */
const nameOf = ({ values }: Asking, path: string, { seat: isSeat }: Range, value: unknown, lang: Lang): string => {
  const text = values?.[path]?.[String(value)]?.[lang];
  if (text !== undefined && text !== '') return text;
  if (typeof value === 'boolean') return small(headlines[value ? 'yes' : 'no'][lang], lang);
  return isSeat ? seat(value) : String(value);
};

/** What a fact is called; a part of something is named with it: a number of ships, mine or those sunk. */
const factName = ({ labels }: Asking, path: string, lang: Lang): string => {
  const names = [path.slice(0, path.lastIndexOf('.')), path].flatMap((one) => labels[one]?.[lang] ?? []);
  const [first = '', ...others] = names;
  return [first, ...others.map((one) => small(one, lang))].join(', ');
};

/** The values of a fact in words, neighbors among the numbers together: `1 to 3`, `2 or more`. */
const inOneWord = (asked: Asking, path: string, range: Range, among: readonly unknown[], lang: Lang): string => {
  const { values: named } = asked;
  const { values, seat: isSeat, wide } = range;
  const known = named?.[path];
  const last = values.at(-1);
  const one = (value: unknown): string => nameOf(asked, path, range, value, lang);
  const runs: unknown[][] = [];
  for (const value of among) {
    const run = runs.at(-1);
    const follows = typeof value === 'number' && !known && !isSeat && run?.at(-1) === value - 1;
    if (follows) run!.push(value);
    else runs.push([value]);
  }
  const parts = runs.map((run) => {
    const [from, to] = [one(run[0]), one(run.at(-1))];
    if (run.length > 1 && wide && run.at(-1) === last) return fill(words.more[lang], { from });
    if (run.length > 2) return fill(words.upTo[lang], { from, to });
    return listed(run.map(one), lang, 'or');
  });
  return labeled(factName(asked, path, lang), listed(parts, lang, 'or'), lang);
};

/** As much of other answers as the end of a sentence holds. */
const LONGEST_OTHER = 40;

/** What several answers say: the same, the same word, one or the other, or not even that. */
const inShort = (answers: readonly { readonly told: AnswerInWords }[], lang: Lang): string => {
  const full = new Set(answers.map(({ told }) => headlined(told, lang).headline));
  const bare = new Set(answers.map(({ told }) => told.headline));
  const said = full.size === 1 ? full : bare;
  const either = listed(
    [...said].map((one) => small(one, lang)),
    lang,
    'or',
  );
  return said.size === 1 || (said.size === 2 && either.length <= LONGEST_OTHER) ? either : words.differs[lang];
};

/** What an answer says in its headline; why a refusal is one does not make it another answer. */
const saidIn = (told: AnswerInWords, lang: Lang): string =>
  told.state === 'illegal' ? told.headline : headlined(told, lang).headline;

/** An answer with a value of a fact. */
interface Tried {
  readonly value: unknown;
  readonly told: AnswerInWords;
}

/** What is answered with each value of a fact that can be read. */
const answersFor = <Input, Answer>(
  asked: AskedAgain<Input, Answer>,
  input: Input,
  path: string,
  values: readonly unknown[],
  lang: Lang,
): readonly Tried[] =>
  values.flatMap((value) => {
    const read = asked.parse(inputWith(input, path, value));
    return read.ok ? { value, told: asked.explain(asked.judge(read.value), read.value, lang) } : [];
  });

/** A fact left open on which an answer hangs, and what all say that are given where it is so. */
interface Hanging extends Unsaid {
  readonly alike: readonly AnswerInWords[];
}

/** A fact left open on which the answer hangs, as the answer takes it, and what is answered where it is not so. */
const hanging = (
  asked: Asking,
  path: string,
  tried: readonly Tried[],
  plain: string,
  lang: Lang,
): Hanging | undefined => {
  const range = rangeAt(asked.schema, path);
  const others = tried.filter(({ told }) => saidIn(told, lang) !== plain);
  const alike = tried.filter(({ told }) => saidIn(told, lang) === plain);
  // Where no value gives the answer that stands, the fact is no part of this case.
  if (others.length === 0 || alike.length === 0) return undefined;
  return {
    at: path,
    text: inOneWord(
      asked,
      path,
      range,
      alike.map(({ value }) => value),
      lang,
    ),
    otherwise: inShort(others, lang),
    others: others.map(({ value }) => ({ value, name: nameOf(asked, path, range, value, lang) })),
    alike: alike.map(({ told }) => told),
  };
};

/** How many pairs of facts are tried at most: a phone answers while somebody types. */
const MOST_PAIRS = 400;

/** Two facts with a value each, all pairs of different facts. */
function* pairsOf(
  { schema }: Asking,
  untold: readonly string[],
): Generator<readonly (readonly [path: string, value: unknown])[]> {
  // What may be little comes first: yes or no before nine numbers.
  const choices = (path: string): number => rangeAt(schema, path).values.length;
  const facts = untold.toSorted((one, other) => choices(one) - choices(other));
  for (const [i, one] of facts.entries())
    for (const other of facts.slice(i + 1))
      for (const value of rangeAt(schema, one).values)
        for (const also of rangeAt(schema, other).values)
          yield [
            [one, value],
            [other, also],
          ];
}

/** Two facts that change the answer only together, each by itself being nothing to it. */
const together = <Input, Answer>(
  asked: AskedAgain<Input, Answer>,
  input: Input,
  untold: readonly string[],
  plain: string,
  lang: Lang,
): readonly Hanging[] => {
  let tried = 0;
  for (const pair of pairsOf(asked, untold)) {
    if (++tried > MOST_PAIRS) return [];
    const read = asked.parse(pair.reduce<unknown>((one, [path, value]) => inputWith(one, path, value), input));
    const told = read.ok ? asked.explain(asked.judge(read.value), read.value, lang) : undefined;
    if (!told || saidIn(told, lang) === plain) continue;
    const otherwise = inShort([{ told }], lang);
    return pair.map(([at, value]) => {
      const range = rangeAt(asked.schema, at);
      const not = range.values.filter((one) => one !== value);
      const others = [{ value, name: nameOf(asked, at, range, value, lang) }];
      const alike = answersFor(asked, input, at, not, lang).map((one) => one.told);
      return { at, text: inOneWord(asked, at, range, not, lang), otherwise, others, alike };
    });
  }
  return [];
};

/** An answer as far as others say it too: its word without its reason where that is another one. */
const sharedBy = (told: AnswerInWords, alike: readonly AnswerInWords[], lang: Lang): AnswerInWords => {
  const full = headlined(told, lang);
  const headline = alike.every((one) => headlined(one, lang).headline === full.headline)
    ? full.headline
    : told.headline;
  return { ...full, headline, why: alike.every(({ why }) => why === told.why) ? full.why : '' };
};

/** As much of an answer with its condition as is read at a glance; what does not fit stands below. */
const LONGEST_CONDITION = 70;

/** An answer with the one fact that it hangs on in a line: with what it is else, and its reason, where there is room. */
const inOneLine = (answer: string, word: string, { text: what, otherwise }: Unsaid, lang: Lang): string | undefined =>
  [
    fill(words.if[lang], { answer, what, otherwise }),
    fill(words.if[lang], { answer: word, what, otherwise }),
    fill(words.only[lang], { answer: word, what }),
  ].find((line, i, { length }) => line.length <= (i < length - 1 ? LONGEST_CONDITION : LONGEST_HEADLINE));

/** A refusal that stands whatever some facts are, where they change why: its word, and its reason with what it takes for granted. */
const whatever = (
  asked: Asking,
  told: AnswerInWords,
  facts: readonly (readonly [path: string, tried: readonly Tried[]])[],
  lang: Lang,
): AnswerInWords => {
  const [reason] = told.clauses;
  // A reason holds as long as it is one of several.
  const holds = (one: Tried): boolean => one.told.clauses.includes(reason!);
  const taken = facts.flatMap(([path, tried]) => {
    const held = tried.filter(holds);
    // Where no value gives the answer that stands, the fact is no part of this case.
    if (told.state !== 'illegal' || held.length === 0 || held.length === tried.length) return [];
    const values = held.map(({ value }) => value);
    return [inQuotes(inOneWord(asked, path, rangeAt(asked.schema, path), values, lang), lang)];
  });
  if (taken.length === 0) return headlined(told, lang);
  const why = fill(words.either[lang], { what: listed(taken, lang), why: small(told.why, lang) });
  return { ...told, headline: fill(words.always[lang], { answer: told.headline }), why, short: '' };
};

/** An answer that says on which facts it hangs that nobody has told: `Legal if …, else illegal`. */
export const supposing = <Input, Answer>(
  asked: AskedAgain<Input, Answer>,
  input: Input,
  untold: readonly string[],
  told: AnswerInWords,
  lang: Lang,
): AnswerInWords => {
  const plain = saidIn(told, lang);
  const tried = untold.map((path) => {
    const { values } = rangeAt(asked.schema, path);
    return [path, answersFor(asked, input, path, values, lang)] as const;
  });
  const alone = tried.flatMap(([path, answers]) => hanging(asked, path, answers, plain, lang) ?? []);
  const found = alone.length > 0 ? alone : together(asked, input, untold, plain, lang);
  const unsaid = found.map(({ alike: _, ...one }): Unsaid => one);
  const [first, ...more] = unsaid;
  if (!first) return whatever(asked, told, tried, lang);
  const alike = found.flatMap((one) => one.alike);
  const shared = sharedBy(told, alike, lang);
  const { headline: answer } = shared;
  const line = more.length === 0 ? inOneLine(answer, told.headline, first, lang) : undefined;
  return { ...shared, state: 'depends', headline: line ?? fill(words.ifAll[lang], { answer }), unsaid };
};
