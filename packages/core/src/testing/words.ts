import type { AnswerInWords, Cell, CheckerWords } from '../answers.ts';
import { needed, tellable } from '../asking.ts';
import { FEWEST_WORDS, headlined, isBare, LONGEST_HEADLINE } from '../headline.ts';
import { pick, rng } from '../random.ts';
import { inputWith, rangeAt } from '../readers/shape.ts';
import { type Lang, languages, type Text } from '../text.ts';
import { supposing } from '../unsaid.ts';
import type { AnyChecker } from './checkers.ts';
import { same, show } from './compare.ts';

/** A checker with its words, and what both are asked. */
export interface ToldChecker {
  readonly checker: AnyChecker;
  readonly words: CheckerWords;
  /** What it is asked; what cannot be read is left out. */
  readonly inputs: readonly object[];
  /** Every clause of the rulebook. */
  readonly clauses: readonly string[];
  /** What the English words must have said at some time. */
  readonly kinds: readonly RegExp[];
  /** A checker that judges nothing, or not both ways. */
  readonly oneWay?: boolean;
}

/** What the words of a checker break; empty if nothing. */
export type WordsLaw = (told: ToldChecker) => readonly string[];

/** Something left out of a sentence. */
const left = /undefined|\bnull\b|NaN|\[object|\{\w+\}|^\s*$/;

/** French: a sign after an ordinary space or none at all, a straight apostrophe, a decimal point. */
const french: readonly RegExp[] = [/ [;:!?»]/, /« /, /'/, /[\p{L}\d][;!?](?=\s|$)/u, /[\p{L}]:(?=\s|$)/u, /\d\.\d/];

/** English: French marks, a space before a sign. */
const english: readonly RegExp[] = [/[«»]/, /[\u00a0\u202f ][;:!?]/, /'/];

/** What is wrong with a sentence as it is read: holes, and the marks of the other language. */
export const holesIn = (sentence: string, lang: Lang): readonly string[] =>
  [left, ...(lang === 'fr' ? french : english)].flatMap((wrong) => wrong.exec(sentence)?.[0] ?? []);

/** Letters and marks that English does not have, an ellipsis of three points, and French signs after an ordinary space. */
const foreign: Readonly<Record<Lang, RegExp>> = {
  fr: / [:;!?»]|« |'|\.\.\./,
  en: /[«»éèêàçôîûœ']|\.\.\./,
};

/** What is wrong with a text of the rulebook as it is set. */
export const marksIn = (text: string, lang: Lang): readonly string[] =>
  foreign[lang].test(text) ? [`${lang}: ${text}`] : [];

/** What a sentence shows when a fact or the sentence itself is missing. */
const unsaid = /\?|\(\w+-\w+\)|^(Event|Événement|Action)/;

/** What is wrong with a sentence that tells what happened: no period, a hole, marks of the other language. */
export const sentenceFaults = (sentence: string, lang: Lang): readonly string[] =>
  sentence.endsWith('.') && !unsaid.test(sentence) && holesIn(sentence, lang).length === 0
    ? []
    : [`${lang}: ${sentence}`];

/** Fields of the example of a checker with the values they take one after the other, and inputs where several meet. */
export type Trials = readonly [fields: Readonly<Record<string, readonly unknown[]>>, more?: readonly object[]];

/** The example of a checker, each field with each of its values, and further inputs. */
export const inputsOf = (
  { example }: Pick<AnyChecker, 'example'>,
  ...[fields, more = []]: Trials
): readonly object[] => [
  example,
  ...Object.entries(fields).flatMap(([field, values]) => values.map((value) => ({ ...example, [field]: value }))),
  ...more,
];

const sentencesOf = (told: AnswerInWords, cells: readonly Cell[]): readonly string[] => [
  told.headline,
  told.why,
  told.short,
  ...(told.choices ? [told.choices.title] : []),
  ...(told.choices?.items ?? []).flatMap(({ text, result }) => [text, result ?? '-']),
  ...(told.lines ?? []).map(({ text }) => text),
  ...cells.flatMap(({ head, main, sub }) => [head, main, sub || '-']),
];

/** What is asked, and all that is said of it. */
export interface Spoken {
  readonly input: object;
  readonly answer: AnswerInWords;
  readonly sentences: Readonly<Record<Lang, readonly string[]>>;
}

const readable = ({ checker, inputs }: ToldChecker) =>
  inputs.flatMap((json) => {
    const read = checker.parse(json);
    return read.ok ? [read.value] : [];
  });

const toldBefore = new WeakMap<ToldChecker, readonly Spoken[]>();

/** All that is said: under the readings of the table and under those that change the answer. Every law looks at the same. */
export const spokenBy = (told: ToldChecker): readonly Spoken[] => {
  const before = toldBefore.get(told);
  if (before) return before;
  const { checker, words } = told;
  const all = readable(told).flatMap((input) =>
    [checker.judge(input), ...checker.readings(input).map(({ answer }) => answer)].map((answer) => {
      const inLang = (lang: Lang) => sentencesOf(words.explain(answer, input, lang), words.cells(answer, input, lang));
      return {
        input,
        answer: words.explain(answer, input, 'en'),
        sentences: { fr: inLang('fr'), en: inLang('en') },
      };
    }),
  );
  toldBefore.set(told, all);
  return all;
};

const holes = (text: string, lang: Lang): readonly string[] =>
  holesIn(text, lang).map((hole) => `${show(hole)} in ${show(text)}`);

const isWholeText = (text: Text): readonly string[] => [
  ...languages.flatMap((lang) => holes(text[lang], lang)),
  ...(text.fr === text.en ? [`the same in both languages: ${text.fr}`] : []),
];

const asksInBothLanguages: WordsLaw = ({ words: { question, subject, asks } }) =>
  [question, subject, asks].flatMap(isWholeText);

const callsFieldsByNames: WordsLaw = ({ words: { labels } }) =>
  Object.values(labels).flatMap((label) => languages.flatMap((lang) => holes(label[lang], lang)));

const tellsWithoutHoles: WordsLaw = (told) =>
  spokenBy(told).flatMap(({ sentences }) =>
    languages.flatMap((lang) => sentences[lang].flatMap((sentence) => holes(sentence, lang))),
  );

const tellsTheSameInBoth: WordsLaw = (told) =>
  spokenBy(told).flatMap(({ input, sentences: { fr, en } }) => [
    ...(fr.join(' ') === en.join(' ') ? [`${show(input)} is told in one language`] : []),
    ...(fr.length === en.length ? [] : [`${show(input)} is told in ${fr.length} and ${en.length} parts`]),
  ]);

const citesClauses: WordsLaw = (told) => {
  const cited = new Set(spokenBy(told).flatMap(({ answer }) => answer.clauses));
  const strange = [...cited].filter((clause) => !told.clauses.includes(clause));
  return cited.size === 0 ? ['no clause is cited'] : strange.map((clause) => `no such clause: ${clause}`);
};

const saysEachKind: WordsLaw = (told) => {
  const all = spokenBy(told);
  const text = all.flatMap(({ sentences }) => sentences.en).join('\n');
  const states = [...new Set(all.map(({ answer }) => answer.state))].sort();
  return [
    ...(told.kinds.length > 0 ? [] : ['nothing is looked for']),
    ...told.kinds.filter((kind) => !kind.test(text)).map((kind) => `never said: ${kind.source}`),
    ...(told.oneWay || same(states, ['illegal', 'legal']) ? [] : [`only ever ${show(states)}`]),
  ];
};

const quotesTheBrokenFirst: WordsLaw = (told) =>
  readable(told).flatMap((input) => {
    const answer = told.checker.judge(input);
    const { state, clauses, quoted } = told.words.explain(answer, input, 'en');
    if (state !== 'illegal' || answer.verdict.legal) return [];
    const broken = [...new Set(answer.verdict.violations.map(({ clause }) => clause))];
    const first = clauses.slice(0, broken.length);
    const holds = broken.every((clause) => first.includes(clause)) && (quoted ?? 0) >= broken.length;
    return holds ? [] : [`${show(input)} breaks ${show(broken)} and quotes ${show(first)}, ${quoted} of them in full`];
  });

const tellsReadingsApart: WordsLaw = (told) =>
  readable(told).flatMap((input) =>
    languages.flatMap((lang) => {
      const usual = told.words.cells(told.checker.judge(input), input, lang);
      return told.checker
        .readings(input)
        .filter(({ answer }) => same(told.words.cells(answer, input, lang), usual))
        .map(({ ruling, reading }) => `${show(input)}: ${ruling}=${reading} reads like the reading in use`);
    }),
  );

const answersInTheHeadline: WordsLaw = (told) =>
  readable(told).flatMap((input) =>
    languages.flatMap((lang) => {
      const answers = [told.checker.judge(input), ...told.checker.readings(input).map(({ answer }) => answer)];
      return answers
        .map((answer) => headlined(told.words.explain(answer, input, lang), lang).headline)
        .filter((headline) => isBare(headline, lang) || headline.length > LONGEST_HEADLINE)
        .map((headline) => `${show(input)}: ${show(headline)} is no answer in a few words`);
    }),
  );

const refusesSomething: WordsLaw = (told) =>
  readable(told).flatMap((input) =>
    languages.flatMap((lang) => {
      const answers = [told.checker.judge(input), ...told.checker.readings(input).map(({ answer }) => answer)];
      return answers.flatMap((answer) => {
        const { state, headline } = headlined(told.words.explain(answer, input, lang), lang);
        const words = headline.match(/[\p{L}\d]+/gu) ?? [];
        return state === 'illegal' && words.length < FEWEST_WORDS
          ? [`${show(input)}: ${show(headline)} does not say what`]
          : [];
      });
    }),
  );

/** How often facts that nobody has told are filled in, and of how many cases. */
const FILLINGS = 20;
const FILLED = 5;

const decidesByNothingUntold: WordsLaw = ({ words, ...told }) => {
  const { checker } = told;
  const asked = { ...checker, ...words };
  // What is needed is asked, and not supposed.
  const asksFor = needed(asked);
  const untold = tellable(asked).filter((path) => !asksFor.includes(path));
  const random = rng(1, checker.id.length);
  return readable({ words, ...told })
    .slice(0, FILLED)
    .flatMap((input) => {
      const headlineOf = (one: unknown): string => words.explain(checker.judge(one), one, 'en').headline;
      const plain = headlineOf(input);
      const answers = languages.map((lang) => ({
        lang,
        answer: supposing(asked, input, untold, words.explain(checker.judge(input), input, lang), lang),
      }));
      const said = answers.flatMap(({ lang, answer: { headline, unsaid = [] } }) =>
        [headline, ...unsaid.flatMap(({ text, otherwise }) => [text, otherwise])].flatMap((text) => holes(text, lang)),
      );
      const [first] = answers;
      if (first?.answer.unsaid || untold.length === 0) return said;
      const one = (among: readonly string[], from: unknown): unknown => {
        const path = pick(random, among);
        return inputWith(from, path, pick(random, rangeAt(checker.schema, path).values));
      };
      const yesOrNo = untold.filter((path) => rangeAt(checker.schema, path).values.length === 2);
      const filled = Array.from({ length: FILLINGS }, (_, i) =>
        i % 2 === 0 || yesOrNo.length === 0 ? one(untold, input) : one(yesOrNo, one(yesOrNo, input)),
      );
      const turned = filled.filter((one) => {
        const read = checker.parse(one);
        return read.ok && headlineOf(read.value) !== plain;
      });
      return [
        ...said,
        ...turned.slice(0, 1).map((one) => `${show(input)} is answered without “if”, and ${show(one)} otherwise`),
      ];
    });
};

/** What the words of every checker keep, whatever it is asked; each with its name. */
export const wordsLaws: readonly (readonly [string, WordsLaw])[] = [
  ['asks in both languages', asksInBothLanguages],
  ['calls its fields by whole names', callsFieldsByNames],
  ['tells without a hole', tellsWithoutHoles],
  ['tells as much in both languages, and not the same', tellsTheSameInBoth],
  ['answers in the headline, in a few words', answersInTheHeadline],
  ['names in the headline what is refused', refusesSomething],
  ['cites clauses that there are', citesClauses],
  ['says each kind of answer', saysEachKind],
  ['quotes what a refused move breaks, and the rest after it', quotesTheBrokenFirst],
  ['decides by nothing that nobody has told', decidesByNothingUntold],
  ['tells apart readings that change the answer', tellsReadingsApart],
];
