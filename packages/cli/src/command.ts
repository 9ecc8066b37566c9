import type { Lang, Problem, Result, Text } from '@portolan/core';
import type { Games } from './entry.ts';
import type { Io } from './io.ts';

/** A mistake in what was typed, and in which of the inputs it stands: `--position`, a file's text, or the line itself. */
export interface InputProblem extends Problem {
  readonly input?: string;
  /** For positions that cannot be: the clause that says so. */
  readonly clause?: string;
  /** The sentence, where the game has words for it; made only for those that are printed. */
  readonly message?: () => string;
  /** The name that was perhaps meant, where not all that are known are listed. */
  readonly near?: string | undefined;
}

/** What a command found: an exit code, and both forms of the output. */
export interface Output {
  /** 0: legal or done; 1: illegal. */
  readonly exit: 0 | 1;
  /** Everything was printed on the way. */
  readonly printed?: true;
  readonly json: unknown;
  /** Lines for people. */
  readonly text: () => readonly string[];
}

/** An answer, or what is wrong with the input. */
export type Reply = Result<Output, readonly InputProblem[]>;

/** An option with a value, or a switch. */
export interface OptionSpec {
  readonly about: Text;
  /** The letter or words that stand for the value in the help; a switch has none. */
  readonly value?: string;
  /** A letter that stands for it. */
  readonly short?: string;
  readonly required?: boolean;
  /** It may be given several times. */
  readonly multiple?: boolean;
}

/** Lines of help, or which word names nothing. */
export type Help = Result<readonly string[], readonly InputProblem[]>;

/** A word after the command, in its place. */
export interface ArgumentSpec {
  readonly name: string;
  readonly optional?: boolean;
}

/** What a command is given. */
export interface Context {
  readonly io: Io;
  readonly lang: Lang;
  readonly games: Games;
  /** Words by name. */
  readonly args: Readonly<Record<string, string | undefined>>;
  /** Values of options by name, in the order given; a switch that is set has one empty text. */
  readonly options: Readonly<Record<string, readonly string[] | undefined>>;
}

/** A subcommand. */
export interface Command {
  readonly about: Text;
  readonly args: readonly ArgumentSpec[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** A line to try with a game. */
  readonly example: (game: string) => string;
  readonly run: (context: Context) => Reply | Promise<Reply>;
  /** More help on what the words after the command name; nothing where they name nothing. */
  readonly helpOn?: (words: readonly string[], games: Games, lang: Lang) => Promise<Help>;
}

/** A reply that lists problems. */
export const refuse = (...problems: readonly InputProblem[]): { ok: false; problems: readonly InputProblem[] } => ({
  ok: false,
  problems,
});

/** A reply that lists problems, however many. */
export const refuseAll = (problems: readonly InputProblem[]): ReturnType<typeof refuse> => ({ ok: false, problems });

/** A reply that went well. */
export const done = (json: unknown, text: () => readonly string[], exit: 0 | 1 = 0): Reply => ({
  ok: true,
  value: { exit, json, text },
});

/** The last value of an option, if it was given. */
export const optionValue = ({ options }: Context, name: string): string | undefined => options[name]?.at(-1);

/** Whether a switch was set. */
export const isSet = ({ options }: Context, name: string): boolean => options[name] !== undefined;
