import type { Rulings } from '../game.ts';
import { list } from './lists.ts';
import { object, recordBy } from './objects.ts';
import { described, type JsonSchema, type Reader, schemaOf, withSchema } from './reader.ts';
import { integer, only, textOf } from './values.ts';

/**
 * A game as it was played: how it began and every action, nature's included. Replays exactly. `logOf` names the whole
 * table (box, every reading, version of the rules); what an older or hand-written log leaves out is the game's default.
 */
export interface Log<Action = unknown> {
  /** The id of the game. */
  readonly game: string;
  /** The form of the log itself. */
  readonly version: 1;
  /** `Game.rulesVersion` when it was written. */
  readonly rulesVersion?: number;
  /** What people call this game. */
  readonly title?: string;
  /** How many play. */
  readonly seats: number;
  /** What the players are called, by seat. */
  readonly names?: readonly string[];
  /** The id of a box, or an edition as data. */
  readonly edition?: unknown;
  /** Readings by ruling. */
  readonly rulings?: Rulings;
  /** Optional rules by name. */
  readonly variants?: Readonly<Record<string, boolean>>;
  /** A position to begin with instead of a new game. */
  readonly start?: unknown;
  /** Every action in order, nature’s included. */
  readonly actions: readonly Action[];
  /** Remarks by the number of actions before them: `0` stands at the beginning. */
  readonly comments?: Readonly<Record<string, string>>;
}

/** What the logs of a game are made of. */
export interface LogParts {
  /** The id of the game. */
  readonly game: string;
  readonly seats: Reader<number>;
  readonly edition: Reader<unknown>;
  readonly rulings: Reader<object>;
  readonly variants: Reader<object>;
  /** The position that a log may begin with. */
  readonly start: Reader<unknown>;
  readonly action: Reader<unknown>;
}

/** A number of actions, as the name of a field; whether there are so many is for who knows the whole log. */
const step: Reader<string> = withSchema({ type: 'string', pattern: '^(0|[1-9]\\d*)$' }, (json) => json as string);

/** The reader of the logs of a game. */
export const logReader = ({ game, seats, edition, rulings, variants, start, action }: LogParts): Reader<Log> =>
  object<Log>(
    { game: only(game, 'wrong-game'), version: only(1, 'wrong-version'), seats, actions: list(action) },
    {
      rulesVersion: integer(1, 9999),
      title: textOf(0, 200, 'too-long'),
      names: described('What the players are called, by seat.', list(textOf(0, 60, 'too-long'))),
      edition,
      rulings: rulings as Reader<Rulings>,
      variants: variants as Reader<Readonly<Record<string, boolean>>>,
      start,
      comments: described('Remarks by the number of actions before them.', recordBy(step, textOf(0, 4000, 'too-long'))),
    },
  );

/** The schema of the logs that `parseLog` reads of a game. */
export const logSchemaOf = (title: string, parts: LogParts): JsonSchema => schemaOf(title, logReader(parts));
