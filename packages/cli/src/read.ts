import type { Problem, Result } from '@portolan/core';
import { isObject, typedInteger } from '@portolan/core/readers';
import { type Context, type InputProblem, isSet, optionValue, refuse, refuseAll } from './command.ts';
import { atTable, type GameEntry, gameId } from './entry.ts';
import { readInput, readInputs } from './input.ts';
import { seatName } from './numbers.ts';

type Read<Value> = Result<Value, readonly InputProblem[]>;

/** The game that the line names, the only one that is loaded. */
export const readGame = async ({ games, args }: Context): Promise<Read<GameEntry>> => {
  const found = args.game ?? '';
  const id = gameId(games, found);
  if (id !== undefined) return { ok: true, value: await games[id]!() };
  return refuse({ path: 'game', code: 'unknown-game', facts: { found, known: Object.keys(games) } });
};

/** Marks problems of a game as standing in the value of an option. */
export const inside = (option: string, problems: readonly Problem[]): InputProblem[] =>
  problems.map((problem) => ({ ...problem, input: `--${option}` }));

/** Marks problems of a table as standing in an option, or on the line itself; those of a box that `--edition` brought stand there. */
export const insideTable = (
  context: Context,
  option: string | undefined,
  problems: readonly Problem[],
): InputProblem[] =>
  problems.map((problem) => {
    const ruling = /^rulings\.([^.[]+)$/.exec(problem.path)?.[1];
    if (ruling !== undefined && isTyped(context, ruling)) return { ...problem, path: ruling, input: '--rulings' };
    const box = isSet(context, 'edition') ? /^(?:start\.)?edition(?:\.|$|(?=\[))/.exec(problem.path) : null;
    if (box) return { ...problem, path: problem.path.slice(box[0].length), input: '--edition' };
    return option === undefined ? problem : { ...problem, input: `--${option}` };
  });

/** Whether `--rulings` names a ruling. */
const isTyped = ({ options }: Context, ruling: string): boolean =>
  (options.rulings ?? []).some((list) => list.split(',').some((pair) => pair.trim().startsWith(`${ruling}=`)));

/** A table as typed (`json`), and as the engine holds it. */
export interface TypedTable {
  readonly json: unknown;
  readonly state: unknown;
}

/** The position of `--position`, under the rulings of `--rulings`: well formed and possible. */
export const readPosition = (context: Context, entry: GameEntry): Read<TypedTable> => {
  const table = readTable(context, entry);
  const impossible = table.ok ? impossibilities(entry, table.value, context) : [];
  return impossible.length > 0 ? refuseAll(impossible) : table;
};

/**
 * A position to judge moves in: possible under the rulings of the line, or under its own.
 * A table that plays by one reading may ask what another would make of its move.
 */
export const readPositionToJudge = (context: Context, entry: GameEntry): Read<TypedTable> => {
  const strict = readPosition(context, entry);
  if (strict.ok || !isSet(context, 'rulings')) return strict;
  const own = readPosition({ ...context, options: { ...context.options, rulings: undefined } }, entry);
  return own.ok ? readTable(context, entry) : strict;
};

/** A position as it is entered, whether it can occur or not. */
export const readTable = (context: Context, { game }: GameEntry): Read<TypedTable> => {
  const read = together({
    rulings: readRulings(context),
    edition: readEdition(context),
    json: readInput(context, 'position', optionValue(context, 'position') ?? ''),
  });
  if (!read.ok) return read;
  const { rulings, edition, json } = read.value;
  const typed = withEdition(withRulings(unwrapped(json), rulings), edition);
  const other = isObject(typed) && typeof typed.game === 'string' && typed.game !== game.id ? typed.game : undefined;
  // Whatever else is wrong with it comes from that.
  if (other !== undefined)
    return refuse({
      path: 'game',
      code: 'wrong-game',
      input: '--position',
      facts: { found: other, expected: game.id },
    });
  const parsed = game.parsePosition(typed);
  if (!parsed.ok) return refuseAll(insideTable(context, 'position', parsed.problems));
  return { ok: true, value: { json: typed, state: parsed.value } };
};

/**
 * The position in what `apply --json` and `replay --json` print, so that one line can be piped into the next; of all that a seat has
 * seen (`--seat`) the last.
 */
const unwrapped = (json: unknown): unknown => {
  const last = Array.isArray(json) ? (json.at(-1) as unknown) : json;
  if (!isObject(last) || !isObject(last.position)) return json;
  const isPrinted = Array.isArray(json) ? 'index' in last : Array.isArray(last.events) || last.legal === true;
  return isPrinted ? last.position : json;
};

/** Why a position cannot be, by clause. */
const impossibilities = (entry: GameEntry, { json, state }: TypedTable, { lang }: Context): InputProblem[] => {
  const { game, rules } = atTable(entry, state);
  return game.validate(state, json as object).map((violation) => ({
    path: violation.paths[0] ?? '',
    code: violation.reason,
    input: '--position',
    clause: violation.clause,
    message: () => rules.violation(violation, lang),
  }));
};

/** What a line says in several places, by name; or all that is wrong in any of them. */
export const together = <Values extends Readonly<Record<string, unknown>>>(
  reads: {
    readonly [Name in keyof Values]: Read<Values[Name]>;
  },
): Read<Values> => {
  const all = Object.entries<Read<unknown>>(reads);
  const problems = all.flatMap(([, read]) => (read.ok ? [] : read.problems));
  if (problems.length > 0) return refuseAll(problems);
  return { ok: true, value: Object.fromEntries(all.map(([name, read]) => [name, read.ok && read.value])) as Values };
};

/** A position with some rulings set, whatever else it holds. Anything but an object stays as it is. */
export const withRulings = (json: unknown, rulings: Readonly<Record<string, string>>): unknown => {
  if (typeof json !== 'object' || json === null || Array.isArray(json) || Object.keys(rulings).length === 0)
    return json;
  const own = (json as { rulings?: unknown }).rulings;
  // Rulings that are no object are left for the game to refuse.
  if (own !== undefined && (typeof own !== 'object' || own === null || Array.isArray(own))) return json;
  return { ...json, rulings: { ...own, ...rulings } };
};

/** The box of `--edition`, for the game to read; undefined if the line brings none. */
export const readEdition = (context: Context): Read<unknown> => {
  const text = optionValue(context, 'edition');
  return text === undefined ? { ok: true, value: undefined } : readInput(context, 'edition', text);
};

/** A position or a log with its box set, whatever else it holds. Anything but an object stays as it is. */
export const withEdition = (json: unknown, edition: unknown): unknown =>
  edition === undefined || typeof json !== 'object' || json === null || Array.isArray(json)
    ? json
    : { ...json, edition };

/** `--rulings name=reading,…`, which the game judges. */
export const readRulings = (context: Context): Read<Readonly<Record<string, string>>> => {
  const pairs = (context.options.rulings ?? [])
    .flatMap((list) => list.split(','))
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '');
  const wrong = pairs.filter((pair) => !/^[^=]+=[^=]+$/.test(pair));
  if (wrong.length > 0) {
    return refuse(...wrong.map((found) => ({ path: '--rulings', code: 'not-a-pair', facts: { found } })));
  }
  const chosen = new Map<string, string>();
  for (const pair of pairs) {
    const [name, reading] = pair.split('=') as [string, string];
    const before = chosen.get(name) ?? reading;
    if (before !== reading)
      return refuse({ path: name, code: 'ruling-twice', input: '--rulings', facts: { found: [before, reading] } });
    chosen.set(name, reading);
  }
  return { ok: true, value: Object.fromEntries(chosen) };
};

/** The actions of `--action`, given one by one, as a list, or both. */
const readActions = (context: Context, { game }: GameEntry, state: unknown): Read<readonly unknown[]> => {
  const inputs = readInputs(context, 'action');
  if (!inputs.ok) return inputs;
  const items = inputs.value.flatMap((json) =>
    Array.isArray(json) ? json.map((one, i) => ({ json: one as unknown, path: `[${i}]` })) : [{ json, path: '' }],
  );
  if (items.length === 0) return refuse({ path: '', code: 'no-action', input: '--action' });
  const parsed = items.map(({ json, path }) => ({ path, result: game.parseAction(json, state) }));
  const problems = parsed.flatMap(({ path, result }) =>
    result.ok ? [] : inside('action', result.problems).map((one) => ({ ...one, path: at(path, one.path) })),
  );
  if (problems.length > 0) return refuseAll(problems);
  return { ok: true, value: parsed.flatMap(({ result }) => (result.ok ? [result.value as unknown] : [])) };
};

/** A position and the actions of `--action` in it; where there is no position to read them in, whether they are JSON at all. */
export const readMoves = (
  context: Context,
  entry: GameEntry,
  table: Read<TypedTable>,
): Read<{ readonly table: TypedTable; readonly actions: readonly unknown[] }> =>
  together({
    table,
    actions: table.ok ? readActions(context, entry, table.value.state) : readInputs(context, 'action'),
  });

const at = (outer: string, inner: string): string =>
  outer === '' || inner === '' || inner.startsWith('[') ? outer + inner : `${outer}.${inner}`;

/** The bounds of a whole number, and what stands when it is not given. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly standard: number;
}

/** Seats have a letter each; whether one is at a table only the table says. */
export const MOST_SEATS = 26;

/** The seats of a table of so many, by their letters. */
export const seatNames = (seats: number): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => seatName(seat));

/**
 * A seat at a table of so many, by its number from 0 or by its letter; `standard` where the line names none, `named` the seats
 * that may be meant where it names something else.
 */
export const readSeat = (context: Context, seats: number, standard: number, named = seats): Read<number> => {
  const text = optionValue(context, 'seat');
  if (text === undefined) return { ok: true, value: standard };
  const value = /^[a-z]$/i.test(text) ? text.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0) : typedInteger(text);
  if (value !== undefined && value >= 0 && value < seats) return { ok: true, value };
  return refuse({ path: '--seat', code: 'unknown-seat', facts: { found: text, known: seatNames(named) } });
};

/** A whole number of an option. */
export const readInteger = (context: Context, option: string, { min, max, standard }: Bounds): Read<number> => {
  const text = optionValue(context, option);
  if (text === undefined) return { ok: true, value: standard };
  const path = `--${option}`;
  const value = typedInteger(text);
  if (value === undefined) return refuse({ path, code: 'not-an-integer', facts: { found: text } });
  if (value < min || value > max) return refuse({ path, code: 'out-of-range', facts: { found: text, min, max } });
  return { ok: true, value };
};

/** Pairs of options of which a line can have only one. */
export const notTogether = (context: Context, pairs: readonly (readonly [string, string])[]): Read<undefined> => {
  const both = pairs.filter((pair) => pair.every((name) => isSet(context, name)));
  if (both.length === 0) return { ok: true, value: undefined };
  return refuseAll(
    both.map(([one, other]) => ({ path: `--${one}`, code: 'not-together', facts: { found: `--${other}` } })),
  );
};
