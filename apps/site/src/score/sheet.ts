import { bad, ok, type Problem, type Result } from '@portolan/core';
import { isObject, type Reader } from '@portolan/core/readers';
import type { Json } from '../stores/table.ts';

/** The longest name. */
export const MAX_NAME = 24;

/** What a player of a sheet has, and a name; empty: the letter. */
export type Named<Player> = Player & { readonly name: string };

/** A sheet as it is kept and sent. */
export interface AnySheet<Player = unknown> {
  readonly players: readonly Named<Player>[];
  /** The box that a sheet that was sent is about, as a patch. */
  readonly edition?: unknown;
}

/** The sheets of a game. */
export interface Sheets<Sheet, Input> {
  /** A sheet for so many players, nothing counted. */
  readonly empty: (seats: number) => Sheet;
  /** The sheet with so many players: those that stay keep what they have. */
  readonly withSeats: (sheet: Sheet, seats: number) => Sheet;
  /** What the checker is asked; `kept` is the owner's box, which counts where the sheet brought none. */
  readonly inputOf: (sheet: Sheet, kept?: unknown) => Input;
  /**
   * Reads a sheet from a link or from storage, with the box that it brings, else with the owner's (`kept`); problems as
   * the checker tells them, and `too-long` for names.
   */
  readonly parse: (json: unknown, kept?: unknown) => Result<Sheet>;
}

/** So many players, those that there are as they are. */
export const seated = <Player>(players: readonly Player[], seats: number, nobody: Player): readonly Player[] =>
  Array.from({ length: seats }, (_, seat) => players[seat] ?? nobody);

/** A sheet with one player replaced. */
export const withPlayer = <Sheet extends AnySheet>(
  sheet: Sheet,
  seat: number,
  player: Sheet['players'][number],
): Sheet => ({
  ...sheet,
  players: sheet.players.map((old, i) => (i === seat ? player : old)),
});

/** The names of the players that a list holds; another one than a text, or one too long, is a problem. */
export const namesIn = (players: readonly unknown[]): Result<readonly string[]> => {
  const names = players.map((player) => (isObject(player) ? (player.name ?? '') : ''));
  const fits = (name: unknown): name is string => typeof name === 'string' && name.length <= MAX_NAME;
  const wrong = names.findIndex((name) => !fits(name));
  return wrong < 0
    ? ok(names.filter(fits))
    : bad({ path: `players[${wrong}].name`, code: 'too-long', facts: { max: MAX_NAME } });
};

const unnamed = (player: unknown): unknown => {
  if (!isObject(player)) return player;
  const { name: _, ...had } = player;
  return had;
};

/** What sheets are made of whose checker asks for the players as they stand on them. */
interface Parts<Player, Others, Input> {
  readonly nobody: Player;
  /** The fields beside the players, as an empty sheet has them. */
  readonly others: Others;
  /** Those that the checker does not know. */
  readonly own?: { readonly [Name in keyof Others]?: Reader<Others[Name]> };
  readonly asks: { parse(json: unknown): Result<Input> };
  /** It asks for no box. */
  readonly boxless?: true;
}

/** The sheets of a game whose checker asks for the players as they stand on them. */
export const sheetsOf = <
  Player extends object,
  Others extends object,
  Input extends { readonly players: readonly Player[] },
>({
  nobody,
  others,
  own = {},
  asks,
  boxless,
}: Parts<Player, Others, Input>): Sheets<AnySheet<Player> & Others, Input> => {
  type Sheet = AnySheet<Player> & Others;
  const none: Named<Player> = { name: '', ...nobody };
  const readers = Object.entries<Reader<unknown>>(own as Record<string, Reader<unknown>>);
  const inputFrom = (sheet: Json, box: unknown): Json => ({
    players: Array.isArray(sheet.players) ? sheet.players.map(unnamed) : sheet.players,
    ...Object.fromEntries(
      Object.entries(others)
        .filter(([name]) => !(name in own))
        .map(([name, usual]) => [name, sheet[name] ?? usual]),
    ),
    ...(box && !boxless ? { edition: box } : {}),
  });
  return {
    empty: (seats) => ({ ...others, players: seated([], seats, none) }),
    withSeats: (sheet, seats) => ({ ...sheet, players: seated(sheet.players, seats, none) }),
    inputOf: (sheet, kept) => inputFrom(sheet as unknown as Json, sheet.edition ?? kept) as unknown as Input,
    parse: (json, kept) => {
      if (!isObject(json)) return bad({ path: '', code: 'not-an-object' });
      const counts = asks.parse(inputFrom(json, json.edition ?? kept));
      if (!counts.ok) return counts;
      const { players } = counts.value;
      const names = namesIn(json.players as readonly unknown[]);
      if (!names.ok) return names;
      const problems: Problem[] = [];
      const beside = readers.map(([name, read]) => [
        name,
        read(json[name] ?? others[name as keyof Others], name, problems),
      ]);
      if (problems.length > 0) return { ok: false, problems };
      const read = counts.value as unknown as Json;
      return ok({
        players: players.map((player, seat) => ({ ...player, name: names.value[seat] ?? '' })),
        ...Object.fromEntries(Object.keys(others).map((name) => [name, read[name]])),
        ...Object.fromEntries(beside),
        ...(json.edition ? { edition: json.edition } : {}),
      } as unknown as Sheet);
    },
  };
};

/** Whether anything was entered. */
export const isStarted = <Sheet extends AnySheet>(
  { inputOf, empty }: Pick<Sheets<Sheet, unknown>, 'inputOf' | 'empty'>,
  sheet: Sheet,
): boolean => {
  const { edition: _, ...entered } = sheet;
  return JSON.stringify(inputOf(entered as Sheet)) !== JSON.stringify(inputOf(empty(sheet.players.length)));
};
