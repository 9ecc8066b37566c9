import type { Checker } from './checkers.ts';
import type { Rulings, Seat } from './game.ts';
import { headlines } from './headlines.ts';
import { marked, saidOtherwise } from './open-reading.ts';
import { readingOtherwise } from './otherwise.ts';
import type { Result } from './result.ts';
import { type Quotation, quoted, type Rulebook } from './rulebook.ts';
import type { Lang, Text } from './text.ts';
import type { AnswerInWords, Cell, Choice, FieldNames } from './told.ts';
import { supposing } from './unsaid.ts';
import type { Violation } from './verdict.ts';
import { say } from './words/typography.ts';

export { leftOut, needed, tellable } from './asking.ts';
export { beyondHeadline, headed, headlined } from './headline.ts';
export { headlines } from './headlines.ts';
export { marked, type OpenReading, saidOtherwise } from './open-reading.ts';
export { readingOtherwise } from './otherwise.ts';
export type { AnswerInWords, AnswerState, Cell, Choice, FieldNames, OpenMark, Unsaid } from './told.ts';

/** The words of a checker: what is asked, and the answer, both languages. */
// biome-ignore lint/suspicious/noExplicitAny: a register of checkers cannot name their inputs
export interface CheckerWords<Input = any, Answer = any> extends FieldNames {
  /** What people ask. */
  readonly question: Text;
  /** It in a few words, with an article: "le combat". */
  readonly subject: Text;
  /** What has to be known to answer it. */
  readonly asks: Text;
  /** The answer in words. */
  readonly explain: (answer: Answer, input: Input, lang: Lang) => AnswerInWords;
  /** What may differ between readings, in lines that can be compared. */
  readonly cells: (answer: Answer, input: Input, lang: Lang) => readonly Cell[];
  /** Any reading that changes the decision marks the answer as open; without it only one that changes its headline. */
  readonly anyReadingOpens?: true;
  /** Whether another answer turns round what is asked, although the same headline stands over both. */
  readonly turns?: (answer: Answer, other: Answer) => boolean;
  /**
   * Reads what is supposed of facts that nobody has told, in the checker's stead, where it takes more than can be at a
   * table: a hand with fewer cards than are played from it.
   */
  readonly parse?: (json: unknown) => Result<Input>;
}

/** The words of a checker, by what it reads and answers. */
export type WordsOf<Judge> = Judge extends { judge(input: infer Input, ...more: never): infer Answer }
  ? CheckerWords<Input, Answer>
  : never;

/** One option of a ranking, with what it is worth. */
export interface Ranked {
  readonly label: string;
  /** What the options are compared by: the length of a bar. */
  readonly value: number;
  /** The value in words. */
  readonly text: string;
  /** Half the width of an error mark: two standard errors. */
  readonly error?: number;
  /** The same in words: `± 0.8`. */
  readonly within?: string;
  /** What else is known of it, for those who have room for a line. */
  readonly more?: string;
  /** As good as the best, as far as can be told. */
  readonly best: boolean;
}

/** A move that is expected; without a seat it is what nature is assumed to do. */
export interface FollowingMove {
  readonly seat?: Seat;
  readonly text: string;
}

/** A solver's answer as it is told: what was found, then the options, best first. */
export interface FoundInWords {
  readonly headline: string;
  readonly detail?: string;
  readonly rows: readonly Ranked[];
  /** What is expected to follow, move by move. */
  readonly follows?: readonly FollowingMove[];
}

/** What a question was asked of. */
export interface AskedOf<Input, State> {
  readonly input: Input;
  /** The position; undefined for a question about numbers alone. */
  readonly state: State;
}

/** The words of a solver's question, both languages. */
// biome-ignore lint/suspicious/noExplicitAny: a register of questions cannot name their inputs
export interface QuestionWords<Input = any, Answer = any, State = any> extends FieldNames {
  /** The question. */
  readonly title: Text;
  /** What its answer tells. */
  readonly tells: Text;
  /** What its certainty means here, where that is not what it usually means. */
  readonly means?: Text;
  /** Why an answer is only an estimate, where that is not a search that was cut short. */
  readonly estimated?: Text;
  /** The answer in words. */
  readonly explain: (answer: Answer, asked: AskedOf<Input, State>, lang: Lang) => FoundInWords;
}

/** A violation as one sentence. */
type TellViolation = (violation: Violation, lang: Lang) => string;

/** An answer that judges one move. */
export interface JudgedAnswer {
  readonly verdict:
    | { readonly legal: true; readonly by: readonly string[] }
    | { readonly legal: false; readonly violations: readonly [Violation, ...Violation[]] };
  readonly clauses: readonly string[];
}

/** What is said when the move is legal. */
export interface Yes {
  readonly why: string;
  /** A few words; the sentence without it. */
  readonly short?: string;
  /** What it leads to. */
  readonly follows?: readonly Choice[];
  /** What stands over these; left out: `What follows`. */
  readonly title?: string;
}

/** Clauses of an answer as they are quoted: of a refused move those that it breaks in full, then the others. */
export const quotedFirst = ({ verdict, clauses }: JudgedAnswer): Pick<AnswerInWords, 'clauses' | 'quoted'> => {
  if (verdict.legal) return { clauses };
  const broken = new Set(verdict.violations.map(({ clause }) => clause));
  return { clauses: [...new Set([...broken, ...clauses])], quoted: broken.size };
};

/** Violations as lines of an answer. */
export const refusalsBy =
  (tell: TellViolation) =>
  (violations: readonly Violation[], lang: Lang): readonly Choice[] =>
    violations.map((violation) => ({ state: 'illegal' as const, text: tell(violation, lang) }));

/** A verdict on a move in words; `yes` is what is said when it is legal. */
export const judgedBy = (tell: TellViolation) => {
  const refusals = refusalsBy(tell);
  return (answer: JudgedAnswer, lang: Lang, yes: Yes): AnswerInWords => {
    const { verdict, clauses } = answer;
    if (verdict.legal) {
      const follows = yes.follows ?? [];
      const choices = { title: yes.title ?? say(lang, 'Ce qui s’ensuit', 'What follows'), items: follows };
      return {
        state: 'legal',
        headline: headlines.legal[lang],
        why: yes.why,
        short: yes.short ?? yes.why,
        clauses,
        ...(follows.length > 0 ? { choices } : {}),
      };
    }
    const [first, ...more] = verdict.violations;
    const why = tell(first, lang);
    const choices = { title: say(lang, 'Et aussi', 'And besides'), items: refusals(more, lang) };
    return {
      state: 'illegal',
      headline: headlines.illegal[lang],
      why,
      short: why,
      ...quotedFirst(answer),
      ...(more.length > 0 ? { choices } : {}),
    };
  };
};

/** The same dispute under another reading of one open point, named by ids and in words. */
export interface OtherReading {
  /** The open point, without `ruling.`. */
  readonly ruling: string;
  /** How it is read here. */
  readonly reading: string;
  /** The open point as a question. */
  readonly question: string;
  /** The reading as an answer to it. */
  readonly title: string;
  readonly cells: readonly Cell[];
}

/** What a dispute comes to, in words: page and command set the same. */
export interface Settled<Answer = unknown> {
  /** The facts. */
  readonly answer: Answer;
  /** The answer; where a reading that the table has not chosen turns it, `open` says so beside it. */
  readonly told: AnswerInWords;
  /** The clauses of the answer, as the table reads them, in the order of `told.clauses`. */
  readonly quotes: readonly Quotation[];
  /** How many of the quotes are worth setting in full. */
  readonly full: number;
  /** The answer as the table reads the rules, in lines, and the readings that say otherwise. */
  readonly readings: { readonly chosen: readonly Cell[]; readonly others: readonly OtherReading[] };
}

/** How many clauses are quoted in full where an answer does not say it. */
const QUOTES = 2;

/** What is asked: the rulebook that is quoted, a checker of it and its words. */
export interface AskedDispute<Input, Answer> {
  readonly rules: Rulebook;
  readonly checker: Pick<Checker<string, string, Input, Answer>, 'judge' | 'readings' | 'parse' | 'schema'>;
  readonly words: Pick<
    CheckerWords<Input, Answer>,
    'explain' | 'cells' | 'anyReadingOpens' | 'turns' | 'values' | 'parse'
  > &
    Partial<Pick<CheckerWords, 'labels'>>;
}

/** Clauses as a table reads them, each once. */
export const quotesOf = (rules: Rulebook, clauses: readonly string[], readings: Rulings, lang: Lang): Quotation[] =>
  [...new Set(clauses)].flatMap((clause) => quoted(rules, clause, readings, lang) ?? []);

/**
 * Asks a checker and joins all that is said of it: the answer, the clauses it rests on, what would be legal, and the
 * readings that change it. `readings` are those chosen at the table; an answer that hangs on one that is not is marked.
 * `untold` are the paths of facts that nobody has told: an answer that hangs on one says “if”.
 */
export const inWords = <Input, Answer>(
  { rules, checker, words }: AskedDispute<Input, Answer>,
  input: Input,
  readings: Rulings,
  lang: Lang,
  untold: readonly string[] = [],
): Settled<Answer> => {
  const answer = checker.judge(input);
  const plain = words.explain(answer, input, lang);
  const chosen = words.cells(answer, input, lang);
  const changed = checker.readings(input).map(({ ruling, reading, answer: other }) => {
    const told = words.explain(other, input, lang);
    const opens =
      readings[ruling] === undefined &&
      (words.anyReadingOpens === true || words.turns?.(answer, other) === true || told.headline !== plain.headline);
    return { ruling, reading, told, cells: words.cells(other, input, lang), opens };
  });
  const { labels = {}, ...more } = words;
  const told = marked(
    supposing({ ...checker, ...more, labels }, input, untold, plain, lang),
    changed
      .filter(({ opens }) => opens)
      .map(({ told: other, cells, ...named }) => ({
        ...named,
        says: saidOtherwise({ told: plain, cells: chosen }, { told: other, cells }, lang),
      })),
    rules,
    lang,
  );
  const others = changed.map(({ ruling, reading, cells }) => {
    const point = rules.rulings.find(({ name }) => name === ruling);
    return {
      ruling,
      reading,
      question: point?.question[lang] ?? '',
      title: point?.readings.find(({ name }) => name === reading)?.title[lang] ?? reading,
      cells,
    };
  });
  return {
    answer,
    told,
    quotes: quotesOf(rules, told.clauses, readings, lang),
    full: told.quoted ?? QUOTES,
    readings: { chosen, others: readingOtherwise(chosen, others) },
  };
};
