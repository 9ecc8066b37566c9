import { parseArgs } from 'node:util';
import type { Result } from '@portolan/core';
import { type ArgumentSpec, type Command, type InputProblem, type OptionSpec, refuseAll } from './command.ts';

/** Options of every command. */
export const commonOptions: Readonly<Record<string, OptionSpec>> = {
  lang: {
    value: 'fr|en',
    about: {
      fr: 'langue des phrases (par défaut celle du système)',
      en: 'language of the sentences (default: the system’s)',
    },
  },
  json: { about: { fr: 'sortie pour une machine', en: 'output for a machine' } },
  help: { short: 'h', about: { fr: 'cette aide', en: 'this help' } },
  version: { short: 'v', about: { fr: 'la version de portolan', en: 'the version of portolan' } },
};

/** The words and options of a line, by name. */
export interface Line {
  readonly args: Readonly<Record<string, string | undefined>>;
  readonly options: Readonly<Record<string, readonly string[] | undefined>>;
}

interface Word {
  readonly value: string;
  /** Its place on the line. */
  readonly index: number;
}

interface Token {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
}

/** The words and the options of a line, unjudged. */
export const tokensOf = (
  argv: readonly string[],
  options: Readonly<Record<string, OptionSpec>>,
): { readonly words: readonly Word[]; readonly given: readonly Token[] } => {
  const types = Object.entries(options).map(
    ([name, { value, short }]) =>
      [name, { type: value ? ('string' as const) : ('boolean' as const), ...(short ? { short } : {}) }] as const,
  );
  const { tokens } = parseArgs({
    args: [...forgottenValues(argv, options)],
    options: Object.fromEntries(types),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  return {
    words: tokens.flatMap((token) => (token.kind === 'positional' ? [token] : [])),
    given: tokens.flatMap((token) => (token.kind === 'option' ? [token] : [])),
  };
};

/** A following option is not the value that was forgotten; `-` alone is the standard input. */
const forgottenValues = (argv: readonly string[], options: Readonly<Record<string, OptionSpec>>): readonly string[] =>
  argv.map((word, i) => {
    const takesValue = word.startsWith('--') && options[word.slice(2)]?.value !== undefined;
    return takesValue && argv[i + 1]?.startsWith('--') ? `${word}=` : word;
  });

/** Reads a line by the options and words that a command knows: every mistake is found. */
export const readLine = (command: Command, argv: readonly string[]): Result<Line, readonly InputProblem[]> => {
  const known = { ...command.options, ...commonOptions };
  const { words, given } = tokensOf(argv, known);
  const problems = [
    ...given.flatMap((token) => tokenProblems(token, known)),
    ...repeated(given, known),
    ...missing(given, known),
    // The value of an option that does not exist would look like a word.
    ...(given.every(({ name }) => Object.hasOwn(known, name)) ? wordProblems(words, command.args) : []),
  ];
  if (problems.length > 0) return refuseAll(problems);
  const args = Object.fromEntries(command.args.map(({ name }, i) => [name, words[i]?.value]));
  const names = [...new Set(given.map(({ name }) => name))];
  const valuesOf = (wanted: string): string[] =>
    given.filter(({ name }) => name === wanted).map(({ value }) => value ?? '');
  const options = names.map((name) => [name, valuesOf(name)]);
  return { ok: true, value: { args, options: Object.fromEntries(options) } };
};

/** What is wrong with an option by itself. */
export const tokenProblems = (
  { name, rawName, value }: Token,
  known: Readonly<Record<string, OptionSpec>>,
): InputProblem[] => {
  const spec = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!spec) {
    return [{ path: rawName, code: 'unknown-option', facts: { known: Object.keys(known).map((one) => `--${one}`) } }];
  }
  if (!spec.value)
    return value === undefined ? [] : [{ path: rawName, code: 'needless-value', facts: { found: value } }];
  return value === undefined || value === ''
    ? [{ path: rawName, code: 'missing-value', facts: { expected: spec.value } }]
    : [];
};

const repeated = (given: readonly Token[], known: Readonly<Record<string, OptionSpec>>): InputProblem[] => {
  const names = given.map(({ name }) => name).filter((name) => Object.hasOwn(known, name) && !known[name]!.multiple);
  const twice = names.filter((name, i) => names.indexOf(name) !== i);
  return [...new Set(twice)].map((name) => ({ path: `--${name}`, code: 'option-twice' }));
};

const missing = (given: readonly Token[], known: Readonly<Record<string, OptionSpec>>): InputProblem[] =>
  Object.entries(known)
    .filter(([name, { required }]) => required && !given.some((token) => token.name === name))
    .map(([name, { value }]) => ({ path: `--${name}`, code: 'missing-option', facts: { expected: value } }));

const wordProblems = (words: readonly Word[], args: readonly ArgumentSpec[]): InputProblem[] => [
  ...args
    .slice(words.length)
    .filter(({ optional }) => !optional)
    .map(({ name }) => ({ path: name, code: 'missing-word' })),
  ...words.slice(args.length).map(({ value }) => ({ path: value, code: 'needless-word' })),
];
