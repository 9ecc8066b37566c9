import type { Asking } from './asking.ts';
import { headlined, LONGEST_HEADLINE, small } from './headline.ts';
import { headlines } from './headlines.ts';
import { inputWith, type Range, rangeAt } from './readers/shape.ts';
import type { Result } from './result.ts';
import type { Lang, Text } from './text.ts';
import type { AnswerInWords, Unsaid } from './told.ts';
import { seat } from './words/facts.ts';
import { listed } from './words/lists.ts';
import { both, fill, labeled } from './words/typography.ts';

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
  ifAll: both('{answer}, si ce qui suit est exact', '{answer}, if what follows is so'),
  differs: both('la réponse change', 'the answer is another one'),
} as const satisfies Readonly<Record<string, Text>>;

/** What a value of a fact is called. */
const nameOf = ({ values }: Asking, path: string, { seat: isSeat }: Range, value: unknown, lang: Lang): string => {
  const text = values?.[path]?.[String(value)]?.[lang];
  if (text !== undefined && text !== '') return text;
  if (typeof value === 'boolean') return small(headlines[value ? 'yes' : 'no'][lang], lang);
  return isSeat ? seat(value) : String(value);
};

/** The values of a fact in words, neighbors among the numbers together: `1 to 3`, `2 or more`. */
const inOneWord = (asked: Asking, path: string, range: Range, among: readonly unknown[], lang: Lang): string => {
  const { labels, values: named } = asked;
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
  // A part of something is named with it: a number of ships, mine or those sunk.
  const names = [path.slice(0, path.lastIndexOf('.')), path].flatMap((one) => labels[one]?.[lang] ?? []);
  const [first = '', ...others] = names;
  const name = [first, ...others.map((one) => small(one, lang))].join(', ');
  return labeled(name, listed(parts, lang, 'or'), lang);
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

/** A fact left open on which the answer hangs, as the answer takes it, and what is answered where it is not so. */
const hanging = <Input, Answer>(
  asked: AskedAgain<Input, Answer>,
  input: Input,
  path: string,
  plain: string,
  lang: Lang,
): Unsaid | undefined => {
  const range = rangeAt(asked.schema, path);
  const tried = range.values.flatMap((value) => {
    const read = asked.parse(inputWith(input, path, value));
    if (!read.ok) return [];
    return { value, told: asked.explain(asked.judge(read.value), read.value, lang) };
  });
  const others = tried.filter(({ told }) => saidIn(told, lang) !== plain);
  const alike = tried.filter(({ told }) => saidIn(told, lang) === plain).map(({ value }) => value);
  // Where no value gives the answer that stands, the fact is no part of this case.
  if (others.length === 0 || alike.length === 0) return undefined;
  return {
    at: path,
    text: inOneWord(asked, path, range, alike, lang),
    otherwise: inShort(others, lang),
    others: others.map(({ value }) => ({ value, name: nameOf(asked, path, range, value, lang) })),
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
): readonly Unsaid[] => {
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
      return { at, text: inOneWord(asked, at, range, not, lang), otherwise, others };
    });
  }
  return [];
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
  const alone = untold.flatMap((path) => hanging(asked, input, path, plain, lang) ?? []);
  const unsaid = alone.length > 0 ? alone : together(asked, input, untold, plain, lang);
  const [first, ...more] = unsaid;
  const full = headlined(told, lang);
  if (!first) return full;
  const { headline: answer } = full;
  const whole = fill(words.if[lang], { answer, what: first.text, otherwise: first.otherwise });
  const inOne = more.length === 0 && whole.length <= LONGEST_HEADLINE;
  return { ...full, state: 'depends', headline: inOne ? whole : fill(words.ifAll[lang], { answer }), unsaid };
};
