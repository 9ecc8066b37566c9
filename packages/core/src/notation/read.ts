import type { Game, Kind } from '../game.ts';
import { type Log, parseLog, startOf } from '../log.ts';
import { isObject } from '../readers.ts';
import { allBad, MOST_PROBLEMS, ok, type Problem, type Result } from '../result.ts';
import type { ReadLine, Written } from './grammar.ts';
import type { Notation } from './notation.ts';
import { type Item, itemsOf, placeOf, type Tag, unquoted } from './text.ts';

const tagNames = ['game', 'rules', 'title', 'seats', 'A', 'edition', 'ruling', 'variant', 'start'];

/** Whether a text looks like a game in notation rather than JSON: it begins with a tag. */
export const isNotation = (text: string): boolean => /^\uFEFF?\s*\[[ \t]*[A-Za-z]+[ \t]/.test(text);

/** The id of the game that a text names; undefined if it names none. */
export const gameOfNotation = (text: string): string | undefined =>
  /^\uFEFF?(?:.*\n)*?[ \t]*\[[ \t]*game[ \t]+"?([^\s\]"]+)/.exec(text)?.[1];

type Field = Readonly<{ name: string; value: unknown }>;

/** A value that may stand bare, as a JSON string, or as JSON in braces. */
const jsonOrText = (text: string): unknown => {
  if (text.startsWith('"')) return unquoted(text) ?? text;
  if (!text.startsWith('{')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const numberOf = (text: string): unknown => (/^\d{1,9}$/.test(text) ? Number(text) : text);

/** The fields of a log by path, each from its tag; of a tag that says nothing known, a problem. */
const fieldOf = ({ name, value, line, column }: Tag): Field | Problem => {
  const problem = (code: string, facts: Problem['facts'] = {}): Problem => ({
    path: placeOf(line, column),
    code,
    facts,
  });
  if (/^[A-Z]$/.test(name)) return { name: `names[${name.charCodeAt(0) - 65}]`, value: jsonOrText(value) };
  const [key = '', word = ''] = value.split(/[ \t]+/);
  switch (name) {
    case 'game':
    case 'title':
      return { name, value: jsonOrText(value) };
    case 'seats':
      return { name, value: numberOf(value) };
    case 'rules':
      return { name: 'rulesVersion', value: numberOf(value) };
    case 'edition':
    case 'start': {
      const read = jsonOrText(value);
      return read === undefined ? problem('not-json') : { name, value: read };
    }
    case 'ruling':
      return { name: `rulings.${key}`, value: word };
    case 'variant':
      return word === '+' || word === '-'
        ? { name: `variants.${key}`, value: word === '+' }
        : problem('wrong-word', { found: word, expected: ['+', '-'], form: `[variant ${key} +]` });
    default:
      return problem('unknown-tag', { found: name, expected: tagNames });
  }
};

interface Header {
  readonly log: Readonly<Record<string, unknown>>;
  readonly places: Readonly<Record<string, string>>;
  readonly problems: readonly Problem[];
}

const headerOf = (items: readonly Item[]): Header => {
  const log: Record<string, unknown> = { version: 1, actions: [] };
  const places: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const item of items) {
    if (item.kind !== 'tag') continue;
    const field = fieldOf(item.tag);
    const place = placeOf(item.tag.line, item.tag.column);
    if ('code' in field) problems.push(field);
    else if (Object.hasOwn(places, field.name))
      problems.push({ path: place, code: 'tag-twice', facts: { found: item.tag.name } });
    else {
      places[field.name] = place;
      put(log, field);
    }
  }
  return { log, places, problems };
};

/** Puts a value at a path of at most two steps: `rulings.tie`, `names[1]`. */
const put = (log: Record<string, unknown>, { name, value }: Field): void => {
  const [, group, key, index] = /^(\w+)(?:\.(.*)|\[(\d+)\])?$/s.exec(name)!;
  if (key !== undefined) log[group!] = { ...(log[group!] as object), [key]: value };
  else if (index !== undefined) {
    const list = [...((log[group!] as unknown[] | undefined) ?? [])];
    while (list.length < Number(index)) list.push(undefined);
    list[Number(index)] = value;
    log[group!] = list;
  } else log[name] = value;
};

/** The name that is the longest beginning of a path, or that begins with it. */
const nearest = (names: readonly string[], path: string): string | undefined => {
  const begins = (whole: string, part: string): boolean =>
    whole === part || (/^[.[]/.test(whole.slice(part.length)) && whole.startsWith(part));
  const around = names.filter((name) => begins(path, name)).sort((a, b) => b.length - a.length);
  return around[0] ?? names.find((name) => begins(name, path));
};

/** A problem of the header at its tag; what lies deeper in the tag is named. */
const placed = (places: Readonly<Record<string, string>>, problem: Problem): Problem => {
  const tag = nearest(Object.keys(places), problem.path) ?? 'game';
  const isDeeper = problem.path.length > tag.length;
  return { ...problem, path: places[tag]!, facts: { ...problem.facts, ...(isDeeper ? { within: problem.path } : {}) } };
};

/** Where in a word a path leads: into the list that it holds. */
const columnIn = (columns: Readonly<Record<string, Written>>, path: string, otherwise: number): number => {
  const field = nearest(Object.keys(columns), path);
  if (field === undefined) return otherwise;
  const { text, column } = columns[field]!;
  const index = Number(/^\[(\d+)\]/.exec(path.slice(field.length))?.[1] ?? 0);
  const before = text.split(',').slice(0, index);
  return column + before.reduce((sum, one) => sum + one.length + 1, 0);
};

/** A header with another box, of its first position too. */
const inBox = (log: Header['log'], { edition }: Pick<Log, 'edition'>): Header['log'] =>
  edition === undefined
    ? log
    : { ...log, edition, ...(isObject(log.start) ? { start: { ...log.start, edition } } : {}) };

const refused = (line: number, { code, column, found, expected, form }: Extract<ReadLine, { ok: false }>): Problem => ({
  path: placeOf(line, column),
  code,
  facts: {
    ...(found === undefined ? {} : { found }),
    ...(expected === undefined ? {} : { expected }),
    ...(form === undefined ? {} : { form }),
  },
});

/**
 * Reads a game in notation: problems have the place in the text as their path, `12:5` for line 12, column 5. What a line
 * names is judged by the game, in the box given if there is one; whether an action is legal is for `replay` to say.
 *
 * @example
 * ```ts
 * import { borneo } from '@portolan/borneo';
 * import { notation } from '@portolan/borneo/notation';
 * import { readNotation } from '@portolan/core/notation';
 *
 * const read = readNotation(borneo, notation, '[game borneo]\n[seats 4]\n* + A ?\n* + B RRB/Q:v');
 * read.ok || read.problems[0]; // -> { path: '4:7', code: 'unknown-face', facts: { found: 'RRB/Q:v', form: '* + A RRB/G:v' } }
 * ```
 */
export const readNotation = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  notation: Notation<Action, State>,
  text: string,
  given: Pick<Log, 'edition'> = {},
): Result<Log<Action>> => {
  const { items, problems: found } = itemsOf(text);
  const head = headerOf(items);
  const problems: Problem[] = [...head.problems];
  for (const name of ['game', 'seats'])
    if (!Object.hasOwn(head.places, name))
      problems.push({
        path: placeOf(1, 1),
        code: 'missing-tag',
        facts: { expected: `[${name} ${name === 'game' ? game.id : game.seats.max}]` },
      });
  if (problems.length > 0) return allBad(problems);
  const begun = parseLog(game, inBox(head.log, given));
  if (!begun.ok) return allBad(begun.problems.map((one) => placed(head.places, one)));
  const start = startOf(game, begun.value);
  if (!start.ok) return allBad(start.problems.map((one) => placed(head.places, one)));
  const actions: Action[] = [];
  const comments: Record<string, string> = {};
  for (const item of items) {
    if (problems.length >= MOST_PROBLEMS) break;
    if (item.kind === 'remark') {
      const before = comments[actions.length];
      comments[actions.length] = before === undefined ? item.text : `${before}\n${item.text}`;
    }
    if (item.kind !== 'line') continue;
    const read = notation.read(item.words);
    if (!read.ok) {
      problems.push(refused(item.line, read));
      continue;
    }
    const action = game.parseAction(read.action, start.value);
    if (action.ok) actions.push(action.value);
    else
      problems.push(
        ...action.problems.map((one) => ({
          ...one,
          path: placeOf(item.line, columnIn(read.columns, one.path, item.words[0]!.column)),
          facts: { ...one.facts, form: read.form },
        })),
      );
  }
  problems.push(...found);
  if (problems.length > 0) return allBad(problems);
  const log = { ...begun.value, actions };
  return Object.keys(comments).length > 0 ? parseLog(game, { ...log, comments }) : ok(log);
};
