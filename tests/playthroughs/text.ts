import type { AnyGame, Kind, Log } from '@portolan/core';
import { startOf } from '@portolan/core';

type Fields = Readonly<Record<string, unknown>>;

const value = (item: unknown): string => {
  if (Array.isArray(item)) return `[${item.map(value).join(' ')}]`;
  if (typeof item !== 'object' || item === null) return String(item);
  return `{${Object.entries(item)
    .map(([key, part]) => `${key} ${value(part)}`)
    .join(', ')}}`;
};

/** The fields of an action or an event in their order, without those told before the line. */
const fields = (item: Fields, told: readonly string[]): string =>
  Object.entries(item)
    .filter(([key]) => !told.includes(key))
    .map(([key, part]) => `${key} ${value(part)}`)
    .join(', ');

const cited = (text: string, clauses: readonly string[]): string => `${text.trimEnd()}  <${clauses.join(' ')}>`;

const actionLine = (index: number, action: Fields, by: readonly string[]): string => {
  const who = 'seat' in action ? `seat ${action.seat}` : 'nature';
  return cited(`${String(index).padStart(3)}  ${who}: ${action.kind} ${fields(action, ['kind', 'seat'])}`, by);
};

const eventLine = (event: Fields): string =>
  cited(`       ${event.kind} ${fields(event, ['kind', 'clause'])}`, [String(event.clause)]);

const scoreLine = (game: AnyGame, state: unknown): string =>
  game
    .scores(state)
    .map(
      ({ seat, total, parts }) =>
        `seat ${seat}: ${total} (${parts.map((part) => `${part.clause} ${part.points}`).join(', ')})`,
    )
    .join('\n');

/** A whole game as text: every action with the clauses that allow it, every event with its clause, the scores. Throws if the log does not replay. */
export const textOf = (game: AnyGame, log: Log<Kind>): string => {
  const begun = startOf(game, log);
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const state = begun.value;
  const lines: string[] = [];
  for (const [i, action] of log.actions.entries()) {
    const verdict = game.check(state, action);
    if (!verdict.legal) throw new Error(`action ${i + 1} is refused: ${JSON.stringify(verdict)}`);
    lines.push(actionLine(i + 1, action as unknown as Fields, verdict.by));
    game.apply(state, action, (event) => lines.push(eventLine(event)));
  }
  const outcome = game.outcome(state);
  if (!outcome) throw new Error('the game is not over');
  const options = { seats: log.seats, variants: log.variants ?? {}, rulings: log.rulings ?? {} };
  const end = `won by ${value(outcome.winners)}  <${outcome.clause}>`;
  return [`${game.id}: ${fields(options, [])}`, '', ...lines, '', scoreLine(game, state), end, ''].join('\n');
};
