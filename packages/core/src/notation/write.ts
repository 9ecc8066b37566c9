import type { Game, Kind } from '../game.ts';
import { type Log, parseLog, replay } from '../log.ts';
import { ok, type Result } from '../result.ts';
import type { Notation } from './notation.ts';
import { tokens } from './tokens.ts';

/** A text on one line: as it is, or as a JSON string where it would be read otherwise. */
const bare = (text: string, ends: RegExp): string =>
  text === '' || text !== text.trim() || /^["{[]|[\n\r\u2028\u2029]/.test(text) || ends.test(text)
    ? JSON.stringify(text)
    : text;

const tag = (name: string, value: string): string => `[${name} ${value}]`;

const known = (value: unknown): string => (typeof value === 'string' ? bare(value, /\]/) : JSON.stringify(value));

const headOf = (log: Log): readonly string[] => [
  tag('game', log.game),
  ...(log.rulesVersion === undefined ? [] : [tag('rules', String(log.rulesVersion))]),
  ...(log.title === undefined ? [] : [tag('title', known(log.title))]),
  tag('seats', String(log.seats)),
  ...(log.names ?? []).map((name, seat) => tag(tokens.seat.write(seat), known(name))),
  ...(log.edition === undefined ? [] : [tag('edition', known(log.edition))]),
  ...Object.entries(log.rulings ?? {}).map(([name, reading]) => tag('ruling', `${name} ${reading}`)),
  ...Object.entries(log.variants ?? {}).map(([name, isPlayed]) => tag('variant', `${name} ${isPlayed ? '+' : '-'}`)),
  ...(log.start === undefined ? [] : [tag('start', JSON.stringify(log.start))]),
];

/** The actions with which a turn begins: it is another seat's than before. An illegal action ends the search. */
const turnsOf = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  { turnOf }: Notation<Action, State>,
  log: Log<Action>,
): ReadonlySet<number> => {
  const begin = new Set<number>();
  let last = -1;
  if (turnOf === undefined) return begin;
  replay(game, log, (_action, state, index) => {
    const seat = turnOf(state);
    if (seat < 0 || seat === last) return;
    last = seat;
    begin.add(index);
  });
  return begin;
};

/**
 * A log in the notation of its game: a header, then an action a line; each turn is numbered, as chess has it.
 * `readNotation` gives the log back. A malformed log is a problem; one that holds an illegal action is written all the same.
 */
export const writeNotation = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  notation: Notation<Action, State>,
  json: unknown,
): Result<string> => {
  const read = parseLog(game, json);
  if (!read.ok) return read;
  const log = read.value;
  const begin = turnsOf(game, notation, log);
  const remark = (index: number): readonly string[] => {
    const text = log.comments?.[index];
    return text === undefined ? [] : [`{${bare(text, /\}/)}}`];
  };
  let turn = 0;
  const actions = log.actions.flatMap((action, index) => {
    const line = [notation.write(action), ...remark(index + 1)].join(' ');
    return begin.has(index) ? ['', `${++turn}. ${line}`] : [line];
  });
  return ok(`${[...headOf(log), ...remark(0), ...(actions[0] === '' ? [] : ['']), ...actions].join('\n')}\n`);
};
