import type { Asking } from './asking.ts';
import { inOneWord, nameOf } from './fact-words.ts';
import { type Filling, fillingsOf } from './fillings.ts';
import { headlined, LONGEST_HEADLINE, small } from './headline.ts';
import { inputWith, rangeAt } from './readers/shape.ts';
import type { Result } from './result.ts';
import type { Lang, Text } from './text.ts';
import type { AnswerInWords, Unsaid } from './told.ts';
import { listed } from './words/lists.ts';
import { both, fill, inQuotes } from './words/typography.ts';

/** A dispute that can be asked again with another fact. */
interface AskedAgain<Input, Answer> extends Asking {
  parse(json: unknown): Result<Input>;
  judge(input: Input): Answer;
  readonly explain: (answer: Answer, input: Input, lang: Lang) => AnswerInWords;
}

const words = {
  if: both('{answer} si « {what} », sinon {otherwise}', '{answer} if “{what}”, else {otherwise}'),
  only: both('{answer} si « {what} »', '{answer} if “{what}”'),
  ifAll: both('{answer}, si ce qui suit est exact', '{answer}, if what follows is so'),
  differs: both('la réponse change', 'the answer is another one'),
  always: both('{answer}, dans tous les cas', '{answer}, in any case'),
  either: both('Si {what} : {why}', 'If {what}: {why}'),
} as const satisfies Readonly<Record<string, Text>>;

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
  /** Where it is not so the same is answered, in the same word: only what follows differs. */
  readonly same?: true;
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
  const otherwise = inShort(others, lang);
  return {
    at: path,
    text: inOneWord(
      asked,
      path,
      range,
      alike.map(({ value }) => value),
      lang,
    ),
    otherwise,
    others: others.map(({ value }) => ({ value, name: nameOf(asked, path, range, value, lang) })),
    ...(alike.every(({ told }) => small(told.headline, lang) === otherwise)
      ? { alike: tried.map(({ told }) => told), same: true }
      : { alike: alike.map(({ told }) => told) }),
  };
};

/** Facts that change the answer only together, each by itself being nothing to it. */
const together = <Input, Answer>(
  asked: AskedAgain<Input, Answer>,
  input: Input,
  untold: readonly string[],
  plain: string,
  lang: Lang,
): readonly Hanging[] => {
  const answerTo = (filling: Filling): AnswerInWords | undefined => {
    const read = asked.parse(filling.reduce<unknown>((one, [path, value]) => inputWith(one, path, value), input));
    return read.ok ? asked.explain(asked.judge(read.value), read.value, lang) : undefined;
  };
  const changes = (filling: Filling): boolean => {
    const told = answerTo(filling);
    return told !== undefined && saidIn(told, lang) !== plain;
  };
  /** What of a filling it takes: without any of these facts the answer stands. */
  const least = (filling: Filling): Filling => {
    const without = filling.map((_, i) => filling.filter((__, at) => at !== i)).find(changes);
    return without ? least(without) : filling;
  };
  const hung = (filling: Filling): readonly Hanging[] => {
    const otherwise = inShort([{ told: answerTo(filling)! }], lang);
    return filling.map(([at, value]) => {
      const range = rangeAt(asked.schema, at);
      const not = range.values.filter((one) => one !== value);
      const others = [{ value, name: nameOf(asked, at, range, value, lang) }];
      const alike = answersFor(asked, input, at, not, lang).map((one) => one.told);
      return { at, text: inOneWord(asked, at, range, not, lang), otherwise, others, alike };
    });
  };
  for (const filling of fillingsOf(asked, untold)) if (changes(filling)) return hung(least(filling));
  return [];
};

/** Whether an answer gives this reason: as its sentence, or among what else is wrong. */
const gives = ({ why, choices }: AnswerInWords, reason: string): boolean =>
  why === reason || (choices?.items ?? []).some(({ text }) => text === reason);

/** An answer as far as others say it too: its word without its reason where that is another one, and what follows where that is always the same. */
const sharedBy = (told: AnswerInWords, alike: readonly AnswerInWords[], lang: Lang): AnswerInWords => {
  const { choices, ...full } = headlined(told, lang);
  const holds = alike.every((one) => gives(one, told.why));
  const isSaid =
    (told.state === 'illegal' && holds) || alike.every((one) => headlined(one, lang).headline === full.headline);
  const follows = JSON.stringify(choices);
  const isFollowed = choices !== undefined && alike.every((one) => JSON.stringify(one.choices) === follows);
  return {
    ...full,
    headline: isSaid ? full.headline : told.headline,
    why: holds ? full.why : '',
    short: holds ? full.short : '',
    ...(isFollowed ? { choices } : {}),
  };
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

/** As many sentences for one answer, each under its condition, as somebody reads. */
const MOST_REASONS = 3;

/** An answer that stands whatever some facts are, where its sentence hangs on them: each sentence with what it takes for granted, or none where they are many. */
const whatever = (
  asked: Asking,
  { told, shared }: { readonly told: AnswerInWords; readonly shared: AnswerInWords },
  facts: readonly (readonly [path: string, tried: readonly Tried[]])[],
  lang: Lang,
): AnswerInWords => {
  const holds = (one: Tried): boolean => gives(one.told, told.why);
  const hung = facts.flatMap(([path, tried]) => {
    const held = tried.filter(holds);
    // Where no value gives the answer that stands, the fact is no part of this case.
    if (held.length === 0 || held.length === tried.length) return [];
    const said = (among: readonly Tried[]): string =>
      inQuotes(
        inOneWord(
          asked,
          path,
          rangeAt(asked.schema, path),
          among.map(({ value }) => value),
          lang,
        ),
        lang,
      );
    const not = tried.filter((one) => !holds(one));
    const reasons = [...new Set(not.map((one) => one.told.why))];
    const others = reasons.map((why) => [said(not.filter((one) => one.told.why === why)), why] as const);
    return [{ held: said(held), others }];
  });
  if (hung.length === 0) return shared;
  const first = [
    listed(
      hung.map(({ held }) => held),
      lang,
    ),
    told.why,
  ] as const;
  const all = [first, ...hung.flatMap(({ others }) => others)];
  const why = all.map(([what, reason]) => fill(words.either[lang], { what, why: small(reason, lang) })).join(' ');
  const headline = told.state === 'illegal' ? fill(words.always[lang], { answer: told.headline }) : told.headline;
  return { ...shared, headline, why: all.length > MOST_REASONS ? '' : why, short: '' };
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
  const found = alone.some(({ same }) => !same) ? alone : [...alone, ...together(asked, input, untold, plain, lang)];
  const unsaid = found.flatMap(({ alike: _, same, ...one }): Unsaid[] => (same ? [] : [one]));
  const [first, ...more] = unsaid;
  /** What is answered in the same words, whatever else it says, of all values of some facts. */
  const alikeIn = (some: typeof tried): readonly AnswerInWords[] =>
    some.flatMap(([, answers]) => answers.flatMap((one) => (saidIn(one.told, lang) === plain ? one.told : [])));
  if (found.length === 0) return whatever(asked, { told, shared: sharedBy(told, alikeIn(tried), lang) }, tried, lang);
  const hung = found.map(({ at }) => at);
  const beside = alikeIn(tried.filter(([path]) => !hung.includes(path)));
  const shared = sharedBy(told, [...found.flatMap((one) => one.alike), ...beside], lang);
  if (!first) return { ...shared, short: '' };
  const { headline: answer } = shared;
  const line = more.length === 0 ? inOneLine(answer, told.headline, first, lang) : undefined;
  return { ...shared, state: 'depends', headline: line ?? fill(words.ifAll[lang], { answer }), unsaid };
};
