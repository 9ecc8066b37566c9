import { join } from 'node:path';
import { type Kind, logOf, must, playOut, rng } from '@portolan/core';
import { type Notation, writeNotation } from '@portolan/core/notation';
import type { GameEntry } from '../entry.ts';
import { MOST_ACTIONS, type Plan, policyNamed, type Range, seated } from './plan.ts';
import { rowOf } from './rows.ts';
import { addGame, type Counts, type PlayedGame, type Tally, tallyFor } from './tally.ts';

/** What is wanted of the games beside their totals. */
export interface Wishes {
  /** The form of a line for each game. */
  readonly each?: string | undefined;
  /** Where and how their logs are kept. */
  readonly logs?: { readonly folder: string; readonly notation: boolean } | undefined;
}

/** What became of a range. */
export interface Played extends Range {
  readonly tally: Tally;
  readonly rows: readonly string[];
}

/** A log could not be written. */
export interface Unwritten {
  readonly path: string;
  /** What the system says, as `EEXIST`. */
  readonly code: string | undefined;
  readonly message: string;
}

/** Writes a file, and throws as `writeFileSync` does. */
export type Write = (path: string, text: string) => void;

/** Plays a range of games, or says which log could not be written. */
export const playRange = async (
  entry: GameEntry,
  plan: Plan,
  { from, to }: Range,
  { each, logs }: Wishes,
  write: Write,
): Promise<Played | { readonly unwritten: Unwritten }> => {
  const start = must(entry.game.setup(plan.settings));
  const notation = logs?.notation ? await entry.notation?.() : undefined;
  const tally = tallyFor(plan.settings.seats);
  const rows: string[] = [];
  for (let number = from; number < to; number++) {
    const actions: Kind[] | undefined = logs && [];
    const played = playGame(entry, entry.game.clone(start), plan, number, actions);
    addGame(tally, played);
    if (each !== undefined) rows.push(rowOf(each, played));
    if (!logs) continue;
    const path = logPath(plan, number, logs);
    try {
      write(path, logText(entry, plan, actions!, notation));
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return { unwritten: { path, code, message } };
    }
  }
  return { from, to, tally, rows };
};

/** Plays one game from its start, in place. */
const playGame = (entry: GameEntry, last: unknown, plan: Plan, number: number, actions?: Kind[]): PlayedGame => {
  const { game, round } = entry;
  const players = seated(plan, number);
  const policy = players.map((name) => policyNamed(entry, name) ?? missing(name));
  const clauses: Counts = {};
  let rounds = 0;
  const tell = (event: Kind): void => {
    const { clause } = event as { readonly clause?: string };
    if (clause !== undefined) clauses[clause] = (clauses[clause] ?? 0) + 1;
    if (event.kind === round?.event) rounds += 1;
  };
  const options = { policy, tell, maxActions: plan.maxActions ?? MOST_ACTIONS };
  const steps = playOut(game, last, rng(plan.seed, number), options, (action: Kind) => actions?.push(action));
  const scores = game.scores(last);
  const parts: Counts = {};
  for (const part of scores.flatMap((score) => score.parts))
    parts[part.clause] = (parts[part.clause] ?? 0) + part.points;
  const outcome = game.outcome(last);
  return {
    number,
    actions: steps,
    rounds: Math.ceil(rounds / (round?.of === 'seat' ? players.length : 1)),
    last,
    scores: scores.map(({ total }) => total),
    parts,
    winners: outcome?.winners ?? [],
    decided: outcome?.clause,
    clauses,
    players,
  };
};

/** A plan may come from elsewhere: who plays by a name that is not known here would play at random unseen. */
const missing = (name: string): never => {
  throw new Error(`there is no way to play named ${name}`);
};

/** Digits of the number of a game in the name of its log: the names of a million games stand in their order, however many are played later. */
const DIGITS = 6;

/** Where the log of a game is kept. */
export const logPath = (
  { game, seed }: Plan,
  number: number,
  { folder, notation }: NonNullable<Wishes['logs']>,
): string =>
  join(folder, `${game}-seed-${seed}-${String(number).padStart(DIGITS, '0')}.log.${notation ? 'txt' : 'json'}`);

// biome-ignore lint/suspicious/noExplicitAny: a register of games cannot name their action types
const logText = ({ game }: GameEntry, plan: Plan, actions: readonly Kind[], notation?: Notation<any, any>): string => {
  const log = logOf(game, plan.settings, actions);
  return notation ? must(writeNotation(game, notation, log)) : `${JSON.stringify(log)}\n`;
};
