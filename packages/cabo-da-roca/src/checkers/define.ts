import type { Result } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import { completeReadings, defaultOf, type Readings, type RulingName, type Rulings, readingsOf } from '../readings.ts';
import type { Checker, CheckerAnswer, CheckerId, CheckerInput, ReadingAnswer } from './types.ts';

/** What a checker is made of. */
export interface CheckerParts<Input extends CheckerInput, Answer extends CheckerAnswer> {
  readonly id: CheckerId;
  readonly rulings: readonly RulingName[];
  readonly example: Input;
  parse(json: unknown): Result<Input>;
  /** The answer under readings of all rulings. */
  answer(input: Input, readings: Readings): Answer;
  /** What people quarrel about: a reading matters when it changes this. JSON-safe. */
  decision(answer: Answer): unknown;
}

/** Puts a checker together: the readings that matter are found by asking again under each. */
export const defineChecker = <Input extends CheckerInput, Answer extends CheckerAnswer>(
  parts: CheckerParts<Input, Answer>,
): Checker<Input, Answer> => {
  const decided = (answer: Answer): string => JSON.stringify(parts.decision(answer));

  const answerUnder = (input: Input, rulings: Rulings): Answer =>
    parts.answer(input, completeReadings({ ...input.rulings, ...rulings }));

  /** Names the rulings whose chosen reading has made a difference. */
  const judge = (input: Input, rulings: Rulings = {}): Answer => {
    const answer = answerUnder(input, rulings);
    const chosen = completeReadings({ ...input.rulings, ...rulings });
    const made = parts.rulings.filter((name) => {
      const standard = defaultOf(name);
      return (
        chosen[name] !== standard && decided(answerUnder(input, { ...rulings, [name]: standard })) !== decided(answer)
      );
    });
    return { ...answer, clauses: explain(...answer.clauses, ...made.map((name): Clause => `ruling.${name}`)) };
  };

  const readings = (input: Input): readonly ReadingAnswer<Answer>[] => {
    const chosen = completeReadings(input.rulings);
    const now = decided(answerUnder(input, {}));
    return parts.rulings
      .flatMap((ruling) => readingsOf(ruling).map((reading) => ({ ruling, reading })))
      .filter(({ ruling, reading }) => chosen[ruling] !== reading)
      .map(({ ruling, reading }) => ({ ruling, reading, answer: judge(input, { [ruling]: reading }) }))
      .filter(({ answer }) => decided(answer) !== now);
  };

  const { id, rulings, example, parse } = parts;
  return { id, rulings, example, parse, judge, readings };
};

/** The clauses that apply, each once, in the order given. */
export const explain = (...clauses: readonly (Clause | false | null)[]): readonly Clause[] => [
  ...new Set(clauses.filter((clause): clause is Clause => clause !== false && clause !== null)),
];
