import { type JsonSchema, parseWith, type Reader, schemaOf } from './readers.ts';
import type { Result } from './result.ts';
import type { RulingTable } from './rulings.ts';
import type { Verdict } from './verdict.ts';

/** What every input of a checker may hold: readings by ruling; what is not named stands at its default. */
export interface CheckerInput<Name extends string = string> {
  /** Readings chosen, by ruling. */
  readonly rulings?: Partial<Record<Name, string>>;
}

/** What every answer of a checker holds. */
export interface CheckerAnswer<Clause extends string = string> {
  /** The engine's verdict: the same clauses, reasons and facts. */
  readonly verdict: Verdict<Clause>;
  /** The clauses that applying the answer, in the order of the explanation. */
  readonly clauses: readonly Clause[];
}

/** An answer under another reading of one ruling, all other rulings as in the input. */
export interface ReadingAnswer<Answer, Name extends string = string> {
  /** The open point, without `ruling.`. */
  readonly ruling: Name;
  /** How it is read here. */
  readonly reading: string;
  /** What is answered then. */
  readonly answer: Answer;
}

/** What a checker asks, apart from what answers: enough for a form, without the engine. */
export interface CheckerAsks<Id extends string, Name extends string, Input> {
  /** What people quarrel about, in a word. */
  readonly id: Id;
  /** The rulings that can matter here. */
  readonly rulings: readonly Name[];
  /** What an input is, as JSON Schema. */
  readonly schema: JsonSchema;
  /** Reads an input of unknown shape. Never throws; all problems with their paths. */
  parse(json: unknown): Result<Input>;
}

/** What a checker asks, from its reader. */
export const asks = <const Id extends string, const Name extends string, Input>(
  id: Id,
  rulings: readonly Name[],
  reader: Reader<Input>,
): CheckerAsks<Id, Name, Input> => ({
  id,
  rulings,
  schema: schemaOf(id, reader),
  parse: (json) => parseWith(reader, json),
});

/** One dispute, answered from the few things that matter for it. */
export interface Checker<Id extends string, Name extends string, Input, Answer> extends CheckerAsks<Id, Name, Input> {
  /** A good starting input. */
  readonly example: Input;
  /** Answers. `rulings` stand over those of the input. Any parsed input has an answer. */
  judge(input: Input, rulings?: Partial<Record<Name, string>>): Answer;
  /** The readings that would change the decision; empty if none does. */
  readings(input: Input): readonly ReadingAnswer<Answer, Name>[];
}

/** Any checker of a game, for code that works with all of them. */
// biome-ignore lint/suspicious/noExplicitAny: a register of checkers cannot name their inputs
export type AnyChecker = Checker<string, string, any, CheckerAnswer>;

/** What a checker is made of. */
export interface CheckerParts<Id extends string, Name extends string, Readings, Input, Answer> {
  readonly id: Id;
  readonly rulings: readonly Name[];
  readonly example: Input;
  /** Reads the input. */
  readonly input: Reader<Input>;
  /** The answer under readings of all rulings. */
  answer(input: Input, readings: Readings): Answer;
  /** What people quarrel about: a reading matters when it changes this. JSON-safe. */
  decision(answer: Answer): unknown;
}

/** The clauses that apply, each once, in the order given. */
export const applying = <Clause extends string>(...clauses: readonly (Clause | false | null)[]): readonly Clause[] => [
  ...new Set(clauses.filter((clause): clause is Clause => clause !== false && clause !== null)),
];

/**
 * Puts the checkers of a game together, from its table of rulings: the readings that matter are found by asking again under
 * each. The game must have a clause `ruling.<name>` for every ruling.
 */
export const checkerMaker =
  <Id extends string, Clause extends string, Name extends string, Readings>(table: RulingTable<Name, Readings>) =>
  <Input extends CheckerInput<Name>, Answer extends CheckerAnswer<Clause>>(
    parts: CheckerParts<Id, Name, Readings, Input, Answer>,
  ): Checker<Id, Name, Input, Answer> => {
    type Rulings = Partial<Record<Name, string>>;
    const chosenBy = (input: Input, rulings: Rulings): Readings => table.complete({ ...input.rulings, ...rulings });
    const answerUnder = (input: Input, rulings: Rulings): Answer => parts.answer(input, chosenBy(input, rulings));
    const decided = (answer: Answer): string => JSON.stringify(parts.decision(answer));

    /** The rulings at another reading than the default. */
    const notDefault = (input: Input, rulings: Rulings): readonly Name[] => {
      const named = table.named(chosenBy(input, rulings));
      return parts.rulings.filter((name) => Object.hasOwn(named, name));
    };

    /** Names the rulings whose chosen reading has made a difference. */
    const judge = (input: Input, rulings: Rulings = {}): Answer => {
      const answer = answerUnder(input, rulings);
      const made = notDefault(input, rulings).filter((name) => {
        const standard = { ...rulings, [name]: table.defaultOf(name) };
        return decided(answerUnder(input, standard)) !== decided(answer);
      });
      return { ...answer, clauses: applying(...answer.clauses, ...made.map((name) => `ruling.${name}` as Clause)) };
    };

    const readings = (input: Input): readonly ReadingAnswer<Answer, Name>[] => {
      const now = decided(answerUnder(input, {}));
      const chosen = table.complete(input.rulings) as Readonly<Record<string, string>>;
      return parts.rulings
        .flatMap((ruling) => table.readingsOf(ruling).map((reading) => ({ ruling, reading })))
        .filter(({ ruling, reading }) => chosen[ruling] !== reading)
        .map(({ ruling, reading }) => ({
          ruling,
          reading,
          answer: judge(input, { [ruling]: reading } as unknown as Rulings),
        }))
        .filter(({ answer }) => decided(answer) !== now);
    };

    const { id, rulings, example, input } = parts;
    return { ...asks(id, rulings, input), example, judge, readings };
  };
