import type { Result } from '@portolan/core';
import { type Context, type InputProblem, refuse, refuseAll } from './command.ts';
import { isTooDeep, parseJson } from './json.ts';

/** JSON that was read, or what is wrong with it. */
export type Input = Result<unknown, readonly InputProblem[]>;

/** Reads the value of an option: JSON on the line itself, `-` for the standard input, else the name of a file. */
export const readInput = (context: Context, option: string, value: string): Input => {
  const text = textOf(context, option, value);
  if (!text.ok) return text;
  if (text.value.trim() === '') return refuse({ path: '', code: 'empty-input', input: `--${option}` });
  const parsed = parseJson(text.value);
  if (parsed.ok) {
    return isTooDeep(parsed.value) ? refuse({ path: '', code: 'too-deep', input: `--${option}` }) : parsed;
  }
  const { line, column, cut } = parsed.place;
  return refuse({ path: '', code: cut ? 'cut-json' : 'not-json', input: `--${option}`, facts: { line, column } });
};

/** Reads every value of an option, one after the other. */
export const readInputs = (context: Context, option: string): Result<readonly unknown[], readonly InputProblem[]> => {
  const read = (context.options[option] ?? []).map((value) => readInput(context, option, value));
  const problems = read.flatMap((one) => (one.ok ? [] : one.problems));
  return problems.length > 0
    ? refuseAll(problems)
    : { ok: true, value: read.flatMap((one) => (one.ok ? [one.value] : [])) };
};

/** The text of an option: on the line itself where it begins with a bracket, `-` for the standard input, else a file. */
export const textOf = (context: Context, option: string, value: string): Result<string, readonly InputProblem[]> => {
  if (/^\s*[[{]/.test(value)) return { ok: true, value };
  if (value === '-' && dashes(context) > 1) return refuse({ path: `--${option}`, code: 'stdin-twice' });
  try {
    return { ok: true, value: value === '-' ? context.io.stdin() : context.io.readFile(value) };
  } catch (error) {
    // `null`, `3` or `"text"` is JSON of the wrong kind rather than the name of a file.
    if (parseJson(value).ok) return { ok: true, value };
    const code = (error as { code?: string }).code === 'ENOENT' ? 'missing-file' : 'unreadable-file';
    return refuse({ path: `--${option}`, code, facts: { found: value } });
  }
};

const dashes = ({ options }: Context): number =>
  Object.values(options)
    .flatMap((values) => values ?? [])
    .filter((value) => value === '-').length;
